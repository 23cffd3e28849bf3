import { expect, test } from 'vitest';
import { FrameTimes, judge, tierAfter } from '../../../renderer/table3d/autoTier.ts';

const times = (count: number, milliseconds: number): number[] => Array.from({ length: count }, () => milliseconds);

test('a tier is too slow when pictures took too long for a while', () => {
  expect(judge(times(90, 40), 'none')).toBe('slow');
  expect(judge(times(89, 40), 'none')).toBeNull();
  expect(judge(times(90, 30), 'none')).toBeNull();
});

test('a few slow pictures among quick ones are no slowness', () => {
  expect(judge([...times(60, 16.7), ...times(30, 200)], 'none')).toBeNull();
});

test('a tier is easy when nearly all of many pictures were quick', () => {
  expect(judge(times(400, 16.7), 'none')).toBe('easy');
  expect(judge(times(399, 16.7), 'none')).toBeNull();
  expect(judge([...times(370, 16.7), ...times(30, 28)], 'none')).toBeNull();
});

test('fewer pictures by the player’s own wish are no slowness', () => {
  expect(judge(times(400, 1000 / 30), '30')).toBe('easy');
  expect(judge(times(90, 60), '30')).toBe('slow');
});

test('a slow tier goes down, and is not tried again', () => {
  expect(tierAfter({ tier: 'high', tooSlow: null }, 'slow')).toEqual({ tier: 'medium', tooSlow: 'high' });
  expect(tierAfter({ tier: 'medium', tooSlow: 'high' }, 'easy')).toBeNull();
  expect(tierAfter({ tier: 'medium', tooSlow: 'high' }, 'slow')).toEqual({ tier: 'low', tooSlow: 'medium' });
  expect(tierAfter({ tier: 'low', tooSlow: 'medium' }, 'slow')).toBeNull();
});

test('an easy tier goes up as far as there are any', () => {
  expect(tierAfter({ tier: 'low', tooSlow: null }, 'easy')).toEqual({ tier: 'medium', tooSlow: null });
  expect(tierAfter({ tier: 'high', tooSlow: null }, 'easy')).toBeNull();
});

/** Shows so many pictures, one each so many milliseconds, beginning at a time; the last one is at rest. */
const move = (frames: FrameTimes, start: number, count: number, each: number): void => {
  for (let index = 0; index <= count; index++) frames.note(start + index * each, index < count);
};

test('only what moves is measured: neither the rest between two moves nor the first pictures', () => {
  const frames = new FrameTimes();
  for (let round = 0; round < 10; round++) move(frames, round * 1000, 10, 40);
  expect(frames.verdict('none')).toBeNull();
  for (let round = 10; round < 12; round++) move(frames, round * 1000, 10, 40);
  expect(frames.verdict('none')).toBe('slow');
});

test('a long pause is no slow picture', () => {
  const frames = new FrameTimes();
  for (let index = 0; index < 200; index++) frames.note(index * 60_000, true);
  expect(frames.verdict('none')).toBeNull();
});
