import { useState } from 'react';
import { useGame } from '../../game/game.ts';
import { useText } from '../../platform/i18n/text.ts';
import { commandOf } from '../../ui/keyboard/keyTable.ts';
import { useKeys } from '../../ui/keyboard/useKeys.ts';
import { answerTo, QUERIES, type Query } from './answers.ts';

interface Question {
  readonly query: Query;
  readonly words: string;
  /** How many times in a row the same was asked before. */
  readonly times: number;
}

/**
 * Answers questions that screen reader users ask by single keys: what they have, what comes next, about an opponent,
 * about the piles.
 */
export function SpokenAnswers() {
  const text = useText();
  const { update, view, own } = useGame();
  const [last, setLast] = useState<Question | null>(null);
  const ask = (query: Query) => {
    const times = last?.query === query ? last.times + 1 : 0;
    const names = update.players.map(({ name }) => name);
    setLast({ query, times, words: answerTo(query, { view, own, names, times }, text) });
  };
  useKeys((press) => {
    const { altKey, ctrlKey, metaKey, shiftKey, repeat } = press;
    const query = QUERIES.find((one) => one === commandOf(press));
    const free = !(altKey || ctrlKey || metaKey || shiftKey || repeat);
    return query !== undefined && free ? () => ask(query) : undefined;
  });
  return (
    <div className="sr-only" role="status" aria-label={text('ask.answer')}>
      {/* Asked again, it is said again. */}
      {last !== null && <p key={`${last.query} ${last.times}`}>{last.words}</p>}
    </div>
  );
}
