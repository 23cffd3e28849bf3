import { describe, expect, it } from 'vitest';
import { RAID_SHOWN } from '../../../../renderer/game/actions/view.ts';
import { TILE_SHOWN } from '../../../../renderer/game/playback/timing.ts';
import { pageContent } from '../../../../renderer/platform/pageContent.ts';
import { dioramaOf, risesAt } from '../../../../renderer/table3d/layout/diorama.ts';
import { blazeAt, catchesAt, HOUSE, RAID } from '../../../../renderer/table3d/layout/raid.ts';
import { airShape } from '../../../../renderer/table3d/materials/airShape.ts';
import { COLONY_LEVELS } from '../../../../shared/vocabulary/pieces.ts';

const LASTS = (RAID_SHOWN - TILE_SHOWN) / 1000;
const RAIDS = COLONY_LEVELS.map((level) => dioramaOf({ type: 'colonyPlundered', level }));

describe('a raid', () => {
  it('finds a whole town, and comes to its houses one after the other', () => {
    for (const { before } of RAIDS) {
      const times = before.map(catchesAt);
      expect(before.length).toBeGreaterThan(5);
      expect(Math.min(...times)).toBeGreaterThanOrEqual(0.25);
      expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(0.35);
      // No two houses together.
      expect(new Set(times.map((time) => time.toFixed(3))).size).toBeGreaterThan(before.length * 0.7);
    }
  });

  it('has burnt all of it before its time is over', () => {
    for (const { before } of RAIDS)
      for (const thing of before) expect(catchesAt(thing) + RAID.burns).toBeLessThan(LASTS - 0.2);
  });

  it('leaves ruins that are there only once a roof above them falls in, and long before the end', () => {
    for (const raid of RAIDS) {
      const times = risesAt(raid);
      raid.things.forEach((thing, at) => {
        const time = (times[at] ?? 0) / 1000;
        expect(time).toBeGreaterThan(catchesAt(thing));
        expect(time).toBeLessThan(catchesAt(thing) + RAID.burns * HOUSE.fallen);
      });
    }
  });

  it('is bright only after its fires have caught, brightest in the middle, and smoulders in the end', () => {
    expect(blazeAt(0)).toMatchObject({ near: 0, far: 0 });
    const [middle, end] = [blazeAt(1.6), blazeAt(LASTS)];
    expect(middle.near).toBeGreaterThan(0.9);
    expect(middle.far).toBeGreaterThan(0.9);
    expect(end.near).toBeLessThan(middle.near * 0.75);
    expect(end.near).toBeGreaterThan(0.3);
    expect(blazeAt(0.6).near).toBeGreaterThan(blazeAt(0.6).far);
  });

  it('has as many coins carried off as it brings, all of them before the end', () => {
    COLONY_LEVELS.forEach((level, rank) => {
      const life = airShape(RAIDS[rank] as never).getAttribute('life');
      const coins = Array.from({ length: life.count / 4 }, (_, puff) => puff * 4).filter((at) => life.getY(at) === 6);
      expect(coins).toHaveLength(pageContent().colony(level).plunderCoins);
      for (const at of coins) expect(life.getZ(at) + life.getW(at)).toBeLessThan(LASTS);
    });
    expect(dioramaOf({ type: 'colonyIntegrated', level: 9 }).coins).toBe(0);
  });
});
