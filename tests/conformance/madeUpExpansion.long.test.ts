import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { CARDS, STEPS } from './voyages.ts';

/*
 * An expansion of a few cards is made in a copy of the sources, by nothing but the steps that are written down. The copy
 * compiles, plays, paints and says it; a file that is left out is asked for.
 */

const ROOT = path.resolve(import.meta.dirname, '../..');
const COPY = mkdtempSync(path.join(tmpdir(), 'hadara-expansion-'));
afterAll(() => rmSync(COPY, { recursive: true }));

/** What the copy is made of; packages are shared with it. */
const COPIED = [
  'assets',
  'main',
  'renderer',
  'shared',
  'tests',
  'tools',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
];

/** Tests that look at every expansion, card, set, symbol or word that there is. */
const TESTS = [
  'tests/shared/vocabulary/expansions.test.ts',
  'tests/shared/content/*.test.ts',
  'tests/renderer/cards/*.test.ts',
  'tests/renderer/features/gallery/galleryModel.test.ts',
  'tests/renderer/features/rulebook/bookText.test.ts',
  'tests/renderer/features/rulebook/bookSearch.test.ts',
  'tests/renderer/platform/i18n/{catalogues,usedWords}.test.ts',
  'tests/renderer/table3d/titles.test.ts',
  'tests/conformance/checkVoyages.ts',
];

const inCopy = (file: string): string => path.join(COPY, file);
const read = (file: string): string => (existsSync(inCopy(file)) ? readFileSync(inCopy(file), 'utf8') : '');

/** Runs a program of the copy. What a test runner tells its own workers is not for the runner that is started here. */
function run(...args: readonly string[]): SpawnSyncReturns<string> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV)/.test(name)),
  );
  return spawnSync(process.execPath, args, { cwd: COPY, env, encoding: 'utf8' });
}

const compile = (project: string): SpawnSyncReturns<string> =>
  run('node_modules/typescript-7/bin/tsc', '--singleThreaded', '--project', project);

/** What the compiler says of a part of the copy where a file of the expansion is left out. */
function complaintWithout(file: string, before: string, project: string): string {
  const written = read(file);
  writeFileSync(inCopy(file), before);
  const { stdout } = compile(project);
  writeFileSync(inCopy(file), written);
  return stdout;
}

for (const part of COPIED) cpSync(path.join(ROOT, part), inCopy(part), { recursive: true });
symlinkSync(path.join(ROOT, 'node_modules'), inCopy('node_modules'));
const before = Object.fromEntries(Object.keys(STEPS).map((file) => [file, read(file)]));
for (const [file, step] of Object.entries(STEPS)) {
  mkdirSync(path.dirname(inCopy(file)), { recursive: true });
  writeFileSync(inCopy(file), step(read(file)));
}
writeFileSync(
  inCopy('faces.json'),
  JSON.stringify({
    extends: './tsconfig.json',
    include: [],
    files: ['renderer/cards/motifs/motif.ts', 'renderer/cards/paintCard.ts', 'renderer/game/bar/Expansions.tsx'],
  }),
);
writeFileSync(
  inCopy('voyages.config.ts'),
  `export default { test: ${JSON.stringify({ setupFiles: ['tests/renderer/emptyPage.ts'], isolate: false, testTimeout: 60_000, include: TESTS })} };`,
);

/** What one file of tests came to. */
interface Results {
  readonly name: string;
  readonly message: string;
  readonly status: string;
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
}

/** The files that the document counts for an expansion of cards only: the test of its cards is one more. */
function countedFiles(): number {
  const document = readFileSync(path.join(ROOT, 'shared/WHAT_A_NEW_TAKES.md'), 'utf8');
  return Number(/^\| expansion of cards only \| (\d+) \|/m.exec(document)?.[1]);
}

describe('an expansion of cards only', { timeout: 300_000 }, () => {
  it('takes at most twelve files, as many as are written down', () => {
    expect(Object.entries(STEPS).filter(([file]) => read(file) === before[file])).toEqual([]);
    expect(countedFiles()).toBe(Object.keys(STEPS).length + 1);
    expect(countedFiles()).toBeLessThanOrEqual(12);
  });

  it('compiles', () => {
    expect(compile('tsconfig.json').stdout).toBe('');
    expect(compile('shared').stdout).toBe('');
  });

  it.each([
    ['shared/words/fr/expansions.json', 'shared', 'card.voyages'],
    ['shared/words/en/expansions.json', 'faces.json', 'expansion.voyages'],
    ['renderer/cards/motifs/motif.ts', 'faces.json', 'voyages'],
    ['assets/symbols/game.json', 'faces.json', 'voyages'],
  ])('does not compile without its part of %s', (file, project, named) => {
    const complaint = complaintWithout(file, before[file] ?? '', project);
    expect(complaint).toContain('error TS');
    expect(complaint).toContain(named);
  });

  it('is played with, and its games are found to be as they should be', () => {
    const options = '--seats 5 --mode advanced --expansions voyages,nobles --levels apprentice --games 3';
    const tsx = ['--import', 'tsx'];
    const played = run(...tsx, 'tools/simulate/index.ts', ...options.split(' '), '--record', 'games.jsonl');
    expect(played.stderr + played.status).toBe('0');
    const lines = read('games.jsonl').split('\n');
    expect(lines.filter((line) => line.includes('"expansions":["nobles","voyages"]'))).toHaveLength(3);
    const decided = lines.filter((line) => /"action":\{[^}]*-v01"/.test(line));
    expect(decided.length).toBeGreaterThan(0);
    const checked = run(...tsx, 'tools/verify/index.ts', 'games.jsonl');
    expect(checked.stderr + checked.stdout).toContain('Everything is as it should be.');
    expect(checked.status).toBe(0);
  });

  it('is said, shown, listed and painted: what is asked of every expansion and card is asked of it', () => {
    const { status, stdout, stderr } = run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      'voyages.config.ts',
      '--reporter=json',
    );
    const { numPassedTests, testResults } = JSON.parse(stdout);
    const failed = testResults.flatMap(({ name, message, status: came, assertionResults }: Results) => [
      ...(came === 'passed' ? [] : [`${name} ${message}`]),
      ...assertionResults.filter((result) => result.status !== 'passed').map((result) => result.fullName),
    ]);
    expect(failed).toEqual([]);
    expect(stderr + status).toBe('0');
    expect(numPassedTests).toBeGreaterThan(100 + CARDS.length);
  });
});
