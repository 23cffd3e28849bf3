import type { Observation } from '../../../shared/rules/observation.ts';
import { useText } from '../../i18n/text.ts';
import { stepsOf } from '../model/steps.ts';

/** The steps of the phase as words, the current one marked. */
export function Steps({ view }: { readonly view: Observation }) {
  const text = useText();
  return (
    <ol className="steps" aria-label={text('bar.steps')}>
      {stepsOf(view).map((step) => (
        <li key={step} className="step" aria-current={step === view.decision ? 'step' : undefined}>
          {text(`step.${step}`)}
        </li>
      ))}
    </ol>
  );
}
