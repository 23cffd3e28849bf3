import type { Choice } from '../../../../shared/rules/observation/observation.ts';
import { changedWords } from '../../../game/actions/feeding.tsx';
import { useDecision } from '../../../game/decisionContext.ts';
import { choiceWords, consequencesOf } from '../../../game/words/choiceWords.ts';
import { useText } from '../../../platform/i18n/text.ts';

/** What a choice is, and what would follow from it, in words. */
export function PreviewText({ choice }: { readonly choice: Choice }) {
  const text = useText();
  const deciding = useDecision();
  const why = choice.action.type === 'remove' ? changedWords(choice.action.card, deciding, text) : null;
  return (
    <div className="would">
      <h4>{choiceWords(choice, deciding, text)}</h4>
      <ul>
        {consequencesOf(choice, deciding, text).map(({ kind, words }) => (
          <li key={words} data-kind={kind}>
            {words}
          </li>
        ))}
        {why !== null && <li>{why}</li>}
      </ul>
    </div>
  );
}
