import { Color } from 'three';
import { describe, expect, test } from 'vitest';
import { COLOUR_SHADES } from '../../../../renderer/cards/palette.ts';
import { type Look, THEMES } from '../../../../renderer/table3d/materials/themes.ts';
import { COLOURS } from '../../../../shared/vocabulary/colours.ts';
import { TABLE_THEMES } from '../../../../shared/vocabulary/preferences.ts';
import { EPOCHS } from '../../../../shared/vocabulary/time.ts';

type Rgb = readonly [number, number, number];
type Eye = (colour: Rgb) => Rgb;

const linear = (colour: string): Rgb => {
  const { r, g, b } = new Color(colour);
  return [r, g, b];
};
const times = (a: Rgb, b: Rgb): Rgb => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
const mix = (...parts: readonly (readonly [number, Rgb])[]): Rgb =>
  [0, 1, 2].map((channel) => parts.reduce((sum, [share, colour]) => sum + share * (colour[channel] ?? 0), 0)) as never;
const luminance = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** The hour's light on level ground, as bright as white light. */
function lightOf({ key, fill, sky }: Look): Rgb {
  const light = mix([0.65, linear(key)], [0.12, linear(fill)], [0.23, linear(sky)]);
  const scale = 1 / luminance(light);
  return times(light, [scale, scale, scale]);
}

/** What a print sends to the eye: it keeps four tenths of its own colour (`materials/cells.ts`). */
const printIn = (look: Look, colour: string): Rgb => {
  const own = linear(colour);
  return mix([0.6, times(own, lightOf(look))], [0.4 * 0.94, own]);
};

const everyEye: Eye = (colour) => colour;
/** How eyes without green cones see it (Machado, Oliveira and Fernandes 2009, full strength). */
const deuteranopic: Eye = ([r, g, b]) => [
  0.367322 * r + 0.860646 * g - 0.227968 * b,
  0.280085 * r + 0.672501 * g + 0.047413 * b,
  -0.01182 * r + 0.04294 * g + 0.968881 * b,
];

/** The distance of two colours that is just noticed. */
const NOTICED = 2.3;

/** CIE L*a*b* of a linear colour under daylight. */
function labOf([r, g, b]: Rgb): Rgb {
  const curve = (value: number) => (value > 0.008856 ? Math.cbrt(value) : value * 7.787 + 16 / 116);
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const distance = (one: Rgb, other: Rgb): number => {
  const [a, b] = [labOf(one), labOf(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

function nearest(colours: readonly Rgb[]): number {
  const pairs = colours.flatMap((one, index) => colours.slice(index + 1).map((other) => distance(one, other)));
  return Math.min(...pairs);
}

const looks = TABLE_THEMES.flatMap((theme) =>
  EPOCHS.map((epoch) => ({ name: `${theme} ${epoch}`, look: THEMES[theme].looks[epoch], theme: THEMES[theme] })),
);

describe.each(looks)('in the light of $name', ({ look, theme }) => {
  const suits = COLOURS.map((colour) => printIn(look, COLOUR_SHADES[colour].main));

  test('the five suits are told apart, also without green cones', () => {
    const plain = COLOURS.map((colour) => linear(COLOUR_SHADES[colour].main));
    for (const [eye, least] of [
      [everyEye, 13 * NOTICED],
      [deuteranopic, 2 * NOTICED],
    ] as const) {
      const seen = nearest(suits.map(eye));
      expect(seen).toBeGreaterThan(least);
      expect(seen).toBeGreaterThan(nearest(plain.map(eye)) * 0.9);
    }
  });

  test('no suit is taken for another of the plain ones', () => {
    for (const [index, seen] of suits.entries()) {
      const likeness = COLOURS.map((colour) => distance(seen, linear(COLOUR_SHADES[colour].main)));
      expect(likeness.indexOf(Math.min(...likeness))).toBe(index);
    }
  });

  test('parchment lies light on the cloth, and thread is seen on it', () => {
    const cloth = linear(look.cloth);
    const contrast = (one: Rgb) => (luminance(one) + 0.05) / (luminance(cloth) + 0.05);
    expect(contrast(linear('#f4e6c6'))).toBeGreaterThan(3);
    expect(contrast(linear(theme.thread))).toBeGreaterThan(2);
  });
});

test('every theme has an hour of its own for each epoch', () => {
  const cloths = looks.map(({ look }) => look.cloth);
  expect(new Set(cloths).size).toBe(TABLE_THEMES.length * EPOCHS.length);
});
