import { expect, it, vi } from 'vitest';
import { startAnew } from '../../../main/electron/startAnew.ts';
import { FakeElectron } from './fakeElectron.ts';

const IMAGE = '/home/ada/Hadara.AppImage';

function started(isPackaged: boolean, appImage: string | undefined) {
  const electron = new FakeElectron({ isPackaged });
  const start = vi.fn();
  startAnew(electron, { args: ['--no-sandbox'], appImage, start });
  return { done: electron.app.done, start };
}

it('leaves it to Electron', () => {
  const { done, start } = started(true, undefined);
  expect(done).toEqual(['relaunch --no-sandbox']);
  expect(start).not.toHaveBeenCalled();
});

it('starts the AppImage itself, when nobody else may think that this one still runs', () => {
  const { done, start } = started(true, IMAGE);
  expect(done).toEqual(['release']);
  expect(start).toHaveBeenCalledExactlyOnceWith(IMAGE, ['--no-sandbox']);
});

it('does not start the AppImage that the developer’s shell came out of', () => {
  expect(started(false, IMAGE).done).toEqual(['relaunch --no-sandbox']);
});
