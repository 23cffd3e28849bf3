// @long
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampled } from '../thorough.ts';
import { CARAVANS } from './madeUp/caravans.ts';
import { Copy } from './madeUp/copy.ts';
import type { Steps } from './madeUp/steps.ts';
import { CARDS, VOYAGES } from './madeUp/voyages.ts';

/*
 * Two expansions, one of a few cards and one with a mechanism, are made in a copy of the sources, by nothing but the steps
 * that are written down. The copy compiles, plays, paints and says them; a file that is left out is asked for.
 */

const copy = new Copy(VOYAGES, CARAVANS);
afterAll(() => copy.remove());

/** Tests that look at every expansion, card, set, step, event, symbol or word that there is, and those of what was made. */
const TESTS = [
  'tests/shared/vocabulary/expansions.test.ts',
  'tests/shared/content/*.test.ts',
  'tests/shared/rules/caravans.test.ts',
  'tests/shared/session/live/eventFilter.test.ts',
  'tests/shared/flow/{compiledFlow,flowStates}.test.ts',
  'tests/renderer/cards/*.test.ts',
  'tests/renderer/features/gallery/galleryModel.test.ts',
  'tests/renderer/features/rulebook/bookText.test.ts',
  'tests/renderer/features/rulebook/bookSearch.test.ts',
  'tests/renderer/game/words/sentences.test.ts',
  'tests/renderer/platform/i18n/{catalogues,usedWords}.test.ts',
  'tests/renderer/table3d/titles.test.ts',
  'tests/conformance/lockstep.long.test.ts',
  'tests/conformance/madeUp/check*.{ts,tsx}',
];

/** The pages on which something that is left out is missed. */
const PAGES = [
  'renderer/cards/motifs/motif.ts',
  'renderer/cards/paintCard.ts',
  'renderer/game/actions/index.ts',
  'renderer/game/bar/GameMarks.tsx',
  'renderer/game/expansions.ts',
  'renderer/game/madeUpView.ts',
  'renderer/table3d/layout/scenePieces.ts',
  'tests/renderer/game/words/everyEvent.ts',
  'tests/shared/session/live/eventFilter.test.ts',
];

copy.write('pages.json', JSON.stringify({ extends: './tsconfig.json', include: [], files: PAGES }));
copy.write(
  'madeUp.config.ts',
  `export default { test: ${JSON.stringify({ setupFiles: ['tests/renderer/emptyPage.ts'], isolate: false, testTimeout: 60_000, include: TESTS })} };`,
);

// What `npm run flow:update` does, without the pictures.
copy.write(
  'compileFlow.ts',
  `import { writeFileSync } from 'node:fs';
import { COMPILED_FLOW, flowCode } from './tools/generate/flowCode.ts';
writeFileSync(COMPILED_FLOW, flowCode());`,
);

/** What one file of tests came to. */
interface Results {
  readonly name: string;
  readonly message: string;
  readonly status: string;
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
}

/** The files that the document counts for something new. */
function countedFor(what: string): number {
  const document = readFileSync(path.resolve(import.meta.dirname, '../../shared/WHAT_A_NEW_TAKES.md'), 'utf8');
  return Number(new RegExp(`^\\| ${what} \\| (\\d+)`, 'm').exec(document)?.[1]);
}

describe('what an expansion takes', () => {
  it('of cards only is at most twelve files, as many as are written down', () => {
    expect(copy.untouchedBy(VOYAGES)).toEqual([]);
    // What its cards are held to is one more.
    expect(countedFor('expansion of cards only')).toBe(Object.keys(VOYAGES).length + 1);
    expect(countedFor('expansion of cards only')).toBeLessThanOrEqual(12);
  });

  it('with a mechanism of its own is at most forty files, as many as are written down', () => {
    expect(copy.untouchedBy(CARAVANS)).toEqual([]);
    expect(countedFor('expansion with a mechanism of its own')).toBe(Object.keys(CARAVANS).length);
    expect(countedFor('expansion with a mechanism of its own')).toBeLessThanOrEqual(40);
  });
});

/** A part of an expansion; the file in which the compiler misses it, and what it names there. */
type Missed = readonly [left: string, of: Steps, where: string, named: string];

