import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { argumentsWithoutFiles, chooseFiles, listenForFiles } from '../../../main/electron/openedFiles.ts';
import { FakeElectron } from './fakeElectron.ts';
import { fakeHost } from './fakeHost.ts';

function folderWith(...names: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hadara-files-'));
  for (const name of names) writeFileSync(path.join(folder, name), `text of ${name}`);
  return folder;
}

it('takes in files from the command line, and from macOS before and after the start', async () => {
  const electron = new FakeElectron();
  const folder = folderWith('first.hadara', 'early.hadara', 'late.jsonl');
  const onSecondStart = vi.fn();
  const preventDefault = vi.fn();
  const files = listenForFiles(electron, { args: ['.', '--x', 'first.hadara'], folder, onSecondStart });
  electron.app.emit('open-file', { preventDefault }, path.join(folder, 'early.hadara'));
  const { host } = fakeHost();
  files.deliverTo(host);
  electron.app.emit('open-file', { preventDefault }, path.join(folder, 'late.jsonl'));
  expect(preventDefault).toHaveBeenCalledTimes(2);
  const names = ['first.hadara', 'early.hadara', 'late.jsonl'];
  await vi.waitFor(() => expect(host.offer).toHaveBeenCalledTimes(names.length));
  for (const name of names) expect(host.offer).toHaveBeenCalledWith(`text of ${name}`, name);
});

it('hears of a second start, whose files come by the lock of the data folder', async () => {
  const electron = new FakeElectron();
  const folder = folderWith('second.hadara');
  const onSecondStart = vi.fn();
  const files = listenForFiles(electron, { args: [], folder, onSecondStart });
  const { host } = fakeHost();
  files.deliverTo(host);
  electron.app.emit('second-instance', {}, ['hadara', 'second.hadara'], folder);
  expect(onSecondStart).toHaveBeenCalledExactlyOnceWith(['hadara', 'second.hadara']);
  expect(host.offer).not.toHaveBeenCalled();
});

it('tells of a file that cannot be read', async () => {
  const electron = new FakeElectron();
  const files = listenForFiles(electron, { args: ['gone.hadara'], folder: '/nowhere', onSecondStart: () => undefined });
  const { host } = fakeHost();
  files.deliverTo(host);
  await vi.waitFor(() => expect(host.offer).toHaveBeenCalledExactlyOnceWith(null, 'gone.hadara'));
});

it('takes in what the player chooses, and nothing when the player changes their mind', async () => {
  const electron = new FakeElectron();
  const { host } = fakeHost();
  await chooseFiles(electron, host);
  expect(host.offer).not.toHaveBeenCalled();
  electron.chosen = [path.join(folderWith('a.hadara'), 'a.hadara')];
  await chooseFiles(electron, host);
  expect(host.offer).toHaveBeenCalledExactlyOnceWith('text of a.hadara', 'a.hadara');
});

it('starts anew without the files of this start', () => {
  expect(argumentsWithoutFiles(['.', '--x', 'game.hadara', '--resume=a', 'file:///a%20b.hadara'], '/')).toEqual([
    '.',
    '--x',
  ]);
});
