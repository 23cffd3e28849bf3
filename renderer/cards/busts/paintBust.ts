import { motifOf } from '../composition.ts';
import type { Motif } from '../motifs/motif.ts';
import type { Shades } from '../palette.ts';
import {
  type Paints,
  type Place,
  paintFigure,
  paintLayers,
  paintShade,
  paintsOf,
  type Tint,
} from '../picture/layers.ts';
import { type Bust, type Dyed, HAIR, KIT, SKINS } from './bust.ts';

const WOOL: Tint = ['#c9a273', '#9a7246', '#684927'];
const LINEN: Tint = ['#ffffff', '#f3e7cd', '#c9b28a'];

/** The paints of a piece of clothing: dyed in the card's colour, or as its word says. */
const dyed = (paints: Paints, shades: Shades, dye: Dyed['dye']): Paints => {
  if (dye === null) return paints;
  const main: Tint = { pale: LINEN, plain: WOOL, dark: [shades.main, shades.dark, shades.ink] as const }[dye];
  const shade: Tint = [shades.light, shades.main, shades.dark];
  return { ...paints, tints: { ...paints.tints, main, shade } };
};

/** Where things are held, in the bust's box: the middle, and the side of the thing's own box. */
const HELD: Readonly<Record<Bust['how'], Place>> = {
  raises: { x: 88, y: 60, size: 50, turn: 0.08 },
  holds: { x: 50, y: 84, size: 48 },
  shoulders: { x: 88, y: 69, size: 62, turn: 0.08 },
  by: { x: 92, y: 61, size: 54 },
};

const LINE = 1.7;

const partOf = (parts: Readonly<Record<string, Motif>>, name: string): Motif => {
  const found = parts[name];
  if (found === undefined) throw new RangeError(`no such part: ${name}`);
  return found;
};

interface Sitter {
  readonly context: CanvasRenderingContext2D;
  readonly bust: Bust;
  readonly shades: Shades;
  readonly paints: Paints;
  /** How far the head leans to a shoulder, in radians. */
  readonly bow: number;
}

/** Where heads are bowed from, in the bust's box. */
const NECK = 66;

/** How far eyes, nose and mouth move aside in a head that is bowed, by the radian: it is a little turned, too. */
const ASIDE = 30;

const paintThing = ({ context, bust, paints }: Sitter): void => {
  const place = HELD[bust.how];
  paintFigure(context, motifOf(bust.thing), paints, place, (LINE * 100) / place.size);
};

const paintHands = ({ context, bust, shades, paints }: Sitter): void => {
  const hands = bust.how === 'holds' ? 'both' : 'fist';
  const sleeves = dyed(paints, shades, bust.garment.dye);
  paintLayers(
    context,
    partOf(KIT.hands, hands),
    { ...sleeves, tints: { ...sleeves.tints, skin: SKINS[bust.skin] } },
    LINE,
  );
};

const paintPerson = ({ context, bust, shades, paints, bow }: Sitter): void => {
  const own: Paints = { ...paints, tints: { ...paints.tints, skin: SKINS[bust.skin], hair: HAIR[bust.hairColour] } };
  const lay = (motif: Motif, dye: Dyed['dye'] = null): void =>
    paintLayers(context, motif, dyed(own, shades, dye), LINE);
  const { headgear, garment } = bust;
  const hair = KIT.hair[bust.hair];
  const worn = headgear === null ? undefined : KIT.headgear[headgear.name];
  const body = partOf(KIT.bodies, bust.who);
  const head = partOf(KIT.heads, bust.who);
  const bowed = (paint: () => void): void => {
    context.save();
    context.translate(50, NECK);
    context.rotate(bow);
    context.translate(-50, -NECK);
    paint();
    context.restore();
  };
  paintShade(context, body);
  bowed(() => {
    paintShade(context, [...(worn?.behind ?? []), ...(worn?.before ?? []), ...(hair?.behind ?? []), ...head]);
    lay(worn?.behind ?? [], headgear?.dye);
    lay(hair?.behind ?? []);
  });
  lay(body, garment.dye);
  lay(partOf(KIT.garments, garment.name), garment.dye);
  bowed(() => {
    lay(head);
    context.save();
    context.translate(bow * ASIDE, 0);
    lay(partOf(KIT.looks, `${bust.who} ${bust.look}`));
    if (bust.beard !== null) lay(partOf(KIT.beards, bust.beard));
    context.restore();
    lay(hair?.before ?? []);
    lay(worn?.before ?? [], headgear?.dye);
  });
};

/**
 * Paints a person with what he or she holds. `place` says where the box of 100 by 100 goes that head and shoulders are drawn
 * in; hats rise over it and shoulders go on below; `turn` bows the head.
 */
export const paintBust = (
  context: CanvasRenderingContext2D,
  bust: Bust,
  shades: Shades,
  { x, y, size, turn = 0 }: Place,
): void => {
  const sitter: Sitter = { context, bust, shades, paints: paintsOf(shades), bow: turn };
  context.save();
  context.translate(x, y);
  context.scale(size / 100, size / 100);
  context.translate(-50, -50);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  if (bust.how === 'by' || bust.how === 'shoulders') paintThing(sitter);
  paintPerson(sitter);
  if (bust.how === 'raises' || bust.how === 'holds') paintThing(sitter);
  if (bust.how !== 'by') paintHands(sitter);
  context.restore();
};
