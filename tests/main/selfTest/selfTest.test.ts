import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { desktopProgram } from '../../../main/selfTest/desktopProgram.ts';
import { selfTest } from '../../../main/selfTest/selfTest.ts';

/** Tests a program that is nothing but such a script. */
async function testOf(script: string) {
  const lines: string[] = [];
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'hadara-own-'));
  const desktop = { name: 'of a script', program: process.execPath, args: ['-e', script, '--'], withoutSandbox: null };
  const say = (line: string) => void lines.push(line);
  const code = await selfTest({ program: desktopProgram(desktop), packed: null, dataFolder, say });
  const kept = lines.at(-1)?.replace('The data folder of the test: ', '') ?? '';
  return { lines, code, dataFolder, kept };
}

it('fails with what the program said when it does not start, and keeps the folder with its log', async () => {
  const { lines, code, dataFolder, kept } = await testOf('console.log("no display"); process.exit(3)');
  expect(code).toBe(1);
  expect(lines.slice(0, 3)).toEqual([
    'Self-test of a script',
    'FAILED: the program starts and shows its page (it ended at once, and said: no display)',
    '0 checks passed, 1 failed, 0 not made here',
  ]);
  expect(readFileSync(path.join(dataFolder, 'logs/self-test.txt'), 'utf8')).toContain('no display');
  expect(existsSync(path.join(kept, 'settings.json'))).toBe(true);
  rmSync(kept, { recursive: true });
});

it('fails when there is nobody behind the line that the program names', async () => {
  const { lines, code, kept } = await testOf(
    'console.error("DevTools listening on ws://127.0.0.1:1/"); setInterval(() => {}, 1000)',
  );
  expect(code).toBe(1);
  expect(lines[1]).toMatch(/^FAILED: the program starts and shows its page \(.*ECONNREFUSED/);
  rmSync(kept, { recursive: true });
});
