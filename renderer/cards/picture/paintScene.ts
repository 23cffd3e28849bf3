import { type Bust, POSES, partOf } from '../busts/bust.ts';
import { isWhole, paintBust, paintPortrait } from '../busts/paintBust.ts';
import { postureFrom } from '../busts/posture.ts';
import { type Composition, motifOf } from '../composition.ts';
import { ARRANGEMENTS, type Arrangement, type Placed } from '../motifs/motif.ts';
import type { Shades } from '../palette.ts';
import {
  hazeOn,
  paintBackdrop,
  paintDepth,
  paintForeground,
  paintGlow,
  paintOneLight,
  paintSplendour,
  placeOn,
} from './backdrop.ts';
import { outlineOf, type Place, paintFigure, paintsOf, paintThrown, paintVolume } from './layers.ts';
import { paintSetting } from './setting.ts';

/** Up to this height, in units of a card, a picture is low: it shows a head and what is held, and less of the chest. */
const LOW = 160;

/** The same place nearer by, its eyes where they were, or farther away, where more of the body is seen. */
const nearer = ({ x, y, size }: Place, by: number): Place => {
  const eyes = y - size * 0.08;
  return { x, y: by > 1 ? eyes + size * by * 0.08 : y + size * (1 - by) * FARTHER, size: size * by };
};

/** Where pictures end in the box that people are drawn in, and from where up the numbers of a card may cover them. */
const FOOT = 110;
const LOW_FOOT = 103;
const CLEAR = 19;
/** How much of the box must be seen in breadth. */
const BREADTH = 88;
/** How far hats rise over the box. */
const HATS = 8;

/** How a picture is shown: its uppermost units, which numbers partly cover, its lowest, over which a name lies, and whether in splendour. */
interface Manner {
  readonly clear?: number;
  readonly covered?: number;
  readonly splendid?: boolean;
}

/** How much nearer somebody stands who is shown in splendour, and how much nearer or farther away others do. */
const SPLENDID = 1.1;
const NEARER = { near: 1.08, usual: 0.88, far: 0.76 } as const satisfies Readonly<Record<Bust['frame'], number>>;
/** Where in their box those who are farther away become smaller to, below its middle. */
const FARTHER = 0.36;

/** Whoever does not fill the picture stands to the side of what he or she holds, so far in the own box, and leaves the other side to the place. */
const ASIDE = { near: 0, usual: 7, far: 9 } as const satisfies Readonly<Record<Bust['frame'], number>>;

/** The lowest and the highest points of those who are seen at work, in their box: down to the knees, and whoever is near to the hips. */
const LOWEST = { near: 172, usual: 205, far: 205 } as const satisfies Readonly<Record<Bust['frame'], number>>;
const CROWN = 6;

/** Where the box of somebody goes who is seen at work. */
const wholeOf = (width: number, height: number, clear: number, { frame }: Bust): Place => {
  const lowest = LOWEST[frame];
  const size = ((height - clear * 0.6) / (lowest - CROWN)) * 100;
  return { x: width / 2, y: height - (size * (lowest - 50)) / 100, size };
};

const asideOf = ({ x, y, size }: Place, { frame, lefthanded }: Bust): Place => ({
  x: x + ((lefthanded ? -1 : 1) * ASIDE[frame] * size) / 100,
  y,
  size,
});

/** Where the box of a person goes in a picture, of which numbers cover the uppermost `clear` units. */
const placeOf = (width: number, height: number, clear: number): Place => {
  const foot = height - clear <= LOW ? LOW_FOOT : FOOT;
  const tall = clear > 0 ? (height - clear) / (foot - CLEAR) : height / (foot + HATS);
  const size = Math.min(tall, width / BREADTH) * 100;
  return { x: width / 2, y: height - (size * (foot - 50)) / 100, size };
};

/** The whole box of a figure, and how a place or thing is shown that is arranged with nothing. */
const WHOLE: Place = { x: 50, y: 50, size: 100 };
const BARE: Arrangement = { place: 0, ground: [], behind: [], before: [] };

/** Where things stand on their ground, in their box. */
const FOOT_OF_THINGS = 97;

/** Figures around a place or a thing, in its box. */
const paintAround = (context: CanvasRenderingContext2D, placed: readonly Placed[], shades: Shades): void => {
  for (const [thing, x, y, size, turn] of placed)
    paintFigure(context, motifOf(thing), paintsOf(shades), { x, y, size, turn: (turn * Math.PI) / 180 }, 3.8);
};

