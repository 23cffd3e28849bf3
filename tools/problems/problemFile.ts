import { readFileSync, writeFileSync } from 'node:fs';
import type { Problem } from '../../shared/problems/problem.ts';
import { type ProblemFile, problemFileSchema } from '../../shared/problems/problemSchema.ts';

const FILE = new URL('../../shared/problems/problems.json', import.meta.url);

/** Reads the problems that are checked in. Throws where the file is none. */
export const readProblems = (): ProblemFile => problemFileSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));

/** Writes them, one a line. */
export function writeProblems(madeBy: string, problems: readonly Problem[]): void {
  const lines = problems.map((problem) => JSON.stringify(problem)).join(',\n');
  writeFileSync(FILE, `{"madeBy":${JSON.stringify(madeBy)},"problems":[\n${lines}\n]}\n`);
}
