import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the program lies within a distribution of Electron. */
export const programPath = (platform: NodeJS.Platform): string => {
  if (platform === 'darwin') return 'Electron.app/Contents/MacOS/Electron';
  return platform === 'win32' ? 'electron.exe' : 'electron';
};

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** What was found: the program; a folder that the player named and that holds none; or nothing, so that it is to be fetched. */
export type Found =
  | { readonly program: string }
  | { readonly notElectron: string; readonly missing: string }
  | { readonly program: null };

/**
 * Looks for the Electron program where Electron's package puts it, or where `ELECTRON_OVERRIDE_DIST_PATH` says. Never
 * imports that package, which would start a download.
 * @param packageFolder `node_modules/electron`
 */
export function findElectron(
  packageFolder: string,
  env: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform = process.platform,
): Found {
  const folder = env.ELECTRON_OVERRIDE_DIST_PATH;
  if (folder) {
    const program = path.join(folder, programPath(platform));
    return isProgram(program) ? { program } : { notElectron: folder, missing: programPath(platform) };
  }
  const note = path.join(packageFolder, 'path.txt');
  if (!existsSync(note)) return { program: null };
  const program = path.join(packageFolder, 'dist', readFileSync(note, 'utf8'));
  return { program: existsSync(program) ? program : null };
}
