import type { Bend } from './bend.ts';
import type { Bust } from './bust.ts';
import { aside } from './head.ts';

/** How wide a body is, as a part of what is drawn, and how far its shoulders slope down, beyond that, at the sides. */
const BUILT = {
  slim: { wide: 0.84, slope: 5 },
  middling: { wide: 1, slope: 0 },
  broad: { wide: 1.13, slope: -4 },
} as const satisfies Readonly<Record<Bust['build'], object>>;

/** Half the width of a body as it is drawn. */
const HALF = 50;

/** Where a neck ends and where all of the body is turned. */
const NECK = [66, 86] as const;

/** How far the neck of a head in profile is behind its face, and how far a body is turned to where its head looks. */
const BACK = { ahead: 0, turned: 1.6, profile: 4.4, behind: 0 } as const;
const WITH_HEAD = { ahead: 0, turned: 0.1, profile: 0.2, behind: 0 } as const;
/** No body is turned further. */
const MOST = 0.32;

/** From there down bodies are drawn so much longer than in the kit: who stands further away shows more of it. */
const LONGER = { from: 110, by: 6 } as const;

/** Where the waist of somebody is who is seen down to the knees, and which part of its width is left there. */
export const WAIST = 146;
const TAPER = { from: 94, narrow: 0.44 } as const;

/** How wide a body is at a height, as a part of what is drawn: it narrows to its waist. */
const taperAt = (y: number): number => {
  const part = Math.min(1, Math.max(0, (y - TAPER.from) / (WAIST - TAPER.from)));
  return 1 - TAPER.narrow * part;
};

/**
 * Turns a body about its neck: `turn` to the left, and to the right below 0, and some of the way to where its head looks; the
 * left shoulder higher by `slope`; leaning by `lean`, all of which grow from the neck down; `waisted` if its waist is seen.
 */
export const bodyBend = (
  { build, view, side }: Bust,
  [turn = 0, slope = 0, lean = 0]: readonly number[],
  waisted = false,
): Bend => {
  const way = side === 'right' ? -1 : 1;
  const behind = way * BACK[view];
  const whole = Math.min(MOST, Math.max(-MOST, turn + way * WITH_HEAD[view]));
  const built = BUILT[build];
  return (x, y) => {
    const part = Math.min(1, Math.max(0, (y - NECK[0]) / (NECK[1] - NECK[0])));
    const low = part * part * (3 - 2 * part);
    const wide = 1 + (built.wide - 1) * (0.6 + low * 0.4);
    const drop = built.slope * low * Math.min(1, Math.abs(x - 50) / 36);
    const long = y + Math.max(0, y - LONGER.from) * LONGER.by;
    const turned = HALF * aside((x - 50) / HALF, whole * low) * wide * (waisted ? taperAt(long) : 1);
    const down = long + slope * (x - 50) * low + drop;
    return [50 + turned + behind * (1 - low) + lean * Math.max(0, Math.min(y, LONGER.from) - 76), down];
  };
};
