import { SingleBar } from 'cli-progress';
import type { Progress } from './tournament.ts';

const FORMAT = '{bar} {value} of {total} games, {duration_formatted} gone, about {eta_formatted} to go';

/** A bar on the error output; where that is a file or a pipe, a line every five seconds. */
export function progressBar(): Progress {
  const bar = new SingleBar({
    format: FORMAT,
    barsize: 30,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
    // Ctrl-C is the arena's: it prints what there is.
    gracefulExit: false,
    noTTYOutput: true,
    notTTYSchedule: 5000,
  });
  return {
    start: (games) => bar.start(games.length, 0),
    played: () => bar.increment(),
    stop: () => bar.stop(),
  };
}
