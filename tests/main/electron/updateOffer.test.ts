import { expect, it, vi } from 'vitest';
import { askAboutUpdate } from '../../../main/electron/questions.ts';
import { createUpdateOffer } from '../../../main/electron/updateOffer.ts';
import type { Updates } from '../../../main/electron/updates.ts';
import { FakeElectron, FakeWindow } from './fakeElectron.ts';
import { fakeHost } from './fakeHost.ts';

function offered({ wanted = true, updates }: { readonly wanted?: boolean; readonly updates?: Updates } = {}) {
  const { host } = fakeHost();
  const download = vi.fn(async () => undefined);
  const ask = vi.fn(async () => wanted);
  const found: Updates = { check: async () => ({ version: '1.2.0', download }) };
  const offer = createUpdateOffer({ host, updates: updates ?? found, ask, log: host.log });
  return { offer, host, ask, download };
}

it('asks on the title screen, and fetches what the player wants', async () => {
  const { offer, ask, download } = offered();
  await offer.look();
  expect(ask).toHaveBeenCalledExactlyOnceWith('1.2.0');
  expect(download).toHaveBeenCalledTimes(1);
});

it('fetches nothing that the player does not want, and asks no second time', async () => {
  const { offer, ask, download } = offered({ wanted: false });
  await offer.look();
  await offer.host.handle('game.start', {});
  await offer.host.handle('game.leave', {});
  expect(ask).toHaveBeenCalledTimes(1);
  expect(download).not.toHaveBeenCalled();
});

it.each(['game.start', 'game.open', 'games.resume', 'replay.branch'])(
  'asks nothing between %s and the end of the game',
  async (name) => {
    const { offer, ask } = offered();
    await offer.host.handle(name, {});
    await offer.look();
    await offer.host.handle('game.act', {});
    expect(ask).not.toHaveBeenCalled();
    await offer.host.handle('game.leave', {});
    expect(ask).toHaveBeenCalledTimes(1);
  },
);

it('knows that a game that could not be opened is no game, and that a refused one ends no other', async () => {
  const { offer, host, ask } = offered();
  host.handle.mockResolvedValueOnce({ ok: false, code: 'noGame', detail: '' });
  await offer.host.handle('game.open', {});
  await offer.host.handle('game.start', {});
  host.handle.mockResolvedValueOnce({ ok: false, code: 'noGame', detail: '' });
  await offer.host.handle('games.resume', {});
  await offer.look();
  expect(ask).not.toHaveBeenCalled();

  const other = offered();
  other.host.handle.mockResolvedValueOnce({ ok: false, code: 'noGame', detail: '' });
  await other.offer.host.handle('game.open', {});
  await other.offer.look();
  expect(other.ask).toHaveBeenCalledTimes(1);
});

it('notes what goes wrong, and lets the game go on', async () => {
  const { offer, host, ask } = offered({ updates: { check: () => Promise.reject(new Error('no network')) } });
  await offer.look();
  expect(host.log.fault).toHaveBeenCalledWith('update failed', new Error('no network'));
  expect(ask).not.toHaveBeenCalled();
  expect(await offer.host.handle('app.info', {})).toEqual({ ok: true, value: null });
});

it.each([
  ['de', 'Version 1.2.0 ist da', 0, true],
  ['en', 'Version 1.2.0 is there', 1, false],
] as const)('asks in the player’s language (%s), on the game’s window', async (language, message, answer, wanted) => {
  const electron = new FakeElectron();
  electron.answer = answer;
  const window = new FakeWindow({});
  const { host } = fakeHost({ 'settings.read': { language } });
  expect(await askAboutUpdate(electron, { host, window, locale: 'en' }, '1.2.0')).toBe(wanted);
  const [question] = electron.questions;
  expect(question).toMatchObject({ window, options: { message, defaultId: 0, cancelId: 1 } });
  expect(question?.options.buttons).toHaveLength(2);
});
