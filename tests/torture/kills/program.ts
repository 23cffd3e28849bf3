import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Client, clientOver } from '../../../renderer/platform/client/client.ts';
import { SocketTransport } from '../../../renderer/platform/client/socket.ts';
import { openSession } from '../../main/loopback/openSession.ts';

const BUILT = path.resolve(import.meta.dirname, '../../../out/main');

/** One run of the built program, from its start to its death. */
export class Run {
  private readonly child: ChildProcess;
  private readonly exited: Promise<unknown>;
  private readonly started = performance.now();
  private client: Client | null = null;
  private errors = '';

  /** `env`: what is different from this process's environment. */
  constructor(program: string, dataFolder: string, env: Readonly<Record<string, string>> = {}) {
    const args = [path.join(program, 'main/loopback.js'), '--data', dataFolder];
    // A group of its own, so that the signal reaches everything that the program started.
    this.child = spawn(process.execPath, args, {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    this.exited = once(this.child, 'exit');
    this.child.stderr?.on('data', (text: Buffer) => {
      this.errors += text.toString('utf8');
    });
  }

  /** Waits until the program can be played. Returns how long that took in milliseconds; rejects when it ends before. */
  async ready(): Promise<{ readonly client: Client; readonly milliseconds: number }> {
    const lines = createInterface({ input: this.child.stdout ?? process.stdin });
    const ended = this.exited.then(() => Promise.reject(new Error(`the program ended: ${this.errors}`)));
    const [address] = (await Promise.race([once(lines, 'line'), ended])) as [string];
    ended.catch(() => undefined);
    const milliseconds = performance.now() - this.started;
    const connect = await openSession(address);
    // A line that cannot be opened any more is what death looks like from here.
    const open = () => connect().on('error', () => undefined);
    const client = clientOver(new SocketTransport(open));
    this.client = client;
    return { client, milliseconds };
  }

  /** The number of its process. */
  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** What the program complained about; empty when all is well. */
  get complaints(): string {
    return this.errors;
  }

  /** Resolves to the exit code of a program that ends by itself; `null` when a signal ended it. */
  async ended(): Promise<number | null> {
    await this.exited;
    return this.child.exitCode;
  }

  /** Ends the program without a warning. What it sent before is still heard. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  /** Asks the program to end, and waits until it did. */
  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null && this.child.pid !== undefined)
      process.kill(-this.child.pid, signal);
    await this.exited;
    this.client?.end();
  }
}

/** Copies the built program, so that a build that is made meanwhile does not change it. Returns its folder. */
export async function copyProgram(folder: string): Promise<string> {
  const program = path.join(folder, 'program');
  await cp(BUILT, path.join(program, 'main'), { recursive: true });
  // The page is not what is tortured.
  await mkdir(path.join(program, 'renderer'));
  await writeFile(path.join(program, 'package.json'), '{"type":"module"}');
  return program;
}
