import { readOptions, USAGE, UsageError } from './options.ts';
import { asJson, asTable } from './report.ts';
import { simulate } from './simulate.ts';

const print = (text: string): void => void process.stdout.write(`${text}\n`);

try {
  const options = readOptions(process.argv.slice(2));
  if (options === null) print(USAGE);
  else print(options.json ? asJson(simulate(options)) : asTable(simulate(options)));
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${text}\n${error instanceof UsageError ? 'Try --help.\n' : ''}`);
  process.exitCode = 1;
}
