import { dequal } from 'dequal';
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../shared/bots/search/determinize.ts';
import { type GameState, observe, pathOf } from '../../shared/flow/runner.ts';
import type { ObservedSeat } from '../../shared/rules/observation/observation.ts';
import { randomStream } from '../../shared/rules/position/random.ts';
import { eventFor } from '../../shared/session/live/eventFilter.ts';
import { branchOf } from '../../shared/session/replay/branch.ts';
import { replay } from '../../shared/session/replay/replay.ts';
import type { SavedGame } from '../../shared/session/saves/savedGame.ts';
import { COLOURS } from '../../shared/vocabulary/colours.ts';
import type { GameEvent } from '../../shared/vocabulary/events.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';
import { idsOf } from '../fixtures/play.ts';
import { richGame } from '../fixtures/richGame.ts';

/*
 * What is secret is said in four places: what a seat observes, which events it is told, what a branch of a running game
 * deals anew, and what a bot guesses. Here every kind of secret (rules §11) meets all four, so that they mean the same:
 * whoever may not know it gets nothing of it, and who may know it keeps it.
 */

const game = richGame.saved;
/** The first seat that takes a face-down card. */
const OWNER = game.actions.find(({ action }) => action.type === 'freeCard')?.seat as Seat;
const STRANGER: Seat = (OWNER + 1) % game.players.length;

/** A game at a position, in all that can be known of it. */
interface Look {
  readonly state: GameState;
  /** What happened by the last decision. */
  readonly events: readonly GameEvent[];
}

const lookAt = (saved: SavedGame, position: number): Look => {
  const { state, played } = replay({ ...saved, actions: saved.actions.slice(0, position) });
  return { state, events: played.at(-1)?.events ?? [] };
};

const branchAt = (position: number, viewer: Seat | null): GameState => {
  const plan = { gameId: 'a-branch', seed: 900 + position, hiddenFrom: viewer };
  return replay(branchOf(game, position, game.players, plan)).state;
};

const guessAt = (state: GameState, viewer: Seat | null): GameState =>
  gameOf(observe(state, viewer), randomStream(17, 'bots'));

/** A secret of the owner's: where it lies, and what an observer sees in its place. */
interface OwnSecret {
  readonly truth: (state: GameState) => unknown;
  readonly seen: (seat: ObservedSeat) => unknown;
  /** What somebody sees who may not know it, where there is anything. */
  readonly concealed: (state: GameState) => unknown;
  /** Whether there is anything to know now. */
  readonly isThere: (state: GameState) => boolean;
}

const seatIn = (state: GameState, seat: Seat) => state.seats[seat] as GameState['seats'][number];
const own = (state: GameState) => seatIn(state, OWNER);
const isChoosing = (state: GameState): boolean => pathOf(state) === 'setup.chooseSide';

const OWN_SECRETS: Readonly<Record<string, OwnSecret>> = {
  hand: {
    truth: (state) => idsOf(own(state).hand),
    seen: ({ hand }) => hand,
    concealed: () => null,
    isThere: (state) => own(state).hand.length > 0,
  },
  'recorded decision': {
    truth: (state) => own(state).choice,
    seen: ({ choice }) => choice,
    concealed: () => null,
    isThere: (state) => own(state).choice !== null,
  },
  'side before all are revealed': {
    truth: (state) => own(state).side,
    seen: ({ side }) => side,
    concealed: () => null,
    isThere: (state) => isChoosing(state) && own(state).side !== null,
  },
  'face-down cards': {
    truth: (state) => idsOf(own(state).faceDown),
    seen: ({ faceDown }) => faceDown.map(({ card }) => card),
    concealed: (state) => own(state).faceDown.map(() => null),
    isThere: (state) => own(state).faceDown.length > 0,
  },
};

/** What nobody may know. */
const COMMON_SECRETS: Readonly<Record<string, (state: GameState) => unknown>> = {
  'order of the decks': ({ layout }) => layout.decks,
  boxes: ({ layout }) => layout.box,
  'backs of colonies': ({ layout }) => layout.colonies,
  'backs of monuments': ({ layout }) => layout.monuments,
};

