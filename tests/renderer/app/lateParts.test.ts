// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../shared/contract/defaultSettings.ts';

const begun = vi.fn(() => () => undefined);
vi.doMock('../../../renderer/audio/sound.ts', () => ({ beginSound: begun }));
// Files share one place: the page is loaded anew, here with that room and afterwards without.
vi.resetModules();
const { startSound } = await import('../../../renderer/app/lateParts.ts');
const { useStage } = await import('../../../renderer/game/state/stage.ts');
const { useSettings } = await import('../../../renderer/platform/settings.ts');
afterAll(() => {
  vi.doUnmock('../../../renderer/audio/sound.ts');
  vi.resetModules();
});

let end: () => void;
beforeEach(() => {
  begun.mockClear();
  useStage.setState(useStage.getInitialState(), true);
  useSettings.setState(DEFAULT_SETTINGS, true);
  end = startSound();
});
afterEach(() => end());

const touch = () => window.dispatchEvent(new Event('pointerdown'));
/** Until everything that is loaded late would be here. */
const settled = () => import('../../../renderer/audio/sound.ts').then(() => undefined);

it('waits for a gesture', async () => {
  useStage.setState({ table3D: 'drawn' });
  await settled();
  expect(begun).not.toHaveBeenCalled();
  touch();
  await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(1));
  touch();
  await settled();
  expect(begun).toHaveBeenCalledTimes(1);
});

it('waits for the first picture of the table, or until there will be none', async () => {
  touch();
  await settled();
  expect(begun).not.toHaveBeenCalled();
  useStage.setState({ table3D: 'impossible' });
  await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(1));
});

it('is not there while it is muted', async () => {
  useSettings.setState({ muted: true });
  useStage.setState({ table3D: 'drawn' });
  touch();
  await settled();
  expect(begun).not.toHaveBeenCalled();
  useSettings.setState({ muted: false });
  await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(1));
});

it('is there although it is muted, where sounds are to be read', async () => {
  useSettings.setState({ muted: true, soundCaptions: true });
  useStage.setState({ table3D: 'drawn' });
  touch();
  await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(1));
});
