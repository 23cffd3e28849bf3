// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSettings } from '../../../renderer/platform/settings.ts';
import { DEFAULT_SETTINGS } from '../../../shared/contract/defaultSettings.ts';

interface Call {
  readonly sprite: string;
  rate?: number;
  pan?: number;
}

/** Howler without a sound card. */
const fake = {
  loads: 0,
  unloads: 0,
  volume: Number.NaN,
  played: [] as Call[],
  state: 'loaded',
  resumed: 0,
  context: 'running',
  usingWebAudio: true,
};

class Howl {
  constructor() {
    fake.loads += 1;
  }
  state = () => fake.state;
  play = (sprite: string) => fake.played.push({ sprite }) - 1;
  rate = (rate: number, id: number) => Object.assign(fake.played[id] ?? {}, { rate });
  stereo = (pan: number, id: number) => Object.assign(fake.played[id] ?? {}, { pan });
  volume = (volume: number) => {
    fake.volume = volume;
  };
  unload = () => {
    fake.unloads += 1;
  };
}
const Howler = {
  get usingWebAudio() {
    return fake.usingWebAudio;
  },
  ctx: {
    get state() {
      return fake.context;
    },
    resume: () => {
      fake.resumed += 1;
      return Promise.reject(new Error('no device'));
    },
  },
};

vi.doMock('howler', () => ({ Howl, Howler }));
// Files share one place: the room is loaded anew, here with that library and afterwards without.
vi.resetModules();
vi.doMock('../../../renderer/platform/settings.ts', () => ({ useSettings }));
const { HEADROOM } = await import('../../../renderer/audio/mixer.ts');
const { loadEffects } = await import('../../../renderer/audio/effects.ts');
const { beginSound } = await import('../../../renderer/audio/sound.ts');
const { trySound } = await import('../../../renderer/platform/hearing.ts');
const { useHearing } = await import('../../../renderer/platform/hearing.ts');
const { useApp } = await import('../../../renderer/platform/app.ts');
afterAll(() => {
  vi.doUnmock('howler');
  vi.doUnmock('../../../renderer/platform/settings.ts');
  vi.resetModules();
});

/** Effects are the subject. */
const NO_MUSIC = { musicVolume: 0, ambienceVolume: 0 };

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(fake, {
    loads: 0,
    unloads: 0,
    played: [],
    state: 'loaded',
    resumed: 0,
    context: 'running',
    usingWebAudio: true,
  });
  useSettings.setState({ ...DEFAULT_SETTINGS, ...NO_MUSIC }, true);
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
});

const silentTable = { moves: () => false, onPieceEvent: () => () => true };

it('never plays the same variant twice running, each a little different in pitch, and not twice at once', () => {
  const { play } = loadEffects();
  for (let time = 0; time < 60; time++) {
    play('cardLay');
    play('cardLay');
    vi.advanceTimersByTime(31);
  }
  expect(fake.played).toHaveLength(60);
  const sprites = fake.played.map(({ sprite }) => sprite);
  expect(sprites.filter((sprite, at) => sprite === sprites[at - 1])).toEqual([]);
  expect(new Set(sprites).size).toBeGreaterThanOrEqual(3);
  for (const { rate } of fake.played) expect(Math.abs((rate ?? 0) - 1)).toBeLessThanOrEqual(0.03);
});

it('is placed left and right, and for mono in the middle', () => {
  const effects = loadEffects();
  effects.mix({ volume: 0.5, mono: false });
  effects.play('button', { pan: -0.4 });
  vi.advanceTimersByTime(100);
  effects.mix({ volume: 0.5, mono: true });
  effects.play('button', { pan: -0.4 });
  expect(fake.played.map(({ pan }) => pan)).toEqual([-0.4, undefined]);
  expect(fake.volume).toBe(0.5);
});

it('is silent while it loads, without Web Audio, and after a sleep until it can be heard again', () => {
  const { play } = loadEffects();
  fake.state = 'loading';
  play('button');
  Object.assign(fake, { state: 'loaded', usingWebAudio: false });
  play('button');
  Object.assign(fake, { usingWebAudio: true, context: 'suspended' });
  play('button');
  expect(fake.played).toEqual([]);
  expect(fake.resumed).toBe(1);
  fake.context = 'running';
  play('button');
  expect(fake.played).toHaveLength(1);
});

it('loads nothing while it is muted, and frees everything when it is', () => {
  useSettings.setState({ muted: true });
  const end = beginSound(silentTable);
  expect(fake.loads).toBe(0);
  useSettings.setState({ muted: false });
  expect(fake.loads).toBe(1);
  useSettings.setState({ mainVolume: 50 });
  expect(fake.loads).toBe(1);
  for (const silent of [{ muted: true }, { muted: false, effectsVolume: 0 }, { effectsVolume: 80, mainVolume: 0 }]) {
    useSettings.setState({ ...DEFAULT_SETTINGS, ...NO_MUSIC });
    const { unloads } = fake;
    useSettings.setState(silent);
    expect(fake.unloads).toBe(unloads + 1);
    trySound('effects');
  }
  expect(fake.played).toEqual([]);
  end();
});

it('is as loud as both volumes together say', () => {
  const end = beginSound(silentTable);
  const volumeAt = (mainVolume: number, effectsVolume: number) => {
    useSettings.setState({ mainVolume, effectsVolume });
    return fake.volume;
  };
  expect(volumeAt(100, 100)).toBe(HEADROOM);
  expect(volumeAt(50, 100)).toBe(HEADROOM / 4);
  expect(volumeAt(50, 50)).toBe(HEADROOM / 16);
  end();
});

it('is quiet without the focus, unless wished otherwise', () => {
  const end = beginSound(silentTable);
  trySound('effects');
  expect(fake.played).toHaveLength(1);
  vi.mocked(document.hasFocus).mockReturnValue(false);
  vi.advanceTimersByTime(100);
  trySound('effects');
  expect(fake.played).toHaveLength(1);
  useSettings.setState({ backgroundSound: true });
  trySound('effects');
  expect(fake.played).toHaveLength(2);
  end();
});

it('is told in words where that is wished for, muted or not', () => {
  const end = beginSound(silentTable);
  const refuse = () => {
    useApp.setState({ failure: 'stale' });
    useApp.setState({ failure: null });
    return useHearing.getState().captions.map(({ words }) => words);
  };
  expect(refuse()).toEqual([]);
  useSettings.setState({ soundCaptions: true, muted: true });
  expect(refuse()).toEqual(['heard.refused']);
  end();
});
