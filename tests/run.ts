import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { requireBrowser } from './e2e/browser.ts';
import { type Counts, type Results, readPlaywright, readVitest, slowest, type TimedTest, tooSlow } from './results.ts';
import { THOROUGH } from './thorough.ts';

/**
 * The whole test run, `npm test`: every check in turn, cheapest first, until one fails. The closing line counts each
 * check without test cases of its own (the linter, the compiler …) as one. With `--all`, `npm run test:all`, sweeps look at
 * every member (`thorough.ts`).
 */

interface Check {
  readonly heading: string;
  /** A script of `package.json`, with arguments. */
  readonly script: readonly string[];
}

/** A check that consists of tests. */
interface Part extends Check {
  /** Where the script writes its results, and how to read them. */
  readonly file: string;
  readonly read: (json: string) => Results;
  /** Seconds; a test that takes longer is named at the end. */
  readonly most: number;
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

/** Each of them is busy on one core for most of its time: two run at once, those first that take longest. */
const CHECKS: readonly Check[] = [
  { heading: 'Types', script: ['types'] },
  { heading: 'Format and lint', script: ['lint'] },
  { heading: 'Dead code', script: ['unused'] },
  { heading: 'Import boundaries and cycles', script: ['boundaries'] },
  { heading: 'Build', script: ['build'] },
];
const AT_ONCE = 2;

/** Each of them uses all cores. */
const PARTS: readonly Part[] = [
  {
    heading: 'Unit, property, contract and packaging tests',
    script: ['test:unit', ...reportingTo(UNIT_RESULTS)],
    file: UNIT_RESULTS,
    read: readVitest,
    most: 20,
  },
  {
    heading: 'Whole games with every option, against a second reading of the rules',
    script: ['test:games', ...reportingTo(GAMES_RESULTS)],
    file: GAMES_RESULTS,
    read: readVitest,
    most: 20,
  },
  {
    heading: 'The whole game in a browser',
    script: ['test:built', '--', '--reporter=list,json'],
    file: PLAY_RESULTS,
    read: readPlaywright,
    most: 60,
  },
];
const NAMED = 10;
const IS_WHOLE = process.argv.includes('--all');

const NONE: Counts = { passed: 0, failed: 0 };
const FAILED: Counts = { passed: 0, failed: 1 };

const sum = (counts: readonly Counts[]): Counts => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});

const print = (text: string): unknown => process.stdout.write(text);
const printHeading = ({ heading }: Check): unknown => print(`\n── ${heading} ──\n`);

/** Runs a script, shows or hands over what it says, and tells whether it succeeded. */
function run({ script }: Check, hear?: (said: Buffer) => void): Promise<boolean> {
  const child = spawn('npm', ['run', '--silent', ...script], {
    cwd: ROOT,
    stdio: ['inherit', ...(hear === undefined ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const))],
    // npm is a script of the command line on Windows.
    shell: process.platform === 'win32',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: PLAY_RESULTS, ...(IS_WHOLE && THOROUGH) },
  });
  if (hear !== undefined) for (const stream of [child.stdout, child.stderr]) stream?.on('data', hear);
  return new Promise((resolve) => {
    child.on('close', (code) => resolve(code === 0));
    child.on('error', () => resolve(false));
  });
}

/** What it says is printed whole when it ends, so that checks that run at once do not speak at once. */
async function runCheck(check: Check): Promise<Counts> {
  const said: Buffer[] = [];
  const held = await run(check, (part) => said.push(part));
  printHeading(check);
  process.stdout.write(Buffer.concat(said));
  return held ? { passed: 1, failed: 0 } : FAILED;
}

/** None begins after one has failed. */
async function runChecks(): Promise<Counts> {
  const left = [...CHECKS];
  const counts: Counts[] = [];
  const runOnAndOn = async (): Promise<void> => {
    const check = sum(counts).failed > 0 ? undefined : left.shift();
    if (check === undefined) return;
    counts.push(await runCheck(check));
    await runOnAndOn();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runOnAndOn));
  return sum(counts);
}

async function runPart(part: Part): Promise<Results> {
  printHeading(part);
  rmSync(part.file, { force: true });
  const held = await run(part);
  const results = existsSync(part.file) ? part.read(readFileSync(part.file, 'utf8')) : { counts: NONE, times: [] };
  if (held) return results;
  return { ...results, counts: { ...results.counts, failed: Math.max(results.counts.failed, 1) } };
}

async function runParts(): Promise<Counts> {
  const counts: Counts[] = [];
  const times: TimedTest[] = [];
  const warnings: string[] = [];
  for (const part of PARTS) {
    if (sum(counts).failed > 0) break;
    const results = await runPart(part);
    counts.push(results.counts);
    times.push(...results.times);
    warnings.push(...tooSlow(results.times, part.most));
  }
  print(`\nThe slowest tests:\n${slowest(times, NAMED).join('\n')}\n`);
  for (const warning of warnings) print(`${warning}\n`);
  return sum(counts);
}

/** First of all, so that nobody learns after minutes that the last check cannot run. */
function findBrowserOrExplain(): Counts {
  try {
    requireBrowser();
    return NONE;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return FAILED;
  }
}

let counts = findBrowserOrExplain();
for (const stage of [runChecks, runParts]) if (counts.failed === 0) counts = sum([counts, await stage()]);
print(`\n${counts.passed} passed, ${counts.failed} failed\n`);
process.exitCode = counts.failed > 0 ? 1 : 0;
