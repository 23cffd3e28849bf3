import { describe, expect, it } from 'vitest';
import { isDrawn } from '../mutate/drawn.ts';
import { judge, type Planted } from '../mutate/verdict.ts';

const FAULT: Planted = { file: 'a.ts', line: 1, code: 'a < b', replacement: 'a <= b', status: 'Survived', tests: 3 };
const faults = (...statuses: string[]) => statuses.map((status): Planted => ({ ...FAULT, status }));
const EQUAL = { file: 'a.ts', code: 'a < b', replacement: 'a <= b', why: 'they are never the same' };

describe('planted faults', () => {
  it('are noticed by a test that fails or never ends, and not where no test comes', () => {
    const verdict = judge(faults('Killed', 'Timeout', 'Killed', 'Survived', 'NoCoverage', 'Ignored'), []);
    expect(verdict).toMatchObject({ killed: 3, counted: 5, score: 60 });
    expect(verdict.survivors).toHaveLength(2);
  });

  it('that are named as equal do not count, whichever line they are on', () => {
    expect(judge(faults('Killed', 'Survived'), [EQUAL])).toMatchObject({ killed: 1, counted: 1, outdated: [] });
  });

  it('that are named as equal and noticed, or gone, are told', () => {
    expect(judge(faults('Killed'), [EQUAL]).outdated).toEqual([EQUAL]);
    expect(judge(faults('Survived'), [{ ...EQUAL, code: 'b < a' }]).outdated).toHaveLength(1);
    expect(judge(faults('Killed'), [{ ...EQUAL, file: 'b.ts' }]).outdated).toEqual([]);
  });

  it('give no score where a fault was planted and no test was run', () => {
    expect(() => judge([{ ...FAULT, tests: 0 }], [])).toThrow('no test was run');
    expect(() => judge([{ ...FAULT, tests: 0 }], [EQUAL])).toThrow('no test was run');
  });
});

describe('a sample of faults', () => {
  const places = Array.from({ length: 2000 }, (_, line) => ({
    fileName: `/elsewhere/${line % 7}.ts`,
    location: { start: { line, column: 1 }, end: { line, column: 9 } },
    replacement: 'true',
  }));
  const drawn = (share: number, after = 0) => places.filter((fault) => isDrawn(fault, { share, after }));

  it('has about as many of a hundred as are asked for, always the same ones', () => {
    expect(drawn(100)).toEqual(places);
    expect(drawn(10).length).toBeGreaterThan(150);
    expect(drawn(10).length).toBeLessThan(250);
    expect(drawn(10)).toEqual(drawn(10));
  });

  it('lies within the larger one, whose others are those after it', () => {
    const both = new Set([...drawn(10), ...drawn(5, 10)]);
    expect(both).toEqual(new Set(drawn(15)));
    expect(both.size).toBe(drawn(10).length + drawn(5, 10).length);
  });
});
