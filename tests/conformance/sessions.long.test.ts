import { describe, expect, it } from 'vitest';
import type { GameUpdate } from '../../shared/contract/answers.ts';
import { Session } from '../../shared/session/live/session.ts';
import { replay } from '../../shared/session/replay/replay.ts';
import type { Action } from '../../shared/vocabulary/actions.ts';
import type { GameEvent } from '../../shared/vocabulary/events.ts';
import { EXPANSIONS } from '../../shared/vocabulary/options.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';
import { type Luck, luckOf, pick } from '../fixtures/luck.ts';
import { pickAction } from '../fixtures/randomGame.ts';
import { freshGame } from '../fixtures/savedGame.ts';
import { UNIVERSE } from '../fixtures/universe.ts';

const textOf = (value: unknown): string => JSON.stringify(value);

interface Moment {
  readonly session: Session;
  /** What the screen was told since the last decision: with the curtain drawn, and after it was lifted. */
  readonly updates: readonly GameUpdate[];
  readonly update: GameUpdate;
  readonly seat: Seat;
  readonly legal: readonly Action[];
  readonly action: Action;
}

/** What a seat that has to decide may do: a bot is told by its job, a human by the update. */
const legalFor = (session: Session, update: GameUpdate, seat: Seat): Action[] =>
  (seat === update.screen.actor ? update.choices : session.botJob(seat).choices).map((choice) => choice.action);

/** Plays an advanced session with all expansions at random to the end: curtains are lifted, bots and humans decide in any order. */
function playSession(letters: string, seed: number, visit: (moment: Moment, luck: Luck) => void): Session {
  const luck = luckOf(seed);
  const session = new Session(freshGame(letters, 'advanced', seed, EXPANSIONS));
  while (!session.over) {
    const first = session.update([]);
    const { curtain } = first.screen;
    if (curtain !== null) expect(session.reveal(curtain)).toBe(true);
    const update = curtain === null ? first : session.update([]);
    const seat = pick([...session.botsToDecide(), ...(session.actor === null ? [] : [session.actor])], luck);
    const legal = legalFor(session, update, seat);
    const action = pickAction(legal, luck);
    visit({ session, updates: [first, update], update, seat, legal, action }, luck);
    const { seq, saved } = session;
    expect([session.act(seat, action), session.seq]).toEqual([true, seq + 1]);
    expect(session.saved.actions.slice(-1)).toEqual([{ seat, action }]);
    expect(session.saved.actions).toHaveLength(saved.actions.length + 1);
  }
  return session;
}

describe('a session', () => {
  it('with bots stands where a replay of its log stands', () => {
    const session = playSession('hag', 1, () => undefined);
    const again = new Session(session.saved).update([]);
    session.update([]);
    session.reopen();
    const { view, log, screen, canUndo } = session.update([]);
    expect(again).toMatchObject({ view, log, screen, canUndo, events: [] });
    expect(view.result).toEqual(replay(session.saved).state.result);
  });

  it('refuses what is not legal, and what is legal for another seat, with nothing changed', () => {
    let refused = 0;
    playSession('hhga', 5, ({ session, update, seat, legal }, luck) => {
      const before = textOf([session.saved, session.update([])]);
      const texts = legal.map(textOf);
      const wrong = pick(UNIVERSE, luck);
      const idle = [0, 1, 2, 3].find((other) => !update.view.deciders.includes(other));
      if (!texts.includes(textOf(wrong))) {
        expect(session.act(seat, wrong)).toBe(false);
        refused += 1;
      }
      expect(session.act(seat, Object.assign({ extra: 1 }, pick(legal, luck)))).toBe(false);
      if (idle !== undefined) expect(session.act(idle, pick(legal, luck))).toBe(false);
      expect(textOf([session.saved, session.update([])])).toBe(before);
    });
    expect(refused).toBeGreaterThan(100);
  });
});

/** Cards and backs that an event shows to `viewer`, by rules §11. */
function shownBy(event: GameEvent, viewer: Seat | null): readonly string[] {
  switch (event.type) {
    case 'cardBought':
    case 'cardDiscarded':
    case 'cardUncovered':
      return [event.card];
    case 'cardSold':
      return event.card !== null && (event.phase === 'B' || event.seat === viewer) ? [event.card] : [];
    case 'cardsDrawn':
      return event.seat === viewer ? (event.cards ?? []) : [];
    case 'freeCardTaken':
      return event.seat === viewer && event.card !== null ? [event.card] : [];
    case 'colonyIntegrated':
      return [event.tile];
    case 'monumentBuilt':
      return [event.monument];
    default:
      return [];
  }
}

const NAMED = /[123]-(?:yellow|red|blue|green|purple)-[a-z]?\d\d|colony-\d+-\d|monument-\d/g;

describe('an update', () => {
  it.each(['hh', 'hag', 'hhh', 'ga', 'hhaag'])(
    'at a table of %s names no card or back that the screen’s viewer has not been shown',
    (letters) => {
      playSession(letters, letters.length, ({ session, updates }) => {
        const { opening, played } = replay(session.saved);
        const events = [...opening, ...played.flatMap((decision) => decision.events)];
        for (const update of updates) {
          const known = new Set(events.flatMap((event) => shownBy(event, update.screen.viewer)));
          const named = new Set(textOf(update).match(NAMED));
          expect([...named].filter((id) => !known.has(id))).toEqual([]);
        }
      });
    },
  );
});
