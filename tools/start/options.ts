import { Command, CommanderError } from 'commander';
import { gameFilesIn } from '../../main/carrier/gameFile.ts';
import { filled, startWords } from '../../main/carrier/startWords.ts';

/** How the picture comes about. */
export interface Display {
  /** Without the graphics card. */
  readonly safeGraphics: boolean;
  /** Through X11 also where the desktop is a Wayland one. */
  readonly x11: boolean;
}

export interface StartOptions extends Display {
  readonly data: string | undefined;
  /** 0 takes any free port. */
  readonly port: number;
  readonly browser: boolean;
  /** The help, when it was asked for. */
  readonly help: string | null;
  /** Games to open, with their folders. */
  readonly files: readonly string[];
}

const MAX_PORT = 65_535;

type StartWords = ReturnType<typeof startWords>;
type Values = Pick<StartOptions, 'data' | 'browser' | 'safeGraphics' | 'x11'> & { readonly port: string };

/** The command line; its help is made from it, with our words in place of the library's. */
function commandLine(words: StartWords): Command {
  const titles: Readonly<Record<string, string>> = {
    'Usage:': words.helpTitle,
    'Arguments:': words.helpFilesTitle,
    'Options:': words.helpOptionsTitle,
  };
  return (
    new Command('npm start --')
      .usage(words.helpUsage)
      .argument(`[${words.helpFile}...]`, words.helpFiles)
      .option(`--data <${words.helpFolder}>`, words.helpData)
      .option('--port <N>', words.helpPort, '0')
      .option('--no-browser', words.helpNoBrowser)
      .option('--safe-graphics', words.helpSafeGraphics, false)
      .option('--x11', words.helpX11, false)
      .helpOption('--help', words.helpHelp)
      .configureHelp({
        optionDescription: ({ description }) => description,
        styleTitle: (title) => titles[title] ?? title,
      })
      .exitOverride()
      // What is wrong is thrown, and the help is returned.
      .configureOutput({ writeErr: () => undefined, writeOut: () => undefined })
  );
}

const NOTHING: StartOptions = {
  data: undefined,
  port: 0,
  browser: true,
  safeGraphics: false,
  x11: false,
  help: null,
  files: [],
};

/** Reads the options into the command. Returns the help, when it was asked for. */
function parse(
  command: Command,
  args: readonly string[],
  { badOptions }: Pick<StartWords, 'badOptions'>,
): string | null {
  try {
    command.parse([...args], { from: 'user' });
    return null;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.code === 'commander.helpDisplayed') return command.helpInformation();
    // What the library says is in English, but it names the option.
    const reason = error.message.replace(/^error: /, '');
    throw new Error(filled(badOptions, { reason }), { cause: error });
  }
}

/**
 * @param folder where the options were given
 * @throws Error in words for the player, for options that the help does not name
 */
export function readOptions(args: readonly string[], folder: string, words = startWords()): StartOptions {
  const command = commandLine(words);
  const help = parse(command, args, words);
  if (help !== null) return { ...NOTHING, help };
  const { port: portText, ...values } = command.opts<Values>();
  const port = /^\d+$/.test(portText) ? Number(portText) : Number.NaN;
  if (!(port <= MAX_PORT)) throw new Error(filled(words.badPort, { most: String(MAX_PORT) }));
  const files = gameFilesIn(command.args, folder);
  if (files.length < command.args.length) throw new Error(words.badFile);
  return { ...NOTHING, ...values, port, files };
}
