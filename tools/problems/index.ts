import { gameOfProblem } from '../../shared/problems/problemGame.ts';
import { print, runCommand } from '../cli/command.ts';
import { checkProblems } from './check.ts';
import { judgedAgain } from './find.ts';
import { type ProblemOptions, readOptions } from './options.ts';
import { pickProblems } from './pick.ts';
import { readPools } from './pool.ts';
import { readProblems, writeProblems } from './problemFile.ts';
import { asCheck, asTable, asTables, madeByOf } from './report.ts';
import { findProblems } from './run.ts';

function pick({ from, pick: count }: ProblemOptions): void {
  const pool = readPools(from);
  const problems = pickProblems(pool.problems, count);
  writeProblems(madeByOf(pool), problems);
  print(asTable(pool));
  print(`Of these ${problems.length} were picked:\n${asTables(problems)}`);
}

function check({ drop, nodes }: ProblemOptions): void {
  const { madeBy, problems } = readProblems();
  const checked = checkProblems(problems, nodes);
  print(asCheck(checked, nodes));
  if (drop)
    writeProblems(
      madeBy,
      problems.filter((problem) => !checked.failed.includes(problem)),
    );
}

function judge(): void {
  const { madeBy, problems } = readProblems();
  const judged = problems.flatMap(
    (problem) => judgedAgain(problem, gameOfProblem(problem, problem.id, []).state) ?? [],
  );
  const picked = pickProblems(judged, judged.length);
  writeProblems(madeBy, picked);
  const left = `${judged.length} of ${problems.length} problems are clear still`;
  print(`${left}; ${picked.length} with the mixture that they shall have:\n${asTables(picked)}`);
}

function find(options: ProblemOptions): void {
  const pool = findProblems(options, ({ problems, tally }) =>
    process.stderr.write(`${tally.games} games, ${problems.length} problems, ${tally.seconds.toFixed(0)} s\n`),
  );
  print(asTable(pool));
}

const TASKS = { find, pick, check, judge };

await runCommand(() => {
  const options = readOptions(process.argv.slice(2));
  if (options !== null) TASKS[options.task](options);
});
