import { existsSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { print, runCommand } from '../../tools/cli/command.ts';
import { commandLine, integerOption, readCommandLine, UsageError } from '../../tools/cli/options.ts';
import { plant } from './stryker.ts';
import { type Equal, judge, type Planted } from './verdict.ts';

const ABOUT = `Plants faults into files and folders of shared/ and main/, one at a time, and says which of them no quick test of
the same room notices.`;

interface Values {
  readonly least: number;
  readonly tests?: string;
  readonly atOnce: number;
  readonly share: number;
  readonly after: number;
  readonly withoutLoading?: boolean;
}

const command = () =>
  commandLine('mutate', ABOUT)
    .argument('<FILES...>', 'files and folders of shared/ and main/')
    .addOption(integerOption('least', 'fails where less than N percent are noticed', [0, 100], 85))
    .option('--tests <A,B>', 'asks the quick tests of these folders instead')
    .addOption(integerOption('share', 'plants only N percent of the faults: always the same ones', [1, 100], 100))
    .addOption(integerOption('after', 'leaves out those that a share of N percent draws', [0, 99], 0))
    .option(
      '--without-loading',
      'leaves out what runs only while files are loaded: each fault there takes all tests anew',
    )
    .addOption(integerOption('at-once', 'tests in so many processes', [1, 64], availableParallelism()));

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
  const read = readCommandLine<Values>(command(), process.argv.slice(2));
  if (read === null) return;
  const { least, atOnce, share, after, withoutLoading = false, tests: asked } = read.values;
  const files = read.named.map((file) => file.replace(/\/$/, ''));
  const tests = asked?.split(',') ?? [...new Set(files.map(testsOf))];
  const equals = JSON.parse(readFileSync('tests/mutate/equal.json', 'utf8')) as Equal[];
  const planted = await plant(files.map(patternOf), { tests, atOnce, share, after, withoutLoading });
  const { killed, counted, score, survivors, outdated } = judge(planted, equals);
  for (const survivor of survivors) print(told(survivor));
  // Of a sample, the entries may name what was not drawn.
  const wrong = share === 100 ? outdated : [];
  for (const { file, code } of wrong)
    print(`${file}: named as equal, but it is not there or noticed: ${oneLine(code)}`);
  print(`${killed} of ${counted} planted faults noticed: ${score.toFixed(1)} %`);
  if (score < least || wrong.length > 0) process.exitCode = 1;
});
