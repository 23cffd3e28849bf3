import type { BufferGeometry } from 'three';
import type { Shades } from '../../cards/palette.ts';
import { box, merged, painted, tube } from './parts.ts';

/* Steps of stone under a statue that is unveiled, in the statue's own units; their top is at 0. */

/** Half the width of each step, from the top down, and how high each is. */
const STEPS = [0.135, 0.18, 0.235] as const;
const RISER = 0.036;
const STONE = ['#cbbfa6', '#b9ac91', '#a3967c'] as const;
const EDGE = '#e9c877';

/** How far a place is from the middle, as steps with eight sides are wide. */
const outAt = (x: number, z: number): number => {
  const [aside, ahead] = [Math.abs(x), Math.abs(z)];
  return Math.max(aside, ahead, (aside + ahead) * Math.SQRT1_2) / Math.cos(Math.PI / 8);
};

/** How high what falls comes to lie: on a step, or on the floor beside them. */
export const stepAt = (x: number, z: number): number => {
  const out = outAt(x, z);
  const step = STEPS.findIndex((half) => out < half);
  return -RISER * (step < 0 ? STEPS.length : step);
};

/** Whether something of this size lies whole on one step, or on the floor: it neither hangs over an edge nor sticks in a riser. */
export const liesFlat = (x: number, z: number, size: number): boolean => {
  const out = outAt(x, z);
  return STEPS.every((half) => Math.abs(out - half) > size);
};

/** Half the width of the cloth that runs down the steps, the width of its seams, and how thick it is. */
const RUNNER = { half: 0.052, seam: 0.008, thick: 0.003 } as const;

/** A cloth in a seat's colour over the steps, from the middle to the floor. */
const runner = ({ main }: Shades): readonly BufferGeometry[] => {
  const { half, seam, thick } = RUNNER;
  const strips = [
    [0, half * 2 - seam * 2, main],
    [half - seam / 2, seam, EDGE],
    [-half + seam / 2, seam, EDGE],
  ] as const;
  return STEPS.flatMap((out, step) => {
    const front = out * Math.cos(Math.PI / 8);
    const before = (STEPS[step - 1] ?? 0) * Math.cos(Math.PI / 8);
    return strips.flatMap(([x, wide, colour]) => [
      painted(box(wide, thick, front - before + thick, x, -step * RISER, (front + before + thick) / 2), colour),
      painted(box(wide, RISER, thick, x, -(step + 1) * RISER, front + thick / 2), colour),
    ]);
  });
};

/** Three steps with eight sides, each with a gilt edge, and a cloth in the colour of whose statue stands there. */
export const stepsShape = (shades: Shades): BufferGeometry =>
  merged([
    ...STEPS.flatMap((half, index) => {
      const foot = -(index + 1) * RISER;
      return [
        painted(tube(half, half, RISER, 0, foot, 0, 8).rotateY(Math.PI / 8), STONE[index] ?? EDGE),
        painted(tube(half + 0.004, half + 0.004, 0.006, 0, foot + RISER - 0.008, 0, 8).rotateY(Math.PI / 8), EDGE),
      ];
    }),
    ...runner(shades),
  ]);
