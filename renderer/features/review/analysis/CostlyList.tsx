import type { CostlyDecision } from '../../../../shared/analysis/report.ts';
import { useGame } from '../../../game/game.ts';
import { decisionSentence } from '../../../game/words/reasonWords.ts';
import { numeral, useText } from '../../../platform/i18n/text.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';

interface CostlyListProps {
  /** The dearest first. */
  readonly costly: readonly CostlyDecision[];
  /** Whether more may still be found. */
  readonly goesOn: boolean;
  readonly onGo: (position: number) => void;
  readonly onAgain: (position: number) => void;
}

/** The decisions that cost most: what was done, what was better and in what, and two ways back to it. */
export function CostlyList({ costly, goesOn, onGo, onAgain }: CostlyListProps) {
  const text = useText();
  return (
    <section className="costly" aria-label={text('analysis.costly')}>
      <h3>{text('analysis.costly')}</h3>
      {costly.length === 0 && (
        <p className="analysis-note">{text(goesOn ? 'analysis.reading' : 'analysis.costly.none')}</p>
      )}
      <ol>
        {costly.map((decision, index) => (
          <Costly key={decision.entry.position} {...decision} number={index + 1} onGo={onGo} onAgain={onAgain} />
        ))}
      </ol>
    </section>
  );
}

interface CostlyProps extends CostlyDecision, Pick<CostlyListProps, 'onGo' | 'onAgain'> {
  readonly number: number;
}

function Costly({ entry, number, onGo, onAgain }: CostlyProps) {
  const text = useText();
  const { view } = useGame();
  const { position, epoch, phase, step, hand } = entry;
  return (
    <li className="costly-entry level stack">
      <span className="flag centre rigid" aria-hidden="true">
        {number}
      </span>
      <p>
        <b>{text('analysis.phase', { epoch: numeral(epoch), phase })}</b> {text(`step.${step}`)}
        {' · '}
        {/* Shown for people and bots: the reason of a bot's mistake is in its decision log. */}
        {decisionSentence(entry, false, view.options.expansions, text)}
        {hand.length > 0 && (
          <small>{text('books.drew', { cards: text.list(hand.map((card) => text.card(card))) })}</small>
        )}
      </p>
      <IconButton
        icon="history"
        label={text('analysis.see', { position: position + 1 })}
        onPress={() => onGo(position)}
      />
      <IconButton
        icon="branch"
        label={text('analysis.again', { position: position + 1 })}
        onPress={() => onAgain(position)}
      />
    </li>
  );
}
