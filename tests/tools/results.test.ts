import { describe, expect, it } from 'vitest';
import { readPlaywright, readVitest, slowest, tooSlow } from '../results.ts';

const VITEST = JSON.stringify({
  numTotalTests: 3,
  numPassedTests: 1,
  testResults: [
    { assertionResults: [{ fullName: 'a', duration: 500 }, { fullName: 'never ran' }] },
    { assertionResults: [{ fullName: 'b', duration: 25_000 }] },
  ],
});

const PLAYWRIGHT = JSON.stringify({
  stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 1 },
  suites: [
    {
      specs: [{ title: 'c', file: 'c.spec.ts', tests: [{ results: [{ duration: 1000 }, { duration: 2000 }] }] }],
      suites: [{ specs: [{ title: 'd', file: 'c.spec.ts', tests: [{ results: [{ duration: 61_000 }] }] }] }],
    },
  ],
});

describe('the results of a part of the test run', () => {
  it('count every test that has not passed as failed, whatever became of it', () => {
    expect(readVitest(VITEST).counts).toEqual({ passed: 1, failed: 2 });
    expect(readPlaywright(PLAYWRIGHT).counts).toEqual({ passed: 2, failed: 3 });
  });

  it('name the slowest tests, also those in groups, and those that took too long', () => {
    const times = [...readVitest(VITEST).times, ...readPlaywright(PLAYWRIGHT).times];
    expect(slowest(times, 3)).toEqual(['   61.0 s  c.spec.ts: d', '   25.0 s  b', '    3.0 s  c.spec.ts: c']);
    expect(tooSlow(times, 60)).toEqual(['Warning: 61.0 s, more than 60 s: c.spec.ts: d']);
  });
});
