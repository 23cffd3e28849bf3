import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { forgetUnseenStarts, noteUnseenStart, triesX11, unseenStarts } from '../../../main/carrier/unseenStarts.ts';

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'hadara-unseen-'));

it('counts the starts in a row of which nothing was seen', () => {
  const folder = path.join(newFolder(), 'not/yet');
  expect(unseenStarts(folder)).toBe(0);
  noteUnseenStart(folder, 0);
  expect(unseenStarts(folder)).toBe(1);
  noteUnseenStart(folder, 1);
  expect(unseenStarts(folder)).toBe(2);
  forgetUnseenStarts(folder);
  expect(unseenStarts(folder)).toBe(0);
  expect(readdirSync(path.join(folder, 'electron'))).toEqual([]);
});

it.each(['', 'rubbish', '-3', '9'.repeat(400)])('takes a note that says %j for one such start', (text) => {
  const folder = newFolder();
  noteUnseenStart(folder, 4);
  writeFileSync(path.join(folder, 'electron/unseen-starts'), text);
  expect(unseenStarts(folder)).toBe(1);
});

it('counts beyond nine, and forgets twice without a word', () => {
  const folder = newFolder();
  noteUnseenStart(folder, 41);
  expect(unseenStarts(folder)).toBe(42);
  forgetUnseenStarts(folder);
  forgetUnseenStarts(folder);
  expect(unseenStarts(folder)).toBe(0);
});

it('tries the other of X11 and Wayland at each start', () => {
  expect([0, 1, 2, 3].map(triesX11)).toEqual([false, true, false, true]);
});

it('lets the game start where the disk takes no note', () => {
  const file = path.join(newFolder(), 'file');
  writeFileSync(file, '');
  noteUnseenStart(file, 0);
  forgetUnseenStarts(file);
  expect(unseenStarts(file)).toBe(0);
});
