import { describe, expect, it } from 'vitest';
import { withSight } from '../../../shared/bots/comparison.ts';
import { explain, measured, stopAfterAsks } from '../../../shared/bots/explain.ts';
import { choicesOf, type GameState, observe } from '../../../shared/flow/runner.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import type { Colour } from '../../../shared/vocabulary/colours.ts';
import { REASON_PARTS, type Reason } from '../../../shared/vocabulary/reason.ts';
import type { Sight } from '../../../shared/vocabulary/sight.ts';
import { withHiddenSwapped } from '../../conformance/hidden.ts';
import { jobAt } from '../../fixtures/botJob.ts';
import { luckOf } from '../../fixtures/luck.ts';
import { everySetup } from '../../fixtures/options.ts';
import { decider } from '../../fixtures/play.ts';
import { playRandomly } from '../../fixtures/randomGame.ts';
import { gameAt } from '../../fixtures/sketch.ts';
import { sampled } from '../../thorough.ts';

const NOTHING = Object.fromEntries(REASON_PARTS.map((part) => [part, 0])) as Reason['parts'];

/** A judgement that an action is so many points better than another one. */
const reasonFor = (action: Action, instead: Action, lead: number): Reason => ({
  action,
  value: 50,
  instead,
  lead,
  parts: NOTHING,
  chance: null,
  certain: null,
  seen: null,
});

const take = (colour: Colour): Action => ({ type: 'take', colour, action: 'buy' });

/** What is seen of taking one card rather than another, which is judged so many points better. */
const seenOf = (game: GameState, one: Action, other: Action, lead = 2): Sight | null =>
  withSight(jobAt(game, 'regent', 5), reasonFor(one, other, lead)).seen;

const RICH = { coins: 20, tracks: { income: 4, military: 7, culture: 2, food: 9 } };

describe('what is seen in games played on', () => {
  /** The red card makes the military reach colony 9; seat 1 takes whatever is left, and the draft is over. */
  const lastCards = gameAt('draft', {
    epoch: 3,
    phase: 'B',
    seats: [
      { ...RICH, colonies: [{ level: 3, tile: null }] },
      { coins: 20, tracks: { food: 3 } },
    ],
    piles: { red: ['3-red-05'], blue: ['3-blue-01'] },
  });

  it('is a colony that only one of the two cards brings within reach', () => {
    expect(seenOf(lastCards, take('red'), take('blue'))).toEqual({
      fact: { kind: 'colony', level: 9 },
      until: { epoch: 3, phase: 'B' },
      games: 20,
      own: 20,
      other: 0,
    });
  });

  it('speaks for the better one of the two, whichever was asked about', () => {
    const seen = seenOf(lastCards, take('blue'), take('red'), -2);
    expect(seen).toMatchObject({ fact: { kind: 'colony', level: 9 }, own: 0, other: 20 });
    const against = seenOf(lastCards, take('blue'), take('red'), 2);
    expect(against?.fact).not.toEqual({ kind: 'colony', level: 9 });
  });

  it('is a card that the next seat takes, as all of its pile or one of several', () => {
    const seenIn = (red: readonly string[]) => {
      const game = gameAt('draft', {
        epoch: 3,
        phase: 'B',
        seats: [
          { coins: 20, tracks: { food: 9 }, colonies: [{ level: 3, tile: null }] },
          { coins: 20, tracks: { military: 27, food: 9 } },
        ],
        piles: { red, blue: ['3-blue-01', '3-blue-02', '3-blue-03'], green: ['3-green-02', '3-green-01'] },
      });
      return seenOf(game, take('red'), take('blue'));
    };
    expect(seenIn(['3-red-05'])).toMatchObject({ fact: { kind: 'emptied', colour: 'red', other: 'blue' }, own: 20 });
    expect(seenIn(['3-red-01', '3-red-05'])).toMatchObject({
      fact: { kind: 'gone', card: '3-red-05', other: '3-blue-03' },
      own: 20,
    });
  });

  it('does not tell what one of the actions brings by itself', () => {
    const game = gameAt('medals', { epoch: 3, phase: 'B', seats: [{ coins: 40 }, {}] });
    const seen = seenOf(game, { type: 'gold' }, { type: 'pass' });
    expect(seen?.fact.kind).not.toBe('gold');
    expect(seen?.fact.kind).not.toBe('coins');
  });

  it('is nothing where there was no choice, or none that needs a judgement', () => {
    const job = jobAt(lastCards, 'regent', 5);
    const reason = reasonFor(take('red'), take('blue'), 2);
    for (const sure of [{ instead: null }, { certain: 'better' }] as const)
      expect(withSight(job, { ...reason, ...sure }).seen).toBeNull();
  });

  it('is nothing when it has to stop after too few games', () => {
    const stopAt = (games: number) =>
      withSight(jobAt(lastCards, 'regent', 5), reasonFor(take('red'), take('blue'), 2), stopAfterAsks(games)).seen;
    expect(stopAt(7)).toBeNull();
    expect(stopAt(9)).toMatchObject({ games: 9, own: 9, other: 0 });
  });

  it('follows from nothing that is hidden, and counts no more games than there were', () => {
    const luck = luckOf(15);
    let seen = 0;
    for (const setup of sampled(everySetup(53), 4)) {
      playRandomly(setup, (state, { seat, actions }) => {
        if (actions.length < 2 || luck(150) > 0) return undefined;
        const look = (game: GameState) => {
          const job = { ...jobAt(game, 'regent', 7), observation: observe(game, seat), choices: choicesOf(game, seat) };
          return withSight(job, explain(job).reason);
        };
        const reason = look(state);
        expect(look(withHiddenSwapped(state, seat, luck))).toEqual(reason);
        if (reason.seen === null || reason.seen.fact.kind === 'coins') return undefined;
        seen += 1;
        for (const times of [reason.seen.own, reason.seen.other]) {
          expect(times).toBeGreaterThanOrEqual(0);
          expect(times).toBeLessThanOrEqual(reason.seen.games);
        }
        expect(Math.abs(reason.seen.own - reason.seen.other)).toBeGreaterThanOrEqual(0.4 * reason.seen.games);
        return undefined;
      });
    }
    expect(seen).toBeGreaterThan(2);
  });
});

describe('comparing two actions', () => {
  it('ends when it is clear which is better, and plays on where it is not', () => {
    const lengths = new Set<number>();
    const start = gameAt('draft', {
      epoch: 2,
      phase: 'B',
      seats: [RICH, RICH, RICH],
      piles: {
        red: ['2-red-01', '2-red-02'],
        blue: ['2-blue-01', '2-blue-02'],
        yellow: ['2-yellow-01', '2-yellow-02'],
      },
    });
    const job = { ...jobAt(start, 'hadara', 3), budget: { milliseconds: 10_000, nodes: 100 } };
    for (const { action } of job.choices) lengths.add(measured(job, () => false, action).asks);
    expect(decider(start)).toBe(0);
    expect(Math.min(...lengths)).toBeLessThan(30);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(50);
  });
});
