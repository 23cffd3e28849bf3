import { describe, expect, it } from 'vitest';
import { Session } from '../../../../shared/session/live/session.ts';
import type { Seat } from '../../../../shared/vocabulary/seats.ts';
import { PageLog } from '../../../fixtures/pageLog.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';

/* People who decide on devices of their own, beside those at the screen. Seat 0 leads epoch I. */

const SEED = 12;

/** A game whose seats in `apart` have devices, in the first draft. */
function start(letters: string, ...apart: Seat[]): Session {
  const session = new Session(freshGame(letters, 'basic', SEED));
  session.setApart(new Set(apart));
  while (session.update([]).view.decision !== 'draft') decideAll(session);
  return session;
}

const at = (session: Session, seat: Seat | null) => session.updateFor(session.audience(), seat, []);

/** The seat takes the first choice that it has. */
function decide(session: Session, seat: Seat): void {
  const [choice] = at(session, seat).choices;
  if (choice === undefined || !session.act(seat, choice.action)) throw new RangeError(`seat ${seat} cannot decide`);
}

function decideAll(session: Session): void {
  for (const seat of session.update([]).view.deciders) decide(session, seat);
}

describe('a seat with a device of its own', () => {
  it('sees its own hand and decides there, while the screen shows nobody’s', () => {
    const session = start('hhh', 0, 1, 2);
    expect(session.update([]).screen).toEqual({ viewer: null, actor: null, curtain: null });
    const { screen, view, choices } = at(session, 1);
    expect(screen).toEqual({ viewer: 1, actor: 1, curtain: null });
    expect(view.seats.map(({ hand }) => hand?.length ?? null)).toEqual([null, 2, null]);
    expect(choices.length).toBeGreaterThan(0);
  });

  it('leaves the curtain to those who decide at the screen, even to the only one', () => {
    const session = start('hhh', 0, 1);
    expect(session.update([]).screen).toEqual({ viewer: null, actor: null, curtain: 2 });
    session.reveal(2);
    expect(session.update([]).screen).toEqual({ viewer: 2, actor: 2, curtain: null });
    decide(session, 0);
    expect(session.update([]).screen.viewer).toBe(2);
  });

  it('decides when it is due, in any order', () => {
    const session = start('hhh', 0, 1, 2);
    decide(session, 2);
    expect(at(session, 2).choices).toEqual([]);
    expect(at(session, 0).choices.length).toBeGreaterThan(0);
    decide(session, 0);
    decide(session, 1);
    expect(session.update([]).view.wheel.turns).toBe(1);
  });

  it('keeps the number of its decision while others decide, and the screen keeps its own', () => {
    const session = start('hhh', 0, 1);
    session.reveal(2);
    const [own, here] = [at(session, 0).decision, session.update([]).decision];
    expect(own).not.toBeNull();
    expect(own).not.toBe(here);
    decide(session, 1);
    expect(at(session, 0).decision).toBe(own);
    expect(session.update([]).decision).toBe(here);
  });

  it('is told each event once, as only it may know it', () => {
    const session = start('hhh', 0, 1, 2);
    const devices = ([0, null] as const).map((seat) => ({ seat, audience: session.audience(), log: new PageLog() }));
    const tell = () =>
      devices.map(({ seat, audience, log }) => {
        const update = session.updateFor(audience, seat, []);
        expect(log.take(update)).toBe(true);
        return update.events;
      });
    expect(tell()).toEqual([[], []]);
    decideAll(session);
    const [own, everybody] = tell();
    const cardsDrawnBy = (events: typeof own, who: Seat) =>
      events?.flatMap((event) => (event.type === 'cardsDrawn' && event.seat === who ? [event.cards] : []));
    expect(cardsDrawnBy(own, 0)?.[0]).toHaveLength(2);
    expect(cardsDrawnBy(own, 1)?.[0]).toBeNull();
    expect(cardsDrawnBy(everybody, 0)?.[0]).toBeNull();
    expect(tell()).toEqual([[], []]);
    session.reopen();
    for (const { log, seat } of devices) expect(log.lines).toEqual(logOf(session, seat));
  });
});

function logOf(session: Session, seat: Seat | null) {
  const log = new PageLog();
  log.take(at(session, seat));
  return log.lines;
}

describe('taking back on a device', () => {
  it('leaves what others decided in secret since', () => {
    const session = start('hhh', 0, 1);
    session.reveal(2);
    decide(session, 0);
    decide(session, 1);
    expect(at(session, 0).canUndo).toBe(true);
    expect(session.withdraw(0)).toBe(true);
    expect(session.update([]).view.seats.map(({ decided }) => decided)).toEqual([false, true, false]);
    expect(session.update([]).screen.viewer).toBe(2);
    expect(at(session, 0).choices.length).toBeGreaterThan(0);
    expect(at(session, 1).choices).toEqual([]);
    expect(new Session(session.saved).update([]).view.seats.map(({ decided }) => decided)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('is over with the reveal, and never reaches the decision of another seat', () => {
    const session = start('hhh', 0, 1, 2);
    decide(session, 0);
    expect(session.withdraw(1)).toBe(false);
    decide(session, 1);
    decide(session, 2);
    expect(at(session, 0).canUndo).toBe(false);
    expect(session.withdraw(0)).toBe(false);
  });

  it('tells every device the log from its beginning', () => {
    const session = start('hhh', 0, 1, 2);
    const audience = session.audience();
    session.updateFor(audience, 1, []);
    decide(session, 0);
    session.updateFor(audience, 1, []);
    session.withdraw(0);
    const { log, events } = session.updateFor(audience, 1, []);
    expect(log.since).toBeNull();
    expect(events).toEqual([]);
  });

  it('at the screen takes back what was decided there, and leaves the devices’ decisions', () => {
    const session = start('hhh', 0);
    session.reveal(1);
    decide(session, 1);
    decide(session, 0);
    expect(session.update([])).toMatchObject({ canUndo: true, takesBack: 1 });
    expect(session.undo()).toBe(true);
    expect(session.update([]).view.seats.map(({ decided }) => decided)).toEqual([true, false, false]);
  });
});