const MISSED: Readonly<Record<'shared' | 'pages.json', readonly Missed[]>> = {
  shared: [
    ['shared/words/fr/expansions.json', VOYAGES, 'shared/words/fr/', 'card.voyages'],
    ['shared/words/de/expansions.json', CARAVANS, 'shared/words/de/', 'announce.caravan'],
    ['shared/rules/position/seat.ts', CARAVANS, 'shared/rules/pieces/caravans.ts', 'caravans'],
    ['shared/rules/actions/index.ts', CARAVANS, 'shared/rules/actions/index.ts', 'caravan'],
    ['shared/rules/choices/legalActions.ts', CARAVANS, 'shared/rules/choices/legalActions.ts', 'never'],
    ['shared/rules/pieces/scoring.ts', CARAVANS, 'shared/rules/pieces/scoring.ts', 'caravans'],
    ['shared/rules/observation/project.ts', CARAVANS, 'shared/rules/observation/project.ts', 'caravanSent'],
    ['shared/rules/steps/guards.ts', CARAVANS, 'shared/flow/compiledFlow.ts', 'canSendCaravan'],
    ['shared/rules/steps/effects.ts', CARAVANS, 'shared/flow/compiledFlow.ts', 'startCaravans'],
    ['shared/session/live/eventFilter.ts', CARAVANS, 'shared/session/live/eventFilter.ts', 'caravanSent'],
    ['shared/forecast/thresholds.ts', CARAVANS, 'shared/forecast/thresholds.ts', 'caravans'],
  ],
  'pages.json': [
    ['shared/words/en/expansions.json', VOYAGES, 'renderer/game/bar/GameMarks.tsx', 'expansion.voyages'],
    ['renderer/cards/motifs/motif.ts', VOYAGES, 'renderer/cards/motifs/motif.ts', 'voyages'],
    ['assets/symbols/game.json', VOYAGES, 'renderer/game/bar/GameMarks.tsx', '"voyages"'],
    ['assets/symbols/game.json', CARAVANS, 'renderer/game/bar/GameMarks.tsx', '"caravan"'],
    ['renderer/game/state/table.ts', CARAVANS, 'renderer/table3d/layout/haloPieces.ts', '"caravan"'],
    ['renderer/game/actions/index.ts', CARAVANS, 'renderer/game/actions/index.ts', 'caravanSent'],
    ['renderer/game/expansions.ts', CARAVANS, 'renderer/game/expansions.ts', 'caravans'],
    ['renderer/game/madeUpView.ts', CARAVANS, 'renderer/game/madeUpView.ts', 'caravans'],
    ['renderer/table3d/layout/expansions.ts', CARAVANS, 'renderer/table3d/layout/expansions.ts', 'caravans'],
    ['tests/renderer/game/words/everyEvent.ts', CARAVANS, 'tests/renderer/game/words/everyEvent.ts', 'caravanSent'],
    ['tests/shared/session/live/eventFilter.test.ts', CARAVANS, 'tests/shared/session/live/', 'caravanSent'],
  ],
};

/** The complaints of a compiler, with the lines that belong to each. */
const complaintsIn = (output: string): readonly string[] => output.split(/\n(?=\S)/);

describe('expansions that were made by the steps', { timeout: 300_000 }, () => {
  it('have a flow that is compiled from theirs', () => {
    expect(copy.run('--import', 'tsx', 'compileFlow.ts').stderr).toBe('');
    expect(copy.read('shared/flow/compiledFlow.ts')).toContain('canSendCaravan');
  });

  it('compile', () => {
    for (const project of sampled(['shared', 'tsconfig.json'], 1)) expect(copy.compile(project)).toBe('');
  });

  // One compilation for all parts that a project misses: each is missed in a place of its own.
  describe.each(['shared', 'pages.json'] as const)('do not compile in %s', (project) => {
    let complaints: readonly string[] = [];
    beforeAll(() => {
      const left = MISSED[project].map(([file, of]) => [of, file] as const);
      complaints = complaintsIn(copy.without(left, () => copy.compile(project)));
    }, 300_000);

    it.each(MISSED[project])('without the part in %s', (_left, _of, where, named) => {
      const missed = complaints.filter((complaint) => complaint.startsWith(where) && complaint.includes('error TS'));
      expect(missed.join('\n')).toContain(named);
    });
  });

  it('are played with, and their games are found to be as they should be', () => {
    const options = '--seats 5 --mode advanced --expansions caravans,voyages,nobles --levels apprentice --games 3';
    const tsx = ['--import', 'tsx'];
    const played = copy.run(...tsx, 'tools/simulate/index.ts', ...options.split(' '), '--record', 'games.jsonl');
    expect(played.stderr + played.status).toBe('0');
    const lines = copy.read('games.jsonl').split('\n');
    expect(lines.filter((line) => line.includes('"expansions":["nobles","voyages","caravans"]'))).toHaveLength(3);
    expect(lines.filter((line) => /"action":\{[^}]*-v01"/.test(line))).not.toEqual([]);
    expect(lines.filter((line) => line.includes('"step":"caravan","action":{"type":"caravan"}'))).not.toEqual([]);
    expect(lines.filter((line) => /"scores".*"caravans":[1-9]/.test(line))).not.toEqual([]);
    const checked = copy.run(...tsx, 'tools/verify/index.ts', 'games.jsonl');
    expect(checked.stderr + checked.stdout).toContain('Everything is as it should be.');
    expect(checked.status).toBe(0);
  });

  it('are said, shown, listed and painted: what is asked of every expansion, card and event is asked of theirs', () => {
    const { status, stdout, stderr } = copy.run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      'madeUp.config.ts',
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
