import { homedir } from 'node:os';
import { dataFolderOf, type Surroundings } from '../../main/carrier/dataFolder.ts';

/** The computer, the folders and the user of a start. */
export interface Setting extends Surroundings {
  /** The folder of `package.json`. */
  readonly root: string;
  readonly dataFolder: string;
  readonly isRoot: boolean;
  readonly say: (line: string) => void;
}

/** @param data the folder that the player chose for saves and settings */
export function currentSetting(root: string, data: string | undefined): Setting {
  const env = { ...process.env, ...(data !== undefined && { HADARA_DATA: data }) };
  const surroundings = { platform: process.platform, home: homedir(), env };
  return {
    ...surroundings,
    root,
    dataFolder: dataFolderOf(surroundings),
    isRoot: process.getuid?.() === 0,
    say: (line) => process.stdout.write(`${line}\n`),
  };
}

/** Whether a window can open here: a Linux shell without a graphical session has no display. */
export function hasScreen({ platform, env }: Surroundings): boolean {
  return platform === 'win32' || platform === 'darwin' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}
