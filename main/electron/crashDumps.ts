import { readdirSync } from 'node:fs';
import type { ElectronLike } from './electronLike.ts';

/** Lets Chromium keep what a crashed process leaves, on this computer only. To be called before Electron is ready. */
export const keepCrashDumps = ({ crashReporter }: ElectronLike): void => crashReporter.start({ uploadToServer: false });

/** How many crashes left something, for the diagnostics. */
export function countCrashDumps({ app }: ElectronLike): number {
  try {
    const files = readdirSync(app.getPath('crashDumps'), { recursive: true, encoding: 'utf8' });
    return files.filter((file) => file.endsWith('.dmp')).length;
  } catch {
    return 0;
  }
}
