import { SingleBar } from 'cli-progress';
import { ABOUT_ARCHIVE } from './fetchElectron.ts';

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);

export interface FetchBar {
  /** @param total bytes; `null` where nobody knows */
  start(total: number | null): void;
  /** @param bytes all that have arrived */
  show(bytes: number): void;
  stop(): void;
}

/** How far a fetch is, on the error output; where that is a file or a pipe, a line every five seconds. */
export function createFetchBar(): FetchBar {
  let total = 0;
  const bar = new SingleBar({
    format: '{bar} {percentage} %  {value} / {total} MB',
    formatValue: (value, _options, type) => (type === 'percentage' ? String(value) : megabytes(value)),
    barsize: 30,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
    // Ctrl-C is the fetch's: it tidies up.
    gracefulExit: false,
    noTTYOutput: true,
    notTTYSchedule: 5000,
  });
  return {
    start: (known) => {
      total = known ?? ABOUT_ARCHIVE;
      bar.start(total, 0);
    },
    show: (bytes) => {
      if (bytes > total) {
        total = bytes;
        bar.setTotal(total);
      }
      bar.update(bytes);
    },
    stop: () => bar.stop(),
  };
}
