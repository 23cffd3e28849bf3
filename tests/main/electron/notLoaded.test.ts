import { expect, it } from 'vitest';
import { tellNotLoaded } from '../../../main/electron/questions.ts';
import { DEFAULT_SETTINGS } from '../../../shared/contract/defaultSettings.ts';
import { FakeElectron } from './fakeElectron.ts';
import { fakeHost } from './fakeHost.ts';

it('says in the player’s language why there is no game to be seen, and where the log is', async () => {
  const electron = new FakeElectron();
  const { host } = fakeHost({ 'settings.read': { ...DEFAULT_SETTINGS, language: 'de' } });
  await tellNotLoaded(electron, { host, locale: 'en', dataFolder: '/data' }, 'ERR_FAILED (-2)');
  expect(electron.boxes).toEqual([expect.stringMatching(/^Hadara: Das Spiel .*ERR_FAILED \(-2\).*\/data/)]);
  expect(host.log.fault).toHaveBeenCalledOnce();
});
