import { UI_SCALE } from '../../shared/vocabulary/limits.ts';
import { MOTIONS } from '../../shared/vocabulary/preferences.ts';
import { ownName } from '../../shared/words/language.ts';
import { PAGE_LANGUAGES } from '../platform/i18n/pageWords.ts';
import { useText } from '../platform/i18n/text.ts';
import { useSettings } from '../platform/settings.ts';
import { setOwn } from './deviceSettings.ts';

/** What this device sets for itself: its language, how large its text is, and how strong its contrast. */
export function OwnSettings() {
  const text = useText();
  const { language, textScale, highContrast } = useSettings();
  return (
    <div className="hand-settings stack gap-5">
      <label className="between gap-5">
        {text('settings.language')}
        <select
          className="field"
          value={language}
          onChange={({ target: { value } }) => {
            const chosen = PAGE_LANGUAGES.find((known) => known === value) ?? 'auto';
            setOwn(localStorage, { language: chosen });
          }}
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
          onChange={({ target }) => setOwn(localStorage, { textScale: Number(target.value) })}
        />
      </label>
      <label className="between gap-5">
        {text('settings.highContrast')}
        <input
          type="checkbox"
          checked={highContrast === 'on'}
          onChange={({ target }) => setOwn(localStorage, { highContrast: MOTIONS[target.checked ? 1 : 0] ?? 'auto' })}
        />
      </label>
    </div>
  );
}
