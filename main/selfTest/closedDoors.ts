import { closeSync, existsSync, openSync, readSync, writeSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Desktop, desktopCommand } from './desktopProgram.ts';
import type { Findings } from './findings.ts';
import { NotHere } from './findings.ts';
import { type Command, Running } from './program.ts';

/** An exit code that only the script below gives. */
const AS_NODE = 42;
/** How long (milliseconds) a copy of the program may take to show something. */
const SHOWING = 60_000;

/** Where an archive's table of contents begins: before it stand its sizes, four numbers of four bytes. */
const CONTENTS = 16;
/** A place within the table of contents, which says what the first file is called and what hash it has. */
const CHANGED_BYTE = CONTENTS + 64;

/** What is packed, as far as somebody could change it. */
export interface PackedDesktop extends Desktop {
  readonly platform: NodeJS.Platform;
  /** The folder with `app.asar`. */
  readonly resources: string;
}

async function run(command: Command): Promise<{ readonly code: number; readonly words: string }> {
  const running = new Running(command);
  try {
    return { code: await running.ended(), words: running.words };
  } finally {
    await running.kill();
  }
}

async function refusesToBeNode(desktop: Desktop, dataFolder: string): Promise<undefined> {
  const command = desktopCommand(desktop, dataFolder, ['-e', `process.exit(${AS_NODE})`]);
  const { code } = await run({ ...command, env: { ...command.env, ELECTRON_RUN_AS_NODE: '1' } });
  if (code === AS_NODE) throw new Error('ELECTRON_RUN_AS_NODE makes it run any script');
  if (code !== 0) throw new Error(`with ELECTRON_RUN_AS_NODE it ends with the code ${code}`);
  return undefined;
}

async function refusesToBeDebugged(desktop: Desktop, dataFolder: string): Promise<undefined> {
  const plain = desktopCommand(desktop, dataFolder, []);
  const asked: readonly Command[] = [
    { ...plain, args: [...plain.args, '--inspect=0'] },
    { ...plain, env: { ...plain.env, NODE_OPTIONS: '--inspect=0' } },
  ];
  for (const command of asked) {
    const { words } = await run(command);
    if (words.includes('Debugger listening')) throw new Error('the main process lets itself be debugged');
  }
  return undefined;
}

/** The folder that is the whole program, and where in it the program that is started lies. */
function wholeProgram({ program, platform }: PackedDesktop): { readonly folder: string; readonly inside: string } {
  const folder = platform === 'darwin' ? path.resolve(program, '../../..') : path.dirname(program);
  return { folder, inside: path.relative(folder, program) };
}

/** Changes one byte of the table of contents, as one of the letters and digits that most of it consists of. */
export function changeOneByte(archive: string): void {
  const file = openSync(archive, 'r+');
  try {
    const byte = Buffer.alloc(1);
    readSync(file, byte, 0, 1, CHANGED_BYTE);
    writeSync(file, Buffer.from(byte.toString('latin1') === 'a' ? 'b' : 'a'), 0, 1, CHANGED_BYTE);
  } finally {
    closeSync(file);
  }
}

/** Whether a copy of the program shows its window, or says in a box why it does not. */
async function shows(desktop: Desktop, dataFolder: string): Promise<boolean> {
  const shown = path.join(dataFolder, 'shown');
  const command = desktopCommand(desktop, dataFolder, []);
  const running = new Running({ ...command, env: { ...command.env, HADARA_SHOWN: shown } });
  let ended = false;
  void running.ended(SHOWING).then(
    () => {
      ended = true;
    },
    () => undefined,
  );
  try {
    for (const until = Date.now() + SHOWING; Date.now() < until && !ended; await setTimeout(100))
      if (existsSync(shown)) return true;
    return existsSync(shown);
  } finally {
    await running.kill();
  }
}

async function refusesToBeChanged(desktop: PackedDesktop): Promise<undefined> {
  if (desktop.platform === 'linux') throw new NotHere('Electron does not look after its archive on Linux');
  const place = await mkdtemp(path.join(tmpdir(), 'hadara-changed-'));
  const { folder, inside } = wholeProgram(desktop);
  const copy = path.join(place, path.basename(folder));
  const archive = path.join(copy, path.relative(folder, desktop.resources), 'app.asar');
  // Within Electron an archive looks like a folder, unless one says this.
  Object.assign(process, { noAsar: true });
  try {
    await cp(folder, copy, { recursive: true, verbatimSymlinks: true });
    const changed = { ...desktop, program: path.join(copy, inside) };
    const data = await mkdtemp(path.join(place, 'data-'));
    if (!(await shows(changed, data))) throw new Error('a copy with nothing changed does not start either');
    changeOneByte(archive);
    const other = await mkdtemp(path.join(place, 'data-'));
    if (await shows(changed, other)) throw new Error('it starts with a changed archive');
    return undefined;
  } finally {
    Object.assign(process, { noAsar: false });
    // Windows holds the files of a program for a moment after its end.
    await rm(place, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 }).catch(() => undefined);
  }
}

const UNPACKED = 'only a package has the switches that close it';

/**
 * Looks whether the ways into the runtime that the game does not use are closed. To be called while the game runs on that
 * folder, so that a start which is not refused hands over and ends.
 * @param packed `null` where the program is no package of Electron's
 */
export async function tryDoors(packed: PackedDesktop | null, dataFolder: string, findings: Findings): Promise<void> {
  const check = (what: string, look: (desktop: PackedDesktop) => Promise<undefined>) =>
    findings.check(what, async () => {
      if (packed === null) throw new NotHere(UNPACKED);
      return look(packed);
    });
  await check('ELECTRON_RUN_AS_NODE makes no Node of the program', (desktop) => refusesToBeNode(desktop, dataFolder));
  await check('neither --inspect nor NODE_OPTIONS opens it to a debugger', (desktop) =>
    refusesToBeDebugged(desktop, dataFolder),
  );
  await check('with one byte of its archive changed it does not start', refusesToBeChanged);
}
