import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { ODD_THINGS, type Put } from '../../main/host/files/irregularFiles.ts';
import { Run } from '../kills/program.ts';
import { inScratch, within } from './scratch.ts';

/** Where the program looks for files of its own and of the player's. */
const PLACES = [
  'settings.json',
  'games/x.json',
  'games/x.bak1.json',
  'content/x.json',
  'content/used/x.json',
  'logs/host.log',
  'trash/x.json',
  'lock-0123456789abcdef',
];
const FOLDERS = ['games', 'trash', 'content', 'logs'];
const PATIENCE = 30_000;

export interface OddCase {
  readonly name: string;
  readonly place: string;
  readonly put: Put;
}

const linkElsewhere: Put = async (place) => {
  await mkdir(`${place}.elsewhere`);
  await symlink(`${place}.elsewhere`, place);
};

/** Each thing that is no ordinary file in each place, and each folder as a link. */
export const ODD_CASES: readonly OddCase[] = [
  ...Object.entries(ODD_THINGS).flatMap(([what, put]) =>
    PLACES.map((place) => ({ name: `${what} as ${place}`, place, put })),
  ),
  ...FOLDERS.map((place) => ({ name: `a link as ${place}/`, place, put: linkElsewhere })),
];

/**
 * Starts the built program with the thing in its place, starts a game, and asks the program to end. Rejects with what
 * did not work in time.
 */
export function tryOddCase(program: string, { place, put }: OddCase): Promise<void> {
  return inScratch(async (scratch) => {
    const folder = path.join(scratch, 'data');
    const file = path.join(folder, place);
    await mkdir(path.dirname(file), { recursive: true });
    await put(file);
    const run = new Run(program, folder);
    try {
      const { client } = await within(PATIENCE, 'the start', run.ready());
      const players = (['monkey', 'lion'] as const).map((emblem) => ({
        name: emblem,
        emblem,
        controller: { kind: 'human' as const },
      }));
      const started = await within(PATIENCE, 'a game', client.call('game.start', { mode: 'basic', players }));
      if (!started.ok) throw new Error(`no game: ${started.code}`);
      await within(PATIENCE, 'the end', run.stop());
      if (run.complaints !== '') throw new Error(run.complaints);
    } finally {
      await run.kill();
    }
  });
}
