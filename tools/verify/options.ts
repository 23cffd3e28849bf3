import { parseArgs } from 'node:util';
import { readArguments, UsageError } from '../cli/options.ts';

export interface VerifyOptions {
  /** At least one. */
  readonly files: readonly string[];
  /** Content files that games of these files are played with. */
  readonly contents: readonly string[];
  /** Whether every decision is listed, and not only those that are not the same. */
  readonly all: boolean;
  readonly json: boolean;
}

export const USAGE = `Checks games: whether each has the deal that was promised before it began, and whether its bots decide the
same again, each from what its own seat could know.

npm run -s verify -- [options] FILE …
  FILE             game records or saved games; a file may hold several records
  --content FILE   the content file that a game was played with; may be given several times
  --all            list every decision, and not only those that are not the same
  --json           print JSON instead of tables
  --help           this text

Ends with 0 when everything was checked and is as it should be, with 1 when something is not, or a file cannot be read,
and with 2 when nothing is wrong, but not everything could be checked.`;

const parse = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: {
      content: { type: 'string', multiple: true, default: [] },
      all: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });

/** Reads the command line; `null` asks for the usage text. Throws a UsageError that names what is wrong. */
export function readOptions(args: string[]): VerifyOptions | null {
  const { values, positionals } = readArguments(() => parse(args));
  if (values.help) return null;
  if (positionals.length === 0) throw new UsageError('name at least one file');
  return { files: positionals, contents: values.content, all: values.all, json: values.json };
}
