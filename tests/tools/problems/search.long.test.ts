import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Problem } from '../../../shared/problems/problem.ts';
import { readOptions } from '../../../tools/problems/options.ts';
import { pickProblems } from '../../../tools/problems/pick.ts';
import { addToPool, noTally, readPools } from '../../../tools/problems/pool.ts';
import { readProblems } from '../../../tools/problems/problemFile.ts';
import { ratingOf } from '../../../tools/problems/rate.ts';
import { findProblems } from '../../../tools/problems/run.ts';

const { problems } = readProblems();

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'problems-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

const withFound = (found: Partial<Problem['found']>, id: string): Problem => ({
  ...(problems[0] as Problem),
  id,
  found: { apprentice: 0, citizen: 0, governor: 0, regent: 1, hadara: 1, ...found },
});

describe('looking for problems', () => {
  it('goes on where it was left, without a line that was cut off', () => {
    const file = path.join(folder(), 'found.jsonl');
    const [first, second] = problems as [Problem, Problem];
    addToPool(file, { problem: first });
    addToPool(file, { game: { ...noTally(), games: 1, decisions: 90, seconds: 2 } });
    addToPool(file, { problem: second });
    appendFileSync(file, '{"problem":{"id":"cut');
    const options = readOptions(['--games', '1', '--resume', '--out', file]);
    const before = readFileSync(file, 'utf8');
    const pool = findProblems(options as NonNullable<typeof options>, () => undefined);
    expect(pool.problems.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(pool.tally).toMatchObject({ games: 1, decisions: 90 });
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(readPools([file, file]).problems).toHaveLength(2);
  });

  it('picks a set in which no third is easy, and enough is hard', () => {
    const easy = Array.from({ length: 30 }, (_, index) =>
      withFound({ apprentice: 1, citizen: 1, governor: 1 }, `easy${index}`),
    );
    const medium = Array.from({ length: 30 }, (_, index) => withFound({ governor: 1 }, `medium${index}`));
    const hard = Array.from({ length: 9 }, (_, index) => withFound({ regent: 0 }, `hard${index}`));
    const picked = pickProblems([...easy, ...medium, ...hard], 60);
    const count = (word: string): number => picked.filter(({ id }) => id.startsWith(word)).length;
    expect(count('hard')).toBe(9);
    expect(picked).toHaveLength(27);
    expect(count('easy')).toBeLessThanOrEqual(9);
    expect(pickProblems(picked, 10)).toHaveLength(10);
  });

  it('rates what weaker levels miss higher', () => {
    const all = { apprentice: 1, citizen: 1, governor: 1, regent: 1, hadara: 1 };
    const ratings = [
      ratingOf(all),
      ratingOf({ ...all, apprentice: 0.4, citizen: 0.8 }),
      ratingOf({ ...all, apprentice: 0, citizen: 0.2, governor: 0.5 }),
      ratingOf({ apprentice: 0, citizen: 0, governor: 0, regent: 0, hadara: 0.75 }),
    ];
    expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
    expect(new Set(ratings).size).toBe(4);
  });

  it('names what is wrong with a command line', () => {
    expect(() => readOptions(['--games', 'many'])).toThrow('--games');
    expect(() => readOptions(['--check', '--pick', '3'])).toThrow('--check');
  });
});
