import type { Choice } from '../../../shared/rules/observation/observation.ts';
import { useText } from '../../i18n/text.ts';
import type { Interaction } from '../../interaction/useInteraction.ts';
import { Icon } from '../icons/Icon.tsx';
import { choiceWords, consequencesOf } from '../model/choiceWords.ts';
import { useDeciding } from './deciding.ts';

interface ConsequencesProps {
  /** What is pointed at, else what is considered. */
  readonly shown: Choice | null;
  readonly interaction: Interaction;
}

/** What a choice would do, in words, and the button that does it. */
export function Consequences({ shown, interaction }: ConsequencesProps) {
  const text = useText();
  return (
    <footer className="consequences">
      {interaction.refused !== null && (
        <p className="failure" role="alert">
          {text(`refused.${interaction.refused}`)}
        </p>
      )}
      {shown === null ? <p className="quiet">{text('choice.none')}</p> : <Would choice={shown} />}
      {interaction.waiting && <p className="quiet">{text('choice.waiting')}</p>}
      {interaction.considered !== null && !interaction.waiting && (
        <div className="confirm">
          <button type="button" className="button button-quiet" onClick={interaction.back}>
            {text('choice.back')}
            <kbd>Esc</kbd>
          </button>
          <button type="button" className="button button-main" onClick={interaction.confirm}>
            <Icon name="check" />
            {text('choice.confirm')}
            <kbd>Enter</kbd>
          </button>
        </div>
      )}
    </footer>
  );
}

function Would({ choice }: { readonly choice: Choice }) {
  const text = useText();
  const deciding = useDeciding();
  return (
    <div className="would">
      <h4>{choiceWords(choice, deciding, text)}</h4>
      <ul>
        {consequencesOf(choice, deciding, text).map(({ kind, words }) => (
          <li key={words} data-kind={kind}>
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
