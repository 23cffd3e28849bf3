import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openerOf, openFolder } from '../../../main/loopback/openFolder.ts';

/** A program that writes down what it is asked to show, and ends with a code. */
function opener(code: number): { readonly program: string; readonly notes: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'hadara-opener-'));
  const program = path.join(folder, 'opener');
  const notes = path.join(folder, 'notes');
  writeFileSync(program, `#!/bin/sh\nprintf '%s' "$1" > '${notes}'\nexit ${code}\n`);
  chmodSync(program, 0o755);
  return { program, notes };
}

it.skipIf(process.platform === 'win32')('hands the folder to the opener, as it is', async () => {
  const { program, notes } = opener(0);
  expect(await openFolder('/a folder; "$(touch x)"', program)).toBe(true);
  expect(readFileSync(notes, 'utf8')).toBe('/a folder; "$(touch x)"');
});

it.skipIf(process.platform === 'win32')('tells when the opener cannot show it', async () => {
  const { program, notes } = opener(3);
  expect(await openFolder('/logs', program)).toBe(false);
  expect(existsSync(notes)).toBe(true);
});

it('tells when there is no opener', async () => {
  expect(await openFolder('/logs', '/nowhere/opener')).toBe(false);
});

it('knows the opener of each platform', () => {
  expect((['darwin', 'win32', 'linux', 'freebsd'] as const).map(openerOf)).toEqual([
    'open',
    'explorer.exe',
    'xdg-open',
    'xdg-open',
  ]);
});
