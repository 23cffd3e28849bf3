import type { DecisionEntry } from '../../../../shared/contract/answers.ts';
import type { CardId } from '../../../../shared/vocabulary/pieces.ts';
import { leaningOf } from '../../../../shared/vocabulary/reason.ts';
import { CardPicture } from '../../../cards/LazyCanvas.tsx';
import { ColonyPicture, MedalPicture, StatuePicture } from '../../../cards/PrizePicture.tsx';
import { useGame } from '../../../game/game.ts';
import { decisionSentence, loggedActionWords } from '../../../game/words/reasonWords.ts';
import { numeral, useText } from '../../../platform/i18n/text.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Emblem } from '../../../ui/persona/Persona.tsx';

/** The id of a decision's line in the decision log: other views link to it. */
export const decisionLineId = (position: number): string => `book-${position}`;

interface DecisionLineProps {
  readonly entry: DecisionEntry;
  /** Whether the line must say itself when that was. */
  readonly dated?: boolean;
  /** Leads to a position of the game. */
  readonly onGo: (position: number) => void;
}

/** The card that a decision was about; `null` where it was about none. */
function cardOfEntry({ reason: { action }, tops }: DecisionEntry): CardId | null {
  if (action.type === 'draft') return action.keep;
  return action.type === 'take' ? (tops[action.colour] ?? null) : null;
}

/** The points that a decision won or lost, to be found at a glance: the sentence beside it says the same, and against what. */
function Worth({ reason }: Pick<DecisionEntry, 'reason'>) {
  const text = useText();
  const { sign, byPoints } = leaningOf(reason);
  const points = Math.round(reason.lead);
  if (reason.instead === null || !byPoints || sign === 0 || points === 0) return null;
  return (
    <span className={`books-worth bold small ${sign > 0 ? 'books-won' : 'books-lost'}`} aria-hidden="true">
      {text.signed(points)}
    </span>
  );
}

/** What a decision was about, drawn; whose it was, where there is nothing to be drawn. */
function Subject({ entry }: Pick<DecisionLineProps, 'entry'>) {
  const owner = useGame().update.players[entry.seat];
  const { action } = entry.reason;
  const card = cardOfEntry(entry);
  if (card !== null) return <CardPicture card={card} />;
  switch (action.type) {
    case 'colony':
      return <ColonyPicture way={action.action} />;
    case 'statue':
      return <StatuePicture requirement={action.requirement} />;
    case 'silver':
    case 'gold':
      return <MedalPicture medal={action.type} />;
    default:
      return owner === undefined ? <span /> : <Emblem emblem={owner.emblem} />;
  }
}

/** What was decided, how good that was and against what; the cards it was made with; its points; and the way to it in the replay. */
export function DecisionLine({ entry, dated = false, onGo }: DecisionLineProps) {
  const text = useText();
  const { update } = useGame();
  const { position, seat, epoch, phase, hand, reason } = entry;
  const done = loggedActionWords(reason.action, entry, text);
  const isBot = update.players[seat]?.controller.kind === 'bot';
  const sentence = decisionSentence(entry, isBot, update.view.options.expansions, text);
  return (
    // Other views link to this id; the costliest decisions are repeated elsewhere without it.
    <li className="books-entry stack top" {...(!dated && { id: decisionLineId(position), tabIndex: -1 })}>
      <Subject entry={entry} />
      <span className="books-told">
        {dated && <small className="block dim">{text('books.phase', { epoch: numeral(epoch), phase })}</small>}
        {/* In every language it begins with what was done. */}
        <b>{done}</b>
        {sentence.slice(done.length)}
        {hand.length > 0 && (
          <small className="books-drew block dim">
            {text('books.drew', { cards: text.list(hand.map((card) => text.card(card))) })}
          </small>
        )}
      </span>
      <Worth reason={reason} />
      <IconButton icon="history" label={text('books.go', { position: position + 1 })} onPress={() => onGo(position)} />
    </li>
  );
}
