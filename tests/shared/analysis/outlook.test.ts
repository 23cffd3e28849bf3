import { describe, expect, it } from 'vitest';
import { chancesOf, errorAt } from '../../../shared/analysis/certainty.ts';
import { outlookOf } from '../../../shared/analysis/outlook/outlook.ts';
import { accuracyOf, costOf, costsOf, epochsOf, judgedShareOf, partsOf } from '../../../shared/analysis/report.ts';
import { explain } from '../../../shared/bots/explain.ts';
import type { Analysis, Judgement } from '../../../shared/contract/analysis.ts';
import { decisionsIn } from '../../../shared/session/advice/decisionLog.ts';
import { playBotGame } from '../../../shared/session/bots/botGame.ts';
import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';
import { SEAT_COUNTS } from '../../../shared/vocabulary/seats.ts';
import { finishedGame, freshGame } from '../../fixtures/savedGame.ts';

/** A game of an apprentice and a governor to its end. */
const { saved } = playBotGame(freshGame('ag', 'basic', 11));

/** Every decision judged at first sight: quick, and good enough for sums. */
const judged: Judgement[] = decisionsIn(saved)
  .filter(({ job }) => job.choices.length > 1)
  .map(({ place, job, action }) => ({
    position: place.position,
    reason: explain({ ...job, level: 'regent', style: null }, undefined, action).reason,
  }));

const analysisOf = (game: SavedGame, found: readonly Judgement[]): Analysis => ({
  gameId: game.gameId,
  ...outlookOf(game),
  judged: found,
  toJudge: found.length,
  ownContent: false,
});
const analysis = analysisOf(saved, judged);

describe('the outlook of a finished game', () => {
  it('tells before each decision what every seat could expect, and ends with the score', () => {
    expect(analysis.decisions).toHaveLength(saved.actions.length);
    for (const { before } of analysis.decisions) expect(before).toHaveLength(2);
    expect(analysis.decisions.map(({ action }) => action)).toEqual(saved.actions.map(({ action }) => action));
    expect(analysis.sheet.winners.length).toBeGreaterThan(0);
    expect(judged.length).toBe(analysis.decisions.filter(({ options }) => options > 1).length);
  });

  it.each([0, 1])('adds up for seat %i from the start to the final points, whatever is judged', (seat) => {
    const start = analysis.decisions[0]?.before[seat] ?? Number.NaN;
    const end = analysis.sheet.lines[seat]?.total ?? Number.NaN;
    for (const found of [judged, judged.slice(0, 9), []]) {
      const epochs = epochsOf({ ...analysis, judged: found }, seat);
      const sum = epochs.reduce((points, { offered, decided, others }) => points + offered + decided + others, start);
      expect(sum).toBeCloseTo(end, 6);
    }
    expect(epochsOf(analysis, seat).some(({ decided }) => decided < -1)).toBe(true);
  });

  it('adds up for small and large tables with every expansion', () => {
    for (const seats of [2, 5] as const) {
      const options = { seats, mode: 'advanced', expansions: ['monuments', 'market', 'nobles'] } as const;
      const wide = analysisOf(finishedGame({ options, seed: 5, emblems: [0, 1, 2, 3, 4].slice(0, seats) }), []);
      const [first] = wide.decisions;
      wide.sheet.lines.forEach(({ total }, seat) => {
        const epochs = epochsOf(wide, seat);
        const start = first?.before[seat] ?? Number.NaN;
        expect(epochs.reduce((sum, { offered, others }) => sum + offered + others, start)).toBeCloseTo(total, 6);
      });
    }
  });

  it('finds the stronger of two more accurate, and everybody between nothing and everything', () => {
    const [apprentice, governor] = [0, 1].map((seat) => accuracyOf(analysis, seat) ?? Number.NaN);
    expect(governor).toBeGreaterThan(apprentice ?? Number.NaN);
    expect(apprentice).toBeGreaterThan(0);
    expect(governor).toBeLessThanOrEqual(1);
    expect(accuracyOf({ ...analysis, judged: [] }, 0)).toBeNull();
    expect(judgedShareOf({ ...analysis, judged: [] }, 0).judged).toBe(0);
    expect(judgedShareOf(analysis, 0).judged).toBe(judgedShareOf(analysis, 0).all);
  });

  it('splits what decisions cost by what points come from', () => {
    const costs = costsOf(analysis, 0);
    const lost = costs.reduce((sum, { cost }) => sum + cost, 0);
    expect(lost).toBeGreaterThan(5);
    expect(Object.values(partsOf(costs)).reduce((sum, part) => sum + part, 0)).toBeCloseTo(-lost, 6);
  });

  it('calls no decision costly that is even within its luck, or that wins more games', () => {
    const [{ reason }] = judged as [Judgement];
    expect(costOf({ ...reason, lead: -0.9, chance: -0.01 })).toBe(0);
    expect(costOf({ ...reason, lead: -3, chance: 0.01 })).toBe(0);
    expect(costOf({ ...reason, lead: -3, chance: -0.01 })).toBe(3);
    expect(costOf({ ...reason, lead: -3, chance: null })).toBe(3);
  });
});

describe('how sure the outlook is', () => {
  it('grows towards the end, at tables of every size', () => {
    for (const seats of SEAT_COUNTS) {
      expect(errorAt(seats, 0)).toBeGreaterThan(20);
      expect(errorAt(seats, 0.5)).toBeLessThan(errorAt(seats, 0.1));
      expect(errorAt(seats, 0.99)).toBeLessThan(10);
      expect(errorAt(seats, 1)).toBe(0);
    }
  });

  it('makes chances that belong together, and the same lead likelier to win the later it is', () => {
    const even = chancesOf([150, 150, 150, 150], 0.3);
    expect(even).toEqual([0.25, 0.25, 0.25, 0.25]);
    const [early = 0, late = 0] = [0.05, 0.95].map((part) => chancesOf([170, 160, 150], part)[0]);
    expect(late).toBeGreaterThan(early);
    expect(early).toBeGreaterThan(1 / 3);
    expect(chancesOf([1e6, -1e6], 0.5)).toEqual([1, 0]);
  });
});
