import type { Bend } from './bend.ts';
import type { Bust } from './bust.ts';
import { aside } from './head.ts';

/** How wide a body is, as a part of what is drawn. */
const WIDTHS = { slim: 0.92, middling: 1, broad: 1.08 } as const satisfies Readonly<Record<Bust['build'], number>>;

/** Half the width of a body as it is drawn. */
const HALF = 50;

/** Where a neck ends and where all of the body is turned. */
const NECK = [66, 86] as const;

/** How far the neck of a head in profile is behind its face. */
const BACK = { ahead: 0, turned: 1.6, profile: 4.4 } as const;

/**
 * Turns a body about its neck: `turn` to the left, and to the right below 0; the left shoulder higher by `slope`; leaning by
 * `lean`, all of which grow from the neck down.
 */
export const bodyBend = ({ build, view, side }: Bust, [turn = 0, slope = 0, lean = 0]: readonly number[]): Bend => {
  const behind = side === 'right' ? -BACK[view] : BACK[view];
  return (x, y) => {
    const part = Math.min(1, Math.max(0, (y - NECK[0]) / (NECK[1] - NECK[0])));
    const low = part * part * (3 - 2 * part);
    const wide = 1 + (WIDTHS[build] - 1) * (0.6 + low * 0.4);
    const turned = HALF * aside((x - 50) / HALF, turn * low) * wide;
    return [50 + turned + behind * (1 - low) + lean * Math.max(0, y - 76), y + slope * (x - 50) * low];
  };
};
