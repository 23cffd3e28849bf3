import { BoxGeometry, type BufferGeometry, Shape, Vector2 } from 'three';
import { EMBLEMS } from '../../../shared/vocabulary/seats.ts';
import { EMBLEM_GLYPHS } from '../../icons/paths.ts';
import { WHEEL } from '../layout/dimensions.ts';
import { bearingOf, pointAt } from '../layout/segment.ts';
import { glyphLines, glyphShapes } from './glyphs.ts';
import { bare, extruded, lathe, merged, tube } from './parts.ts';

const R = WHEEL.radius;

/** The turning disc of wood, with a rounded edge, a hollow for the hub and steps. */
export const discShape = (): BufferGeometry =>
  bare(
    lathe(
      [
        [0.0001, 0.13],
        [0.3, 0.13],
        [0.32, 0.105],
        [0.86 * R, 0.105],
        [0.875 * R, 0.12],
        [0.95 * R, 0.12],
        [0.985 * R, 0.1],
        [R, 0.06],
        [R, 0],
      ]
        .reverse()
        .map(([r, y]) => [r ?? 0, y ?? 0] as const),
      72,
    ),
  );

/** Everything of brass that turns: the rim, rings, five arms with pointers, studs and the hub. */
export const brassShape = (): BufferGeometry => {
  const parts: BufferGeometry[] = [];
  // Rim and rings.
  parts.push(
    bare(
      lathe(
        [
          [R * 0.965, 0.09],
          [R * 0.975, 0.15],
          [R * 1.005, 0.17],
          [R * 1.04, 0.15],
          [R * 1.055, 0.1],
          [R * 1.055, 0.02],
          [R * 1.02, 0],
        ].reverse() as [number, number][],
        72,
      ),
    ),
  );
  parts.push(
    bare(
      lathe(
        [
          [R * 0.3, 0.12],
          [R * 0.31, 0.145],
          [R * 0.34, 0.145],
          [R * 0.35, 0.12],
        ].reverse() as [number, number][],
        48,
      ),
    ),
  );
  parts.push(
    bare(
      lathe(
        [
          [R * 0.855, 0.1],
          [R * 0.86, 0.128],
          [R * 0.88, 0.128],
          [R * 0.885, 0.1],
        ].reverse() as [number, number][],
        72,
      ),
    ),
  );
  for (let k = 0; k < 40; k++) {
    const { x, z } = pointAt((k * Math.PI) / 20 + Math.PI / 40, R * 0.92);
    parts.push(
      bare(
        lathe(
          [
            [0.0001, 0.028],
            [0.012, 0.024],
            [0.02, 0.008],
            [0.02, 0],
          ].reverse() as [number, number][],
          8,
        ).translate(x, 0.115, z),
      ),
    );
  }
  for (let k = 0; k < 5; k++) {
    const bearing = bearingOf(k);
    // The arm, under the medallion, and the pointer that stands out over the rim.
    const arm = new Shape([
      new Vector2(-0.055, 0.26),
      new Vector2(0.055, 0.26),
      new Vector2(0.04, R * 0.86),
      new Vector2(-0.04, R * 0.86),
    ]);
    parts.push(
      bare(extruded(arm, 0.02, 0.008, 1))
        .translate(0, 0.105, 0)
        .rotateY(-bearing),
    );
    const tip = new Shape([
      new Vector2(-0.15, R * 0.95),
      new Vector2(-0.06, R * 1.0),
      new Vector2(0, R * 0.97),
      new Vector2(0.06, R * 1.0),
      new Vector2(0.15, R * 0.95),
      new Vector2(0.1, R * 1.06),
      new Vector2(0, R * 1.19),
      new Vector2(-0.1, R * 1.06),
    ]);
    parts.push(
      bare(extruded(tip, 0.025, 0.018, 2))
        .translate(0, 0.145, 0)
        .rotateY(-bearing),
    );
    // Curls between the arms.
    const half = bearing + Math.PI / 5;
    const { x, z } = pointAt(half, R * 0.6);
    parts.push(
      bare(
        lathe(
          [
            [0.03, 0.04],
            [0.07, 0.05],
            [0.085, 0.03],
            [0.1, 0.0],
          ].reverse() as [number, number][],
          20,
        ).translate(x, 0.105, z),
      ),
    );
  }
  // The hub: a turned column with a globe.
  parts.push(
    bare(
      lathe(
        [
          [0.0001, 0.43],
          [0.05, 0.418],
          [0.085, 0.38],
          [0.095, 0.335],
          [0.08, 0.29],
          [0.05, 0.262],
          [0.062, 0.25],
          [0.062, 0.238],
          [0.045, 0.225],
          [0.075, 0.2],
          [0.13, 0.185],
          [0.19, 0.17],
          [0.23, 0.15],
          [0.24, 0.12],
        ].reverse() as [number, number][],
        40,
      ),
    ),
  );
  return merged(parts);
};

