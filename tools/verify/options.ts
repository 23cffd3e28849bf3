import { availableParallelism } from 'node:os';
import { commandLine, integerOption, readCommandLine } from '../cli/options.ts';

export interface VerifyOptions {
  /** At least one. */
  readonly files: readonly string[];
  /** Content files that games of these files are played with. */
  readonly contents: readonly string[];
  /** Whether every decision is listed, and not only those that are not the same. */
  readonly all: boolean;
  readonly json: boolean;
  /** How long decisions are repeated; left out: until all are. */
  readonly seconds?: number | undefined;
  /** How many think at the same time, at most. */
  readonly processes: number;
}

const ABOUT = `Checks games: whether each has the deal that was promised before it began, and whether its bots decide the same
again, each from what its own seat could know.`;

const ENDING = `
Ends with 0 when everything was checked and is as it should be, with 1 when something is not, or a file cannot be read,
and with 2 when nothing is wrong, but not everything could be checked.`;

const command = () =>
  commandLine('verify', ABOUT)
    .argument('<FILE...>', 'game records or saved games; a file may hold several records')
    .option(
      '--content <FILE>',
      'the content file that a game was played with; may be given several times',
      (file: string, before: readonly string[]) => [...before, file],
      [],
    )
    .option('--all', 'list every decision, and not only those that are not the same', false)
    .option('--json', 'print JSON instead of tables', false)
    .addOption(
      integerOption(
        'seconds',
        'repeat thoughts for so long, which ones is drawn by lot; all of them if left out',
        [1, 86_400],
      ),
    )
    .addOption(integerOption('processes', 'how many think at the same time', [1, 1024], availableParallelism()))
    .addHelpText('after', ENDING);

/** Reads the command line; `null` when only help was asked for. Throws a UsageError that names what is wrong. */
export function readOptions(args: readonly string[]): VerifyOptions | null {
  const read = readCommandLine<Omit<VerifyOptions, 'files' | 'contents'> & { content: string[] }>(command(), args);
  if (read === null) return null;
  const { content: contents, ...values } = read.values;
  return { ...values, contents, files: read.named };
}
