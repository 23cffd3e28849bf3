import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { startWords } from '../../../main/carrier/startWords.ts';
import { noteUnseenStart } from '../../../main/carrier/unseenStarts.ts';
import { playInElectron } from '../../../tools/start/desktop.ts';
import type { Setting } from '../../../tools/start/setting.ts';

/** A copy of the game whose "Electron" is a script of the shell. */
function settingWith(script: string): Setting {
  const root = mkdtempSync(path.join(tmpdir(), 'hadara-desktop-'));
  const folder = path.join(root, 'node_modules/electron/dist');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, '../path.txt'), 'electron');
  writeFileSync(path.join(folder, 'electron'), `#!/bin/sh\n${script}\n`);
  chmodSync(path.join(folder, 'electron'), 0o755);
  const dataFolder = path.join(root, 'data');
  return { root, dataFolder, home: root, platform: 'linux', env: process.env, isRoot: false, say: () => undefined };
}

const NOTHING = { files: [], safeGraphics: false, x11: false };
const { electronFails, electronUnseen } = startWords();
const forEver = () => new Promise<never>(() => undefined);
const SHOW = ': > "$HADARA_SHOWN"';
/** Runs until it is told to end, as Electron does; notes that it runs. */
const STAY = 'trap "exit 0" TERM; : > "$0.runs"; while :; do sleep 0.05; done';

const runsIn = ({ root }: Setting) => existsSync(path.join(root, 'node_modules/electron/dist/electron.runs'));
const untilItRuns = (setting: Setting) => () => vi.waitUntil(() => runsIn(setting), { timeout: 15_000, interval: 20 });

it('gives up an Electron of which nothing is ever seen, and ends it', async () => {
  const setting = settingWith(STAY);
  expect(await playInElectron(setting, NOTHING, untilItRuns(setting))).toEqual({ why: electronUnseen });
});

it('waits for as long as it takes once something is seen', async () => {
  const setting = settingWith(`${SHOW}; : > "$0.runs"; sleep 0.3; exit 0`);
  expect(await playInElectron(setting, NOTHING, untilItRuns(setting))).toBe(0);
});

it.each([
  ['fails', 'exit 127', { why: electronFails }],
  ['ends well', 'exit 0', 0],
  ['fails after something was seen', `${SHOW}; exit 3`, 3],
] as const)('tells of one that %s', async (_what, script, outcome) => {
  expect(await playInElectron(settingWith(script), NOTHING, forEver)).toEqual(outcome);
});

it('tells of one that cannot be started at all', async () => {
  const setting = settingWith('exit 0');
  chmodSync(path.join(setting.root, 'node_modules/electron/dist/electron'), 0o644);
  expect(await playInElectron(setting, NOTHING, forEver)).toEqual({ why: electronFails });
});

it('is told how to draw: what is Chromium’s before the program, what is the game’s behind it', async () => {
  const setting = settingWith('echo "$@" > "$0.args"');
  await playInElectron({ ...setting, isRoot: true }, { files: ['/a.hadara'], safeGraphics: true, x11: true }, forEver);
  expect(readFileSync(path.join(setting.root, 'node_modules/electron/dist/electron.args'), 'utf8')).toBe(
    `--no-sandbox --ozone-platform=x11 ${setting.root} --safe-graphics /a.hadara\n`,
  );
});

it.each([
  [0, ':1', false],
  [1, ':1', true],
  [1, '', false],
  [2, ':1', false],
])(
  'uses X11 after %i starts that showed nothing, where there is an X server (%j): %s',
  async (unseen, display, x11) => {
    const setting = settingWith('echo "$@" > "$0.args"');
    if (unseen > 0) noteUnseenStart(setting.dataFolder, unseen - 1);
    await playInElectron({ ...setting, env: { ...setting.env, DISPLAY: display } }, NOTHING, forEver);
    const args = readFileSync(path.join(setting.root, 'node_modules/electron/dist/electron.args'), 'utf8');
    expect(args.includes('--ozone-platform=x11')).toBe(x11);
  },
);

it('leaves nothing behind', async () => {
  const setting = settingWith(SHOW);
  await playInElectron(setting, NOTHING, forEver);
  expect(readdirSync(path.join(setting.dataFolder, 'electron'))).toEqual([]);
});
