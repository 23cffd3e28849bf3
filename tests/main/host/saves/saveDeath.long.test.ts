import { describe, expect, it } from 'vitest';
import type { Notice } from '../../../../shared/contract/answers.ts';
import type { SavedGame } from '../../../../shared/session/saves/savedGame.ts';
import { type Death, MemoryDisk } from '../files/memoryDisk.ts';
import { savedGames } from './savedGames.ts';
import { libraryOn } from './testLibrary.ts';

const one = savedGames(6);
const other = savedGames(3, { gameId: 'another-game', seed: 8 });

type Library = ReturnType<typeof libraryOn>;
/** Games by their id, and how many decisions each has on the disk. */
type Listed = Readonly<Record<string, number>>;

/** Something that the player does, and which games there are when it is done. */
interface Chapter {
  readonly act: (library: Library) => Promise<unknown>;
  readonly listed: Listed;
}

const play = (game: SavedGame | undefined, rest: Listed = {}): Chapter => ({
  act: ({ save }) => (game ? save(game) : Promise.resolve()),
  listed: { ...rest, [game?.gameId ?? '']: game?.actions.length ?? 0 },
});

/** Two games by turns, one of them deleted, brought back, played on, and deleted for good. */
const story: readonly Chapter[] = [
  ...one.slice(0, 5).map((game) => play(game)),
  ...other.slice(0, 3).map((game) => play(game, { 'a-game': 4 })),
  play(one[5], { 'another-game': 2 }),
  { act: ({ library }) => library.delete('a-game'), listed: { 'another-game': 2 } },
  { act: ({ library }) => library.restore('a-game'), listed: { 'a-game': 5, 'another-game': 2 } },
  play(one[6], { 'another-game': 2 }),
  { act: ({ library }) => library.delete('another-game'), listed: { 'a-game': 6 } },
];

/** Plays the story until the computer dies at an operation; returns how many chapters came to their end before. */
async function playUntil(disk: MemoryDisk, dyingAt: number): Promise<number> {
  let operation = 0;
  const library = libraryOn(disk);
  await library.library.load();
  disk.fault = () => {
    if (operation++ >= dyingAt) throw new Error('dead');
  };
  let done = 0;
  for (const { act } of story) {
    await act(library).catch(() => undefined);
    // A dead program does nothing more.
    if (operation > dyingAt) break;
    done += 1;
  }
  // Nor does it try again later what could not be written.
  library.watch.close();
  return done;
}

/** Every way to die at this moment: the program alone, or the computer with any part of its name changes written. */
const deaths = (disk: MemoryDisk): Death[] => [
  { kind: 'killed' },
  ...Array.from({ length: disk.atRisk + 1 }, (_, nameChanges) => ({ kind: 'powerCut', nameChanges }) as const),
];

/** Starts again, takes every game up, and plays on: the next save must work and leave no litter. */
async function recover(disk: MemoryDisk): Promise<{ listed: Listed; notices: readonly Notice[]; files: string[] }> {
  const { library, notices, save } = libraryOn(disk);
  await library.load();
  const sessions = await Promise.all((await library.list()).map(({ gameId }) => library.open(gameId)));
  await save(...sessions.map(({ saved }) => saved));
  const listed = Object.fromEntries(sessions.map(({ saved }) => [saved.gameId, saved.actions.length]));
  return { listed, notices, files: disk.files() };
}

async function countOperations(): Promise<number> {
  const disk = new MemoryDisk();
  const library = libraryOn(disk);
  await library.library.load();
  const before = disk.operations.length;
  for (const { act } of story) await act(library);
  return disk.operations.length - before;
}

const LITTER = /^(?!(a-game|another-game)(\.bak[123])?\.json$)/;

describe('a program that dies while saving', () => {
  it('loses no confirmed action of any game, invents none, and leaves no litter, at whichever operation it dies', async () => {
    const operations = await countOperations();
    expect(operations).toBeGreaterThan(120);
    for (let dyingAt = 0; dyingAt < operations; dyingAt++) {
      const disk = new MemoryDisk();
      const done = await playUntil(disk, dyingAt);
      for (const death of deaths(disk)) {
        const { listed, notices, files } = await recover(disk.after(death));
        const where = { dyingAt, operation: disk.operations[dyingAt], death };
        // What was at hand may or may not have made it; all before must have.
        const allowed = [story[done - 1]?.listed ?? {}, story[done]?.listed];
        expect(allowed, JSON.stringify(where)).toContainEqual(listed);
        expect({ ...where, notices }).toEqual({ ...where, notices: [] });
        const litter = files.filter((name) => LITTER.test(name));
        expect({ ...where, litter }).toEqual({ ...where, litter: [] });
      }
    }
  });
});
