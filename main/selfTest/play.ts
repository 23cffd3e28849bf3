import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { TestFolder } from './dataFolder.ts';
import { DevTools } from './devTools.ts';
import { type Findings, NotHere } from './findings.ts';
import { PageHand } from './pageHand.ts';
import { Running, type StartedGame, type TestedProgram } from './program.ts';

const DECISIONS = 10;
/** Milliseconds for all of them, the bots' thinking included. */
const PLAYING = 180_000;
const NEXT_PRESS = 50;

/** A game that runs, and the means to watch it and to play. */
interface Table {
  readonly game: StartedGame;
  readonly tools: DevTools;
  readonly hand: PageHand;
}

async function sitDown(program: TestedProgram, folder: TestFolder): Promise<Table> {
  const game = await program.start(folder.path);
  try {
    const tools = await DevTools.connect(game.line);
    const hand = new PageHand(await tools.page(game.page));
    await hand.sees('title.newGame');
    return { game, tools, hand };
  } catch (error) {
    await game.kill();
    throw error;
  }
}

async function lookAtTable({ hand }: Table, { withoutWebGL }: TestedProgram): Promise<string> {
  const graphics = await hand.graphics();
  if (graphics !== null) return `${await hand.firstPicture()} colours`;
  if (withoutWebGL === null) throw new Error('the page has no WebGL 2');
  return 'there is no WebGL here: the page is played through its panels';
}

async function lookAtGraphics({ hand }: Table, { withoutWebGL }: TestedProgram): Promise<string> {
  const graphics = await hand.graphics();
  if (graphics !== null) return `drawn by ${graphics}`;
  throw withoutWebGL === null ? new Error('the page has none') : new NotHere(withoutWebGL);
}

/** Whether the kernel lets a process of Linux do next to nothing: what Chromium asks for last when it shuts a process in. */
const isShutIn = (process: number): boolean => /^Seccomp:\s*2$/m.test(readFileSync(`/proc/${process}/status`, 'utf8'));

async function lookAtSandbox({ tools, hand }: Table, { withoutSandbox }: TestedProgram): Promise<string> {
  const reached = await hand.nodeInPage();
  if (reached.length > 0) throw new Error(`the page can reach ${reached.join(', ')}`);
  if (withoutSandbox !== null) throw new NotHere(withoutSandbox);
  const { commandLine } = await tools.send<{ commandLine: string }>('SystemInfo.getInfo');
  if (/--no-sandbox\b/.test(commandLine)) throw new Error('the program runs with --no-sandbox');
  const pages = (await tools.processes()).filter(({ type }) => type === 'renderer');
  if (pages.length === 0) throw new Error('no process of a page was found');
  if (process.platform === 'linux' && !pages.every(({ id }) => isShutIn(id)))
    throw new Error('the kernel does not filter what the process of the page asks for');
  return 'and the page reaches nothing of Node';
}

async function playTen({ hand }: Table, folder: TestFolder, { withoutWebGL }: TestedProgram): Promise<string> {
  await hand.press('seats.preset.duel');
  await hand.press('setup.start');
  await hand.offersDecision();
  if ((await hand.graphics()) === null && withoutWebGL !== null) await hand.saysThatThereIsNoTable();
  for (const until = Date.now() + PLAYING; Date.now() < until; await setTimeout(NEXT_PRESS)) {
    await hand.decide();
    const { people, thoughtOut } = folder.decisions();
    if (people >= DECISIONS && thoughtOut > 0) return `${people} of the player, ${thoughtOut} of bots, all saved`;
  }
  const { people, thoughtOut } = folder.decisions();
  throw new Error(`after ${PLAYING / 1000} seconds there are ${people} of the player and ${thoughtOut} of bots`);
}

async function leave({ hand, tools, game }: Table): Promise<string> {
  await hand.chooseFromMenu('bar.leave');
  await hand.pressLast('title.quit');
  const code = await game.ended();
  tools.close();
  if (code !== 0) throw new Error(`the exit code is ${code}`);
  return 'exit code 0';
}

/** A second start hands its file to the game that runs, whose page goes to the table by itself. */
async function openFile({ hand }: Table, folder: TestFolder, program: TestedProgram): Promise<string> {
  const { people, thoughtOut } = folder.decisions();
  const second = new Running(program.again(folder.path, [folder.exportGame()]));
  try {
    const code = await second.ended();
    if (code !== 0) throw new Error(`the second start ends with the code ${code}, and says: ${second.words.trim()}`);
  } finally {
    await second.kill();
  }
  await hand.offersDecision();
  if (folder.games() !== 1) throw new Error('the game was taken for another one');
  return `a game of ${people + thoughtOut} decisions`;
}

/** Runs `use` at a table, which is gone afterwards in any case. */
async function at(
  what: string,
  findings: Findings,
  sit: () => Promise<Table>,
  use: (table: Table) => Promise<unknown>,
): Promise<void> {
  let table: Table | null = null;
  const sat = await findings.check(what, async () => {
    table = await sit();
    return undefined;
  });
  const there = table as Table | null;
  if (!sat || there === null) return;
  try {
    await use(there);
  } finally {
    there.tools.close();
    await there.game.kill();
  }
}

/**
 * Plays the program as a player would, twice, and looks at what comes of it.
 * @param atTable further checks that need a game that runs
 */
export async function playProgram(
  program: TestedProgram,
  folder: TestFolder,
  findings: Findings,
  atTable: () => Promise<void> = async () => undefined,
): Promise<void> {
  const check: Findings['check'] = (what, look) => findings.check(what, look);
  const sit = () => sitDown(program, folder);
  await at('the program starts and shows its page', findings, sit, async (table) => {
    await check('the first picture of the table', () => lookAtTable(table, program));
    await check('WebGL 2', () => lookAtGraphics(table, program));
    await check('the sandbox is on', () => lookAtSandbox(table, program));
    const played = await check('ten decisions against bots that think in threads of their own', () =>
      playTen(table, folder, program),
    );
    if (played) await check('leaving the table and quitting', () => leave(table));
  });
  if (!findings.isWell) return;
  await at('the program starts again', findings, sit, async (table) => {
    await check('the game is found again', async () => {
      await table.hand.sees('title.continue');
      return undefined;
    });
    await check('a .hadara file that a second start names is opened', () => openFile(table, folder, program));
    await atTable();
    await check('quitting once more', () => leave(table));
  });
  await check('the log tells of no fault', async () => {
    const faults = folder.faults();
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return undefined;
  });
}
