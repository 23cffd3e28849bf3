import { monitorEventLoopDelay } from 'node:perf_hooks';
import { recordLines, textOf } from '../../fixtures/recordFile.ts';
import { MemoryDisk } from '../../main/host/files/memoryDisk.ts';
import { hostOn } from '../hostOn.ts';

export interface LookAlikeReport {
  /** Milliseconds for both files. */
  readonly time: number;
  /** Milliseconds for which the host did nothing else at a stretch, at most. */
  readonly longestStall: number;
  readonly listed: number;
}

/** Records of one and the same game in which one player is called otherwise each time. */
function lookAlikes(from: number, count: number): string {
  const [header, ...rest] = recordLines;
  const { seats } = header as { seats: readonly object[] };
  const records = Array.from({ length: count }, (_, index) => {
    const [first, ...others] = seats;
    return textOf([{ ...header, seats: [{ ...first, name: `Twin ${from + index}` }, ...others] }, ...rest]);
  });
  return records.join('');
}

/** Has a host take in so many records that lists cannot tell apart, and then as many others. */
export async function importLookAlikes(count: number): Promise<LookAlikeReport> {
  const { host, call } = await hostOn(new MemoryDisk());
  const files = [lookAlikes(0, count), lookAlikes(count, count)];
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const started = performance.now();
  for (const text of files) {
    const imported = await call('record.import', { text });
    if ('problem' in imported) throw new Error(`the records were refused: ${imported.problem.reason}`);
  }
  const time = performance.now() - started;
  delay.disable();
  const listed = (await call('games.list', {})).length;
  await host.dispose();
  return { time, longestStall: delay.max / 1e6, listed };
}
