import type { GameUpdate } from '../../shared/contract/answers.ts';
import type { DesktopHost } from '../host/entryPoint.ts';
import type { ElectronLike } from './electronLike.ts';

/** Milliseconds without news after which nobody is watching anything any more: the game is over, or was left. */
const LULL = 60_000;

/** Whether people only look on: then nobody touches a key for a long time, and the screen would go dark. */
const isWatched = ({ players, view }: GameUpdate): boolean =>
  view.result === null && players.every(({ controller }) => controller.kind === 'bot');

/** Keeps the screen on while bots play among themselves, and only then. */
export function keepScreenOn({ powerSaveBlocker }: ElectronLike, host: DesktopHost): void {
  let blocker: number | null = null;
  let timer: NodeJS.Timeout | undefined;
  const release = () => {
    clearTimeout(timer);
    if (blocker !== null) powerSaveBlocker.stop(blocker);
    blocker = null;
  };
  host.watch((name, payload) => {
    if (name !== 'game.update') return;
    if (!isWatched(payload as GameUpdate)) return release();
    blocker ??= powerSaveBlocker.start('prevent-display-sleep');
    clearTimeout(timer);
    timer = setTimeout(release, LULL);
    timer.unref();
  });
}