/** A place or a thing on its ground, with what stands around it. */
const paintThing = (
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  composition: Composition,
  shades: Shades,
  clear: number,
): void => {
  const { thing } = composition;
  const free = height - clear;
  const size = Math.min(free * 0.9, width * 0.7);
  const y = clear + free * 0.47;
  const { ground, behind, before } = ARRANGEMENTS[thing] ?? BARE;
  const paints = paintsOf(shades);
  paintDepth(context, width, height, width / 2, y);
  paintGlow(context, width / 2, y, size * 0.72);
  context.save();
  context.translate(width / 2, y);
  context.scale(size / 100, size / 100);
  context.translate(-50, -50);
  paintFigure(context, ground, paints, WHOLE, 1.4);
  paintAround(context, behind, shades);
  context.fillStyle = 'rgba(30, 12, 6, 0.5)';
  context.beginPath();
  context.ellipse(54, 97.5, 54, 5.5, 0, 0, Math.PI * 2);
  context.fill();
  const motif = motifOf(thing);
  const outline = outlineOf(motif);
  paintThrown(context, outline, FOOT_OF_THINGS);
  paintFigure(context, motif, { ...paints, rim: true }, WHOLE, 2);
  paintVolume(context, outline);
  paintAround(context, before, shades);
  context.restore();
  if (!placeOn(composition).roofed) paintForeground(context, width, height, composition.seed, shades);
};

/**
 * Paints a card's picture from (0, 0) to (`width`, `height`), in the card's units: somebody in his or her place, or the
 * place or thing itself. The uppermost `clear` units are partly covered by numbers: no face and no thing goes there.
 */
export const paintScene = (
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  composition: Composition,
  shades: Shades,
  { clear = 0, covered = 0, splendid = false }: Manner = {},
): void => {
  paintBackdrop(context, width, height, composition, shades);
  if (splendid) paintSplendour(context, width, height, composition.seed, shades);
  const { person } = composition;
  if (person === null) {
    paintThing(context, width, height - covered, composition, shades, clear);
    paintOneLight(context, width, height);
    return;
  }
  const usual = placeOf(width, height, clear);
  const place = isWhole(partOf(POSES, person.does))
    ? wholeOf(width, height, clear, person)
    : asideOf(nearer(usual, NEARER[person.frame] * (splendid ? SPLENDID : 1)), person);
  const eyes = place.y - place.size * 0.1;
  const { setting } = composition;
  const seen = { mirrored: person.lefthanded, haze: hazeOn(composition) };
  paintSetting(context, setting, shades, usual, { ...seen, near: false });
  if (!splendid) paintDepth(context, width, height, place.x, eyes);
  paintGlow(context, place.x, eyes, place.size * 0.5);
  paintBust(context, { bust: person, posture: postureFrom(composition.seed) }, shades, place);
  paintSetting(context, setting, shades, usual, { ...seen, near: true });
  paintOneLight(context, width, height);
};

/**
 * A strip, in shares of its height: how large the box of a head is, where its middle and its eyes are, how large the thing
 * beside it is, and how much room there must be for that.
 */
const STRIP = { box: 1.72, x: 0.52, eyes: 0.56, thing: 1, room: 0.7 } as const;
/** Where eyes are in the box of a bust. */
const EYES = 42;

/** Long things are carried so; upright they would be lines. They are leant by that much, in degrees, and so much larger. */
const LONG: ReadonlySet<string> = new Set([
  'grips',
  'shoulders',
  'slopes',
  'shows',
  'stands',
  'walks',
  'rows',
  'mows',
  'digs',
]);
const LEANT = { turn: 38, size: 1.25 } as const;

/** How a person holds a thing, in degrees, and how much larger it is shown than others. */
const heldBy = ({ does, lefthanded }: Bust): { readonly turn: number; readonly size: number } => {
  const { turn, size } = LONG.has(does) ? LEANT : { turn: partOf(POSES, does).thing[3] ?? 0, size: 1 };
  return { turn: lefthanded ? -turn : turn, size };
};

/** A thing as it is held, from `left` to `right`. */
const paintThingInStrip = (
  context: CanvasRenderingContext2D,
  { person, thing }: Composition,
  shades: Shades,
  height: number,
  left: number,
  right: number,
): void => {
  const held = person === null ? { turn: 0, size: 1 } : heldBy(person);
  const size = Math.min(height * STRIP.thing, right - left) * held.size;
  const place = { x: (left + right) / 2, y: height / 2, size, turn: (held.turn * Math.PI) / 180 };
  paintFigure(context, motifOf(thing), paintsOf(shades), place);
};

/**
 * Paints what a card is known by where only the strip at its head shows, from (0, 0) to (`width`, `height`): a face at the
 * left and what it holds beside it, or the place or thing itself. Other things lie over what is beyond `clear`.
 */
export const paintStrip = (
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  composition: Composition,
  shades: Shades,
  clear: number,
): void => {
  const light = context.createLinearGradient(0, 0, width * 0.8, height);
  light.addColorStop(0, '#fffaf0');
  light.addColorStop(0.5, shades.light);
  light.addColorStop(1, `${shades.main}90`);
  context.fillStyle = '#fffaf0';
  context.fillRect(0, 0, width, height);
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
  const { person } = composition;
  if (person === null) {
    paintThingInStrip(context, composition, shades, height, 0, clear);
    return;
  }
  const face = height * STRIP.x * 2;
  if (clear - face > height * STRIP.room) paintThingInStrip(context, composition, shades, height, face, clear);
  const size = height * STRIP.box;
  const place = { x: face / 2, y: height * STRIP.eyes + (size * (50 - EYES)) / 100, size };
  paintPortrait(context, { bust: person, posture: postureFrom(composition.seed) }, shades, place);
};
