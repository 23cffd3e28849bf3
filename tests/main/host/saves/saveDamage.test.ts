import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SaveStore } from '../../../../main/host/saves/saveStore.ts';
import type { Notice } from '../../../../shared/contract/answers.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import { MemoryDisk } from '../files/memoryDisk.ts';
import { NAMES, playersOf, savedGames, writeTo } from './savedGames.ts';

const players = playersOf('bbbb').map((player, seat) => ({
  ...player,
  name: ['Zoë', '宇', 'a"\\b', '🐉'][seat] ?? '',
}));
const games = savedGames(12, { players });

const FOLDER = '/data/games';
const gameId = 'a-game';
const NOW = Date.UTC(2030, 0, 1);

/** The four files of a game after its twelfth decision. */
async function savedTexts(): Promise<readonly string[]> {
  const disk = new MemoryDisk();
  const store = new SaveStore({ files: disk, folder: FOLDER, gameId, now: () => NOW, announce: () => undefined });
  for (const game of games) await writeTo(store, game, NOW);
  return NAMES.map((name) => disk.text(name));
}

type Damage = (bytes: Uint8Array) => Uint8Array;

/** A place in a file as a part of its length, so that shrinking keeps its meaning. */
const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

const truncation = place.map(
  (at): Damage =>
    (bytes) =>
      bytes.subarray(0, Math.floor(at * bytes.length)),
);

const bitFlips = fc.array(fc.tuple(place, fc.nat(7)), { minLength: 1, maxLength: 4 }).map(
  (flips): Damage =>
    (bytes) => {
      const copy = Uint8Array.from(bytes);
      for (const [at, bit] of flips) {
        const index = Math.floor(at * bytes.length);
        copy[index] = (copy[index] ?? 0) ^ (1 << bit);
      }
      return copy;
    },
);

const overwriting = fc.tuple(place, fc.uint8Array({ minLength: 1, maxLength: 64 })).map(
  ([at, patch]): Damage =>
    (bytes) => {
      const copy = Uint8Array.from(bytes);
      copy.set(patch.subarray(0, copy.length), Math.floor(at * Math.max(0, copy.length - patch.length)));
      return copy;
    },
);

const damage = fc.oneof(truncation, bitFlips, overwriting);

/** Loads from four files, each with its damage; returns the position found, by its number of decisions. */
async function loadDamaged(texts: readonly string[], damages: readonly (Damage | null)[]) {
  const disk = new MemoryDisk();
  for (const [index, name] of NAMES.entries()) {
    const bytes = Buffer.from(texts[index] ?? '', 'utf8');
    disk.put(`${FOLDER}/${name}`, damages[index]?.(bytes) ?? bytes);
  }
  const notices: Notice['code'][] = [];
  const announce = ({ code }: Notice) => notices.push(code);
  const store = new SaveStore({ files: disk, folder: FOLDER, gameId, now: () => NOW, announce });
  const loaded = await store.load(async (saved) => new Session(saved).saved);
  return { loaded: loaded?.game ?? null, notices };
}

const newest = games.length - 1;

describe('whatever happens to the bytes of a save', () => {
  it('the player gets the very game back, or the backup before it and is told', async () => {
    const texts = await savedTexts();
    await fc.assert(
      fc.asyncProperty(damage, async (harm) => {
        const { loaded, notices } = await loadDamaged(texts, [harm]);
        // Some damage is none: a bit of the line end, or a patch that says the same.
        if (notices.length === 0) expect(loaded).toEqual(games[newest]);
        else expect({ loaded, notices }).toEqual({ loaded: games[newest - 1], notices: ['saveRestoredFromBackup'] });
      }),
      { numRuns: 500 },
    );
  });

  it('the newest undamaged file is found, and no other game', async () => {
    const texts = await savedTexts();
    await fc.assert(
      fc.asyncProperty(fc.tuple(damage, damage, damage, fc.option(damage)), async (harms) => {
        const { loaded, notices } = await loadDamaged(texts, harms);
        if (loaded === null) expect(notices).toEqual(['saveLost']);
        else expect(games.slice(newest - 3)).toContainEqual(loaded);
      }),
      { numRuns: 300 },
    );
  });
});
