import {
  type BufferGeometry,
  Color,
  CylinderGeometry,
  Float32BufferAttribute,
  Path,
  PlaneGeometry,
  Shape,
  ShapeGeometry,
} from 'three';
import { COLOURS, type Colour } from '../../../shared/vocabulary/colours.ts';
import { SYMBOL_OF_COLOUR } from '../../cards/effectSigns.ts';
import { CARD, DECK_SCALE, PENTAGON, PILE, WHEEL } from '../../cards/layout/dimensions.ts';
import { COLOUR_SHADES, VELVETS } from '../../cards/palette.ts';
import { type Glyph, STROKE, TRACK_GLYPHS } from '../../platform/icons/paths.ts';
import type { Pose } from '../layout/pose.ts';
import { bearingOf, deckPose, pilePose, pointAt } from '../layout/segment.ts';
import { glyphBands, raisedGlyph } from './glyphs.ts';
import { bare, extruded, lathe, merged, type ProfilePoint, painted, seenFromAbove } from './parts.ts';
import { roundedRectangle } from './slab.ts';

const TOP = PENTAGON.top;

/** How dark metal is that only frames: what is read lies within it. */
const FRAMING = '#a08e76';
const WHOLE = '#ffffff';

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
  return bare(lathe(KNOB, 16).translate(x, TOP + 0.075, z));
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
  seenFromAbove(
    merged([
      ...segments.flatMap((_, segment) => {
        const seam = bearingOf(segment) + Math.PI / 5;
        return [painted(rib(seam), WHOLE), painted(rail(bearingOf(segment)), FRAMING), painted(knob(seam), WHOLE)];
      }),
      ...COLOURS.flatMap((colour) => [
        ...deckBrass(deckPose(segments, colour, 0), colour).map((part) => painted(part, WHOLE)),
        painted(laidAt(cardFrame(PILE.scale), pilePose(segments, colour, 0), -REST_DEPTH), WHOLE),
      ]),
      painted(inlay(), FRAMING),
    ]),
  );

/** Tones of a pile's place where no card lies, in the suit's colour: its floor and the shade of its rim, its sign and what lies around that. */
const restTones = (colour: Colour): Readonly<Record<'shade' | 'floor' | 'sign' | 'line' | 'under', Color>> => {
  const velvet = new Color(VELVETS[colour]);
  const floor = velvet.clone().lerp(new Color(COLOUR_SHADES[colour].main), 0.3);
  return {
    shade: velvet.clone().multiplyScalar(0.3),
    floor,
    sign: floor.clone().lerp(new Color('#f0cd80'), 0.68),
    line: floor.clone().lerp(new Color('#e3b75c'), 0.7),
    under: velvet.clone().multiplyScalar(0.34),
  };
};

/** Units between what lies in a tray and what it lies on. */
const LEAF = 0.0015;
/** How broad the sign in a tray is, in card widths, and how far right and before it the shade lies that makes it stand out. */
const TRAY_SIGN = { size: 0.44, shade: 0.012 } as const;
/** How far from the edge of its floor the line round a tray runs, and its breadth. */
const TRAY_LINE = { inset: 0.045, breadth: 0.009 } as const;

/** The floor of a pile's place: dark under its upper rim and a little at its sides, light at its near edge, as the bottom of a tray is. */
const trayFloor = (colour: Colour): BufferGeometry => {
  const width = (CARD.width + 0.03) * PILE.scale;
  const height = (CARD.height + 0.03) * PILE.scale;
  const { shade, floor } = restTones(colour);
  const plane = bare(new PlaneGeometry(2, 2, 8, 10).rotateX(-Math.PI / 2));
  const spots = plane.getAttribute('position');
  const tones = new Float32Array(spots.count * 3);
  for (let corner = 0; corner < spots.count; corner++) {
    // Corners lie closer together where the shade changes fast.
    const [right, near] = [spots.getX(corner), spots.getZ(corner)].map((share) => Math.sin((share * Math.PI) / 2)) as [
      number,
      number,
    ];
    spots.setXYZ(corner, (right * width) / 2, 0, (near * height) / 2);
    const fromRim = Math.min(1, (1 + near) * 1.7, 0.35 + (1 - Math.abs(right)) * 4);
    shade
      .clone()
      .lerp(floor, fromRim)
      .multiplyScalar(0.92 + 0.14 * near)
      .toArray(tones, corner * 3);
  }
  return plane.setAttribute('color', new Float32BufferAttribute(tones, 3));
};

/** A thin line round the floor of a tray. */
const trayLine = (): BufferGeometry => {
  const { inset, breadth } = TRAY_LINE;
  const [width, height] = [CARD.width + 0.03, CARD.height + 0.03];
  const shape = new Shape();
  outline(shape, (width - inset * 2) * PILE.scale, (height - inset * 2) * PILE.scale);
  const hole = new Path();
  outline(hole, (width - (inset + breadth) * 2) * PILE.scale, (height - (inset + breadth) * 2) * PILE.scale);
  shape.holes.push(hole);
  return new ShapeGeometry(shape).rotateX(-Math.PI / 2);
};

/** What shows in a tray where no card lies: its floor, a line round it and the colour's sign, raised. */
const trayParts = (colour: Colour): readonly BufferGeometry[] => {
  const { sign, line, under } = restTones(colour);
  const of = (part: BufferGeometry, tone: Color, leaf: number) =>
    painted(part, `#${tone.getHexString()}`).translate(0, leaf * LEAF, 0);
  const { size, shade } = TRAY_SIGN;
  return [
    trayFloor(colour),
    of(trayLine(), line, 1),
    ...signParts(colour, size * PILE.scale).map((part) => of(part, under, 0).translate(shade, 0, shade)),
    ...signParts(colour, size * PILE.scale).map((part) => of(part, sign, 1)),
  ];
};

/** Wedges under the open piles; their tops are trays. */
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
  return seenFromAbove(
    merged(
      COLOURS.flatMap((colour) => {
        const at = pilePose(segments, colour, 0);
        const covered = painted(wedge.clone(), VELVETS[colour]);
        return [
          covered.translate(at.x, TOP - 0.004 + (Math.sin(PILE.lean) * depth) / 2, at.z),
          ...trayParts(colour).map((part) => laidAt(part, at, -REST_DEPTH + 0.001)),
        ];
      }),
    ),
  );
};
