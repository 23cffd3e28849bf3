import { ENDING_PATIENCE } from '../carrier/ending.ts';
import type { DesktopHost } from '../host/entryPoint.ts';
import type { ElectronLike, Preventable, WindowLike } from './electronLike.ts';
import type { UnsavedAnswer } from './questions.ts';

/** Milliseconds that the disk may take to tell whether a game is saved; after that it counts as refusing. */
const SAVING_PATIENCE = 5_000;

/** Exit codes. */
const WELL = 0;
const BADLY = 1;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface EndingOptions {
  readonly host: DesktopHost;
  readonly window: WindowLike;
  /** The process, which is told to end by signals. */
  readonly signals: { on(signal: (typeof SIGNALS)[number], listener: () => void): unknown };
  /** Asks the player what to do about a game that is in memory only. */
  readonly ask: () => Promise<UnsavedAnswer>;
  /** Makes the program start again; called last of all. */
  readonly startAnew: () => void;
}

/** Ways to end beside the window's own; the program ends once, however often it is told to. */
export interface Ending {
  /** Ends without a question. `code`: the exit code when everything was put away, 0 when left out. */
  end(code?: number): void;
  /** Ends as when the player quits, and starts the program again. */
  restart(): void;
}

/** Resolves and rejects as the work does, or to `late` when it takes longer than `time` (milliseconds). */
function within<T>(time: number, work: Promise<T>, late: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, time, late);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Whether to end. Asks the player again as long as the answer is to retry. */
async function isAgreed({ host, ask }: EndingOptions): Promise<boolean> {
  for (;;) {
    if (await within(SAVING_PATIENCE, host.save(), false)) return true;
    const answer = await ask();
    if (answer !== 'retry') return answer === 'quit';
  }
}

/**
 * The game ends with its window, on every platform, and only after the host has put everything away. Whoever closes the
 * window or quits is asked while a game is in memory only; who shuts the computer down, or ends the process, is not.
 */
export function endWithWindow({ app, powerMonitor }: ElectronLike, options: EndingOptions): Ending {
  const { host, window, signals, startAnew } = options;
  let ending = false;
  let asking = false;
  const finish = async (code: number, last: () => void) => {
    if (ending) return;
    ending = true;
    const putAway = host.dispose().then(() => code);
    const outcome = await within(ENDING_PATIENCE, putAway, BADLY).catch(() => BADLY);
    last();
    app.exit(outcome);
  };
  const end = (code = WELL) => void finish(code, () => undefined);
  const leave = async (last: () => void) => {
    if (asking) return;
    asking = true;
    // If this fails, the program ends as the player wished.
    if (await isAgreed(options).catch(() => true)) void finish(WELL, last);
    asking = false;
  };
  const leaveInstead = (event: Preventable) => {
    event.preventDefault();
    if (!ending) void leave(() => undefined);
  };
  window.on('close', leaveInstead);
  app.on('before-quit', leaveInstead);
  powerMonitor.on('shutdown', () => end());
  // Windows tells only windows that the session ends.
  window.on('session-end', () => end());
  for (const signal of SIGNALS) signals.on(signal, () => end());
  return { end, restart: () => void leave(startAnew) };
}
