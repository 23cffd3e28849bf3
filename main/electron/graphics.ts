import path from 'node:path';
import type { DesktopHost } from '../host/entryPoint.ts';
import { LARGEST_SETTINGS } from '../host/files/dataFolderCheck.ts';
import { readOrdinarySync } from '../host/files/ordinaryFile.ts';
import type { ElectronLike } from './electronLike.ts';

/** After so many failures the drawing process is no longer trusted. */
const TELLING = 2;

/**
 * Whether the player asked for safe graphics. Read here and not from the host, because Electron must know before it is
 * ready; what cannot be read means no, and the host tells what is wrong with it.
 */
export function wantsSafeGraphics(dataFolder: string): boolean {
  try {
    const settings: unknown = JSON.parse(readOrdinarySync(path.join(dataFolder, 'settings.json'), LARGEST_SETTINGS));
    return (settings as { readonly safeGraphics?: unknown } | null)?.safeGraphics === true;
  } catch {
    return false;
  }
}

export interface GraphicsWatch {
  /** For the diagnostics. */
  facts(): Readonly<Record<string, string>>;
  /** Tells the player of failures from now on, including earlier ones. */
  tellThrough(host: DesktopHost): void;
}

/** Counts how often the process that draws the page fails. To be called before Electron is ready. */
export function watchGraphics({ app }: ElectronLike): GraphicsWatch {
  let failures = 0;
  let told = false;
  let host: DesktopHost | null = null;
  const tell = () => {
    if (host === null || told || failures < TELLING) return;
    told = true;
    host.announce({ code: 'graphicsFail', detail: String(failures) });
  };
  app.on('child-process-gone', (_event, { type, reason }) => {
    if (type !== 'GPU' || reason === 'clean-exit') return;
    failures += 1;
    host?.log.info('graphics process gone', { reason });
    tell();
  });
  return {
    facts: () => ({
      'graphics failures': String(failures),
      ...Object.fromEntries(
        Object.entries(app.getGPUFeatureStatus()).map(([name, status]) => [`gpu ${name}`, String(status)]),
      ),
    }),
    tellThrough: (listening) => {
      host = listening;
      tell();
    },
  };
}
