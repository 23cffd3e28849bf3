import { describe, expect, it } from 'vitest';
import { type BotJob, decide } from '../../../shared/bots/bot.ts';
import { choicesOf, type GameState, observe } from '../../../shared/flow/runner.ts';
import { type Action, isSameAction } from '../../../shared/vocabulary/actions.ts';
import { BOT_LEVELS, type BotLevel } from '../../../shared/vocabulary/preferences.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { luckOf } from '../../fixtures/luck.ts';
import { everySetup } from '../../fixtures/options.ts';
import { decider } from '../../fixtures/play.ts';
import { playRandomly } from '../../fixtures/randomGame.ts';
import { gameAt } from '../../fixtures/sketch.ts';
import { sampled } from '../../thorough.ts';

const jobAt = (state: GameState, seat: Seat, level: BotLevel, seed = 1): BotJob => ({
  observation: observe(state, seat),
  choices: choicesOf(state, seat),
  level,
  style: null,
  budget: { milliseconds: 10_000, nodes: 6 },
  content: null,
  seed,
});

/** One decision in so many is looked at: searching costs more than judging. */
const RARITY: Readonly<Record<BotLevel, number>> = { apprentice: 8, citizen: 8, governor: 8, regent: 8, hadara: 40 };

describe.each(BOT_LEVELS)('the %s', (level) => {
  it('decides legally, the same for the same job, and leaves the job as it is', () => {
    const luck = luckOf(81);
    for (const setup of sampled(everySetup(81), 4)) {
      playRandomly(setup, (state, { seat, actions }) => {
        if (luck(RARITY[level]) > 0) return undefined;
        const job = jobAt(state, seat, level, state.turns);
        const answer = decide(job);
        if (!actions.includes(answer)) throw new Error(`${JSON.stringify(answer)} is not legal`);
        if (!isSameAction(decide(JSON.parse(JSON.stringify(job))), answer)) throw new Error('another answer');
        return undefined;
      });
    }
  });

  it('takes the only choice there is, and needs one', () => {
    const game = gameAt('feeding', { seats: [{ cards: ['1-red-01'] }, {}] });
    expect(decide(jobAt(game, 0, level))).toEqual({ type: 'remove', card: '1-red-01' });
    expect(() => decide({ ...jobAt(game, 0, level), choices: [] })).toThrow(RangeError);
  });
});

describe('the apprentice', () => {
  it('is moved by its luck, the regent is not', () => {
    const game = gameAt('draft', {
      seats: [{ coins: 9, hand: ['1-red-04', '1-red-08'] }, { hand: ['1-blue-01', '1-blue-02'] }],
    });
    const answers = (level: BotLevel): number =>
      new Set(Array.from({ length: 40 }, (_, seed) => JSON.stringify(decide(jobAt(game, 0, level, seed * 7919))))).size;
    expect(answers('apprentice')).toBeGreaterThan(1);
    expect(answers('regent')).toBe(1);
  });
});

describe('the regent sees the obvious', () => {
  const answer = (game: GameState): Action => decide(jobAt(game, decider(game), 'regent'));

  it('buys the last gold medal that pays', () => {
    const cards = [
      '1-red-01',
      '1-red-02',
      '1-blue-01',
      '1-blue-02',
      '1-green-01',
      '1-green-02',
      '1-yellow-01',
      '1-yellow-02',
      '1-purple-01',
      '1-purple-02',
    ];
    expect(answer(gameAt('medals', { epoch: 3, seats: [{ coins: 30, cards }, {}] }))).toEqual({ type: 'gold' });
  });

  it('does not buy a medal at the end that scores less than its coins', () => {
    expect(answer(gameAt('medals', { epoch: 3, seats: [{ coins: 30 }, {}] }))).toEqual({ type: 'pass' });
  });

  it('gives up the card with the fewest points at the last feeding', () => {
    const seat = { cards: ['3-blue-07', '3-yellow-10'], tracks: { food: 1, culture: 3, income: 5 } };
    const game = gameAt('feeding', { epoch: 3, seats: [seat, {}] });
    expect(answer(game)).toEqual({ type: 'remove', card: '3-yellow-10' });
  });

  it('carves the statue with the points side up at the end, when no medal needs a track', () => {
    const game = gameAt('statue', { epoch: 3, phase: 'B', seats: [{ tracks: { culture: 30 } }, {}] });
    expect(answer(game)).toMatchObject({ type: 'statue', requirement: 30, side: 'points' });
  });
});
