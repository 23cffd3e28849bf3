// @long
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { getRawHeader, listPackage } from '@electron/asar';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { getConfig, validateConfiguration } from 'app-builder-lib/out/util/config/config.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runPreload } from '../main/carriers.ts';
import { PackedProgram } from './packedProgram.ts';
import { type Packed, pack, ROOT } from './packing.ts';
import { StubSystem } from './stubSystem.ts';

let packed: Packed;
beforeAll(async () => {
  packed = await pack();
}, 120_000);
afterAll(() => rm(path.dirname(packed.files), { recursive: true }));

/** The files of the archive, with what the bundler chooses anew for every build left open. */
function filesInside(): string[] {
  const files = listPackage(packed.archive, { isPack: false }).filter(
    (name) => !statSync(path.join(packed.files, name)).isDirectory(),
  );
  const plain = files.map((name) =>
    name
      .split(path.sep)
      .join('/')
      .replace(/chunk\.[\w-]+\./, 'chunk.*.')
      // How the pages' scripts are divided is the bundler's business.
      .replace(/^(\/out\/(?:hand|renderer)\/assets)\/.*\.js$/, '$1/*.js')
      .replace(/-[\w-]{8}\.(\w+)$/, '-*.$1'),
  );
  return [...new Set(plain)].sort();
}

describe('the packaging configuration', () => {
  const SILENT = { isEnabled: false, data: new Map(), add: () => undefined, save: async () => undefined };
  const check = async (file: string) => validateConfiguration(await getConfig(ROOT, file, null), SILENT);

  it('is what the packager understands', async () => {
    await expect(check(path.join(ROOT, 'electron-builder.yml'))).resolves.toBeUndefined();
  });

  it('would be refused with a key that the packager does not know', async () => {
    const file = path.join(path.dirname(packed.files), 'electron-builder.yml');
    writeFileSync(file, `${readFileSync(path.join(ROOT, 'electron-builder.yml'), 'utf8')}\nasarr: true\n`);
    await expect(check(file)).rejects.toThrow(/asarr/);
  });
});

