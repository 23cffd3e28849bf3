import type { BufferGeometry } from 'three';
import { describe, expect, it } from 'vitest';
import { stagedCity } from '../../../../renderer/table3d/layout/cityChanges.ts';
import { cityRowOf } from '../../../../renderer/table3d/layout/cityRow.ts';
import { bare, box, lathe, seenFromAbove } from '../../../../renderer/table3d/shapes/parts.ts';
import { landModel, worldModel } from '../../../../renderer/table3d/shapes/world/models.ts';
import { type CityDetail, cityShape } from '../../../../renderer/table3d/shapes/world/stamp.ts';
import { observe } from '../../../../shared/flow/runner.ts';
import { replay } from '../../../../shared/session/replay/replay.ts';
import { finishedGame } from '../../../fixtures/savedGame.ts';

type Spot = readonly [x: number, y: number, z: number];

const facesOf = (shape: BufferGeometry): readonly (readonly [Spot, Spot, Spot])[] => {
  const spots = shape.getAttribute('position');
  const index = shape.index?.array ?? [];
  const spot = (at: number): Spot => {
    const corner = index[at] ?? 0;
    return [spots.getX(corner), spots.getY(corner), spots.getZ(corner)];
  };
  return Array.from({ length: index.length / 3 }, (_, face) => [
    spot(face * 3),
    spot(face * 3 + 1),
    spot(face * 3 + 2),
  ]);
};

describe('what lies on the table', () => {
  it('keeps all sides of a block but its underside', () => {
    const faces = facesOf(seenFromAbove(bare(box(1, 1, 1))));
    expect(faces).toHaveLength(10);
    expect(faces.every((face) => face.some(([, y]) => y > 0.5))).toBe(true);
  });

  it('keeps slopes that lean over, and no triangle that is a point', () => {
    const profile = [
      [0.5, 0],
      [1, 1],
      [0, 1.5],
    ] as const;
    const [whole, seen] = [bare(lathe(profile, 6)), seenFromAbove(bare(lathe(profile, 6)))].map(facesOf);
    expect(whole).toHaveLength(24);
    expect(seen).toHaveLength(18);
  });
});

describe('what stands on the lands', () => {
  it('has no undersides', () => {
    const [whole, seen] = [worldModel('bush'), landModel('bush')];
    expect(seen.index.length).toBeLessThan(whole.index.length);
    expect([...seen.index].every((corner) => (seen.normal[corner * 3 + 1] ?? 0) > -0.8)).toBe(true);
  });
});

describe('a city on a stand', () => {
  const view = observe(
    replay(finishedGame({ options: { seats: 2, mode: 'advanced', expansions: [] }, seed: 7, emblems: [4, 0] })).state,
    null,
  );
  const seat = view.seats[0];
  if (seat === undefined) throw new RangeError('nobody');
  const staged = stagedCity(cityRowOf(view, seat, false), 3, { now: 0, standing: null, epoch: null }, true);
  const of = (detail: CityDetail) => {
    const shape = cityShape(staged, 3, detail);
    const faces = facesOf(shape).slice(0, (shape.userData.left as number) / 3);
    const spots = faces.flat();
    return { faces, highest: Math.max(...spots.map(([, y]) => y)), right: Math.max(...spots.map(([x]) => x)) };
  };
  const [whole, far] = [of('whole'), of('far')];

  it('has less than half of the triangles', () => {
    expect(far.faces.length).toBeGreaterThan(300);
    expect(far.faces.length).toBeLessThan(whole.faces.length / 2);
  });

  it('shows only what faces the viewer', () => {
    const facing = ([[ax, ay], [bx, by], [cx, cy]]: (typeof far.faces)[number]) =>
      (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    expect(far.faces.every((face) => facing(face) > 0)).toBe(true);
  });

  it('is as high and as broad', () => {
    expect(far.highest).toBeCloseTo(whole.highest, 1);
    expect(far.right).toBeCloseTo(whole.right, 1);
  });
});
