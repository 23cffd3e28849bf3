import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { selfTest } from '../../main/selfTest/selfTest.ts';
import { browserProgram } from '../../tools/selfTest/browserProgram.ts';
import type { Setting } from '../../tools/start/setting.ts';
import { installedBrowser } from '../e2e/browser.ts';
import { standingIn } from '../main/electron/standIns.ts';

/** What a self-test printed, and its exit code. */
interface SaidAndDone {
  readonly lines: readonly string[];
  readonly status: number | null;
}

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

  /** Has the program test itself under a fake Electron, whose page is real (`tests/main/selfTest/runtime`). */
  async testItself(data: string): Promise<SaidAndDone> {
    const args = [...standingIn('selfTest'), this.inside('main/electron.js'), '--self-test'];
    // As `npm start` does for the system administrator.
    if (process.getuid?.() === 0) args.push('--no-sandbox');
    const env = { ...process.env, HADARA_DATA: data };
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env });
    const [said, [status]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    return { lines: said.trim().split('\n'), status };
  }

  /** Tests the program behind the window of the installed browser, without 3D. */
  async testInBrowser(data: string): Promise<SaidAndDone> {
    const lines: string[] = [];
    const { DISPLAY: _, WAYLAND_DISPLAY: __, ...env } = process.env;
    const setting: Setting = {
      platform: process.platform,
      home: homedir(),
      env,
      root: this.files,
      dataFolder: data,
      isRoot: process.getuid?.() === 0,
      say: (line) => lines.push(line),
    };
    const program = browserProgram(setting, installedBrowser() ?? '', ['--disable-3d-apis']);
    const status = await selfTest({ program, packed: null, dataFolder: data, say: setting.say });
    return { lines, status };
  }

  /** Starts the updater that the main process would load, beside a feed. Returns what it asks for, or why it does not. */
  askFeed(url: string): string {
    const chunk = readdirSync(this.inside('main')).find(
      (name) => name.startsWith('chunk.') && readFileSync(this.inside('main', name), 'utf8').includes('NsisUpdater'),
    );
    const electron = path.join(this.files, '../node_modules/electron');
    mkdirSync(electron, { recursive: true });
    writeFileSync(path.join(electron, 'index.js'), ELECTRON_OF_UPDATER);
    writeFileSync(path.join(electron, 'app-update.yml'), `provider: generic\nurl: ${url}\n`);
    const script = `process.resourcesPath = ${JSON.stringify(electron)};
      const { default: bundled } = await import(${JSON.stringify(this.inside('main', chunk ?? ''))});
      await bundled.autoUpdater.checkForUpdates();`;
    const env = { ...process.env, APPIMAGE: this.inside('Hadara.AppImage') };
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      env,
    });
    return stdout + stderr;
  }
}