/** The ring that the wheel turns in: it stands on the board. */
export const seatShape = (): BufferGeometry =>
  bare(
    lathe(
      [
        [R * 1.07, 0.07],
        [R * 1.1, 0.085],
        [R * 1.15, 0.06],
        [R * 1.17, 0.02],
        [R * 1.17, 0],
      ].reverse() as [number, number][],
      72,
    ),
  );

const M = WHEEL.medallion;

/** The dish of a medallion: a raised rim round a flat floor. */
export const dishShape = (): BufferGeometry =>
  bare(
    lathe(
      [
        [M * 0.86, 0.045],
        [M * 0.88, 0.075],
        [M * 0.94, 0.085],
        [M, 0.07],
        [M * 1.03, 0.04],
        [M * 1.03, 0],
      ].reverse() as [number, number][],
      40,
    ),
  );
export const floorShape = (): BufferGeometry => bare(tube(M * 0.87, M * 0.87, 0.048, 0, 0, 0, 40));

/** Turns the faces of a mirrored shape round again. */
const turnFaces = (g: BufferGeometry): BufferGeometry => {
  const position = g.getAttribute('position');
  for (let i = 0; i < position.count; i += 3) {
    const a = [position.getX(i + 1), position.getY(i + 1), position.getZ(i + 1)] as const;
    position.setXYZ(i + 1, position.getX(i + 2), position.getY(i + 2), position.getZ(i + 2));
    position.setXYZ(i + 2, ...a);
  }
  g.computeVertexNormals();
  return g;
};

/** A sign of the icons as a raised figure of a size, its middle at the origin. */
const raisedGlyph = (d: string, size: number, height: number, bevel: number, holes = false): BufferGeometry => {
  const scale = size / 64;
  const g = merged(
    glyphShapes(d, 1.1, holes).map((shape) => bare(extruded(shape, height / scale, bevel / scale, 2, 1))),
  );
  g.scale(1, 1, -1).translate(-32, 0, -32).scale(scale, scale, scale);
  return turnFaces(g);
};

/** The lines of a sign as flat rods. */
const rods = (d: string, size: number, height: number, width: number): BufferGeometry[] =>
  glyphLines(d).map(([a, b]) => {
    const scale = size / 64;
    const length = a.distanceTo(b) * scale + width * scale * 0.6;
    const angle = Math.atan2(-(b.y - a.y), b.x - a.x);
    return bare(
      new BoxGeometry(length, height, width * scale)
        .rotateY(angle)
        .translate(((a.x + b.x) / 2 - 32) * scale, height / 2, ((a.y + b.y) / 2 - 32) * scale),
    );
  });

/** The emblem itself, raised; and what is cut into it. */
export const emblemShape = (index: number): BufferGeometry => {
  const { fill, stroke } = EMBLEM_GLYPHS[EMBLEMS[index] ?? 'lion'] as { fill?: string; stroke?: string };
  const body = raisedGlyph(fill ?? '', M * 1.3, 0.016, 0.01);
  return stroke === undefined ? body : merged([body, ...rods(stroke, M * 1.3, 0.026, 5)]);
};
export const cutShape = (index: number): BufferGeometry | null => {
  const { cut, cutStroke } = EMBLEM_GLYPHS[EMBLEMS[index] ?? 'lion'] as { cut?: string; cutStroke?: string };
  const parts = [
    ...(cut === undefined ? [] : [raisedGlyph(cut, M * 1.3, 0.004, 0, true)]),
    ...(cutStroke === undefined ? [] : rods(cutStroke, M * 1.3, 0.004, 2.6)),
  ];
  return parts.length === 0 ? null : merged(parts);
};
