import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AppImageUpdater } from 'electron-updater/out/AppImageUpdater.js';
import { ElectronHttpExecutor } from 'electron-updater/out/electronHttpExecutor.js';
import { onTestFinished, vi } from 'vitest';

/** A server with one release of the program, and the installed program that looks there. */
export interface ReleaseFeed {
  readonly updater: AppImageUpdater;
  /** The installed program's file. */
  readonly installed: string;
  /** What was asked for, in order. */
  readonly requests: readonly string[];
  /** Ends the program with this exit code. */
  quit(exitCode: number): void;
}

export interface Release {
  readonly version: string;
  readonly program: string;
  /** What the feed says about the program's content, when that is not the truth. */
  readonly promised?: string;
}

const INSTALLED = '1.0.0';
/** As electron-builder writes it beside the packages. */
const description = ({ version, program, promised = program }: Release) => {
  const sha512 = createHash('sha512').update(promised).digest('base64');
  const file = `Hadara-${version}.AppImage`;
  const facts = `url: ${file}\n    sha512: ${sha512}\n    size: ${promised.length}`;
  return `version: ${version}\nfiles:\n  - ${facts}\npath: ${file}\nsha512: ${sha512}\nreleaseDate: '2026-11-21T00:00:00.000Z'\n`;
};

async function serve(release: Release, requests: string[]): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://feed');
    requests.push(pathname);
    if (pathname.endsWith('.yml')) response.end(description(release));
    else if (pathname.endsWith('.AppImage')) response.end(release.program);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** In Electron it asks through Chromium's network, here through Node's. */
class NodeHttpExecutor extends ElectronHttpExecutor {
  override createRequest(...[options, callback]: Parameters<ElectronHttpExecutor['createRequest']>): never {
    return request(options, callback) as never;
  }
}

/** Installs version 1.0.0 and opens a feed for it; both are gone with the test. */
export async function openReleaseFeed(release: Release): Promise<ReleaseFeed> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hadara-update-'));
  const installed = path.join(folder, 'Hadara.AppImage');
  await writeFile(installed, 'old', { mode: 0o755 });
  vi.stubEnv('APPIMAGE', installed);
  onTestFinished(() => void vi.unstubAllEnvs());
  const requests: string[] = [];
  const url = await serve(release, requests);
  let quit: (exitCode: number) => void = () => undefined;
  await writeFile(
    path.join(folder, 'app-update.yml'),
    `provider: generic\nurl: ${url}\nupdaterCacheDirName: updates\n`,
  );
  const updater = new AppImageUpdater(null, {
    version: INSTALLED,
    name: 'hadara',
    isPackaged: true,
    appUpdateConfigPath: path.join(folder, 'app-update.yml'),
    userDataPath: folder,
    baseCachePath: folder,
    whenReady: async () => undefined,
    relaunch: () => undefined,
    quit: () => undefined,
    onQuit: (handler: (exitCode: number) => void) => {
      quit = handler;
    },
  });
  Object.assign(updater, { httpExecutor: new NodeHttpExecutor() });
  return { updater, installed, requests, quit: (exitCode) => quit(exitCode) };
}
