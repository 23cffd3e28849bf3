import { type BufferGeometry, CircleGeometry, Shape, Vector2 } from 'three';
import type { Colour } from '../../../shared/vocabulary/colours.ts';
import { EMBLEMS } from '../../../shared/vocabulary/seats.ts';
import { WHEEL } from '../../cards/layout/dimensions.ts';
import { COLOUR_SHADES, EMBLEM_SHADES, IVORY } from '../../cards/palette.ts';
import { CUT_STROKE, EMBLEM_GLYPHS, type Glyph, STROKE } from '../../platform/icons/paths.ts';
import { bearingOf, pointAt } from '../layout/segment.ts';
import { DISC_TOP } from '../layout/wheel.ts';
import { glyphBands, raisedGlyph } from './glyphs.ts';
import { bare, extruded, lathe, merged, type ProfilePoint, painted, seenFromAbove, withConstant } from './parts.ts';
import { disc, slab } from './slab.ts';

/** How a part of the wheel moves: it stands on the board, turns with the disc, or is carried round without turning. */
export const STANDS = 0;
export const TURNS = 1;
export const CARRIED = 2;

/** Marks how a part moves; a carried part belongs to the emblem at a position of the wheel. */
export const riding = (shape: BufferGeometry, way: number, position = 0): BufferGeometry =>
  withConstant(shape, 'ride', [way, bearingOf(position)]);

/** A turned part whose profile is written from the top down. */
export const turned = (profile: readonly ProfilePoint[], steps: number): BufferGeometry =>
  bare(lathe([...profile].reverse(), steps));

/** A round nail head. */
export const STUD: readonly ProfilePoint[] = [
  [0.0001, 0.022],
  [0.014, 0.017],
  [0.02, 0],
];

export const flat = (points: readonly (readonly [x: number, y: number])[]): Shape =>
  new Shape(points.map(([x, y]) => new Vector2(x, y)));

/** The outline of an arrowhead over the rim, a little smaller by `inset`. */
export const pointerHead = (inset: number): Shape =>
  flat([
    [-0.17 + inset, R * 0.965 + inset * 0.4],
    [0, R * 1.0 + inset * 0.6],
    [0.17 - inset, R * 0.965 + inset * 0.4],
    [0, R * 1.235 - inset * 1.7],
  ]);

const R = WHEEL.radius;
const M = WHEEL.medallion;

/** How much of the wheel's radius the painted face takes. */
export const WHEEL_FACE = 0.955;

const UNUSED_FLOOR = '#241f1a';
const UNUSED_SIGN = '#8a7c66';

/** The disc's upper face; its picture spans the face's circle. */
export const wheelFaceShape = (): BufferGeometry => {
  const radius = R * WHEEL_FACE;
  return riding(slab(disc(radius, 48), DISC_TOP - 0.02, DISC_TOP, radius * 2, radius * 2), TURNS);
};

/** The disc of wood under the painted face. */
const discBody = (): BufferGeometry =>
  turned(
    [
      [R * 0.9, DISC_TOP - 0.004],
      [R * 0.985, 0.13],
      [R, 0.08],
      [R, 0],
    ],
    48,
  );

/** On the pointer of an emblem in play, its colour: it shows the deck that its seat draws from. */
const pointerEnamel = (position: number, colour: string): BufferGeometry =>
  riding(
    painted(extruded(pointerHead(0.035), 0.012, 0.004, 1), colour)
      .translate(0, 0.238, 0)
      .rotateY(-bearingOf(position)),
    TURNS,
  );

const FLOOR = 0.05;
const SIGN_HEIGHT = 0.03;
const SIGN_SIZE = M * 1.62;

/** The dish of a medallion: a raised rim round a flat floor. */
export const dishShape = (): BufferGeometry =>
  turned(
    [
      [M * 0.86, 0.045],
      [M * 0.88, 0.08],
      [M * 0.95, 0.09],
      [M * 1.02, 0.07],
      [M * 1.05, 0.03],
      [M * 1.05, 0],
    ],
    24,
  );

/** The floor of a medallion's dish, which hides its sides. */
const floorShape = (): BufferGeometry =>
  bare(new CircleGeometry(M * 0.88, 24).rotateX(-Math.PI / 2).translate(0, FLOOR, 0));

const glyphOf = (position: number): Glyph => EMBLEM_GLYPHS[EMBLEMS[position] ?? 'lion'];

/** The emblem of a position of the wheel, raised over a medallion's floor. */
export const emblemShape = (position: number): BufferGeometry => {
  const { fill = '', stroke } = glyphOf(position);
  const body = raisedGlyph(fill, 'nonzero', SIGN_SIZE, SIGN_HEIGHT - 0.016, 0.008);
  return stroke === undefined ? body : merged([body, glyphBands(stroke, SIGN_SIZE, STROKE, SIGN_HEIGHT - 0.004)]);
};

/** What is cut into an emblem, to be laid on it; `null` where nothing is. */
export const cutShape = (position: number): BufferGeometry | null => {
  const { cut, cutStroke } = glyphOf(position);
  const parts = [
    ...(cut === undefined ? [] : [raisedGlyph(cut, 'evenodd', SIGN_SIZE, 0.003, 0)]),
    ...(cutStroke === undefined ? [] : [glyphBands(cutStroke, SIGN_SIZE, CUT_STROKE, 0.004)]),
  ];
  return parts.length === 0 ? null : merged(parts);
};

const medallionParts = (position: number, used: boolean): readonly BufferGeometry[] => {
  const { main, dark } = EMBLEM_SHADES[EMBLEMS[position] ?? 'lion'];
  const cut = cutShape(position);
  const parts = [
    painted(floorShape(), used ? main : UNUSED_FLOOR),
    painted(emblemShape(position).translate(0, FLOOR, 0), used ? IVORY : UNUSED_SIGN),
    ...(cut === null ? [] : [painted(cut.translate(0, FLOOR + SIGN_HEIGHT, 0), used ? dark : UNUSED_FLOOR)]),
  ];
  return parts.map((part) => riding(part.translate(0, DISC_TOP, 0), CARRIED, position));
};

/** A stud in a segment's colour on the ring, where the pointers come to rest. */
const segmentStud = (colour: Colour, segment: number): BufferGeometry => {
  const { x, z } = pointAt(bearingOf(segment), R * 1.125);
  return riding(
    painted(turned(STUD, 12).scale(2.3, 1.8, 2.3).translate(x, 0.098, z), COLOUR_SHADES[colour].main),
    STANDS,
  );
};

/**
 * Everything on the wheel that is lacquer, enamel or ivory, in one shape: the disc's body, the emblems, the pointers of
 * the positions in `used`, and studs in the colours of the segments. `wood` is the disc's colour.
 */
export const wheelEnamelShape = (used: readonly number[], segments: readonly Colour[], wood: string): BufferGeometry =>
  seenFromAbove(
    merged([
      riding(painted(discBody(), wood), TURNS),
      ...segments.map(segmentStud),
      ...used.map((position) => pointerEnamel(position, EMBLEM_SHADES[EMBLEMS[position] ?? 'lion'].main)),
      ...EMBLEMS.flatMap((_, position) => medallionParts(position, used.includes(position))),
    ]),
  );
