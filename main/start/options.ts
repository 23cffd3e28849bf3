import { parseArgs } from 'node:util';
import { gameFilesIn } from '../carrier/gameFile.ts';
import { filled, startWords } from '../carrier/startWords.ts';

export interface StartOptions {
  readonly data: string | undefined;
  /** 0 takes any free port. */
  readonly port: number;
  readonly browser: boolean;
  readonly help: boolean;
  /** Games to open, with their folders. */
  readonly files: readonly string[];
}

const MAX_PORT = 65_535;

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      data: { type: 'string' },
      port: { type: 'string', default: '0' },
      'no-browser': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });

/**
 * @param folder where the options were given
 * @throws Error in words for the player, for options that the help does not name
 */
export function readOptions(args: readonly string[], folder: string, words = startWords()): StartOptions {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    // What Node says is in English, but it names the option.
    throw new Error(filled(words.badOptions, { reason: (error as Error).message }), { cause: error });
  }
  const { values, positionals } = parsed;
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > MAX_PORT)
    throw new Error(filled(words.badPort, { most: String(MAX_PORT) }));
  const files = gameFilesIn(positionals, folder);
  if (files.length < positionals.length) throw new Error(words.badFile);
  return { data: values.data, port, browser: !values['no-browser'], help: values.help, files };
}
