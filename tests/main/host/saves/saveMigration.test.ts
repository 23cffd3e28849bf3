import { createHash } from 'node:crypto';
import { afterAll, expect, it, vi } from 'vitest';
import { savedGames } from './savedGames.ts';

/** A program some versions on: games once had no mode, then a misspelt one. */
vi.doMock('../../../../shared/session/saves/saveFormat.ts', async (original) => ({
  ...(await original<typeof import('../../../../shared/session/saves/saveFormat.ts')>()),
  SAVE_VERSION: 4,
  migrations: {
    2: (data: unknown) => ({ ...Object(data), moode: 'basic' }),
    3: (data: unknown) => {
      const { moode, ...rest } = Object(data);
      return { ...rest, mode: moode };
    },
  },
}));

// Files run one after the other in one place: the program is loaded anew, here with that version and afterwards without.
vi.resetModules();
const { openSave } = await import('../../../../main/host/saves/saveEnvelope.ts');
afterAll(() => {
  vi.doUnmock('../../../../shared/session/saves/saveFormat.ts');
  vi.resetModules();
});

const NO_PROGRESS = { savedAt: 5, progress: null };
const [game] = savedGames(0, { mode: 'basic' });

function sealed(version: number, data: unknown): string {
  const sha256 = createHash('sha256')
    .update(JSON.stringify([version, 5, data]))
    .digest('hex');
  return JSON.stringify({ format: 'hadara-save', version, savedAt: 5, sha256, data });
}

it('a save of an older program goes through every version since', () => {
  const { mode, ...old } = { ...game };
  expect(mode).toBe('basic');
  expect(openSave(sealed(2, old))).toEqual({ kind: 'good', saved: game, ...NO_PROGRESS });
  expect(openSave(sealed(3, { ...old, moode: 'basic' }))).toEqual({ kind: 'good', saved: game, ...NO_PROGRESS });
  expect(openSave(sealed(4, game))).toEqual({ kind: 'good', saved: game, ...NO_PROGRESS });
});

it('a save that no migration leads away from is damaged, one of a later program newer', () => {
  expect(openSave(sealed(1, game))).toEqual({ kind: 'damaged' });
  expect(openSave(sealed(5, game))).toEqual({ kind: 'newer', version: 5 });
});
