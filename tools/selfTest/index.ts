import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { SELF_TEST } from '../../main/selfTest/option.ts';
import { selfTest } from '../../main/selfTest/selfTest.ts';
import { findBrowser } from '../start/browser.ts';
import { findElectron } from '../start/runtime/findElectron.ts';
import { currentSetting, hasScreen, type Setting } from '../start/setting.ts';
import { browserProgram } from './browserProgram.ts';

/*
 * `npm run self-test`: builds what is stale and tests the game in the window in which `npm start` would open it, with what
 * is there already: nothing is downloaded.
 */

function inElectron(electron: string, { root, isRoot, env }: Setting): number {
  const args = [...(isRoot ? ['--no-sandbox'] : []), root, SELF_TEST];
  return spawnSync(electron, args, { stdio: 'inherit', env }).status ?? 1;
}

/** Loaded only when there is something to build for: the bundler is large. */
async function build({ say }: Setting): Promise<void> {
  const [{ buildStale }, { TARGETS }] = await Promise.all([import('../build/build.ts'), import('../build/targets.ts')]);
  await buildStale(TARGETS, say);
}

async function run(setting: Setting): Promise<number> {
  const found = findElectron(path.join(setting.root, 'node_modules/electron'), setting.env);
  const electron = 'program' in found ? found.program : null;
  const browser = findBrowser(setting);
  const mayUseElectron = electron !== null && hasScreen(setting);
  if (!mayUseElectron && browser === null)
    throw new Error('There is neither Electron nor a browser with the Chromium engine here.');
  await build(setting);
  if (mayUseElectron) return inElectron(electron, setting);
  return selfTest({
    program: browserProgram(setting, browser ?? '', process.argv.slice(2)),
    packed: null,
    dataFolder: setting.dataFolder,
    say: setting.say,
  });
}

process.exitCode = await run(currentSetting(path.resolve(import.meta.dirname, '../..'), undefined)).catch(
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    return 1;
  },
);
