import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const FOLDER = path.join(ROOT, 'main/electron');

/** The rows of the list: number, point, where, test. */
const ROWS = readFileSync(path.join(FOLDER, 'SECURITY_LIST.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+ \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

it('the list has all twenty points', () => {
  expect(ROWS.map(([, number]) => Number(number))).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

it.each(ROWS.map(([, number, point, where, test]) => [`${number} ${point}`, where ?? '', test ?? '']))(
  'point %s is done where the list says, and has the test that it names',
  (_point, where, test) => {
    const done = [...where.matchAll(/`([^`]+)`/g)].map(([, file]) => path.resolve(FOLDER, file ?? ''));
    expect(done.length).toBeGreaterThan(0);
    for (const file of done) expect(readFileSync(file, 'utf8')).not.toBe('');
    const [, file = '', title = ''] = /`([^`]+)` “([^”]+)”/.exec(test) ?? [];
    expect(readFileSync(path.join(ROOT, 'tests', file), 'utf8')).toContain(`'${title}'`);
  },
);

it('leads nowhere else: no address is opened, no file loaded as a page, no code sent into the page', () => {
  const doors =
    /openExternal|loadFile\(|loadURL\((?!PAGE_ADDRESS|RESTORE_ADDRESS|CRASH_ADDRESS)|executeJavaScript|@electron\/remote|enableBlinkFeatures|allowpopups|<webview|bypassCSP|webviewTag: true/;
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts') && name !== 'electronLike.ts');
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((name) => doors.test(readFileSync(path.join(FOLDER, name), 'utf8')))).toEqual([]);
});
