import { fork } from 'node:child_process';
import path from 'node:path';
import type { Engine } from '../../shared/session/fairness/proof.ts';
import { check, type Task } from './check.ts';
import { gamesIn } from './games.ts';
import { type CheckedFile, joinedShares } from './verify.ts';

const CHECK_HERE = path.join(import.meta.dirname, 'checkHere.ts');

/** Simulations that take longer than it takes to start a process. */
const WORTH_A_PROCESS = 20_000;

function simulationsIn(file: string): number {
  const read = gamesIn(file);
  if ('problem' in read) return 0;
  return read.games.flatMap(({ actions }) => actions).reduce((sum, { bot }) => sum + (bot?.nodes ?? 0), 0);
}

/** How many processes are worth starting for the games of these files, `most` at most. */
export function processesFor(files: readonly string[], most: number): number {
  const simulations = files.reduce((sum, file) => sum + simulationsIn(file), 0);
  return Math.min(most, 1 + Math.floor(simulations / WORTH_A_PROCESS));
}

/** Lets a process of its own check a share. Rejects when it ends without an answer. */
const checkElsewhere = (task: Task): Promise<CheckedFile[]> =>
  new Promise((resolve, reject) => {
    const child = fork(CHECK_HERE, [JSON.stringify(task)], {
      execArgv: ['--import', 'tsx'],
      serialization: 'advanced',
    });
    child.once('message', (answer) => resolve(answer as CheckedFile[]));
    child.once('error', reject);
    child.once('disconnect', () => reject(new Error('a process ended before it had checked its share')));
  });

/** Checks files in this process and others, each a share of the decisions: every one is checked for itself. */
export async function checkAll(
  { files, contents, seconds }: Omit<Task, 'engine' | 'share'>,
  engine: Engine,
  processes: number,
): Promise<CheckedFile[]> {
  const tasks = Array.from(
    { length: processes },
    (_, number): Task => ({ files, contents, engine, share: { number, of: processes }, seconds }),
  );
  const others = tasks.slice(1).map(checkElsewhere);
  const shares = [check(tasks[0] as Task), ...(await Promise.all(others))];
  return files.map((_, index) => joinedShares(shares.map((checked) => checked[index] as CheckedFile)));
}
