import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { extractAll } from '@electron/asar';
import { build, Platform } from 'electron-builder';
import { buildStale } from '../../tools/build/build.ts';
import { TARGETS } from '../../tools/build/targets.ts';
import { makeFakeRuntime } from './fakeRuntime.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** What the packager made of the program, for Linux and with a runtime that only looks like one. */
export interface Packed {
  /** The program's folder as it is installed. */
  readonly folder: string;
  readonly archive: string;
  /** The archive's files, unpacked. */
  readonly files: string;
  /** What the maker of Debian packages is asked to do: options, and `file=place` for everything beside the program. */
  readonly debian: readonly string[];
  /** The same for rpm. */
  readonly redHat: readonly string[];
  /** The scripts that run when the Debian package has been installed, and when it has been removed. */
  readonly afterInstall: string;
  readonly afterRemove: string;
  readonly desktopEntry: string;
  /** The desktop entry within the AppImage. */
  readonly imageEntry: string;
}

type Told = Omit<Packed, 'folder' | 'archive' | 'files'>;

const NOTHING: Told = {
  debian: [],
  redHat: [],
  afterInstall: '',
  afterRemove: '',
  desktopEntry: '',
  imageEntry: '',
};

/** What is told to the maker of deb and rpm, with the files that are gone afterwards. */
async function readOptions(options: readonly string[], desktopFile: string): Promise<Partial<Told>> {
  const kind = options.find((option) => option.endsWith('.rpm')) === undefined ? 'debian' : 'redHat';
  if (kind === 'redHat') return { redHat: options };
  const script = (name: string) => readFile(options[options.indexOf(name) + 1] ?? '', 'utf8');
  return {
    debian: options,
    afterInstall: await script('--after-install'),
    afterRemove: await script('--after-remove'),
    desktopEntry: await readFile(desktopFile, 'utf8'),
  };
}

/** The tools that write packages have to be downloaded: they are stopped at the last moment, with all that they are told. */
async function packForLinux(output: string, runtime: string): Promise<Told> {
  let told = NOTHING;
  await build({
    projectDir: ROOT,
    targets: Platform.LINUX.createTarget(['dir', 'deb', 'rpm', 'AppImage']),
    publish: 'never',
    config: { electronDist: runtime, directories: { output } },
    effectiveOptionComputed: async (options: [string[], string] | { readonly desktop: string }) => {
      if ('desktop' in options) told = { ...told, imageEntry: options.desktop };
      else told = { ...told, ...(await readOptions(...options)) };
      return true;
    },
  });
  return told;
}

/** Packs the program into a temporary folder, in which everything of `Packed` lies; whoever asked for it removes it. */
export async function pack(): Promise<Packed> {
  await buildStale(TARGETS, () => undefined);
  const output = await mkdtemp(path.join(tmpdir(), 'hadara-packed-'));
  const runtime = path.join(output, 'runtime');
  await makeFakeRuntime(runtime);
  const told = await packForLinux(output, runtime);
  const folder = path.join(output, 'linux-unpacked');
  const archive = path.join(folder, 'resources/app.asar');
  const files = path.join(output, 'files');
  extractAll(archive, files);
  return { folder, archive, files, ...told };
}
