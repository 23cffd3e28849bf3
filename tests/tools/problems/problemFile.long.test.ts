import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DIFFICULTY_NAMES, difficultyOf } from '../../../shared/contract/problemNames.ts';
import { decisionOf } from '../../../shared/flow/runner.ts';
import { gameOfProblem } from '../../../shared/problems/problemGame.ts';
import type { BotLevel } from '../../../shared/vocabulary/preferences.ts';
import { checkProblems } from '../../../tools/problems/check.ts';
import { readProblems } from '../../../tools/problems/problemFile.ts';

const FILE = new URL('../../../shared/problems/problems.json', import.meta.url);
const { problems } = readProblems();

const share = (level: BotLevel): number => problems.filter(({ found }) => found[level] >= 0.5).length / problems.length;

/** Every so many problems are solved here; `npm run problems -- --check` solves all. */
const EVERY = Math.ceil(problems.length / 40);
const NODES = 120;
/** Milliseconds: seconds of a core, on one that has much else to do. */
const PATIENCE = 60_000;

describe('the problems that are checked in', () => {
  it('fit the schema, are told apart, and take less than a megabyte', () => {
    expect(problems.length).toBeGreaterThanOrEqual(500);
    expect(new Set(problems.map(({ id }) => id)).size).toBe(problems.length);
    expect(statSync(FILE).size).toBeLessThan(1_000_000);
  });

  it('can be played up to, and tell what each legal action is worth', () => {
    for (const problem of problems) {
      const { state, legal } = gameOfProblem(problem, problem.id, []);
      expect(legal).toHaveLength(problem.behind.length);
      expect(decisionOf(state)).toBe(problem.decision);
      expect([state.epoch, state.phase]).toEqual([problem.epoch, problem.phase]);
      expect(problem.behind[problem.answer]?.every((value) => value === 0)).toBe(true);
    }
  });

  it('are hard enough, and mixed', () => {
    expect(share('apprentice')).toBeLessThanOrEqual(1 / 3);
    expect(share('governor')).toBeLessThanOrEqual(2 / 3);
    expect(share('regent')).toBeLessThanOrEqual(5 / 6);
    expect(new Set(problems.map(({ rating }) => difficultyOf(rating))).size).toBe(DIFFICULTY_NAMES.length);
    expect(new Set(problems.map(({ decision }) => decision)).size).toBeGreaterThanOrEqual(6);
  });

  it('hold at a lower budget and with other luck: at least 97 % of a sample', { timeout: PATIENCE }, () => {
    const { checked, failed } = checkProblems(
      problems.filter((_, index) => index % EVERY === 0),
      NODES,
    );
    expect(checked).toBeGreaterThan(10);
    expect(failed.length / checked, failed.map(({ id }) => id).join(', ')).toBeLessThanOrEqual(0.03);
  });
});
