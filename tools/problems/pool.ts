import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Problem } from '../../shared/problems/problem.ts';

/** How much of the games was looked at. */
export interface Tally {
  /** Games that were looked through. */
  games: number;
  /** Decisions between at least three actions. */
  decisions: number;
  /** Of these, as far as they came: thought about with 400 simulations; confirmed or given up in the long searches; kept. */
  screened: number;
  confirmed: number;
  kept: number;
  /** Seconds that a core was busy with it. */
  seconds: number;
}

export interface Pool {
  readonly problems: readonly Problem[];
  readonly tally: Tally;
}

export const noTally = (): Tally => ({ games: 0, decisions: 0, screened: 0, confirmed: 0, kept: 0, seconds: 0 });

type Line = { readonly problem: Problem } | { readonly game: Tally };

export function addTally(tally: Tally, other: Tally): void {
  for (const key of Object.keys(tally) as (keyof Tally)[]) tally[key] += other[key];
}

/** Reads what was found so far; a line that was cut off by the end of a program counts for nothing. */
export function readPool(file: string): Pool {
  const problems = new Map<string, Problem>();
  const tally = noTally();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  for (const text of lines) {
    const line = lineOf(text);
    if (line === null) continue;
    if ('problem' in line) problems.set(line.problem.id, line.problem);
    else addTally(tally, line.game);
  }
  return { problems: [...problems.values()], tally };
}

/** The same of several files. */
export function readPools(files: readonly string[]): Pool {
  const problems = new Map<string, Problem>();
  const tally = noTally();
  for (const pool of files.map(readPool)) {
    for (const problem of pool.problems) problems.set(problem.id, problem);
    addTally(tally, pool.tally);
  }
  return { problems: [...problems.values()], tally };
}

function lineOf(text: string): Line | null {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return null;
  }
}

export const startPool = (file: string): void => writeFileSync(file, '');

/** Adds a line: what is written stays, whatever ends the program. */
export const addToPool = (file: string, line: Line): void => appendFileSync(file, `${JSON.stringify(line)}\n`);
