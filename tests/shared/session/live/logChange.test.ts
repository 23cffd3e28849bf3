import { describe, expect, it } from 'vitest';
import { Session } from '../../../../shared/session/live/session.ts';
import { decide, start } from '../../../fixtures/loggedGame.ts';
import { luckOf } from '../../../fixtures/luck.ts';
import { PageLog } from '../../../fixtures/pageLog.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';

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