describe('the archive', () => {
  it('holds what the program needs, and nothing else', () => {
    const inBothAlphabets = (font: string, weights: readonly number[]): readonly string[] =>
      ['', '-ext'].flatMap((part) => weights.map((weight) => `${font}-latin${part}-${weight}`));
    const fonts = [
      ...inBothAlphabets('cinzel', [500, 700, 900]),
      ...inBothAlphabets('source-sans-3', [400, 600, 700, 900]),
    ];
    const handFonts = [...inBothAlphabets('cinzel', [700, 900]), ...inBothAlphabets('source-sans-3', [400, 700, 900])];
    expect(filesInside()).toEqual(
      [
        '/LICENSE',
        '/assets/CREDITS.md',
        ...handFonts.map((font) => `/out/hand/assets/${font}-normal-*.woff2`),
        ...['cloth', 'icon', 'paper', 'wood'].map((name) => `/out/hand/assets/${name}-*.svg`),
        ...['fonts', 'index'].map((name) => `/out/hand/assets/${name}-*.css`),
        '/out/hand/assets/*.js',
        '/out/hand/index.html',
        '/out/main/bot.worker.js',
        '/out/main/chunk.*.js',
        '/out/main/electron.js',
        '/out/main/licences.json',
        '/out/main/loopback.js',
        '/out/main/records.worker.js',
        '/out/preload/preload.cjs',
        ...fonts.map((font) => `/out/renderer/assets/${font}-normal-*.woff2`),
        '/out/renderer/assets/cloth-*.svg',
        '/out/renderer/assets/music-*.ogg',
        '/out/renderer/assets/paper-*.svg',
        '/out/renderer/assets/rule-*.svg',
        '/out/renderer/assets/title-*.webp',
        '/out/renderer/assets/wood-*.svg',
        '/out/renderer/assets/effects-*.ogg',
        '/out/renderer/assets/icon-*.svg',
        ...['fonts', 'index'].map((name) => `/out/renderer/assets/${name}-*.css`),
        '/out/renderer/assets/*.js',
        '/out/renderer/index.html',
        '/out/renderer/licences.json',
        '/package.json',
      ].sort(),
    );
  });

  it('names what starts, and no tool of the workshop', () => {
    const manifest = JSON.parse(readFileSync(path.join(packed.files, 'package.json'), 'utf8'));
    const { name, version, main, type } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({ name, version, main, type, desktopName: 'example.hadara.Hadara.desktop' });
    const told = ['name', 'version', 'description', 'license', 'author', 'homepage', 'private', 'type', 'main'];
    const strange = Object.keys(manifest).filter((key) => ![...told, 'desktopName', 'engines'].includes(key));
    expect(strange).toEqual([]);
  });

  it('carries the true hash of every file', () => {
    interface Entry {
      readonly files?: Readonly<Record<string, Entry>>;
      readonly integrity?: { readonly algorithm: string; readonly hash: string };
    }
    const check = ({ files, integrity }: Entry, place: string): number => {
      if (files !== undefined)
        return Object.entries(files).reduce((sum, [name, entry]) => sum + check(entry, path.join(place, name)), 0);
      const hash = createHash('sha256').update(readFileSync(place)).digest('hex');
      expect({ place, ...integrity }).toMatchObject({ place, algorithm: 'SHA256', hash });
      return 1;
    };
    const count = check(getRawHeader(packed.archive).header, packed.files);
    expect(count).toBe(
      readdirSync(packed.files, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length,
    );
  });

  it('tells the licence of every package in it, in full', () => {
    interface Bundled {
      readonly name: string;
      readonly text?: string;
    }
    const bundled = ['main', 'renderer'].flatMap((part): Bundled[] =>
      JSON.parse(readFileSync(path.join(packed.files, 'out', part, 'licences.json'), 'utf8')),
    );
    expect(bundled.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', 'three', 'ws', 'xstate', 'zod']));
    const credits = readFileSync(path.join(packed.files, 'assets/CREDITS.md'), 'utf8');
    const untold = bundled.filter(({ name, text }) => !text && !credits.includes(`### ${name}\n\nCopyright (c)`));
    expect(untold).toEqual([]);
  });
});

describe('the runtime', () => {
  it('has every switch where the configuration wants it', async () => {
    const { version, ...wire } = await getCurrentFuseWire(path.join(packed.folder, 'hadara'));
    expect(version).toBe('1');
    const [off, on] = ['0'.charCodeAt(0), '1'.charCodeAt(0)];
    expect(wire).toMatchObject({
      [FuseV1Options.RunAsNode]: off,
      [FuseV1Options.EnableCookieEncryption]: off,
      [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: off,
      [FuseV1Options.EnableNodeCliInspectArguments]: off,
      [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: on,
      [FuseV1Options.OnlyLoadAppFromAsar]: on,
      [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: off,
      [FuseV1Options.GrantFileProtocolExtraPrivileges]: off,
    });
  });

  it('keeps the languages of the game, and the licences of its own parts', () => {
    expect(readdirSync(path.join(packed.folder, 'locales')).sort()).toEqual([
      'cs.pak',
      'de.pak',
      'en-US.pak',
      'es.pak',
      'fr.pak',
    ]);
    expect(readdirSync(packed.folder)).toEqual(
      expect.arrayContaining(['LICENSE.electron.txt', 'LICENSES.chromium.html']),
    );
  });

  it('is told of no release feed', () => {
    expect(readdirSync(path.join(packed.folder, 'resources'))).not.toContain('app-update.yml');
  });
});

describe('the desktop', () => {
  it('finds the game, its window and its files', () => {
    const entry = packed.desktopEntry.trim().split('\n');
    expect(entry).toEqual(
      expect.arrayContaining([
        'Name=Hadara',
        'Exec=/opt/Hadara/hadara %U',
        'StartupWMClass=example.hadara.Hadara',
        'MimeType=application/x-hadara;',
        'Categories=Game;BoardGame;',
        'Comment[de]=Mit Karten eine Zivilisation aufbauen (inoffizielle Fan-Ausgabe)',
      ]),
    );
    // The Flatpak's own entry says the same, but for its start and its picture.
    const flatpak = readFileSync(path.join(ROOT, 'packaging/example.hadara.Hadara.desktop'), 'utf8').trim().split('\n');
    const said = (lines: readonly string[]) => lines.filter((line) => !/^(Exec|Icon)=/.test(line)).sort();
    expect(said(flatpak)).toEqual(said(entry));
    const places = [
      '/usr/share/metainfo/example.hadara.Hadara.metainfo.xml',
      '/usr/share/mime/packages/hadara_icon.xml',
      '/usr/share/icons/hicolor/scalable/mimetypes/application-x-hadara.svg',
      ...[16, 24, 32, 48, 64, 128, 256, 512].map((n) => `/usr/share/icons/hicolor/${n}x${n}/apps/hadara.png`),
      '/usr/share/mime/packages/hadara.xml',
      '/usr/share/applications/example.hadara.Hadara.desktop',
    ];
    for (const options of [packed.debian, packed.redHat])
      expect(options.filter((option) => option.includes('=/usr/')).map((option) => option.split('=')[1])).toEqual(
        places,
      );
  });

  it('starts the AppImage as it starts the installed program, with its sandbox', () => {
    expect(packed.imageEntry.trim().split('\n')).toContain('Exec=AppRun %U');
  });

  it('is told who made the package, and where from', () => {
    const told = packed.debian.join('\n');
    expect(told).toMatch(/--maintainer\nHadara desktop contributors <\S+@\S+>\n/);
    expect(told).toMatch(/--url\nhttps:\/\/hadara\.example\/\n/);
    expect(told).toContain('--license\nMIT');
    expect(packed.debian.some((option) => /Hadara-\d+\.\d+\.\d+-linux-amd64\.deb$/.test(option))).toBe(true);
    expect(packed.redHat.some((option) => /Hadara-\d+\.\d+\.\d+-linux-x86_64\.rpm$/.test(option))).toBe(true);
  });
});

describe('the scripts of the Debian package', () => {
  it('allow the sandbox by a profile where AppArmor would forbid it, and take the profile away again', () => {
    const system = new StubSystem({ apparmor_status: 'exit 0', apparmor_parser: 'exit 0', unshare: 'exit 0' });
    expect(system.run(packed.afterInstall)).toBe(0);
    expect(system.read('etc/apparmor.d/hadara')).toBe('a profile');
    expect(system.linkTo('usr/bin/hadara')).toBe(system.place('opt/Hadara/hadara'));
    // The kernel's own sandbox is there: no program with the administrator's rights is needed.
    expect(system.modeOf('opt/Hadara/chrome-sandbox')).toBe(0o755);
    expect(system.calls()).toContain(
      `apparmor_parser --replace --write-cache --skip-read-cache ${system.place('etc/apparmor.d/hadara')}`,
    );
    expect(system.run(packed.afterRemove)).toBe(0);
    expect(system.has('etc/apparmor.d/hadara')).toBe(false);
    expect(system.has('usr/bin/hadara')).toBe(false);
  });

  it('lend the sandbox its rights where the kernel has none of its own', () => {
    const system = new StubSystem({ apparmor_status: 'exit 1', unshare: 'exit 1' });
    expect(system.run(packed.afterInstall)).toBe(0);
    expect(system.modeOf('opt/Hadara/chrome-sandbox')).toBe(0o4755);
    expect(system.has('etc/apparmor.d/hadara')).toBe(false);
  });

  it('leave out a profile that an older AppArmor does not understand', () => {
    const system = new StubSystem({ apparmor_status: 'exit 0', apparmor_parser: 'exit 1', unshare: 'exit 0' });
    expect(system.run(packed.afterInstall)).toBe(0);
    expect(system.has('etc/apparmor.d/hadara')).toBe(false);
  });
});

describe('the program, out of its archive', () => {
  const packedProgram = () => new PackedProgram(packed.files);

  it('tests itself in its own window', async () => {
    const program = packedProgram();
    const { lines, status } = await program.testItself(program.dataFolder('electron'));
    expect(lines.filter((line) => !line.startsWith('not checked here: '))).toEqual([
      'Self-test of the program in its folder',
      'ok: the program starts and shows its page',
      expect.stringMatching(/^ok: the first picture of the table \(\d+ colours\)$/),
      expect.stringMatching(/^ok: WebGL 2 \(drawn by .+\)$/),
      expect.stringMatching(/^ok: ten decisions against bots that think in threads of their own \(1\d of the player, /),
      'ok: leaving the table and quitting (exit code 0)',
      'ok: the program starts again',
      'ok: the game is found again',
      expect.stringMatching(/^ok: a \.hadara file that a second start names is opened \(a game of \d+ decisions\)$/),
      'ok: quitting once more (exit code 0)',
      'ok: the log tells of no fault',
      '10 checks passed, 0 failed, 4 not made here',
      `Report: ${program.dataFolder('electron')}/logs/self-test.txt`,
    ]);
    expect(status).toBe(0);
    // Nothing of the test is left where the player's games are.
    expect(readdirSync(program.dataFolder('electron'))).toEqual(['logs']);
  }, 240_000);

  it('tests itself in the window of a browser that has no WebGL, and says so', async () => {
    const program = packedProgram();
    const { lines, status } = await program.testInBrowser(program.dataFolder('browser'));
    expect(lines).toEqual(
      expect.arrayContaining([
        'ok: the first picture of the table (there is no WebGL here: the page is played through its panels)',
        'not checked here: WebGL 2 (the installed browser gives the page none)',
        'ok: the game is found again',
        '9 checks passed, 0 failed, 5 not made here',
      ]),
    );
    expect(status).toBe(0);
  }, 240_000);

  it('has a preload script that needs nothing but Electron', () => {
    const exposed = runPreload({ ipcRenderer: {} }, packedProgram().inside('preload/preload.cjs'));
    expect(Object.keys(exposed)).toEqual(['hadara']);
  });

  it('has an updater inside that asks the feed beside the program', () => {
    expect(packedProgram().askFeed('https://feed.example/hadara')).toContain('feed.example/hadara/latest');
  });
});
