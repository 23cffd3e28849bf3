import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { wantsSafeGraphics, watchGraphics } from '../../../main/electron/graphics.ts';
import { FakeElectron } from './fakeElectron.ts';
import { fakeHost } from './fakeHost.ts';

it.each([
  ['{"safeGraphics":true}', true],
  ['{"safeGraphics":false}', false],
  ['{"safeGraphics":"yes"}', false],
  ['{}', false],
  ['null', false],
  ['{"safeGra', false],
])('reads from the settings %s whether graphics are to be safe', (text, safe) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hadara-graphics-'));
  expect(wantsSafeGraphics(folder)).toBe(false);
  writeFileSync(path.join(folder, 'settings.json'), text);
  expect(wantsSafeGraphics(folder)).toBe(safe);
});

it('tells the player once when the graphics fail again and again', () => {
  const electron = new FakeElectron();
  const watch = watchGraphics(electron);
  const { host } = fakeHost();
  const fail = (type: string, reason: string) => electron.app.emit('child-process-gone', {}, { type, reason });
  fail('GPU', 'crashed');
  watch.tellThrough(host);
  fail('Utility', 'crashed');
  fail('GPU', 'clean-exit');
  expect(host.announce).not.toHaveBeenCalled();
  fail('GPU', 'crashed');
  fail('GPU', 'crashed');
  expect(host.announce).toHaveBeenCalledExactlyOnceWith({ code: 'graphicsFail', detail: '2' });
  expect(watch.facts()).toEqual({ 'graphics failures': '3', 'gpu webgl2': 'enabled' });
});
