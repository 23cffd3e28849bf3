import { existsSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { print, runCommand } from '../../tools/cli/command.ts';
import { integer, readArguments, UsageError } from '../../tools/cli/options.ts';
import { plant } from './stryker.ts';
import { type Equal, judge, type Planted } from './verdict.ts';

const USAGE = `npm run mutate -- FILES   plants faults into files and folders of shared/ and main/, one at a time,
and says which of them no quick test of the same room notices.

  --least N      fails where less than N percent are noticed (85)
  --tests DIRS   asks the quick tests of these folders instead, parted by commas
  --at-once N    tests in so many processes`;

const parse = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      least: { type: 'string', default: '85' },
      tests: { type: 'string' },
      'at-once': { type: 'string', default: String(availableParallelism()) },
      help: { type: 'boolean' },
    },
  });

/** The tests of the room that a file belongs to: their folders mirror the program's. */
const testsOf = (file: string): string => `tests/${file.split('/').slice(0, 2).join('/')}`;

function patternOf(file: string): string {
  const [name = ''] = file.split(':');
  if (!existsSync(name)) throw new UsageError(`there is no ${name}`);
  return statSync(name).isDirectory() ? `${name}/**/*.ts` : file;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

const told = ({ file, line, status, code, replacement }: Planted): string =>
  `${file}:${line}${status === 'NoCoverage' ? ' (no test comes here)' : ''}\n  - ${oneLine(code)}\n  + ${oneLine(replacement)}`;

await runCommand(async () => {
  const { values, positionals } = readArguments(parse);
  if (values.help === true || positionals.length === 0) return print(USAGE);
  const least = integer('least', values.least, 0, 100);
  const files = positionals.map((file) => file.replace(/\/$/, ''));
  const tests = values.tests?.split(',') ?? [...new Set(files.map(testsOf))];
  const equals = JSON.parse(readFileSync('tests/mutate/equal.json', 'utf8')) as Equal[];
  const planted = await plant(files.map(patternOf), tests, integer('at-once', values['at-once'], 1, 64));
  const { killed, counted, score, survivors, outdated } = judge(planted, equals);
  for (const survivor of survivors) print(told(survivor));
  for (const { file, code } of outdated)
    print(`${file}: named as equal, but it is not there or noticed: ${oneLine(code)}`);
  print(`${killed} of ${counted} planted faults noticed: ${score.toFixed(1)} %`);
  if (score < least || outdated.length > 0) process.exitCode = 1;
});
