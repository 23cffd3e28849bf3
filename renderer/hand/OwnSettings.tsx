import type { ReactNode } from 'react';
import { UI_SCALE } from '../../shared/vocabulary/limits.ts';
import { MOTIONS } from '../../shared/vocabulary/preferences.ts';
import { ownName } from '../../shared/words/language.ts';
import { PAGE_LANGUAGES } from '../platform/i18n/pageWords.ts';
import { useText } from '../platform/i18n/text.ts';
import { type OwnSettings as Own, setOwn, useOwnSettings } from './deviceSettings.ts';
import { NameField } from './NameField.tsx';

/** What this device sets for itself: its name, its language, how large its text is, how strong its contrast, how it calls. */
export function OwnSettings() {
  const text = useText();
  const { language, textScale, highContrast, sound, buzz } = useOwnSettings();
  const set = (change: Partial<Own>) => setOwn(localStorage, change);
  return (
    <div className="hand-settings stack gap-5">
      <label className="between gap-5">
        {text('settings.language')}
        <select
          className="field"
          value={language}
          onChange={({ target: { value } }) =>
            set({ language: PAGE_LANGUAGES.find((known) => known === value) ?? 'auto' })
          }
        >
          <option value="auto">{text('settings.language.auto')}</option>
          {PAGE_LANGUAGES.map((known) => (
            <option key={known} value={known} lang={known}>
              {ownName(known)}
            </option>
          ))}
        </select>
      </label>
      <label className="between gap-5">
        {text('settings.textScale')}
        <input
          type="range"
          min={UI_SCALE.min}
          max={UI_SCALE.max}
          step={25}
          value={textScale}
          onChange={({ target }) => set({ textScale: Number(target.value) })}
        />
      </label>
      <Check
        checked={highContrast === 'on'}
        onChange={(checked) => set({ highContrast: MOTIONS[checked ? 1 : 0] ?? 'auto' })}
      >
        {text('settings.highContrast')}
      </Check>
      <Check checked={sound} onChange={(checked) => set({ sound: checked })}>
        {text('hand.sound')}
      </Check>
      {'vibrate' in navigator && (
        <Check checked={buzz} onChange={(checked) => set({ buzz: checked })}>
          {text('hand.buzz')}
        </Check>
      )}
      <NameField />
    </div>
  );
}

interface CheckProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

const Check = ({ checked, onChange, children }: CheckProps) => (
  <label className="between gap-5">
    {children}
    <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
  </label>
);
