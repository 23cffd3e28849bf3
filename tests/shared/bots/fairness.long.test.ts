import { describe, expect, it } from 'vitest';
import { type BotJob, decide, withoutMemory } from '../../../shared/bots/bot.ts';
import { LEVELS } from '../../../shared/bots/levels.ts';
import { choicesOf, type GameState, observe } from '../../../shared/flow/runner.ts';
import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import { BOT_LEVELS, BOT_STYLES, type BotLevel } from '../../../shared/vocabulary/preferences.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { strengthOf } from '../../../shared/vocabulary/strength.ts';
import { withHiddenSwapped } from '../../conformance/hidden.ts';
import { luckOf } from '../../fixtures/luck.ts';
import { everySetup, setupWith } from '../../fixtures/options.ts';
import { playRandomly } from '../../fixtures/randomGame.ts';
import { howMany, sampled } from '../../thorough.ts';

const jobAt = (state: GameState, seat: Seat, level: BotLevel, seed: number): BotJob => ({
  // Some bots at the people's strength are among them, one of each level; they know no more of anybody.
  ...(seed % 7 === 0 && { strength: strengthOf({ level }) - 0.4 }),
  observation: observe(state, seat),
  choices: choicesOf(state, seat),
  level,
  style: BOT_STYLES[seed % (BOT_STYLES.length + 1)] ?? null,
  budget: { milliseconds: 10_000, nodes: 6 },
  content: null,
  seed,
});

/** One decision in so many is looked at: searching costs more than judging. */
const RARITY: Readonly<Record<BotLevel, number>> = { apprentice: 3, citizen: 3, governor: 3, regent: 3, hadara: 20 };

describe.each(BOT_LEVELS)('the %s', (level) => {
  it('answers the same whatever is hidden from it', () => {
    const luck = luckOf(13);
    let asked = 0;
    for (const setup of sampled(everySetup(51), 4)) {
      playRandomly(setup, (state, { seat, actions }) => {
        if (actions.length < 2 || luck(RARITY[level]) > 0) return undefined;
        asked += 1;
        const swapped = withHiddenSwapped(state, seat, luck);
        const answer = decide(jobAt(state, seat, level, asked));
        if (decide(jobAt(swapped, seat, level, asked)) !== answer) {
          expect(decide(jobAt(swapped, seat, level, asked))).toEqual(answer);
        }
        return undefined;
      });
    }
    expect(asked).toBeGreaterThan(howMany(60, 20));
  });
});

const LOOKING_NO_FURTHER = BOT_LEVELS.filter((level) => LEVELS[level].simulations === 0);

it.each(LOOKING_NO_FURTHER)('the %s has no use for what it may remember of the piles', (level) => {
  let asked = 0;
  playRandomly(setupWith(3, 'advanced', 52), (state, { seat, actions }) => {
    const job = jobAt(state, seat, level, 6);
    const buried = COLOURS.flatMap((colour) => job.observation.piles[colour].buried);
    if (actions.length < 2 || buried.length === 0) return undefined;
    asked += 1;
    expect(decide({ ...job, observation: withoutMemory(job.observation) })).toEqual(decide(job));
    return undefined;
  });
  expect(asked).toBeGreaterThan(20);
});
