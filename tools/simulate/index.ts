import { print, runCommand } from '../cli/command.ts';
import { readOptions } from './options.ts';
import { asJson, asTable } from './report.ts';
import { simulate } from './simulate.ts';

await runCommand(() => {
  const options = readOptions(process.argv.slice(2));
  if (options !== null) print(options.json ? asJson(simulate(options)) : asTable(simulate(options)));
});
