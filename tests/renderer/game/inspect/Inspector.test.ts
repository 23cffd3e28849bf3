import { describe, expect, it } from 'vitest';
import { clearOf } from '../../../../renderer/game/inspect/Inspector.tsx';

// A large card at the left of the table at 1280 × 720, and the coach's note below the boards across the table.
const OWN = { left: 57, top: 52, right: 244, bottom: 462 };
const FREE = { left: 47, right: 995 };
const NOTE = { left: 58, top: 317, right: 447, bottom: 448 };

const movedBy = (by: number) => ({ ...OWN, left: OWN.left + by, right: OWN.right + by });
const meets = (one: typeof OWN, other: typeof OWN): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

describe('what is shown large', () => {
  it('stays where it is without a note, and beside one that it does not touch', () => {
    expect(clearOf({ own: OWN, free: FREE, note: null, looksAt: 600 })).toBe(0);
    expect(clearOf({ own: { ...OWN, bottom: 219 }, free: FREE, note: NOTE, looksAt: 600 })).toBe(0);
  });

  it.each([100, 250, 460, 520, 640, 700, 900, 980])(
    'leaves the note in sight, and what is looked at %i pixels from the left',
    (looksAt) => {
      const { left, right, ...rest } = movedBy(clearOf({ own: OWN, free: FREE, note: NOTE, looksAt }));
      expect(meets({ left, right, ...rest }, NOTE)).toBe(false);
      expect(looksAt < left || looksAt > right).toBe(true);
      expect([left >= FREE.left, right <= FREE.right]).toEqual([true, true]);
    },
  );

  it('finds the place beside a note whose edges lie between pixels', () => {
    // As a page tells it: with edges that are inherited.
    const own: typeof OWN = Object.create({ left: 1112.21875, top: 77.75, right: 1479.4375, bottom: 593.7 });
    const note = { left: 1327, top: 466.53125, right: 1910.1875, bottom: 664.015625 };
    const by = clearOf({ own, free: { left: 71.3, right: 1492.8 }, note, looksAt: 384 });
    expect(own.right + by).toBeLessThan(note.left);
    expect(own.left + by).toBeGreaterThan(384);
  });

  it('goes to the left of a note at the right', () => {
    const note = { ...NOTE, left: 590, right: 985 };
    const own = movedBy(740);
    const by = clearOf({ own, free: FREE, note, looksAt: 100 });
    expect(meets(own, note)).toBe(true);
    expect(meets({ ...own, left: own.left + by, right: own.right + by }, note)).toBe(false);
  });

  it('stays where it is where there is no room elsewhere', () => {
    expect(clearOf({ own: OWN, free: { left: 47, right: 470 }, note: NOTE, looksAt: 300 })).toBe(0);
  });
});
