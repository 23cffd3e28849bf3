import { useState } from 'react';
import { LONGEST_NAME } from '../../shared/contract/names.ts';
import { useText } from '../platform/i18n/text.ts';
import { kindOfDevice } from './deviceName.ts';
import { setOwn, useOwnSettings } from './deviceSettings.ts';
import { useHand } from './handState.ts';

/** What the table calls this device; kept on it, and told as soon as it has been typed. */
export function NameField() {
  const text = useText();
  const name = useOwnSettings((own) => own.name);
  const [typed, setTyped] = useState(name);
  const keep = () => {
    if (typed.trim() === name) return;
    setOwn(localStorage, { name: typed.trim() });
    useHand.getState().introduce();
  };
  return (
    <label className="between gap-5">
      {text('hand.name')}
      <input
        className="field hand-typed-name"
        autoComplete="off"
        maxLength={LONGEST_NAME.player}
        placeholder={kindOfDevice(navigator.userAgent)}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={keep}
        onKeyDown={({ key }) => key === 'Enter' && keep()}
      />
    </label>
  );
}
