import { Color } from 'three';
import { COLOURS, type Colour } from '../../../shared/vocabulary/colours.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { paintHatching } from '../../cards/hatching.ts';
import { CARD, DECK_SCALE, PENTAGON, WHEEL } from '../../cards/layout/dimensions.ts';
import { COLOUR_SHADES, GILT_DARK, VELVETS } from '../../cards/palette.ts';
import { type Drawing, makeDrawing } from '../../cards/textures/canvas.ts';
import { paintGrain } from '../../cards/textures/grain.ts';
import type { Pose } from '../layout/pose.ts';
import { bearingOf, deckPose, pointAt } from '../layout/segment.ts';
import { paintLand } from './landFace.ts';

type Context = CanvasRenderingContext2D;

const R = PENTAGON.radius;

/** The outline of a segment shrunk towards its middle by `inset` units. */
const wedge = (context: Context, segment: number, inset: number): void => {
  const bearing = bearingOf(segment);
  const near = pointAt(bearing, inset * 1.6);
  const left = pointAt(bearing - Math.PI / 5, R);
  const right = pointAt(bearing + Math.PI / 5, R);
  const inwards = pointAt(bearing, -inset);
  const pull = inset * 1.25;
  const along = pointAt(bearing + Math.PI / 2, pull);
  context.beginPath();
  context.moveTo(near.x, near.z);
  context.lineTo(left.x + inwards.x + along.x, left.z + inwards.z + along.z);
  context.lineTo(right.x + inwards.x - along.x, right.z + inwards.z - along.z);
  context.closePath();
};

/** What a segment lies in: the left upper corner, and its sides. */
const boxOf = (segment: number) => {
  const bearing = bearingOf(segment);
  const corners = [pointAt(bearing - Math.PI / 5, R), pointAt(bearing + Math.PI / 5, R)];
  const [xs, zs] = [
    [0, ...corners.map(({ x }) => x)],
    [0, ...corners.map(({ z }) => z)],
  ];
  const [left, top] = [Math.min(...xs), Math.min(...zs)];
  return { left, top, width: Math.max(...xs) - left, depth: Math.max(...zs) - top };
};

/** A suit's own colour as its land has it: with the sun on it, so that cards and towns stand out. */
const sunlit = (colour: Colour): string => {
  const { main, light } = COLOUR_SHADES[colour];
  return `#${new Color(main).lerp(new Color(light), 0.22).getHexString()}`;
};

const paintEnamel = (context: Context, segment: number, colour: Colour): void => {
  const shades = COLOUR_SHADES[colour];
  wedge(context, segment, 0);
  context.save();
  context.clip();
  const fall = context.createRadialGradient(0, 0, WHEEL.radius * 0.8, 0, 0, R);
  fall.addColorStop(0, shades.light);
  fall.addColorStop(0.34, sunlit(colour));
  fall.addColorStop(0.7, sunlit(colour));
  fall.addColorStop(1, shades.main);
  context.fillStyle = fall;
  context.fillRect(-R, -R, R * 2, R * 2);
  const { left, top, width, depth } = boxOf(segment);
  context.translate(left, top);
  paintHatching(context, colour, width, depth, 0.11, 'rgba(255,246,214,0.16)');
  context.restore();
};

const paintSeams = (context: Context, segment: number): void => {
  context.lineJoin = 'round';
  for (const [inset, width, style] of [[0.0, 0.05, GILT_DARK]] as const) {
    wedge(context, segment, inset);
    context.lineWidth = width;
    context.strokeStyle = style;
    context.stroke();
  }
};

/** Along the ribs and the rim a border in the suit's colour, as on an illuminated map, and the shade of the ribs. */
const paintBorder = (context: Context, segment: number, colour: Colour, epoch: Epoch): void => {
  const shades = COLOUR_SHADES[colour];
  context.save();
  wedge(context, segment, 0);
  context.clip();
  paintLand(context, segment, colour, epoch);
  wedge(context, segment, 0);
  for (const [width, style] of [
    [0.3, `${shades.main}66`],
    [0.17, `${shades.main}cc`],
    [0.1, `${shades.dark}70`],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = style;
    context.stroke();
  }
  context.restore();
};

/** The bed that a deck lies in: velvet, darker below its upper edge. */
const paintBed = (context: Context, { x, z }: Pose, scale: number, colour: Colour): void => {
  const width = (CARD.width + 0.05) * scale;
  const height = (CARD.height + 0.05) * scale;
  context.beginPath();
  context.roundRect(x - width / 2, z - height / 2, width, height, 0.06);
  context.fillStyle = VELVETS[colour];
  context.fill();
  const shade = context.createLinearGradient(0, z - height / 2, 0, z + height / 2);
  shade.addColorStop(0, 'rgba(10,4,2,0.6)');
  shade.addColorStop(0.3, 'rgba(10,4,2,0.15)');
  shade.addColorStop(1, 'rgba(255,240,200,0.1)');
  context.fillStyle = shade;
  context.fill();
};

/** A shade round the wheel's foot, so that it stands on the board also without a shadow. */
const paintFoot = (context: Context): void => {
  const shade = context.createRadialGradient(0, 0, WHEEL.radius * 0.9, 0, 0, WHEEL.radius * 1.25);
  shade.addColorStop(0, 'rgba(20,8,2,0.75)');
  shade.addColorStop(1, 'rgba(20,8,2,0)');
  context.fillStyle = shade;
  context.beginPath();
  context.arc(0, 0, WHEEL.radius * 1.3, 0, Math.PI * 2);
  context.fill();
};

/** Paints the enamelled face of the five-sided board for an order of segments; the picture spans the full circle. */
export const paintPentagonFace = (segments: readonly Colour[], size: number, epoch: Epoch): Drawing => {
  const drawing = makeDrawing(size, size);
  const { context } = drawing;
  context.translate(size / 2, size / 2);
  context.scale(size / (2 * R), size / (2 * R));
  segments.forEach((colour, segment) => {
    paintEnamel(context, segment, colour);
  });
  segments.forEach((colour, segment) => {
    paintBorder(context, segment, colour, epoch);
  });
  segments.forEach((_, segment) => {
    paintSeams(context, segment);
  });
  for (const colour of COLOURS) paintBed(context, deckPose(segments, colour, 0), DECK_SCALE, colour);
  paintFoot(context);
  context.setTransform(1, 0, 0, 1, 0, 0);
  paintGrain(context, size, size, 0.3);
  return drawing;
};
