import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

/** How long (milliseconds) a start may take: the first one after an installation is looked at by virus scanners. */
const STARTING = 120_000;
/** How long the end may take, and a second start, which only hands over. */
const ENDING = 60_000;

/** What is started, and how. */
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  /** Added to the environment. */
  readonly env?: Readonly<Record<string, string>>;
}

/** A program that was started, and what it says. */
export class Running {
  private readonly child: ChildProcess;
  private readonly end: Promise<number>;
  private said = '';

  constructor({ program, args, env = {} }: Command) {
    const inherited = { ...process.env };
    // Whoever started the self-test may have set it, and it is not about this program.
    delete inherited.NODE_OPTIONS;
    this.child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...inherited, ...env } });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (part: Buffer) => {
        this.said += part.toString();
      });
    this.end = once(this.child, 'close').then(
      ([code, signal]) => Number(code ?? (signal === null ? 1 : -1)),
      () => 1,
    );
  }

  /** Everything that it has printed so far. */
  get words(): string {
    return this.said;
  }

  /** Waits until it prints something of this form. Resolves to the first group of the pattern. */
  async says(pattern: RegExp, time = STARTING): Promise<string> {
    let ended = false;
    void this.end.then(() => {
      ended = true;
    });
    for (const until = Date.now() + time; Date.now() < until; await setTimeout(50)) {
      const found = pattern.exec(this.said)?.[1];
      if (found !== undefined) return found;
      if (ended) throw new Error(`it ended at once, and said: ${this.said.trim() || 'nothing'}`);
    }
    throw new Error(`it did not start in time, and said: ${this.said.trim() || 'nothing'}`);
  }

  /** Waits for its end. Resolves to its exit code; −1 when a signal ended it. */
  async ended(time = ENDING): Promise<number> {
    const late = new AbortController();
    const silence = setTimeout(time, null, { signal: late.signal });
    const code = await Promise.race([this.end, silence]);
    late.abort();
    silence.catch(() => undefined);
    if (code === null) throw new Error('it does not end');
    return code;
  }

  /** Ends it by force, if it still runs. */
  async kill(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) this.child.kill('SIGKILL');
    await this.end;
  }
}

/** A game that was started with Chromium's line for developer tools open. */
export interface StartedGame {
  /** The address of that line, as Chromium prints it. */
  readonly line: string;
  /** How the address of the page begins; empty where there is no other page. */
  readonly page: string;
  /** Resolves to the exit code of the game. */
  ended(): Promise<number>;
  /** Ends everything by force. */
  kill(): Promise<void>;
}

/** The program that is tested, in whichever carrier. */
export interface TestedProgram {
  /** Named in the report. */
  readonly name: string;
  /** Starts the game. Rejects with what it said when it ends before there is anything to look at. */
  start(dataFolder: string): Promise<StartedGame>;
  /** What starts it once more, with files to open. */
  again(dataFolder: string, files: readonly string[]): Command;
  /** `null` where the program has its sandbox; else why it has none, in words. */
  readonly withoutSandbox: string | null;
  /** `null` where every page of it has WebGL; else why it may lack it. */
  readonly withoutWebGL: string | null;
}

/** The line that Chromium prints when its developer tools can be reached. */
export const DEVTOOLS_LINE = /^DevTools listening on (ws:\/\/\S+)/m;
