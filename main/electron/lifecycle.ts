import type { Host } from '../../shared/contract/host.ts';
import type { ElectronLike } from './electronLike.ts';

/** The game ends with its window, on every platform, and only after the host has put everything away. */
export function endWithWindow({ app }: ElectronLike, host: Host): void {
  let ending = false;
  app.on('window-all-closed', () => app.quit());
  app.on('before-quit', (event) => {
    event.preventDefault();
    if (ending) return;
    ending = true;
    host.dispose().then(
      () => app.exit(0),
      () => app.exit(1),
    );
  });
}
