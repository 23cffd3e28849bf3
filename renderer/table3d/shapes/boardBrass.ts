import {
  type BufferGeometry,
  Color,
  CylinderGeometry,
  Float32BufferAttribute,
  Path,
  PlaneGeometry,
  Shape,
} from 'three';
import { COLOURS, type Colour } from '../../../shared/vocabulary/colours.ts';
import { SYMBOL_OF_COLOUR } from '../../cards/effectSigns.ts';
import { CARD, DECK_SCALE, PENTAGON, PILE, WHEEL } from '../../cards/layout/dimensions.ts';
import { VELVETS } from '../../cards/palette.ts';
import { type Glyph, STROKE, TRACK_GLYPHS } from '../../platform/icons/paths.ts';
import type { Pose } from '../layout/pose.ts';
import { bearingOf, deckPose, pilePose, pointAt } from '../layout/segment.ts';
import { glyphBands, raisedGlyph } from './glyphs.ts';
import { bare, extruded, lathe, merged, type ProfilePoint, painted } from './parts.ts';
import { roundedRectangle } from './slab.ts';

const TOP = PENTAGON.top;

/** A tube of brass along a seam between two regions. */
const rib = (seam: number): BufferGeometry => {
  const from = WHEEL.radius * 1.15;
  const to = PENTAGON.radius - 0.08;
  const tube = new CylinderGeometry(0.026, 0.026, to - from, 8).rotateX(Math.PI / 2).translate(0, 0, -(from + to) / 2);
  return bare(tube.rotateY(-seam).translate(0, TOP + 0.008, 0));
};

/** A tube of brass along a side of the face. */
const rail = (bearing: number): BufferGeometry => {
  const side = 2 * (PENTAGON.radius - 0.03) * Math.sin(Math.PI / 5);
  const tube = new CylinderGeometry(0.02, 0.02, side, 6).rotateZ(Math.PI / 2);
  return bare(tube.translate(0, TOP + 0.006, -(PENTAGON.inner - 0.025)).rotateY(-bearing));
};

const KNOB: readonly ProfilePoint[] = [
  [0.15, 0],
  [0.155, 0.03],
  [0.13, 0.05],
  [0.1, 0.055],
  [0.085, 0.09],
  [0.05, 0.12],
  [0.0001, 0.13],
];

const knob = (seam: number): BufferGeometry => {
  const { x, z } = pointAt(seam, PENTAGON.radius - 0.02);
  return bare(lathe(KNOB, 20).translate(x, TOP + 0.075, z));
};

const outline = (target: Shape | Path, width: number, depth: number): void => {
  roundedRectangle(width, depth, 0.05).forEach(([x, z], index) => {
    if (index === 0) target.moveTo(x, z);
    else target.lineTo(x, z);
  });
  target.closePath();
};

/** A flat frame round a card of a scale, lying round the origin. */
const cardFrame = (scale: number): BufferGeometry => {
  const shape = new Shape();
  outline(shape, (CARD.width + 0.075) * scale, (CARD.height + 0.075) * scale);
  const hole = new Path();
  outline(hole, (CARD.width + 0.03) * scale, (CARD.height + 0.03) * scale);
  shape.holes.push(hole);
  return bare(extruded(shape, 0.008, 0.005, 1, 4));
};

/** A colour's sign, flat and lying round the origin; `size` is its breadth in card widths. */
const signParts = (colour: Colour, size: number): readonly BufferGeometry[] => {
  const { fill = '', stroke, cutStroke }: Glyph = TRACK_GLYPHS[SYMBOL_OF_COLOUR[colour]];
  // A heap of coins is told by its lines alone; filled it would be a barrel.
  const body =
    colour === 'yellow' ? glyphBands(fill, size, STROKE, 0.002) : raisedGlyph(fill, 'nonzero', size, 0.002, 0);
  return [
    body,
    ...(stroke === undefined ? [] : [glyphBands(stroke, size, STROKE, 0.002)]),
    ...(cutStroke === undefined ? [] : [glyphBands(cutStroke, size, STROKE, 0.004)]),
  ];
};

/** How far below the middle of its lowest card a pile's rest lies. */
const REST_DEPTH = 0.014;

/** Lays a shape that lies round the origin into a place. */
const laidAt = (shape: BufferGeometry, at: Pose, floor: number): BufferGeometry =>
  shape.translate(0, floor, 0).rotateX(at.tilt).translate(at.x, at.y, at.z);

