import { PRESETS } from '../../../shared/vocabulary/preferences.ts';
import { firstForm, presetOf, withPreset } from '../../game/presets.ts';
import type { SetupForm } from '../../game/setupForm.ts';
import { useText } from '../../platform/i18n/text.ts';
import { useSettings } from '../../platform/settings.ts';

interface PresetRowProps {
  readonly form: SetupForm;
  readonly onChange: (form: SetupForm) => void;
}

/** Whole tables, each with one press. */
export function PresetRow({ form, onChange }: PresetRowProps) {
  const text = useText();
  const lastTable = useSettings((settings) => settings.lastTable);
  const chosen = presetOf(form);
  return (
    <fieldset className="setup-presets wrap end gap-4" aria-label={text('seats.presets')}>
      {PRESETS.map((preset) => (
        <button
          key={preset}
          type="button"
          className="preset round raised dense"
          aria-pressed={chosen === preset}
          onClick={() => onChange(withPreset(form, preset))}
        >
          <b>{text(`seats.preset.${preset}`)}</b>
          <span>{text(`seats.preset.${preset}.detail`)}</span>
        </button>
      ))}
      {lastTable !== null && (
        <button type="button" className="preset round raised dense" onClick={() => onChange(firstForm(lastTable))}>
          <b>{text('seats.preset.last')}</b>
          <span>{text('seats.preset.last.detail', { count: lastTable.players.length })}</span>
        </button>
      )}
    </fieldset>
  );
}
