import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getRawHeader } from '@electron/asar';
import { beforeAll, expect, it } from 'vitest';
import { changeOneByte, type PackedDesktop, tryDoors } from '../../../main/selfTest/closedDoors.ts';
import { Findings } from '../../../main/selfTest/findings.ts';
import { makeFakeRuntime } from '../../packaging/fakeRuntime.ts';

/** Programs that stand for a package: each door of it is open or closed. */
const LOCKED = `
const { createHash } = require('node:crypto');
const { readFileSync, writeFileSync } = require('node:fs');
const { env } = process;
const hash = createHash('sha256').update(readFileSync(__dirname + '/resources/app.asar')).digest('hex');
if (env.HADARA_SHOWN && hash === 'THE HASH') { writeFileSync(env.HADARA_SHOWN, ''); setInterval(() => {}, 1000); }
if (hash !== 'THE HASH') process.exitCode = 1;
`;
const OPEN = `
const { writeFileSync } = require('node:fs');
const { env, argv } = process;
if (env.ELECTRON_RUN_AS_NODE) process.exit(42);
if ([...argv, env.OPTIONS].some((it) => it?.startsWith('--inspect'))) console.error('Debugger listening on ws://');
if (env.HADARA_SHOWN) { writeFileSync(env.HADARA_SHOWN, ''); setInterval(() => {}, 1000); }
`;

let runtime = '';
beforeAll(async () => {
  runtime = mkdtempSync(path.join(tmpdir(), 'hadara-doors-'));
  await makeFakeRuntime(runtime);
});

/** A package in a folder of its own. */
function packageOf(script: string, platform: NodeJS.Platform): PackedDesktop {
  const folder = mkdtempSync(path.join(tmpdir(), 'hadara-doors-'));
  const resources = path.join(folder, 'resources');
  const archive = readFileSync(path.join(runtime, 'resources/default_app.asar'));
  mkdirSync(resources);
  writeFileSync(path.join(resources, 'app.asar'), archive);
  const hash = createHash('sha256').update(archive).digest('hex');
  const program = path.join(folder, 'hadara');
  writeFileSync(path.join(folder, 'hadara.cjs'), script.replaceAll('THE HASH', hash));
  // Node would take these options for its own.
  writeFileSync(program, '#!/bin/sh\nOPTIONS=$NODE_OPTIONS NODE_OPTIONS= exec node "$0.cjs" "$@"\n', { mode: 0o755 });
  return { name: '', program, args: [], withoutSandbox: null, platform, resources };
}

async function doorsOf(packed: PackedDesktop | null): Promise<readonly string[]> {
  const findings = new Findings(() => undefined);
  await tryDoors(packed, mkdtempSync(path.join(tmpdir(), 'hadara-doors-')), findings);
  return findings.all.map(({ state, detail }) => `${state}: ${detail}`);
}

it('finds the doors of a package closed', async () => {
  expect(await doorsOf(packageOf(LOCKED, 'win32'))).toEqual(['passed: ', 'passed: ', 'passed: ']);
});

it('finds open doors', async () => {
  expect(await doorsOf(packageOf(OPEN, 'win32'))).toEqual([
    'failed: ELECTRON_RUN_AS_NODE makes it run any script',
    'failed: the main process lets itself be debugged',
    'failed: it starts with a changed archive',
  ]);
});

it('takes a copy that never starts for no proof of anything', async () => {
  const [, , changed] = await doorsOf(packageOf('process.exit(0)', 'win32'));
  expect(changed).toBe('failed: a copy with nothing changed does not start either');
});

it('says what nobody can look at: the archive on Linux, and all of it where there is no package', async () => {
  const [, , changed] = await doorsOf(packageOf(LOCKED, 'linux'));
  expect(changed).toBe('unchecked: Electron does not look after its archive on Linux');
  expect((await doorsOf(null)).map((line) => line.split(':')[0])).toEqual(['unchecked', 'unchecked', 'unchecked']);
});

it('changes the one byte within what the hash of an archive covers', () => {
  const archive = path.join(mkdtempSync(path.join(tmpdir(), 'hadara-doors-')), 'app.asar');
  const before = readFileSync(path.join(runtime, 'resources/default_app.asar'));
  writeFileSync(archive, before);
  changeOneByte(archive);
  const after = readFileSync(archive);
  const changed = [...after.keys()].filter((place) => after[place] !== before[place]);
  expect(changed).toHaveLength(1);
  expect(changed[0]).toBeLessThan(getRawHeader(path.join(runtime, 'resources/default_app.asar')).headerSize);
  expect(readdirSync(path.dirname(archive))).toEqual(['app.asar']);
});
