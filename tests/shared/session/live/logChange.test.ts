import { describe, expect, it } from 'vitest';
import type { GameUpdate } from '../../../../shared/contract/answers.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import { EXPANSIONS } from '../../../../shared/vocabulary/options.ts';
import { type Luck, luckOf, pick } from '../../../fixtures/luck.ts';
import { PageLog } from '../../../fixtures/pageLog.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';

const start = (letters: string, seed: number): Session => new Session(freshGame(letters, 'advanced', seed, EXPANSIONS));

/** A bot decides, or the human on the screen, who lifts the curtain first if it is told to. */
function decide(session: Session, luck: Luck): void {
  const { actor } = session;
  const seat = pick([...session.botsToDecide(), ...(actor === null ? [] : [actor])], luck);
  session.act(seat, pick(seat === actor ? choicesOf(session) : session.botJob(seat).choices, luck).action);
}

/** The choices of whoever decides on the screen, without telling the page anything. */
const choicesOf = (session: Session): GameUpdate['choices'] => session.adviceJob()?.choices ?? [];

describe('the log that the page makes of what it is told', () => {
  it('is told whole to a page that knows nothing, and then by new lines only', () => {
    const session = start('hag', 2);
    const first = session.update([]);
    expect(first.log).toEqual({ since: null, lines: [] });
    decide(session, luckOf(1));
    const next = session.update([]);
    expect(next.log).toEqual({ since: first.seq, lines: [] });
    session.reopen();
    const again = session.update([]);
    expect(again.events).toEqual([]);
    expect(again.log.lines.map(({ event }) => event)).toEqual([...first.events, ...next.events]);
  });

  it('is told anew where other eyes read it otherwise, and there only', () => {
    const session = new Session(freshGame('hh', 'basic', 3));
    const luck = luckOf(3);
    while (session.update([]).screen.curtain === null) decide(session, luck);
    const seat = session.update([]).screen.curtain ?? -1;
    session.reveal(seat);
    const { log: opened, view } = session.update([]);
    expect(opened.lines).toMatchObject([{ event: { type: 'cardsDrawn', seat, cards: view.seats[seat]?.hand } }]);
    decide(session, luck);
    expect(session.update([]).log.lines).toMatchObject([
      { number: opened.lines[0]?.number, event: { type: 'cardsDrawn', seat, cards: null } },
    ]);
  });

  it('of another game is not mixed with this one', () => {
    const page = new PageLog();
    const session = start('hh', 4);
    page.take(session.update([]));
    const other = { ...session.update([]), gameId: 'another' };
    expect(page.take(other)).toBe(false);
  });
});
