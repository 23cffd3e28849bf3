import { describe, expect, it } from 'vitest';
import { townOf } from '../../../renderer/table3d/poster/skyline.ts';
import { observe } from '../../../shared/flow/runner.ts';
import { replay } from '../../../shared/session/replay/replay.ts';
import { upTo } from '../../../shared/session/replay/replayTimeline.ts';
import { gameAwaiting } from '../../fixtures/awaitingGame.ts';

const saved = gameAwaiting('medals', ({ epoch }) => epoch === 2, 3, []);
const viewAt = (decisions: number) => observe(replay(upTo(saved, decisions)).state, null);

describe('a film of growing cities', () => {
  const early = townOf(viewAt(Math.floor(saved.actions.length / 2)));
  const later = townOf(viewAt(saved.actions.length), early);

  it('begins with all that stands', () => {
    for (const { births, things } of early.seats) {
      expect(things.length).toBeGreaterThan(0);
      expect(births.size).toBe(0);
    }
  });

  it('lets only what is new rise, one thing after the other, and tears nothing down', () => {
    later.seats.forEach(({ births, things }, seat) => {
      const before = early.seats[seat]?.things ?? [];
      const known = new Set(before.map(({ id }) => id));
      for (const id of births.keys()) expect(known.has(id)).toBe(false);
      expect(Math.max(0, ...births.values())).toBeLessThan(1);
      expect(new Set(births.values()).size).toBe(births.size);
      const standing = things.filter(({ id }) => !births.has(id));
      for (const { x, z } of standing)
        expect(before.some((other) => Math.hypot(other.x - x, other.z - z) < 0.1)).toBe(true);
    });
    expect(later.seats.some(({ births }) => births.size > 0)).toBe(true);
  });
});
