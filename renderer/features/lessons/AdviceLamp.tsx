import { type Action, isSameAction } from '../../../shared/vocabulary/actions.ts';
import { usedCardWords } from '../../game/actions/draft.ts';
import { choiceWords } from '../../game/actions/index.ts';
import { type DecisionAtHand, useDecision } from '../../game/decisionContext.ts';
import { reasonSentence } from '../../game/words/reasonWords.ts';
import { type Text, useText } from '../../platform/i18n/text.ts';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import type { Advised } from './useAdvice.ts';

/** Lights up, a bit more with each press. */
export function AdviceLamp({ amount, thinking, more }: Advised) {
  const text = useText();
  return (
    <span className="advice-lamp" data-verb="advice" data-amount={amount} data-thinking={thinking}>
      <IconButton
        icon="lamp"
        label={text(`advice.more.${amount}`)}
        command="advice"
        refusal={amount === 3 ? text('advice.all') : undefined}
        onPress={more}
      />
    </span>
  );
}

/** What the player has been told so far, read out as it grows. */
export function AdviceWords(advised: Advised) {
  const text = useText();
  const deciding = useDecision();
  const words = adviceWords(advised, deciding, text);
  return (
    <p className="advice-words" role="status" data-told={words !== ''}>
      {words}
    </p>
  );
}

function adviceWords({ amount, advice, thinking }: Advised, deciding: DecisionAtHand, text: Text): string {
  if (thinking) return text('advice.thinking');
  if (advice === null || amount === 0) return '';
  const { best, candidates, track } = advice;
  const say = (action: Action): string => sayOf(action, deciding, text);
  const [first, second] = candidates;
  if (first === undefined || second === undefined) return text('advice.one', { action: say(best.action) });
  if (amount === 1) return text('advice.track', { track: text(`track.${track}`) });
  if (amount === 2) return text('advice.two', { first: say(first), second: say(second) });
  return reasonSentence(best, { expansions: deciding.view.options.expansions, say, isBrief: true }, text);
}

/** What its button says; of a card without the price, which stands there. */
function sayOf(action: Action, deciding: DecisionAtHand, text: Text): string {
  if (action.type === 'draft' || action.type === 'take') return usedCardWords(action, deciding.view, text);
  const choice = deciding.update.choices.find((other) => isSameAction(other.action, action));
  return choice === undefined ? '' : choiceWords(choice, deciding, text);
}
