import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { programPath } from './findElectron.ts';
import { Stalled, type Trouble, troubleOf } from './trouble.ts';

/**
 * A program of its own, because Node takes certificates and proxies at its start only. It fetches Electron's runtime
 * with Electron's own downloader and unpacker, which lie in the package `electron`, and tells its parent how far it is.
 */

export interface FetchOrder {
  /** `node_modules/electron`. */
  readonly packageFolder: string;
  /** A folder for what is not ready yet; whoever gives the order removes it. */
  readonly temporary: string;
  /** Milliseconds without a byte after which it gives up. */
  readonly silence: number;
}

/** What the parent is told. Bytes; `total` is `null` where the server does not say. */
export type FetchNews =
  | { readonly name: 'begins'; readonly total: number | null; readonly place: string }
  | { readonly name: 'arrived'; readonly bytes: number }
  | { readonly name: 'failed'; readonly trouble: Trouble };

type Downloading = (address: string, file: string, options: object) => Promise<void>;

/** As much of `@electron/get` 5 as is used here. */
interface ElectronGet {
  downloadArtifact(details: Readonly<Record<string, unknown>>): Promise<string>;
  readonly FetchDownloader: new () => { readonly download: Downloading };
}

const { packageFolder, temporary, silence } = JSON.parse(process.argv[2] ?? '') as FetchOrder;
const ofElectron = createRequire(path.join(packageFolder, 'package.json'));
const load = async <T>(name: string): Promise<T> => import(pathToFileURL(ofElectron.resolve(name)).href);
const tell = (news: FetchNews) => process.send?.(news);

/** Ends a request when nothing comes any more, however long the whole takes. */
function watchSilence() {
  const controller = new AbortController();
  const stop = () => controller.abort(new Stalled(`${silence / 1000} s`));
  let timer = setTimeout(stop, silence);
  return {
    signal: controller.signal,
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(stop, silence);
    },
    end: () => clearTimeout(timer),
  };
}

/** How large a file is; a server that does not answer such a question is asked for the file all the same. */
async function sizeOf(address: string, signal: AbortSignal): Promise<number | null> {
  const response = await fetch(address, { method: 'HEAD', signal });
  const size = response.ok ? Number(response.headers.get('content-length')) : 0;
  return size > 0 ? size : null;
}

/** Electron's downloader, which first tells what comes from where, and gives up when nothing arrives any more. */
const tellingDownloader = ({ FetchDownloader }: ElectronGet) => ({
  download: async (address: string, file: string, options: object) => {
    const { signal, heard, end } = watchSilence();
    try {
      tell({ name: 'begins', total: await sizeOf(address, signal), place: new URL(address).host });
      heard();
      const getProgressCallback = async ({ transferred }: { readonly transferred: number }) => {
        heard();
        tell({ name: 'arrived', bytes: transferred });
      };
      await new FetchDownloader().download(address, file, { ...options, signal, getProgressCallback, quiet: true });
    } finally {
      end();
    }
  },
});

/** Node for Intel may run on a Mac with Apple's own processor, where Electron for that one is the right one. */
function processor(): string {
  const { ELECTRON_INSTALL_ARCH: chosen, npm_config_arch: ofNpm } = process.env;
  if (chosen || ofNpm) return (chosen || ofNpm) as string;
  if (process.platform !== 'darwin' || process.arch !== 'x64') return process.arch;
  try {
    const translated = execFileSync('sysctl', ['-in', 'sysctl.proc_translated'], { encoding: 'utf8' });
    return translated.trim() === '1' ? 'arm64' : 'x64';
  } catch {
    return 'x64';
  }
}

const readJson = async (name: string) => JSON.parse(await readFile(path.join(packageFolder, name), 'utf8'));

async function fetchArchive(): Promise<string> {
  const get = await load<ElectronGet>('@electron/get');
  const { version } = await readJson('package.json');
  return get.downloadArtifact({
    version,
    artifactName: 'electron',
    platform: process.platform,
    arch: processor(),
    checksums: process.env.electron_use_remote_checksums ? undefined : await readJson('checksums.json'),
    cacheRoot: process.env.electron_config_cache,
    tempDirectory: temporary,
    downloader: tellingDownloader(get),
  });
}

/** Unpacks beside the place and moves it there as a whole: a start never finds half a runtime. */
async function unpack(archive: string): Promise<void> {
  const { extract } = await load<{ extract(file: string, to: { dir: string }): Promise<void> }>(
    '@electron-internal/extract-zip',
  );
  const [part, dist] = ['dist.part', 'dist'].map((name) => path.join(packageFolder, name)) as [string, string];
  // A start that was killed may have left one.
  await rm(part, { recursive: true, force: true });
  await mkdir(part);
  await extract(archive, { dir: part });
  await rm(dist, { recursive: true, force: true });
  await rename(part, dist);
  await writeFile(path.join(packageFolder, 'path.txt'), programPath(process.platform));
}

try {
  await unpack(await fetchArchive());
} catch (error) {
  tell({ name: 'failed', trouble: troubleOf(error) });
  process.exitCode = 1;
}
