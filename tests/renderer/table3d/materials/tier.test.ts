import { expect, test } from 'vitest';
import { effectsOf, pixelRatioOf, TIER_SETTINGS } from '../../../../renderer/table3d/materials/tier.ts';
import { DEFAULT_SETTINGS } from '../../../../shared/contract/defaultSettings.ts';

const { low, medium, high } = TIER_SETTINGS;

test('the medium tier is lit, with less sharp shadows than the high one', () => {
  expect([low.lit, medium.lit, high.lit]).toEqual([false, true, true]);
  const shadows = [low, medium, high].map((tier) => effectsOf(tier, DEFAULT_SETTINGS, false).shadowPixels);
  expect(medium.shadowPixels).toBeLessThan(high.shadowPixels);
  expect(shadows).toEqual([0, medium.shadowPixels, high.shadowPixels]);
});

test('the picture is refined on the high tier, by a graphics card, where the player wants it', () => {
  expect(effectsOf(high, DEFAULT_SETTINGS, false).refinement).toBe(true);
  expect(effectsOf(medium, DEFAULT_SETTINGS, false).refinement).toBe(false);
  expect(effectsOf(high, DEFAULT_SETTINGS, true).refinement).toBe(false);
  expect(effectsOf(high, { ...DEFAULT_SETTINGS, refinement: false }, false).refinement).toBe(false);
});

test('edges of the resting picture are smoothed where nothing is lit and nothing refined', () => {
  const smoothed = [low, medium, high].map((tier) => effectsOf(tier, DEFAULT_SETTINGS, true).smoothing);
  expect(smoothed).toEqual([true, false, false]);
  expect(effectsOf(low, { ...DEFAULT_SETTINGS, refinement: false }, true).smoothing).toBe(false);
});

test('what the player switches off is off', () => {
  const picture = { ...DEFAULT_SETTINGS, shadows: false, movingEye: false };
  expect(effectsOf(high, picture, false)).toMatchObject({ shadowPixels: 0, movingEye: false });
});

test('the resolution scales what the tier makes of the screen', () => {
  expect(pixelRatioOf(high, 100, 1)).toBe(1);
  expect(pixelRatioOf(high, 200, 1)).toBe(2);
  expect(pixelRatioOf(high, 100, 3)).toBe(2);
  expect(pixelRatioOf(high, 50, 3)).toBe(1);
  expect(pixelRatioOf(low, 50, 2)).toBe(0.5);
});
