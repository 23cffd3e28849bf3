import { existsSync } from 'node:fs';
import path from 'node:path';
import type { AppUpdater } from 'electron-updater';
import type { DesktopHost } from '../host/entryPoint.ts';

type Log = DesktopHost['log'];

/** A newer version of the program. */
export interface Update {
  readonly version: string;
  /** Fetches it; it takes its place when the program has ended. Rejects when it does not arrive whole. */
  download(): Promise<void>;
}

/** Where newer versions come from. */
export interface Updates {
  /** The newest version, or `null` when this is it. Rejects when the feed cannot be read. */
  check(): Promise<Update | null>;
}

const NO_FEED: Updates = { check: async () => null };

/** electron-builder puts this beside the packed program when the configuration names a feed (`publish`). */
const FEED = 'app-update.yml';

/** Updates through electron-updater, which knows the package formats and checks what it fetches against the feed. */
export function updatesThrough(updater: AppUpdater, log: Log): Updates {
  updater.autoDownload = false;
  updater.autoInstallOnAppQuit = true;
  // Failures come back as rejections, to whoever asked.
  updater.logger = null;
  return {
    check: async () => {
      const found = await updater.checkForUpdates();
      if (!found?.isUpdateAvailable) return null;
      const { version } = found.updateInfo;
      log.info('update found', { version });
      return {
        version,
        download: async () => {
          await updater.downloadUpdate();
          log.info('update fetched', { version });
        },
      };
    },
  };
}

/**
 * The updates of the program whose `resources` these are. Without a release feed there are none, and nothing is loaded
 * and nobody is asked.
 */
export function updatesOf(resources: string, log: Log): Updates {
  if (!existsSync(path.join(resources, FEED))) return NO_FEED;
  return {
    check: async () => {
      const { autoUpdater } = await import('electron-updater');
      return updatesThrough(autoUpdater, log).check();
    },
  };
}
