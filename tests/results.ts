/** What a part of the test run wrote about itself, in the words of its tool: how many tests held, and how long each took. */

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export interface TimedTest {
  readonly name: string;
  readonly seconds: number;
}

export interface Results {
  readonly counts: Counts;
  readonly times: readonly TimedTest[];
}

interface VitestResults {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number | null }[];
  }[];
}

interface PlaywrightSuite {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightResults {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  readonly suites: readonly PlaywrightSuite[];
}

/** A test that did not run has proven nothing: it counts as failed. */
export function readVitest(json: string): Results {
  const { numTotalTests, numPassedTests, testResults }: VitestResults = JSON.parse(json);
  return {
    counts: { passed: numPassedTests, failed: numTotalTests - numPassedTests },
    times: testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .map(({ fullName, duration }) => ({ name: fullName, seconds: (duration ?? 0) / 1000 })),
  };
}

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

export function readPlaywright(json: string): Results {
  const { stats, suites }: PlaywrightResults = JSON.parse(json);
  return {
    counts: { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped },
    times: suites.flatMap(specsOf).map(({ title, file, tests }) => {
      const durations = tests.flatMap(({ results }) => results).map(({ duration }) => duration);
      return { name: `${file}: ${title}`, seconds: durations.reduce((sum, one) => sum + one, 0) / 1000 };
    }),
  };
}

/** The slowest tests, one a line, the slowest first. */
export const slowest = (times: readonly TimedTest[], count: number): readonly string[] =>
  [...times]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);

/** A line for each test that took longer than a test of its part should. */
export const tooSlow = (times: readonly TimedTest[], most: number): readonly string[] =>
  times
    .filter(({ seconds }) => seconds > most)
    .map(({ name, seconds }) => `Warning: ${seconds.toFixed(1)} s, more than ${most} s: ${name}`);
