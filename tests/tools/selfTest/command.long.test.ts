import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');

it('npm run self-test says so where there is nothing to show the game in', () => {
  const { stderr, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(ROOT, 'tools/selfTest/index.ts')],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, HADARA_BROWSER: '/nowhere/browser', ELECTRON_OVERRIDE_DIST_PATH: '/nowhere' },
    },
  );
  expect(stderr).toBe('There is neither Electron nor a browser with the Chromium engine here.\n');
  expect(status).toBe(1);
});
