import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { noteUnseenStart } from '../../../main/carrier/unseenStarts.ts';
import { argumentsForX11, safeStartOf } from '../../../main/electron/safeStart.ts';
import { FakeElectron } from './fakeElectron.ts';

/** The data folder after so many starts of which nothing was seen. */
function folderAfter(unseen: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hadara-safe-'));
  if (unseen > 0) noteUnseenStart(folder, unseen - 1);
  return folder;
}

it.each([
  [0, { unseen: 0, safeGraphics: false, plainPage: false }],
  [1, { unseen: 1, safeGraphics: true, plainPage: false }],
  [2, { unseen: 2, safeGraphics: true, plainPage: true }],
  [7, { unseen: 7, safeGraphics: true, plainPage: true }],
])('draws more and more simply after %i starts that showed nothing', (unseen, start) => {
  expect(safeStartOf(folderAfter(unseen), [])).toEqual(start);
});

it('draws simply when the player asked for it, for one start or for all', () => {
  expect(safeStartOf(folderAfter(0), ['--safe-graphics'])).toMatchObject({ safeGraphics: true, unseen: 0 });
  const folder = folderAfter(0);
  writeFileSync(path.join(folder, 'settings.json'), '{"safeGraphics":true}');
  expect(safeStartOf(folder, [])).toMatchObject({ safeGraphics: true, unseen: 0 });
});

const WAYLAND = ['ozone-platform=wayland'];
const X11 = ['ozone-platform=x11'];
const anew = (unseen: number, args: string[], switches: string[], display: string | undefined) =>
  argumentsForX11(new FakeElectron({ switches }), safeStartOf(folderAfter(unseen), args), {
    args,
    env: { DISPLAY: display },
  });

it('starts anew with X11, the files to open included, when nothing was seen on Wayland or the player wants it', () => {
  expect(anew(1, ['/a.hadara'], WAYLAND, ':0')).toEqual(['/a.hadara', '--ozone-platform=x11']);
  expect(anew(3, [], WAYLAND, ':0')).toEqual(['--ozone-platform=x11']);
  expect(anew(0, ['--x11'], WAYLAND, ':0')).toEqual(['--x11', '--ozone-platform=x11']);
});

it.each([
  ['nothing went wrong', 0, [], WAYLAND, ':0'],
  ['X11 showed nothing either', 2, [], WAYLAND, ':0'],
  ['it draws with X11 already', 1, [], X11, ':0'],
  ['it is not on Linux', 1, [], [], undefined],
  ['there is no X server', 1, [], WAYLAND, undefined],
  ['it was started anew already', 1, ['--ozone-platform=x11'], WAYLAND, ':0'],
] as const)('goes on as it was started when %s', (_why, unseen, args, switches, display) => {
  expect(anew(unseen, [...args], [...switches], display)).toBeNull();
});
