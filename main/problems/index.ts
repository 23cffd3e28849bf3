import { print, runCommand } from '../shell/command.ts';
import { readOptions, USAGE } from './options.ts';
import { asTable } from './report.ts';
import { findProblems } from './run.ts';

await runCommand(() => {
  const options = readOptions(process.argv.slice(2));
  if (options === null) return print(USAGE);
  const pool = findProblems(options, ({ problems, tally }) =>
    process.stderr.write(`${tally.games} games, ${problems.length} problems, ${tally.seconds.toFixed(0)} s\n`),
  );
  print(asTable(pool));
});
