// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSettings } from '../../../../renderer/platform/settings.ts';
import { DEFAULT_SETTINGS } from '../../../../shared/contract/defaultSettings.ts';

/** Web Audio without a sound card, as far as the band is led. */
const gains: { gain: { value: number; ramps: number[] } }[] = [];
const param = () => {
  const gain = {
    value: 0,
    ramps: [] as number[],
    cancelScheduledValues: () => gain,
    setValueAtTime: () => gain,
    linearRampToValueAtTime: (value: number) => {
      gain.ramps.push(value);
      return gain;
    },
  };
  return gain;
};
const context = {
  state: 'running',
  currentTime: 0,
  destination: {},
  resumed: 0,
  suspended: 0,
  createGain: () => {
    const node = { gain: param(), context, connect: () => node, disconnect: () => undefined };
    gains.push(node);
    return node;
  },
  resume: () => {
    context.resumed += 1;
    return Promise.reject(new Error('no device'));
  },
  suspend: () => {
    context.suspended += 1;
    return Promise.resolve();
  },
};
const howler = { usingWebAudio: true, ctx: context, volume: () => 1 };
const advance = vi.fn();
const heed = { music: vi.fn(), ambience: vi.fn() };
const band = { heed, advance, tryOut: vi.fn(), end: vi.fn() };
const load = vi.fn();

vi.doMock('howler', () => ({ Howler: howler }));
// Files share one place: the room is loaded anew, here with that library and afterwards without.
vi.resetModules();
vi.doMock('../../../../renderer/platform/settings.ts', () => ({ useSettings }));
vi.doMock('../../../../renderer/audio/music/band.ts', () => ({
  TUNABLE: ['music', 'ambience'],
  makeBand: () => band,
}));
const { beginMusic } = await import('../../../../renderer/audio/music/music.ts');
afterAll(() => {
  for (const file of ['platform/settings.ts', 'audio/music/band.ts']) vi.doUnmock(`../../../../renderer/${file}`);
  vi.doUnmock('howler');
  vi.resetModules();
});

let end: () => void = () => undefined;
const told: string[] = [];

/** Begins, and waits for the file. */
async function begin() {
  const music = beginMusic((piece) => told.push(piece));
  end = music.end;
  music.mix();
  await vi.advanceTimersByTimeAsync(10);
  return music;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  useSettings.setState(DEFAULT_SETTINGS, true);
  Object.assign(context, { state: 'running', resumed: 0, suspended: 0 });
  howler.usingWebAudio = true;
  gains.length = 0;
  told.length = 0;
  for (const mock of [advance, heed.music, heed.ambience, band.tryOut, band.end, load]) mock.mockReset();
  load.mockResolvedValue({ arrayBuffer: async () => new ArrayBuffer(0) });
  vi.stubGlobal('fetch', load);
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = async () => ({});
    },
  );
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('plays the title, and tells so', async () => {
  await begin();
  expect(heed.music).toHaveBeenCalledWith(expect.objectContaining({ piece: 'title' }));
  expect(told).toEqual(['title']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(advance).toHaveBeenCalled();
  expect(heed.music).toHaveBeenCalledTimes(1);
});

it('follows the volumes of music and ambience apart', async () => {
  useSettings.setState({ mainVolume: 100, musicVolume: 100, ambienceVolume: 50 });
  await begin();
  const [music, ambience] = gains.map(({ gain }) => gain.ramps.at(-1));
  expect(ambience).toBe((music ?? 0) / 4);
});

it('plays nothing of what is turned off', async () => {
  useSettings.setState({ musicVolume: 0 });
  await begin();
  await vi.advanceTimersByTimeAsync(1000);
  expect(advance).not.toHaveBeenCalled();
  expect(heed.music).toHaveBeenCalledWith(null);
  expect(heed.ambience).toHaveBeenCalledWith(expect.objectContaining({ piece: 'title' }));
});

it('stands still without the focus, and goes on with it', async () => {
  await begin();
  vi.mocked(document.hasFocus).mockReturnValue(false);
  window.dispatchEvent(new Event('blur'));
  expect(gains.map(({ gain }) => gain.ramps.at(-1))).toEqual([0, 0]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(context.suspended).toBe(1);
  context.state = 'suspended';
  const before = advance.mock.calls.length;
  await vi.advanceTimersByTimeAsync(1000);
  expect(advance.mock.calls.length).toBe(before);
  vi.mocked(document.hasFocus).mockReturnValue(true);
  window.dispatchEvent(new Event('focus'));
  expect(context.resumed).toBe(1);
});

it('waits in silence for a device that is gone', async () => {
  await begin();
  context.state = 'suspended';
  const before = advance.mock.calls.length;
  await vi.advanceTimersByTimeAsync(1000);
  expect(advance.mock.calls.length).toBe(before);
  expect(context.resumed).toBeGreaterThan(0);
  context.state = 'running';
  await vi.advanceTimersByTimeAsync(500);
  expect(advance.mock.calls.length).toBeGreaterThan(before);
});

it('is silent without Web Audio, and where the file cannot be had', async () => {
  howler.usingWebAudio = false;
  await begin();
  expect(load).not.toHaveBeenCalled();
  howler.usingWebAudio = true;
  load.mockRejectedValue(new Error('gone'));
  await begin();
  await vi.advanceTimersByTimeAsync(1000);
  expect(advance).not.toHaveBeenCalled();
});
