// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { framesOf } from '../../../../renderer/features/lessons/Spotlight.tsx';

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
type Box = ReturnType<typeof box>;
const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

// As tracks lie on a small table, and as tiles do.
it.each([
  ['above each other', [box(200, 505, 260, 527), box(200, 526, 260, 548), box(195, 585, 255, 612)]],
  ['beside each other', [box(500, 660, 525, 690), box(526, 660, 551, 690), box(552, 660, 577, 690)]],
])('frames of things %s never overlap, and still show what they frame', (_words, things) => {
  const frames = framesOf(things);
  for (const [index, frame] of frames.entries()) {
    for (const other of frames.slice(index + 1)) expect(meet(frame, other)).toBe(false);
    const thing = things[index] as Box;
    const shown = (Math.min(frame.bottom, thing.bottom) - Math.max(frame.top, thing.top)) / (thing.bottom - thing.top);
    expect(shown).toBeGreaterThan(0.9);
  }
});

it('a thing that lies alone has its whole margin', () => {
  expect(framesOf([box(100, 100, 150, 150)])).toEqual([box(94, 94, 156, 156)]);
});

it('a thing that is meant twice has one frame, and all of it', () => {
  const card = box(700, 400, 780, 520);
  expect(framesOf([card, box(800, 400, 880, 520), { ...card }])).toEqual([
    box(694, 394, 786, 526),
    box(794, 394, 886, 526),
  ]);
});
