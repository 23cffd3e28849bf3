import { describe, expect, it } from 'vitest';
import { SaveStore } from '../../../main/host/saveStore.ts';
import type { Notice } from '../../../shared/contract/contract.ts';
import type { SavedGame } from '../../../shared/session/savedGame.ts';
import { Session } from '../../../shared/session/session.ts';
import { type Death, MemoryDisk } from './memoryDisk.ts';
import { savedGames } from './savedGames.ts';

const FOLDER = '/data/saves';
const games = savedGames(6);
const nextGames = savedGames(2, { gameId: 'the-next-game', seed: 8 });
/** A game of seven positions, then a new one in its place. */
const story = [...games, ...nextGames];

function storeOn(disk: MemoryDisk, notices: Notice[] = []): SaveStore {
  const announce = (notice: Notice) => notices.push(notice);
  return new SaveStore({ files: disk, folder: FOLDER, now: () => 0, announce });
}

/** Saves the story until the computer dies at an operation; returns how many saves were confirmed. */
async function saveUntil(disk: MemoryDisk, dyingAt: number): Promise<number> {
  let operation = 0;
  disk.fault = () => {
    if (operation++ >= dyingAt) throw new Error('dead');
  };
  const store = storeOn(disk);
  let confirmed = 0;
  for (const game of story) {
    const saved = await store.write(game).then(
      () => true,
      () => false,
    );
    // A dead program confirms nothing more.
    if (operation > dyingAt) break;
    if (saved) confirmed += 1;
  }
  return confirmed;
}

/** Every way to die at this moment: the program alone, or the computer with any part of its name changes written. */
const deaths = (disk: MemoryDisk): Death[] => [
  { kind: 'killed' },
  ...Array.from({ length: disk.atRisk + 1 }, (_, nameChanges) => ({ kind: 'powerCut', nameChanges }) as const),
];

/** Loads, and plays on: the next save must work and leave no litter. */
async function recover(disk: MemoryDisk): Promise<{ game: SavedGame | null; notices: Notice[]; files: string[] }> {
  const notices: Notice[] = [];
  const store = storeOn(disk, notices);
  const loaded = await store.load((saved) => new Session(saved).saved);
  const game = loaded?.game ?? null;
  if (game) await store.write(game);
  return { game, notices, files: disk.files() };
}

async function countOperations(): Promise<number> {
  const disk = new MemoryDisk();
  const store = storeOn(disk);
  for (const game of story) await store.write(game);
  return disk.operations.length;
}

describe('a program that dies while saving', () => {
  it('loses no confirmed action, invents none, and leaves no litter, at whichever operation it dies', async () => {
    const operations = await countOperations();
    expect(operations).toBeGreaterThan(80);
    for (let dyingAt = 0; dyingAt < operations; dyingAt++) {
      const disk = new MemoryDisk();
      const confirmed = await saveUntil(disk, dyingAt);
      for (const death of deaths(disk)) {
        const { game, notices, files } = await recover(disk.after(death));
        const where = { dyingAt, operation: disk.operations[dyingAt], death };
        // The save at hand may or may not have made it; the one before must have.
        const allowed = [story[confirmed - 1] ?? null, story[confirmed] ?? null];
        expect(allowed, JSON.stringify(where)).toContainEqual(game);
        expect({ ...where, notices }).toEqual({ ...where, notices: [] });
        const litter = files.filter((name) => !/^game(\.bak[123])?\.json$/.test(name));
        expect({ ...where, litter }).toEqual({ ...where, litter: [] });
      }
    }
  });
});
