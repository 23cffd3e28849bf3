import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { describeTrouble, electronRuntime } from '../../../../tools/start/runtime/runtime.ts';
import type { SystemFacts } from '../../../../tools/start/runtime/sandbox.ts';
import type { Setting } from '../../../../tools/start/setting.ts';
import { archiveServer, makePackage, serve } from './tinyRuntime.ts';

const ORDINARY: SystemFacts = { read: () => null, list: () => [], stat: () => null };
/** Ubuntu from 24.04 on, where a helper lies beside the program as it was unpacked. */
const UBUNTU: SystemFacts = {
  ...ORDINARY,
  read: (file) => (file.endsWith('apparmor_restrict_unprivileged_userns') ? '1\n' : null),
  stat: () => ({ uid: 1000, mode: 0o100755 }),
};

/** A copy of the game with the package of Electron, and what it says. */
function copyOfGame(env: Record<string, string | undefined> = {}, checksumOf?: Buffer) {
  const { root, temporary, cache, packageFolder } = makePackage(checksumOf);
  const said: string[] = [];
  const setting: Setting = {
    root,
    dataFolder: path.join(root, 'data'),
    home: root,
    platform: 'linux',
    isRoot: false,
    env: { PATH: process.env.PATH, TMPDIR: temporary, electron_config_cache: cache, ...env },
    say: (line) => said.push(line),
  };
  return { setting, said, packageFolder, note: path.join(root, 'out/electron-missing.txt') };
}

it('is fetched when it is missing, and found from then on', async () => {
  const mirror = await serve(archiveServer());
  const { setting, said, packageFolder, note } = copyOfGame({ ELECTRON_MIRROR: mirror });
  const program = path.join(packageFolder, 'dist/electron');
  expect(await electronRuntime(setting, ORDINARY)).toEqual({ program });
  expect(said).toEqual([
    'The game’s own window needs the Electron runtime, which is not here yet. It is fetched once.',
    `1 MB from ${new URL(mirror).host} (Ctrl-C stops):`,
  ]);
  said.length = 0;
  expect(await electronRuntime(setting, ORDINARY)).toEqual({ program });
  expect(said).toEqual([]);
  expect(existsSync(note)).toBe(false);
});

it('says about how much it is where the server does not', async () => {
  const mirror = await serve(({ method }, response) => response.writeHead(method === 'HEAD' ? 405 : 404).end());
  const { setting, said } = copyOfGame({ ELECTRON_MIRROR: mirror });
  await electronRuntime(setting, ORDINARY);
  expect(said[1]).toBe(`about 120 MB from ${new URL(mirror).host} (Ctrl-C stops):`);
});

it('says why it could not be fetched and what to do, and the same at the next start without another try', async () => {
  const { setting, said, note } = copyOfGame({ ELECTRON_MIRROR: 'http://electron.invalid/' });
  expect(await electronRuntime(setting, ORDINARY)).toEqual({
    why: expect.stringMatching(
      /^The Electron runtime could not be fetched: getaddrinfo \w+ electron\.invalid\. In 5 minutes, a start tries again \(at once when you delete \S+electron-missing\.txt\)\. Behind a proxy, HTTPS_PROXY has to name it; ELECTRON_MIRROR names another server\.$/,
    ),
  });
  expect(readFileSync(note, 'utf8')).toMatch(/^getaddrinfo \w+ electron\.invalid\n$/);
  said.length = 0;
  expect(await electronRuntime(setting, ORDINARY)).toEqual({
    why: expect.stringMatching(
      /^The Electron runtime could not be fetched a short while ago: getaddrinfo \w+ electron\.invalid\./,
    ),
  });
  expect(said).toEqual([]);
});

it('throws away what is not the runtime that was published', async () => {
  const mirror = await serve(archiveServer());
  const { setting } = copyOfGame({ ELECTRON_MIRROR: mirror }, Buffer.from('another'));
  expect(await electronRuntime(setting, ORDINARY)).toEqual({
    why: expect.stringMatching(
      /^What came is not the Electron runtime as it was published \(wrong checksum\), and was thrown away\./,
    ),
  });
});

it('says so when its package is not installed', async () => {
  const { setting } = copyOfGame();
  const why = 'The package of the Electron runtime is not installed; npm ci installs it.';
  expect(await electronRuntime({ ...setting, root: path.join(setting.root, 'elsewhere') }, ORDINARY)).toEqual({ why });
});

it('fetches nothing when somebody names a place that holds no Electron, and says what is missing there', async () => {
  const { setting, said } = copyOfGame({ ELECTRON_OVERRIDE_DIST_PATH: '/usr/share/doc' });
  expect(await electronRuntime(setting, ORDINARY)).toEqual({
    why: 'ELECTRON_OVERRIDE_DIST_PATH names /usr/share/doc, which holds no Electron (electron is missing there, or is no program). Correct it, or unset it, so that the runtime is fetched.',
  });
  expect(said).toEqual([]);
});

it('is not started where the system forbids it to shut its processes in: two commands help', async () => {
  const { setting, packageFolder } = copyOfGame();
  const dist = path.join(packageFolder, 'dist');
  mkdirSync(dist);
  writeFileSync(path.join(dist, 'electron'), '');
  writeFileSync(path.join(packageFolder, 'path.txt'), 'electron');
  expect(await electronRuntime(setting, ORDINARY)).toEqual({ program: path.join(dist, 'electron') });
  expect(await electronRuntime(setting, UBUNTU)).toEqual({
    why: `This system does not let programs shut their own processes in (AppArmor, as in Ubuntu from 24.04 on); without that, Electron does not start. Two commands allow it to this runtime; the game’s deb package does so by itself:\n  sudo chown root:root ${dist}/chrome-sandbox\n  sudo chmod 4755 ${dist}/chrome-sandbox`,
  });
  expect(await electronRuntime(setting, { ...UBUNTU, stat: () => null })).toEqual({
    why: expect.stringMatching(
      /without that, Electron does not start\. The game’s deb package sets that right by itself\.$/,
    ),
  });
});

it.each([
  [{ kind: 'stalled', reason: '60 s' }, /nothing came for 60 s\. In 5 minutes, a start tries again/],
  [{ kind: 'room', reason: '/home' }, /no room .* about 440 MB: \/home\. Make room there and start again\.$/],
  [
    { kind: 'rights', reason: "EACCES: permission denied, access '/x'" },
    /cannot be written to the disk: EACCES: permission denied, access '\/x'\. Make that folder writable/,
  ],
  [
    { kind: 'other', reason: 'no such library' },
    /could not be set up: no such library\. .* npm ci installs its package anew\.$/,
  ],
] as const)('tells what to do next about %o', (trouble, text) => {
  const { setting } = copyOfGame();
  const told = describeTrouble(trouble, setting);
  expect(told).toMatch(text);
  // No place was left open, and nothing looks like the inside of a program.
  expect(told).not.toMatch(/[{}]|\n| at /);
});
