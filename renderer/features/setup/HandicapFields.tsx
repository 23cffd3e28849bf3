import { HANDICAP } from '../../../shared/vocabulary/limits.ts';
import { type SetupForm, withHandicap } from '../../game/setupForm.ts';
import { type Text, useText } from '../../platform/i18n/text.ts';
import { Emblem } from '../../ui/persona/Persona.tsx';

interface HandicapFieldsProps {
  readonly form: SetupForm;
  readonly onChange: (form: SetupForm) => void;
}

/** Additional coins that seats start with, to make unequal players even. */
export function HandicapFields({ form, onChange }: HandicapFieldsProps) {
  const text = useText();
  return (
    <details name="setup-more" className="setup-more">
      <summary>{text('seats.handicap.summary', { who: whoHas(form, text) })}</summary>
      <p className="setup-note">{text('seats.handicap.detail', { most: HANDICAP.most })}</p>
      <ul className="setup-handicaps stack gap-3">
        {form.players.map(({ emblem, name, handicap = HANDICAP.none }, seat) => (
          <li key={emblem}>
            <label className="handicap">
              <Emblem emblem={emblem} />
              <span className="handicap-name">{name}</span>
              <input
                className="field"
                type="number"
                aria-label={text('seats.handicap.seat', { name })}
                min={HANDICAP.none}
                max={HANDICAP.most}
                value={handicap}
                onChange={({ target }) => onChange(withHandicap(form, seat, target.valueAsNumber))}
              />
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** For the summary: who has a handicap, as "Ada +3", or `none`. */
function whoHas({ players }: SetupForm, text: Text): string {
  const with_ = players.filter(({ handicap = HANDICAP.none }) => handicap > HANDICAP.none);
  return with_.length === 0 ? 'none' : text.list(with_.map(({ name, handicap = 0 }) => `${name} +${handicap}`));
}
