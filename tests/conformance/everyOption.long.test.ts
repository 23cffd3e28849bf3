// @long
import { describe, expect, it } from 'vitest';
import type { GameOptions } from '../../shared/vocabulary/options.ts';
import { EVERY_OPTION, nameOf, optionsNamed, setupOf } from '../fixtures/options.ts';
import { rareGames } from '../fixtures/rareGames.ts';
import { sampled } from '../thorough.ts';
import { always, demand, type Moment } from './moment.ts';
import { records } from './obligations/records.ts';
import { OBLIGATIONS } from './obligations.ts';
import { playThrough } from './playThrough.ts';
import { Tally } from './tally.ts';

/** So many that all that can happen happens in their games. */
const PLAYED = sampled(EVERY_OPTION, 24);

const tally = new Tally();
const note = (moment: Moment): void => tally.note(moment, '');

/** Plays a game of an option that is held to everything, once however often it is asked. */
const played = new Map<GameOptions, number>();
function play(options: GameOptions): number {
  const index = EVERY_OPTION.indexOf(options);
  const decisions = played.get(options) ?? playThrough(setupOf(options, index), OBLIGATIONS, note);
  played.set(options, decisions);
  return decisions;
}

describe('random games keep every obligation', () => {
  it.each(PLAYED.map((options) => [nameOf(options), options] as const))('%s', (_name, options) => {
    // Ten cards for each seat and epoch.
    expect(play(options)).toBeGreaterThanOrEqual(3 * 10 * options.seats);
  });

  it('and there is nothing that they, and the rare ones, have never seen', () => {
    for (const options of PLAYED) play(options);
    for (const setup of rareGames) playThrough(setup, [records], note);
    expect(tally.missing).toEqual([]);
  }, 120_000);
});

describe('a broken obligation', () => {
  const fails = always('silence', ({ state }) => demand(state.epoch < 2, 'somebody speaks'));
  const setup = setupOf(optionsNamed('3-advanced-market+nobles'), 7);
  const messageOf = (): string => {
    try {
      return `kept for ${playThrough(setup, [fails])} decisions`;
    } catch (error) {
      return (error as Error).message;
    }
  };

  it('is reported with the game and the decision, and comes again', () => {
    const message = messageOf();
    expect(message).toMatch(/^silence, broken by 3-advanced-market\+nobles, seed 7, decision \d+: somebody speaks$/);
    expect(messageOf()).toBe(message);
  });
});
