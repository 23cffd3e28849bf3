import { describe, expect, it } from 'vitest';
import type { Session } from '../../../../shared/session/live/session.ts';
import { decide, start } from '../../../fixtures/loggedGame.ts';
import { type Luck, luckOf } from '../../../fixtures/luck.ts';
import { PageLog, wholeLog } from '../../../fixtures/pageLog.ts';
import { expectSame } from '../../../fixtures/sameAs.ts';

/** Lets something happen that changes what the page must know; returns what that was. */
function happen(session: Session, luck: Luck): string {
  const kind = luck(12);
  if (kind < 4 && session.undo()) return 'undo';
  if (kind === 4) {
    session.reopen();
    return 'reload';
  }
  const before = session.viewer;
  const waiting = [0, 1, 2, 3, 4].find((seat) => session.reveal(seat));
  if (waiting === undefined && !session.over) decide(session, luck);
  return session.viewer === before ? 'same eyes' : 'other eyes';
}

/** Plays a whole game of which the page misses some updates; returns how often what happened. */
function playBadly(letters: string, seed: number): Map<string, number> {
  const luck = luckOf(seed);
  const session = start(letters, seed);
  const page = new PageLog();
  const counts = new Map<string, number>();
  const count = (what: string): unknown => counts.set(what, (counts.get(what) ?? 0) + 1);
  while (!session.over) {
    for (let steps = luck(3); steps >= 0; steps--) count(happen(session, luck));
    const update = session.update([]);
    if (luck(6) === 0) {
      count('lost');
      continue;
    }
    if (!page.take(update)) {
      count('gap');
      session.reopen();
      expect(page.take(session.update([]))).toBe(true);
    }
    expectSame(page.lines, wholeLog(session.saved, session.viewer));
    expect(page.update?.seq).toBe(session.seq);
  }
  return counts;
}

describe('the log that the page makes of what it is told', () => {
  it.each(['hh', 'hag', 'hhh', 'hhaag'])('at a table of %s is the host’s, whatever happens on the way', (letters) => {
    const counts = playBadly(letters, letters.length);
    const expected = ['undo', 'reload', 'same eyes', 'lost', 'gap', ...(letters === 'hag' ? [] : ['other eyes'])];
    expect(expected.filter((what) => (counts.get(what) ?? 0) < 3)).toEqual([]);
  });
});