/** Brass at a deck's place: a frame, and the colour's sign inlaid, which shows where no card lies. */
const deckBrass = (at: Pose, colour: Colour): readonly BufferGeometry[] =>
  [cardFrame(DECK_SCALE), ...signParts(colour, 0.36 * DECK_SCALE)].map((part) =>
    laidAt(part, at, -(CARD.thickness * DECK_SCALE) / 2),
  );

/** A line of brass let into the frame. */
const inlay = (): BufferGeometry => {
  const line = (target: Shape | Path, radius: number): void => {
    for (let corner = 0; corner < 5; corner++) {
      const { x, z } = pointAt(bearingOf(corner) + Math.PI / 5, radius);
      if (corner === 0) target.moveTo(x, -z);
      else target.lineTo(x, -z);
    }
    target.closePath();
  };
  const shape = new Shape();
  line(shape, PENTAGON.radius + PENTAGON.frame * 0.62);
  const hole = new Path();
  line(hole, PENTAGON.radius + PENTAGON.frame * 0.62 - 0.035);
  shape.holes.push(hole);
  return bare(extruded(shape, 0.004, 0.002, 1, 2)).translate(0, TOP + 0.096, 0);
};

/**
 * All brass of the board in one shape: ribs between the regions, a rail round them, knobs on the corners, a line in the
 * frame, frames at the places of decks and piles, and the decks' signs.
 */
export const boardBrassShape = (segments: readonly Colour[]): BufferGeometry =>
  merged([
    ...segments.flatMap((_, segment) => {
      const seam = bearingOf(segment) + Math.PI / 5;
      return [rib(seam), rail(bearingOf(segment)), knob(seam)];
    }),
    ...COLOURS.flatMap((colour) => [
      ...deckBrass(deckPose(segments, colour, 0), colour),
      laidAt(cardFrame(PILE.scale), pilePose(segments, colour, 0), -REST_DEPTH),
    ]),
    inlay(),
  ]);

/** Tones of a pile's place where no card lies: the shade of its upper rim, its floor, its sign. */
const restTones = (colour: Colour): Readonly<Record<'shade' | 'floor' | 'sign', Color>> => {
  const floor = new Color(VELVETS[colour]).lerp(new Color('#20140c'), 0.5);
  return {
    shade: floor.clone().multiplyScalar(0.3),
    floor,
    sign: floor.clone().lerp(new Color('#d8c49a'), 0.28),
  };
};

/** The floor of a pile's place: darkest under its upper rim and at its sides, as the bottom of a tray is. */
const trayFloor = (colour: Colour): BufferGeometry => {
  const width = (CARD.width + 0.03) * PILE.scale;
  const height = (CARD.height + 0.03) * PILE.scale;
  const { shade, floor } = restTones(colour);
  const plane = bare(new PlaneGeometry(width, height, 8, 10).rotateX(-Math.PI / 2));
  const spots = plane.getAttribute('position');
  const tones = new Float32Array(spots.count * 3);
  for (let corner = 0; corner < spots.count; corner++) {
    const below = spots.getZ(corner) / height + 0.5;
    const beside = 0.5 - Math.abs(spots.getX(corner)) / width;
    const light = Math.min(1, below * 2.4, 0.35 + beside * 5, 0.5 + (1 - below) * 5);
    shade
      .clone()
      .lerp(floor, light)
      .toArray(tones, corner * 3);
  }
  return plane.setAttribute('color', new Float32BufferAttribute(tones, 3));
};

/** Wedges under the open piles. Where no card lies their tops are the dark floors of trays with the colours' signs sunk in. */
export const restShape = (segments: readonly Colour[]): BufferGeometry => {
  const depth = (CARD.height + 0.07) * PILE.scale;
  const breadth = (CARD.width + 0.07) * PILE.scale;
  const side = new Shape();
  side.moveTo(-depth / 2, 0);
  side.lineTo(depth / 2, 0);
  side.lineTo(-depth / 2, Math.sin(PILE.lean) * depth);
  side.closePath();
  const wedge = bare(extruded(side, breadth, 0, 1, 1))
    .rotateX(Math.PI / 2)
    .rotateY(-Math.PI / 2)
    .center();
  return merged(
    COLOURS.flatMap((colour) => {
      const at = pilePose(segments, colour, 0);
      const covered = painted(wedge.clone(), VELVETS[colour]);
      const sign = `#${restTones(colour).sign.getHexString()}`;
      return [
        covered.translate(at.x, TOP - 0.004 + (Math.sin(PILE.lean) * depth) / 2, at.z),
        laidAt(trayFloor(colour), at, -REST_DEPTH + 0.001),
        ...signParts(colour, 0.3 * PILE.scale).map((part) => laidAt(painted(part, sign), at, -REST_DEPTH + 0.002)),
      ];
    }),
  );
};
