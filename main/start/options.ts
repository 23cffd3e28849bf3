import { parseArgs } from 'node:util';
import { gameFilesIn } from '../carrier/gameFile.ts';

export interface StartOptions {
  readonly data: string | undefined;
  /** 0 takes any free port. */
  readonly port: number;
  readonly browser: boolean;
  readonly help: boolean;
  /** Games to open, with their folders. */
  readonly files: readonly string[];
}

export const HELP = `Usage: npm start -- [options] [FILE ...]
  FILE           a saved game (.hadara) or game records (.jsonl) to open
  --data DIR     keep saves and settings in DIR
  --port N       port of the page, when the game opens in a browser (default: any free one)
  --no-browser   open nothing; print the address to open
  --help         show this
`;

const MAX_PORT = 65_535;

/**
 * @param folder where the options were given
 * @throws Error for options that are not in `HELP`
 */
export function readOptions(args: readonly string[], folder: string): StartOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      data: { type: 'string' },
      port: { type: 'string', default: '0' },
      'no-browser': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > MAX_PORT)
    throw new Error(`--port takes a number up to ${MAX_PORT}`);
  const files = gameFilesIn(positionals, folder);
  if (files.length < positionals.length) throw new Error('only files that end in .hadara or .jsonl can be opened');
  return { data: values.data, port, browser: !values['no-browser'], help: values.help, files };
}
