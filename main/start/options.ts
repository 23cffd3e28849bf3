import { parseArgs } from 'node:util';

export interface StartOptions {
  readonly data: string | undefined;
  /** 0 takes any free port. */
  readonly port: number;
  readonly browser: boolean;
  readonly help: boolean;
}

export const HELP = `Usage: npm start -- [options]
  --data DIR     keep saves and settings in DIR
  --port N       port of the page, when the game opens in a browser (default: any free one)
  --no-browser   open nothing; print the address to open
  --help         show this
`;

const MAX_PORT = 65_535;

/** @throws Error for options that are not in `HELP` */
export function readOptions(args: readonly string[]): StartOptions {
  const { values } = parseArgs({
    args: [...args],
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
  return { data: values.data, port, browser: !values['no-browser'], help: values.help };
}
