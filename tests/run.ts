import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { requireBrowser } from './e2e/browser.ts';

/**
 * The whole test run, `npm test`: every check in turn, cheapest first, until one fails. The closing line counts each
 * check without test cases of its own (the linter, the compiler …) as one.
 */

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface Check {
  readonly heading: string;
  /** A script of `package.json`, with arguments. */
  readonly script: readonly string[];
  /** Where the script writes its results, and how to count them. */
  readonly results?: { readonly file: string; readonly count: (results: unknown) => Counts };
}

const ROOT = path.resolve(import.meta.dirname, '..');
const UNIT_RESULTS = path.join(ROOT, 'test-results/unit.json');
const GAMES_RESULTS = path.join(ROOT, 'test-results/games.json');
const PLAY_RESULTS = path.join(ROOT, 'test-results/play.json');

const reportingTo = (file: string): string[] => [
  '--',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${file}`,
];

/** A test that did not run has proven nothing: it counts as failed. */
function countVitest(results: unknown): Counts {
  const { numTotalTests, numPassedTests } = results as Record<'numTotalTests' | 'numPassedTests', number>;
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
}

function countPlaywright(results: unknown): Counts {
  const { stats } = results as { stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}

const CHECKS: readonly Check[] = [
  { heading: 'Format and lint', script: ['lint'] },
  { heading: 'Types', script: ['types'] },
  { heading: 'Import boundaries and cycles', script: ['boundaries'] },
  { heading: 'Dead code', script: ['unused'] },
  { heading: 'Build', script: ['build'] },
  {
    heading: 'Unit, property, contract and packaging tests',
    script: ['test:unit', ...reportingTo(UNIT_RESULTS)],
    results: { file: UNIT_RESULTS, count: countVitest },
  },
  {
    heading: 'Whole games with every option, against a second reading of the rules',
    script: ['test:games', ...reportingTo(GAMES_RESULTS)],
    results: { file: GAMES_RESULTS, count: countVitest },
  },
  {
    heading: 'The whole game in a browser',
    script: ['test:e2e', '--', '--reporter=list,json'],
    results: { file: PLAY_RESULTS, count: countPlaywright },
  },
];

function run({ heading, script, results }: Check): Counts {
  process.stdout.write(`\n── ${heading} ──\n`);
  if (results !== undefined) rmSync(results.file, { force: true });
  const { status } = spawnSync('npm', ['run', '--silent', ...script], {
    cwd: ROOT,
    stdio: 'inherit',
    // npm is a script of the command line on Windows.
    shell: process.platform === 'win32',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: PLAY_RESULTS },
  });
  const counted = results !== undefined && existsSync(results.file);
  const counts = counted ? results.count(JSON.parse(readFileSync(results.file, 'utf8'))) : { passed: 0, failed: 0 };
  if (status !== 0) return { ...counts, failed: Math.max(counts.failed, 1) };
  return results === undefined ? { passed: 1, failed: 0 } : counts;
}

/** First of all, so that nobody learns after minutes that the last check cannot run. */
function findBrowserOrExplain(): Counts {
  try {
    requireBrowser();
    return { passed: 0, failed: 0 };
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return { passed: 0, failed: 1 };
  }
}

function runAll(): Counts {
  let { passed, failed } = findBrowserOrExplain();
  for (const check of CHECKS) {
    if (failed > 0) break;
    const counts = run(check);
    passed += counts.passed;
    failed += counts.failed;
  }
  return { passed, failed };
}

const { passed, failed } = runAll();
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
