import { copyProgram } from '../kills/program.ts';
import { startWithGames } from './longList.ts';
import { importLookAlikes } from './lookAlikes.ts';
import { ODD_CASES, tryOddCase } from './oddThings.ts';
import { inScratch } from './scratch.ts';
import { playWithLock, playWithoutItsLock, playWithoutLock } from './twoHosts.ts';

export interface FoldersReport {
  readonly rows: Readonly<Record<string, string | number>>;
  readonly broken: readonly string[];
}

const FEW_GAMES = 50;
const LOOK_ALIKES = 200;
/** Milliseconds: 50 are meant, and other programs take their share of the processor. */
const LONGEST_STALL = 250;
/** A start with many games may take so many times as long as one with few; and MiB to remember a game. */
const TIMES_AS_LONG = 2;
const HEAP_PER_GAME = 0.02;

async function tryAll(program: string, tell: (done: number, all: number) => void): Promise<string[]> {
  const broken: string[] = [];
  for (const [index, oddCase] of ODD_CASES.entries()) {
    await tryOddCase(program, oddCase).catch((error: Error) => broken.push(`${oddCase.name}: ${error.message}`));
    tell(index + 1, ODD_CASES.length);
  }
  return broken;
}

async function compareLists(games: number): Promise<FoldersReport> {
  const few = await startWithGames(FEW_GAMES);
  const many = await startWithGames(games);
  const more = games - FEW_GAMES;
  const broken: string[] = [];
  if (many.listed !== games) broken.push(`of ${games} games ${many.listed} are listed`);
  if (many.continued !== 'game-0') broken.push(`of ${games} games ${many.continued} is the one to go on with`);
  if (many.start > TIMES_AS_LONG * few.start)
    broken.push(`a start with ${games} games takes ${Math.round(many.start)} ms`);
  if (many.longestStall > LONGEST_STALL) broken.push(`${games} games stop the host for ${many.longestStall} ms`);
  if (many.heap - few.heap > more * HEAP_PER_GAME + 50) broken.push(`${games} games take ${many.heap} MiB`);
  const milliseconds = (time: number) => `${Math.round(time)} ms`;
  return {
    rows: {
      [`start with ${FEW_GAMES} games, processor`]: milliseconds(few.start),
      [`start with ${games} games, processor`]: milliseconds(many.start),
      [`the one to go on with among ${games}, found after`]: milliseconds(many.found),
      'the host stands still meanwhile for': milliseconds(many.longestStall),
      [`heap for ${games} games`]: `${Math.round(many.heap)} MiB`,
    },
    broken,
  };
}

async function takeLookAlikes(): Promise<FoldersReport> {
  const { time, longestStall, listed } = await importLookAlikes(LOOK_ALIKES);
  const broken: string[] = [];
  if (listed !== 2 * LOOK_ALIKES) broken.push(`of ${2 * LOOK_ALIKES} look-alike records ${listed} are listed`);
  if (longestStall > LONGEST_STALL) broken.push(`look-alike records stop the host for ${Math.round(longestStall)} ms`);
  const name = `${2 * LOOK_ALIKES} look-alike records`;
  return {
    rows: { [name]: `${Math.round(time)} ms`, [`${name}, longest stall`]: `${Math.round(longestStall)} ms` },
    broken,
  };
}

/**
 * Folders as they should not be: things that are no files, two programs on one folder, `games` games, and records that
 * lists cannot tell apart.
 */
export function tortureFolders(games: number, tell: (done: number, all: number) => void): Promise<FoldersReport> {
  return inScratch(async (scratch) => {
    const program = await copyProgram(scratch);
    const odd = await tryAll(program, tell);
    const locked = await playWithLock(program, 10);
    const unlocked = await playWithoutLock(20);
    const robbed = await playWithoutItsLock(program, 5);
    const lists = await compareLists(games);
    const alike = await takeLookAlikes();
    return {
      rows: {
        'odd things, each in each place': ODD_CASES.length,
        'decisions confirmed while others start': locked.confirmed,
        'positions confirmed by two hosts at once': unlocked.confirmed,
        'decisions confirmed while the lock is taken away': robbed.confirmed,
        overwritten: unlocked.broken.length,
        ...lists.rows,
        ...alike.rows,
      },
      broken: [...odd, ...locked.broken, ...unlocked.broken, ...robbed.broken, ...lists.broken, ...alike.broken],
    };
  });
}
