// @long
import { expect, test } from 'vitest';
import type { GameSetup } from '../../../../shared/rules/position/newGame.ts';
import type { GameEvent } from '../../../../shared/vocabulary/events.ts';
import { EVERY_OPTION, everySetup, setupOf } from '../../../fixtures/options.ts';
import { rareGames } from '../../../fixtures/rareGames.ts';
import { EVERY_EVENT } from '../../../renderer/game/words/everyEvent.ts';
import { sampled } from '../../../thorough.ts';
import { everybodyAt, followGame, LISTED } from './followGame.ts';

const seen = new Set<GameEvent['type']>();
const untold = new Set<string>();

/** Follows a game for everybody at its table, and keeps what came up. Returns how many decisions it took. */
function follow(setup: GameSetup): number {
  const followed = followGame(setup, everybodyAt(setup));
  for (const type of followed.events) seen.add(type);
  for (const field of followed.untold) untold.add(field);
  return followed.decisions;
}

/** Every second game is played with coins beyond the rules. */
const setups = EVERY_OPTION.map((options, index) => {
  const handicaps = Array.from({ length: options.seats }, (_, seat) => 3 * seat);
  return setupOf(index % 2 === 0 ? options : { ...options, handicaps }, index);
});

test.each(sampled(setups, 24))('events lead every seat to what it sees next: $options', (setup) => {
  expect(follow(setup)).toBeGreaterThan(30 * setup.options.seats);
});

test.each(sampled(everySetup(23), 2))('in other pairings, too: $options', (setup) => {
  expect(follow(setup)).toBeGreaterThan(30 * setup.options.seats);
});

test.each(rareGames)('and through what seldom happens: $options', (setup) => {
  expect(follow(setup)).toBeGreaterThan(20 * setup.options.seats);
});

test('all that can happen has happened; nobody leaves a seat to somebody else in these games', () => {
  expect([...seen, 'seatTaken'].sort()).toEqual(Object.keys(EVERY_EVENT).sort());
});

test('what is listed as untold, some events do not tell', () => {
  // Nobody in these games has three cards face down and loses the first: project.test.ts makes somebody do it.
  expect([...new Set([...untold, 'seat.faceDown'])].sort()).toEqual(LISTED);
});
