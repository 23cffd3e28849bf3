import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { judge } from '../../../shared/bots/value/greedy.ts';
import { mindFrom } from '../../../shared/bots/value/network.ts';
import data from '../../../shared/bots/value/weights.json' with { type: 'json' };
import { playDuels } from '../../../tools/train/duels.ts';
import { readOptions } from '../../../tools/train/options.ts';
import { handMade } from '../../../tools/train/policies.ts';
import { type RoundReport, trainBySearch } from '../../../tools/train/searchRounds.ts';
import { type GenerationReport, type TrainingPlan, type TrainingState, train } from '../../../tools/train/train.ts';
import { readWeights, writeWeights } from '../../../tools/train/weightsFile.ts';

const PLAN: TrainingPlan = { generations: 2, games: 8, seed: 3, hidden: 8, epochs: 1, course: 'learn', duels: 0 };

function run(plan: TrainingPlan, from: TrainingState | null = null) {
  const reports: GenerationReport[] = [];
  const weights = train(plan, from, (report) => reports.push(report));
  return { reports, weights };
}

describe('a training', () => {
  it('gives the same weights for the same plan, and others for another seed', () => {
    const first = run(PLAN);
    expect(first.reports.map(({ generation }) => generation)).toEqual([0, 1, 2]);
    expect(run(PLAN).weights).toEqual(first.weights);
    expect(run({ ...PLAN, seed: 4 }).weights).not.toEqual(first.weights);
  });

  it('goes on where a file was left', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'train-')), 'weights.json');
    train({ ...PLAN, generations: 1 }, null, (_report, { generations, weights }) =>
      writeWeights(file, { madeBy: 'a test', generations, mind: { value: weights, advice: null, denial: 0 } }),
    );
    const saved = readWeights(file);
    expect(saved).toMatchObject({ madeBy: 'a test', generations: 2 });
    const { generations, mind } = saved;
    expect(run(PLAN, { generations, weights: mind.value }).reports.map(({ generation }) => generation)).toEqual([2]);
  });

  it('goes half the way where it refines', () => {
    const from = { generations: 1, weights: run({ ...PLAN, generations: 0 }).weights };
    const start = from.weights.first.slice();
    const moved = (course: TrainingPlan['course']): number => {
      from.weights.first.set(start);
      const { first } = run({ ...PLAN, generations: 1, course }, from).weights;
      return first.reduce((sum, weight, index) => sum + Math.abs(weight - (start[index] ?? 0)), 0);
    };
    expect(moved('refine')).toBeGreaterThan(0);
    expect(moved('refine')).toBeLessThan(moved('learn') / 2);
  });

  it('reads its command line', () => {
    const args = ['--generations', '3', '--games', '50', '--seed', '9', '--out', 'x.json', '--resume'];
    expect(readOptions(args)).toMatchObject({ generations: 3, games: 50, seed: 9, out: 'x.json', resume: true });
    expect(readOptions(['--course', 'refine', '--from', 'y.json'])).toMatchObject({ course: 'refine', from: 'y.json' });
    expect(() => readOptions(['--course', 'golf'])).toThrow('--course must be one of learn, refine, search');
    expect(readOptions(['--help'])).toBeNull();
    expect(() => readOptions(['--games', 'many'])).toThrow('--games must be a whole number');
  });
});

describe('a training by search', () => {
  const SEARCH = { generations: 2, games: 2, seed: 3, hidden: 4, epochs: 2, duels: 0 };
  const plain = mindFrom({ ...data, advice: undefined });

  it('teaches advice, leaves the evaluation alone, and gives the same for the same plan', { timeout: 120_000 }, () => {
    const reports: RoundReport[] = [];
    const mind = trainBySearch(SEARCH, { generations: 0, mind: plain }, (report) => reports.push(report));
    expect(mind.value).toBe(plain.value);
    expect(mind.advice?.second.some((weight) => weight !== 0)).toBe(true);
    expect(reports.map(({ generation, isKept }) => [generation, isKept])).toEqual([
      [0, true],
      [1, true],
    ]);
    expect(reports[0]?.decisions).toBeGreaterThan(50);
    expect(trainBySearch(SEARCH, { generations: 0, mind: plain }, () => undefined)).toEqual(mind);
  });

  it('goes on where a file was left', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'train-')), 'weights.json');
    trainBySearch({ ...SEARCH, generations: 1 }, { generations: 0, mind: plain }, (_report, state) =>
      writeWeights(file, { madeBy: 'a test', ...state }),
    );
    const reports: RoundReport[] = [];
    trainBySearch(SEARCH, readWeights(file), (report) => reports.push(report));
    expect(reports.map(({ generation }) => generation)).toEqual([1]);
  });
});

describe('the trained network', () => {
  it('beats the hand-made evaluation on deals that it has not been trained on', { timeout: 120_000 }, () => {
    const { wins, points } = playDuels(judge, handMade, 30, 77_000);
    expect(wins).toBeGreaterThan(0.7);
    expect(points[0]).toBeGreaterThan(points[1] + 8);
  });
});