const positions = game.actions.map((_, position) => position);

/** Positions at which `holds`: all for the first ones, then some. */
const positionsWhere = (holds: (state: GameState) => boolean): number[] => {
  const found = positions.filter((position) => holds(lookAt(game, position).state));
  return found.filter((_, index) => index % Math.ceil(found.length / 12) === 0);
};

describe.each(Object.entries(OWN_SECRETS))('the %s of a seat', (_name, { truth, seen, concealed, isThere }) => {
  const places = positionsWhere(isThere);
  const others = [STRANGER, null] as const;
  const seenBy = (state: GameState, viewer: Seat | null): unknown =>
    seen(observe(state, viewer).seats[OWNER] as ObservedSeat);

  it('is met', () => {
    expect(places.length).toBeGreaterThan(0);
  });

  it('is observed by itself, and by nobody else', () => {
    for (const { state } of places.map((position) => lookAt(game, position))) {
      expect(seenBy(state, OWNER)).toEqual(truth(state));
      for (const viewer of others) expect(seenBy(state, viewer)).toEqual(concealed(state));
    }
  });

  it.each([
    ['a branch', (position: number, viewer: Seat | null) => branchAt(position, viewer)],
    ['a bot’s guess', (position: number, viewer: Seat | null) => guessAt(lookAt(game, position).state, viewer)],
  ])('is kept for itself and made up anew for others by %s', (_maker, made) => {
    for (const viewer of others) {
      const same = places.filter((position) =>
        dequal(truth(made(position, viewer)), truth(lookAt(game, position).state)),
      );
      expect(same.length).toBeLessThan(places.length);
    }
    for (const position of places) expect(truth(made(position, OWNER))).toEqual(truth(lookAt(game, position).state));
  });
});

describe.each(Object.entries(COMMON_SECRETS))('the %s', (_name, truth) => {
  it.each([
    ['a branch', branchAt],
    ['a bot’s guess', (position: number, viewer: Seat | null) => guessAt(lookAt(game, position).state, viewer)],
  ])('are made up anew by %s, for every seat', (_maker, made) => {
    for (const viewer of [STRANGER, OWNER, null]) {
      expect(truth(made(6, viewer))).not.toEqual(truth(lookAt(game, 6).state));
    }
  });
});

/** Cards, colony tiles and monuments, by their ids. */
const PIECES = /[123]-(?:yellow|red|blue|green|purple)-[a-z]?\d\d|colony-\d+-\d|monument-\d/g;
const named = (value: unknown): string[] => JSON.stringify(value).match(PIECES) ?? [];

/** What only the owner knows, or nobody. */
function unknownToOthers(state: GameState): string[] {
  const { hand, faceDown } = own(state);
  const undrawn = COLOURS.flatMap((colour) => state.layout.decks[state.epoch][colour].slice(state.drawn[colour]));
  const covered = isChoosing(state) ? [] : idsOf(undrawn);
  return [...idsOf(hand), ...idsOf(faceDown), ...covered];
}

describe('events, observation, branch and guess', () => {
  it.each([STRANGER, OWNER, null])(
    'show %s the same pieces: what it observes it has been told, and keeps',
    (viewer) => {
      const told = new Set<string>();
      for (const position of positions) {
        const { state, events } = lookAt(game, position);
        for (const piece of named(events.map((event) => eventFor(viewer, event)))) told.add(piece);
        if (viewer !== OWNER) expect(unknownToOthers(state).filter((piece) => told.has(piece))).toEqual([]);
        const view = observe(state, viewer);
        const observed = new Set(named(view));
        expect([...observed].filter((piece) => !told.has(piece))).toEqual([]);
        if (position % 20 !== 0) continue;
        for (const made of [branchAt(position, viewer), guessAt(state, viewer)]) {
          const again = new Set(named(observe(made, viewer)));
          expect([...again].sort()).toEqual([...observed].sort());
        }
      }
    },
  );
});
