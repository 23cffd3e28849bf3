import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { type Client, clientOver } from '../../renderer/platform/client/client.ts';
import { SocketTransport } from '../../renderer/platform/client/socket.ts';
import { playersOf } from '../main/host/saves/savedGames.ts';
import { openSession } from '../main/loopback/openSession.ts';

/** As much of Electron as the updater needs to ask a feed; what it asks for is printed. */
const ELECTRON_OF_UPDATER = `
exports.app = { isPackaged: true, getVersion: () => '1.0.0', getName: () => 'hadara', getPath: () => __dirname };
exports.app.whenReady = async () => undefined;
exports.session = { fromPartition: () => ({}) };
exports.net = { request: ({ hostname, path }) => { process.stdout.write(hostname + path.split('?')[0]); process.exit(); } };
`;

/** The program as it comes out of its archive, where no package of this folder can help it out. */
export class PackedProgram {
  private readonly files: string;

  /** @param files the archive's files */
  constructor(files: string) {
    this.files = files;
  }

  inside(...names: string[]): string {
    return path.join(this.files, 'out', ...names);
  }

  dataFolder(name: string): string {
    return path.join(this.files, '..', name);
  }

  /** Starts the server for a browser, and ends it with the test. Returns the address to open. */
  async serve(data: string): Promise<string> {
    const args = [this.inside('main/loopback.js'), '--data', data];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    });
    const [address] = await once(createInterface(child.stdout), 'line');
    return String(address);
  }

  /** Starts the main process with a fake Electron, whose window looks around and then closes. */
  boot(data: string): { readonly stdout: string; readonly status: number | null } {
    const redirect = path.resolve(import.meta.dirname, '../main/electron/boot/redirect.ts');
    const args = ['--import', 'tsx', '--import', redirect, this.inside('main/electron.js')];
    const env = { ...process.env, HADARA_DATA: data, WATCH_BOTS: '1' };
    return spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 60_000, env });
  }

  /** Starts the updater that the main process would load, beside a feed. Returns what it asks for. */
  askFeed(url: string): string {
    const [, chunk = ''] =
      /import\(["']\.\/(chunk\.[\w.-]+)["']\)/.exec(readFileSync(this.inside('main/electron.js'), 'utf8')) ?? [];
    const electron = path.join(this.files, '../node_modules/electron');
    mkdirSync(electron, { recursive: true });
    writeFileSync(path.join(electron, 'index.js'), ELECTRON_OF_UPDATER);
    writeFileSync(path.join(electron, 'app-update.yml'), `provider: generic\nurl: ${url}\n`);
    const script = `process.resourcesPath = ${JSON.stringify(electron)};
      const { default: bundled } = await import(${JSON.stringify(this.inside('main', chunk))});
      await bundled.autoUpdater.checkForUpdates();`;
    const env = { ...process.env, APPIMAGE: this.inside('Hadara.AppImage') };
    return spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8', env }).stdout;
  }
}

/** Lets two bots play. Resolves to the first position that they reach. */
export async function watchBots(address: string): Promise<number> {
  const client: Client = clientOver(new SocketTransport(await openSession(address)));
  onTestFinished(() => client.end());
  await client.call('settings.change', { speed: 'instant' });
  const heard = new Promise<number>((resolve) => {
    client.on('game.update', ({ seq }) => resolve(seq));
  });
  await client.call('game.start', { mode: 'basic', players: playersOf('bb'), seed: 7 });
  return heard;
}

/** The decisions in the one save of a data folder. */
export function savedDecisions(data: string): number {
  const folder = path.join(data, 'games');
  const [file = ''] = readdirSync(folder).filter((name) => /^[a-z0-9-]+\.json$/.test(name));
  return JSON.parse(readFileSync(path.join(folder, file), 'utf8')).data.actions.length;
}
