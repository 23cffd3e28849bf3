import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { judge } from '../../../shared/bots/value/greedy.ts';
import { playDuels } from '../../../tools/train/duels.ts';
import { readOptions } from '../../../tools/train/options.ts';
import { handMade } from '../../../tools/train/policies.ts';
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
    train({ ...PLAN, generations: 1 }, null, (_report, state) => writeWeights(file, { madeBy: 'a test', ...state }));
    const saved = readWeights(file);
    expect(saved).toMatchObject({ madeBy: 'a test', generations: 2 });
    expect(run(PLAN, saved).reports.map(({ generation }) => generation)).toEqual([2]);
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
    expect(() => readOptions(['--course', 'golf'])).toThrow('--course must be one of learn, refine');
    expect(readOptions(['--help'])).toBeNull();
    expect(() => readOptions(['--games', 'many'])).toThrow('--games must be a whole number');
  });
});

describe('the trained network', () => {
  it('beats the hand-made evaluation on deals that it has not been trained on', { timeout: 120_000 }, () => {
    const { wins, points } = playDuels(judge, handMade, 30, 77_000);
    expect(wins).toBeGreaterThan(0.7);
    expect(points[0]).toBeGreaterThan(points[1] + 8);
  });
});
