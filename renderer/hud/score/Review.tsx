import type { BookEntry, GameUpdate } from '../../../shared/contract/answers.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { useText } from '../../i18n/text.ts';
import { AnalysisButton } from '../analysis/AnalysisButton.tsx';
import { BookLine } from '../books/BookLine.tsx';
import { useBooks } from '../books/useBooks.ts';
import { useCommands } from '../commands.ts';
import { nameOf, useGame } from '../game.ts';
import { costliest } from '../model/books.ts';
import { BooksButton } from './BooksButton.tsx';

const peopleIn = ({ players }: GameUpdate): readonly Seat[] =>
  players.flatMap(({ controller }, seat) => (controller.kind === 'human' ? [seat] : []));

/** The first thing after the score: the decision of a person that cost most, and the way to the books with all others. */
export function Review() {
  const text = useText();
  const { update } = useGame();
  const people = peopleIn(update);
  return (
    <section className="review" aria-label={text('review.title')}>
      {people.length > 0 && <CostliestOf people={people} gameId={update.gameId} />}
      <div className="review-books">
        <AnalysisButton />
        <BooksButton />
        <p className="review-note">{text('review.books.note')}</p>
      </div>
    </section>
  );
}

interface CostliestOfProps {
  readonly people: readonly Seat[];
  readonly gameId: string;
}

function CostliestOf({ people, gameId }: CostliestOfProps) {
  const text = useText();
  const { replay } = useCommands();
  const { update } = useGame();
  const books = useBooks(gameId);
  const isWhole = books !== null && books.next === null;
  const [worst] = isWhole ? costliest(books.entries.filter(({ seat }) => people.includes(seat))) : [];
  const go = async (position: number) => {
    await replay.open(gameId);
    replay.seek(position);
  };
  return (
    <>
      <h3>{worst !== undefined && people.length > 1 ? nameOf(update, worst.seat) : text('review.title')}</h3>
      <p role="status" className="review-note">
        {isWhole ? worst === undefined && noneWords(people, update, text) : text('review.reading')}
      </p>
      {worst !== undefined && <Worst entry={worst} onGo={(position) => void go(position)} />}
    </>
  );
}

const noneWords = (people: readonly Seat[], update: GameUpdate, text: ReturnType<typeof useText>): string =>
  text('review.none', { name: text.list(people.map((seat) => nameOf(update, seat))) });

interface WorstProps {
  readonly entry: BookEntry;
  readonly onGo: (position: number) => void;
}

function Worst({ entry, onGo }: WorstProps) {
  return (
    <ul className="review-worst">
      <BookLine entry={entry} dated onGo={onGo} />
    </ul>
  );
}
