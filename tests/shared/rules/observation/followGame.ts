import { dequal } from 'dequal';
import { expect } from 'vitest';
import { applyAction, clone, type GameState, observe } from '../../../../shared/flow/runner.ts';
import type { Observation, ObservedSeat } from '../../../../shared/rules/observation/observation.ts';
import { project, UNTOLD } from '../../../../shared/rules/observation/project.ts';
import type { GameSetup } from '../../../../shared/rules/position/newGame.ts';
import { eventFor } from '../../../../shared/session/live/eventFilter.ts';
import type { GameEvent } from '../../../../shared/vocabulary/events.ts';
import type { Seat } from '../../../../shared/vocabulary/seats.ts';
import { type Decision, playRandomly } from '../../../fixtures/randomGame.ts';

type When = { readonly when?: (after: never) => boolean };

/** The fields of `UNTOLD` that no event has told of this observation. */
const untoldOf = (fields: Readonly<Record<string, When>>, after: unknown): readonly string[] =>
  Object.entries(fields).flatMap(([field, { when }]) => (when === undefined || when(after as never) ? [field] : []));

/** The fields that one of them has otherwise than the other, or alone. */
function differing(one: object, other: object): readonly string[] {
  const others = new Map(Object.entries(other));
  const fields = Object.entries(one).filter(
    ([field, value]) => !others.has(field) || !dequal(value, others.get(field)),
  );
  return [...fields.map(([field]) => field), ...[...others.keys()].filter((field) => !(field in one))];
}

/** Cards that nobody but their owner knows are told apart by nothing but their colour. */
const unordered = ({ faceDown }: ObservedSeat): readonly string[] =>
  faceDown.map(({ colour, card }) => `${colour} ${card ?? ''}`).sort();

/** What was seen on the way through games. */
export interface Followed {
  /** Decisions, each compared for every viewer. */
  readonly decisions: number;
  readonly events: ReadonlySet<GameEvent['type']>;
  /** The fields that were left behind by events, at least once: `deciders`, `seat.choice`. */
  readonly untold: ReadonlySet<string>;
}

/** What happens by a decision. */
function eventsOf(state: GameState, { seat, action }: Decision): readonly GameEvent[] {
  const events: GameEvent[] = [];
  applyAction(state, seat, action, (event) => events.push(event));
  return events;
}

/**
 * Plays a game at random and compares, after every decision and for every viewer, what the events have made of the
 * observation before with the observation after.
 */
export function followGame(setup: GameSetup, viewers: readonly (Seat | null)[]): Followed {
  const seen = new Set<GameEvent['type']>();
  const untold = new Set<string>();
  let decisions = 0;
  playRandomly(setup, (state, decision) => {
    const before = viewers.map((viewer) => observe(state, viewer));
    const next = clone(state);
    const events = eventsOf(next, decision);
    for (const { type } of events) seen.add(type);
    for (const view of before) for (const field of compare(view, events, next)) untold.add(field);
    decisions += 1;
    return undefined;
  });
  return { decisions, events: seen, untold };
}

/** Compares for one viewer; returns the fields that the events have left behind. */
function compare(before: Observation, events: readonly GameEvent[], next: GameState): readonly string[] {
  const { viewer } = before;
  const told = events.map((event) => eventFor(viewer, event)).reduce(project, before);
  const truth = observe(next, viewer);
  /** The fields that were left behind, each of which may be. */
  const leftBehind = (one: object, other: object, fields: Readonly<Record<string, When>>): readonly string[] => {
    const left = differing(one, other);
    if (left.length === 0) return left;
    const may = untoldOf(fields, one);
    const wrong = left.filter((field) => !may.includes(field));
    if (wrong.length > 0) expect({ viewer, events, wrong, ...other }).toEqual({ viewer, events, wrong: [], ...one });
    return left;
  };
  const { seats, ...rest } = truth;
  const { seats: toldSeats, ...toldRest } = told;
  expect(toldSeats.length).toBe(seats.length);
  const bySeat = seats.flatMap((seat, index) => {
    const toldSeat = toldSeats[index] as ObservedSeat;
    if (!dequal(toldSeat.faceDown, seat.faceDown)) expect(unordered(toldSeat)).toEqual(unordered(seat));
    return leftBehind(seat, toldSeat, UNTOLD.seat);
  });
  return [...leftBehind(rest, toldRest, UNTOLD.view), ...bySeat.map((field) => `seat.${field}`)];
}

/** The names of all fields of `UNTOLD`, as `followGame` gives them. */
export const LISTED: readonly string[] = [
  ...Object.keys(UNTOLD.view),
  ...Object.keys(UNTOLD.seat).map((field) => `seat.${field}`),
].sort();

/** Every seat of a table, and whoever only looks on. */
export const everybodyAt = ({ options }: GameSetup): readonly (Seat | null)[] => [
  null,
  ...Array.from({ length: options.seats }, (_, seat) => seat),
];
