import { describe, expect, it } from 'vitest';
import { type BotJob, decide } from '../../../shared/bots/bot.ts';
import { plainEvaluator } from '../../../shared/bots/evaluators.ts';
import { explain } from '../../../shared/bots/explain.ts';
import { lookAhead } from '../../../shared/bots/lookAhead.ts';
import { choicesOf, decisionOf, type GameState, isOver, legalActions, observe } from '../../../shared/flow/runner.ts';
import { luckOf } from '../../fixtures/luck.ts';
import { everySetup } from '../../fixtures/options.ts';
import { playRandomly } from '../../fixtures/randomGame.ts';
import { gameAt } from '../../fixtures/sketch.ts';

const jobAt = (game: GameState, level: BotJob['level']): BotJob => ({
  observation: observe(game, 0),
  choices: choicesOf(game, 0),
  level,
  style: null,
  budget: { milliseconds: 10_000, nodes: 8 },
  content: null,
  seed: 1,
});

/** Ten cards and food for nine: at the next position alone, more income looks better. */
const HUNGRY = gameAt('statue', {
  phase: 'B',
  seats: [
    {
      coins: 2,
      tracks: { income: 7, military: 12, culture: 10, food: 9 },
      cards: [
        '1-blue-05',
        '1-blue-10',
        '1-purple-06',
        '1-red-06',
        '1-yellow-09',
        '1-yellow-03',
        '1-blue-09',
        '1-red-07',
        '1-green-02',
        '1-purple-02',
      ],
    },
    {},
  ],
});

describe('before a feeding', () => {
  it('the regent carves the statue that saves a card', () => {
    expect(decide(jobAt(HUNGRY, 'regent'))).toMatchObject({ type: 'statue', tile: 'food', side: 'track' });
    expect(explain(jobAt(HUNGRY, 'regent')).reason.lead).toBeGreaterThan(2);
  });

  it('at the end of the game the points of a statue are counted, not guessed', () => {
    const last = gameAt('statue', {
      epoch: 3,
      phase: 'B',
      seats: [{ tracks: { culture: 20, food: 9 }, tiles: { income: 1, food: 1 } }, {}],
    });
    const { reason } = explain(jobAt(last, 'regent'), undefined, legalActions(last, 0)[0]);
    expect(reason.parts.gold).toBe(0);
    expect(reason.parts.colonies).toBe(0);
    expect(reason.parts.cards).toBe(0);
    expect(Number.isInteger(reason.value)).toBe(true);
  });

  it('everybody looks no further than may be foreseen', () => {
    const luck = luckOf(2);
    let looked = 0;
    for (const setup of everySetup(17)) {
      playRandomly(setup, (state, { seat, actions }) => {
        if (state.phase !== 'B' || decisionOf(state) !== 'statue' || luck(2) > 0) return undefined;
        for (const action of actions) {
          const { game, action: last } = lookAhead(state, seat, action, plainEvaluator);
          looked += 1;
          expect(game.epoch).toBe(state.epoch);
          if (last === null) expect(isOver(game)).toBe(true);
          else expect(legalActions(game, seat)).toContainEqual(last);
        }
        return undefined;
      });
    }
    expect(looked).toBeGreaterThan(100);
  });
});
