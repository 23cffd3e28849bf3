import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { type Fault, isDrawn, type Sample } from './drawn.ts';
import type { Planted } from './verdict.ts';

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** The text from one place to another; lines and columns are counted from 1. */
function textIn(source: string, { start, end }: MutantResult['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined))
    .join('\n');
}

/** Stryker counts lines and columns from 0 when it plants, and from 1 in what it tells afterwards. */
function beforeItWasTried({ fileName, location: { start, end }, replacement }: MutantResult): Fault {
  const from0 = ({ line, column }: typeof start) => ({ line: line - 1, column: column - 1 });
  return { fileName, location: { start: from0(start), end: from0(end) }, replacement };
}

function plantedOf({ fileName, location, replacement, status, testsCompleted }: MutantResult): Planted {
  const source = readFileSync(fileName, 'utf8');
  return {
    file: path.relative('.', fileName).replaceAll(path.sep, '/'),
    line: location.start.line,
    code: textIn(source, location),
    replacement: replacement ?? '',
    status,
    tests: testsCompleted ?? 0,
  };
}

interface Way extends Sample {
  /** Folders of tests. */
  readonly tests: readonly string[];
  /** How many processes test. */
  readonly atOnce: number;
  /** Whether code is left out that runs only while files are loaded. */
  readonly withoutLoading: boolean;
}

/** Plants faults into files, one at a time, and runs the tests that reach each. */
export async function plant(
  files: readonly string[],
  { tests, atOnce, share, after, withoutLoading }: Way,
): Promise<Planted[]> {
  process.env.MUTATE_TESTS = tests.join();
  process.env.MUTATE_SHARE = String(share);
  process.env.MUTATE_AFTER = String(after);
  const stryker = new Stryker({
    configFile: 'tests/mutate/stryker.json',
    testRunner: 'quick',
    plugins: ['@stryker-mutator/vitest-runner', './tests/mutate/quickRunner.ts'],
    mutate: [...files],
    concurrency: atOnce,
    ignoreStatic: withoutLoading,
    reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only'],
  });
  const faults = await stryker.runMutationTest();
  return faults.filter((fault) => isDrawn(beforeItWasTried(fault), { share, after })).map(plantedOf);
}
