import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import effects from '../../assets/sounds/effects.json' with { type: 'json' };
import measured from '../../assets/sounds/measured.json' with { type: 'json' };
import measuredMusic from '../../assets/sounds/measuredMusic.json' with { type: 'json' };
import music from '../../assets/sounds/music.json' with { type: 'json' };
import { AMBIENCE, CLASSES, MUSIC } from '../../tools/sounds/classes.ts';
import { slopeOf } from '../../tools/sounds/fourier.ts';
import { integrated, momentary, truePeak } from '../../tools/sounds/loudness.ts';
import { RATE, type Signal } from '../../tools/sounds/signal.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../assets/sounds');
const LARGEST = 1.5e6;
const LARGEST_MUSIC = 6e6;
/** Units of loudness that an effect may differ from its class by. */
const TOLERANCE = 2;
/** dBTP: what is louder may be distorted by what plays it. */
const HIGHEST_PEAK = -1;
/** Milliseconds; with a picture's 17 they make 30 at most. */
const LATEST_ONSET = 5;

const file = readFileSync(path.join(FOLDER, 'effects.ogg'));
const variants = Object.entries(measured.cues).flatMap(([cue, all]) => all.map((figures) => ({ cue, ...figures })));

it('was measured as it is: npm run sounds:update', () => {
  expect(createHash('sha256').update(file).digest('hex')).toBe(measured.sha256);
  expect(Object.fromEntries(Object.entries(effects).map(([cue, all]) => [cue, all.length]))).toEqual(
    Object.fromEntries(Object.entries(measured.cues).map(([cue, all]) => [cue, all.length])),
  );
});

it('is small', () => {
  const sizeOf = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + readFileSync(path.join(FOLDER, name)).length, 0);
  const names = readdirSync(FOLDER);
  expect(sizeOf(names.filter((name) => !/music/i.test(name)))).toBeLessThan(LARGEST);
  expect(sizeOf(names.filter((name) => /music/i.test(name)))).toBeLessThan(LARGEST_MUSIC);
});

it('every effect is as loud as its class, and none is too high', () => {
  expect(variants.length).toBeGreaterThan(90);
  const loud = variants.filter(
    (one) => Math.abs(one.loudness - CLASSES[one.class as keyof typeof CLASSES]) > TOLERANCE,
  );
  expect(loud).toEqual([]);
  expect(variants.filter(({ peak }) => peak > HIGHEST_PEAK)).toEqual([]);
});

it('what is heard when something touches is heard at once', () => {
  const touching = [
    'cardLay',
    'coins1',
    'coins3',
    'coins10',
    'wheelClick',
    'wheelStop',
    'pegStep',
    'stone',
    'statue',
  ].concat(['monument', 'medal', 'colonyPlundered', 'colonyIntegrated', 'marketStall', 'threshold']);
  const late = variants.filter(({ cue, onset }) => touching.includes(cue) && onset > LATEST_ONSET);
  expect(late).toEqual([]);
  expect(touching.filter((cue) => !(cue in effects))).toEqual([]);
});

it('what is heard often has three variants at least', () => {
  const often = Object.keys(effects).filter(
    (cue) => !/^(epoch|game|wheelTurn|pegRun|monument|curtain|yourTurn)/.test(cue),
  );
  expect(often.filter((cue) => effects[cue as keyof typeof effects].length < 3)).toEqual([]);
});

it('effects do not overlap in their file', () => {
  const places = Object.values(effects)
    .flat()
    .sort(([one = 0], [other = 0]) => one - other);
  const tooNear = places.filter(([start = 0], index) => {
    const [before = 0, length = 0] = places[index - 1] ?? [];
    return start < before + length + 50;
  });
  expect(tooNear).toEqual([]);
});

