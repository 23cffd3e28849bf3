import { useEffect, useRef, useState } from 'react';
import type { GameEvent } from '../../shared/vocabulary/events.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';
import { useText } from '../platform/i18n/text.ts';
import { useSettings } from '../platform/settings.ts';
import { nameOf, useGame } from './game.ts';
import { contextAlong } from './log/logContext.ts';
import type { Remark } from './remarks/botComments.ts';
import { useCharacters } from './remarks/followTable.ts';
import { useTable } from './state/table.ts';
import { isEmptyStep } from './words/logFilter.ts';
import { sinceDecisionOf } from './words/recap.ts';
import { sentenceOf, sentenceWords } from './words/sentences.ts';
import { spokenDueWords } from './words/turn.ts';

/** Events of every round that all players cause and that say nothing about their cards. */
const COMMONPLACE: ReadonlySet<GameEvent['type']> = new Set(['cardsDrawn', 'draftDecided']);

/**
 * Returns whether an event is announced to the player of seat `own`: every event, except other seats' events in
 * `COMMONPLACE`.
 */
const isSpoken = (event: GameEvent, own: Seat): boolean =>
  !COMMONPLACE.has(event.type) || ('seat' in event && event.seat === own);

/** Events within so many milliseconds are announced together. */
const QUIET = 500;
/**
 * The most sentences announced at once, more than a round has; somebody who jumps through a replay hears only the last
 * ones. Twice as many stay in the page.
 */
const KEPT = 60;

interface Said {
  readonly number: number;
  readonly words: string;
}

/**
 * Announces to screen readers what happens and who decides: every line of the log since the player's last decision,
 * once and in order, when the table shows it, with what bots say about it. Lines are only added, so that nothing
 * interrupts the reading. What a player missed behind the curtain is told by the curtain itself.
 */
export function StatusLine() {
  const said = useSaid();
  const text = useText();
  return (
    <div className="sr-only" role="log" aria-live="polite" aria-relevant="additions" aria-label={text('access.news')}>
      {said.map(({ number, words }) => (
        <p key={number}>{words}</p>
      ))}
    </div>
  );
}

function useSaid(): readonly Said[] {
  const news = useNews();
  const due = useDue();
  const [said, setSaid] = useState<readonly Said[]>([]);
  // What was told and said, to which the next is added.
  const last = useRef({ upTo: 0, due: '' });
  const count = useRef(0);
  const { length, wordsFrom } = news;
  useEffect(() => {
    const timer = setTimeout(() => {
      const { upTo, due: before } = last.current;
      // After an undo the log is shorter.
      const fresh = wordsFrom(Math.min(upTo, length)).slice(-KEPT);
      const sentences =
        due === '' || (due === before && length >= upTo && fresh.length === 0) ? fresh : [...fresh, due];
      last.current = { upTo: length, due: due === '' ? before : due };
      if (sentences.length === 0) return;
      const added = sentences.map((words) => ({ number: count.current++, words }));
      setSaid((earlier) => [...earlier, ...added].slice(-2 * KEPT));
    }, QUIET);
    return () => clearTimeout(timer);
  }, [wordsFrom, length, due]);
  return said;
}

/** Whose turn it is, once the table has come to rest. */
function useDue(): string {
  const text = useText();
  const { update, view, playing } = useGame();
  return playing ? '' : spokenDueWords(update, view, text);
}

/** What the table has shown since the player's last decision. */
interface News {
  /** How many lines. */
  readonly length: number;
  /** The announcements from line `first` on. Earlier lines were announced before, so their words are not made again. */
  readonly wordsFrom: (first: number) => readonly string[];
}

function useNews(): News {
  const text = useText();
  const remark = useRemark();
  const { update, own } = useGame();
  const log = useTable((table) => table.log);
  const pendingEvents = useTable((table) => table.pendingEvents);
  const end = Math.max(0, log.length - pendingEvents);
  const [start] = useState(() => (update.screen.viewer === null ? end : sinceDecisionOf(own, log.slice(0, end))));
  const wordsFrom = (first: number): readonly string[] => {
    const contextAt = contextAlong(update, log);
    return log.slice(start + first, end).flatMap((event, index, shown) => {
      const line = start + first + index;
      const isTold = isSpoken(event, own) && !isEmptyStep(event, shown[index + 1]);
      const told = isTold ? [sentenceWords(sentenceOf(event, contextAt(line)), text)] : [];
      if (remark?.line !== line) return told;
      return [...told, text('remark.said', { name: nameOf(update, remark.seat), words: text(remark.words) })];
    });
  };
  return { length: end - start, wordsFrom };
}

/** What a bot said last, where the player wants to know. */
function useRemark(): Remark | null {
  const remark = useCharacters((characters) => characters.remark);
  const wanted = useSettings(({ botRemarks }) => botRemarks);
  return wanted ? remark : null;
}
