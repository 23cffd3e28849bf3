import LiveGame from 'cli-table3';
import { buildStale } from '../../tools/build/build.ts';
import { host } from '../../tools/build/targets.ts';
import { type Sample, soakHost } from './hostSoak.ts';

/** How often the process is looked at. */
const LOOKS = 25;
const COLUMNS = ['games', 'heapKiB', 'rssKiB', 'resources', 'descriptors', 'files'] as const satisfies (keyof Sample)[];

/** Plays games through the host and prints what it found. Returns the exit code. */
export async function reportHost(games: number, write: (line: string) => void): Promise<number> {
  await buildStale([host], write);
  const started = performance.now();
  const every = Math.max(1, Math.floor(games / LOOKS));
  const tell = (sample: Sample) => write(COLUMNS.map((column) => `${column} ${sample[column]}`).join(', '));
  const { samples, decisions, problems } = await soakHost(games, every, tell);
  const table = new LiveGame({ head: [...COLUMNS], colAligns: COLUMNS.map(() => 'right' as const) });
  table.push(...samples.map((sample) => COLUMNS.map((column) => sample[column])));
  write(table.toString());
  write(`${games} games, ${decisions} decisions, ${Math.round((performance.now() - started) / 1000)} s`);
  for (const problem of problems) write(`FAILED: ${problem}`);
  return problems.length === 0 ? 0 : 1;
}