describe('the music', () => {
  const { pieces, places, epoch } = measuredMusic;
  const everything = [...Object.values(pieces), ...Object.values(places)];

  it('was measured as it is: npm run sounds:update', () => {
    const bytes = readFileSync(path.join(FOLDER, 'music.ogg'));
    const hash = createHash('sha256').update(bytes).digest('hex');
    expect([measuredMusic.sha256, music.sha256]).toEqual([hash, hash]);
  });

  it('is equally loud in every piece, without harsh highs', () => {
    expect(Object.keys(pieces)).toEqual(['title', 'epoch1', 'epoch2', 'epoch3', 'finale']);
    for (const { loudness, slope } of Object.values(pieces)) {
      expect(Math.abs(loudness - MUSIC)).toBeLessThanOrEqual(1);
      expect(slope).toBeLessThanOrEqual(-3);
      expect(slope).toBeGreaterThanOrEqual(-6);
    }
  });

  it('has what is around the table far below it', () => {
    expect(Object.keys(places)).toEqual(['room', 'wind', 'market']);
    for (const { loudness } of Object.values(places)) expect(Math.abs(loudness - AMBIENCE)).toBeLessThanOrEqual(1);
    expect(AMBIENCE).toBeLessThanOrEqual(MUSIC - 10);
  });

  it('never comes near to full, neither by itself nor with all that is heard of a game', () => {
    const peaks = [...everything, epoch.effects, epoch.music, epoch.together].map(({ peak }) => peak);
    expect(Math.max(...peaks)).toBeLessThanOrEqual(HIGHEST_PEAK);
  });

  it('is 6 to 10 LU below the effects of a game', () => {
    const below = epoch.effects.loudness - epoch.music.loudness;
    expect(below).toBeGreaterThanOrEqual(6);
    expect(below).toBeLessThanOrEqual(10);
    expect(epoch.ambience.loudness).toBeLessThan(epoch.music.loudness - 8);
    expect(epoch.cues).toBeGreaterThan(100);
    expect(epoch.notes).toBeGreaterThan(50);
  });

  it('has loops without a click or a jump at their seams', () => {
    for (const { seam } of Object.values(places)) {
      // Compared with the widest step, and with the loudness, of the loop itself.
      expect(seam.step).toBeLessThan(-6);
      expect(Math.abs(seam.loudness)).toBeLessThan(8);
    }
  });

  it('has a note near every key that is played', () => {
    for (const [instrument, keys] of Object.entries(music.notes)) {
      const roots = Object.keys(keys).map(Number);
      const gaps = roots.slice(1).map((root, index) => root - (roots[index] ?? root));
      expect(Math.max(...gaps), instrument).toBeLessThanOrEqual(6);
    }
  });
});

describe('the measure', () => {
  const sine = (hertz: number, gain: number, seconds: number): Signal =>
    Float64Array.from({ length: seconds * RATE }, (_, at) => gain * Math.sin((2 * Math.PI * hertz * at) / RATE));

  it('calls a full tone of 997 Hz −3.0 LUFS, as EBU R 128 does', () => {
    const tone = sine(997, 1, 3);
    expect(momentary([tone])).toBeCloseTo(-3.01, 1);
    expect(integrated([tone])).toBeCloseTo(-3.01, 1);
    expect(integrated([sine(997, 0.1, 3), sine(997, 0.1, 3)])).toBeCloseTo(-20, 0);
  });

  it('finds peaks between the samples', () => {
    const between = Float64Array.from({ length: RATE / 10 }, (_, at) => Math.sin((Math.PI / 2) * at + Math.PI / 4));
    expect(truePeak([between])).toBeCloseTo(0, 0);
  });

  it('finds how steeply the highs fall', () => {
    const falling = Float64Array.from({ length: RATE }, (_, at) =>
      [200, 400, 800, 1600, 3200].reduce(
        (sum, hertz, octave) => sum + 2 ** (-octave / 2) * Math.sin((2 * Math.PI * hertz * at) / RATE),
        0,
      ),
    );
    expect(slopeOf(falling)).toBeCloseTo(-3, 1);
  });
});
