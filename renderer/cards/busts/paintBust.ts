import { motifOf } from '../composition.ts';
import type { Motif, Placed } from '../motifs/motif.ts';
import type { Shades } from '../palette.ts';
import {
  castOn,
  type Paints,
  type Place,
  paintFigure,
  paintLayers,
  paintRim,
  paintRound,
  paintShade,
  paintsOf,
  type Tint,
  within,
  withinAll,
} from '../picture/layers.ts';
import { figureOf } from '../picture/setting.ts';
import { type Bend, bent } from './bend.ts';
import { bodyBend, WAIST } from './body.ts';
import { type Bust, type Dyed, HAIR, KIT, POSES, type Pose, partOf, SKINS } from './bust.ts';
import { bendBefore, bendBehind, bendHair, earsBehind, headOf, skullOf, turnOf } from './head.ts';
import { type ArmPart, armOf, handOf, otherWayRound } from './limbs.ts';
import { BEARD_HAIRS, foldsOf, planesOf, strandsOf } from './planes.ts';
import { carried, leanIn, type Posture } from './posture.ts';

/** Cloth that looks the same whatever the card's colour. */
const CLOTHS = {
  plain: ['#c9a273', '#9a7246', '#684927'],
  pale: ['#ffffff', '#f3e7cd', '#c9b28a'],
  wine: ['#c77f84', '#8e4650', '#582732'],
  teal: ['#8fc4c2', '#4a8a8c', '#28555a'],
  moss: ['#b6bd7e', '#7d8549', '#4c532a'],
  slate: ['#a3aec6', '#616d8c', '#3a4460'],
  ochre: ['#efc987', '#c28f48', '#835a24'],
} as const satisfies Readonly<Record<Exclude<NonNullable<Dyed['dye']>, 'dark'>, Tint>>;

/** The paints of a piece of clothing: dyed in the card's colour, or as its word says. */
const dyed = (paints: Paints, shades: Shades, dye: Dyed['dye']): Paints => {
  if (dye === null) return paints;
  const main: Tint = dye === 'dark' ? [shades.main, shades.dark, shades.ink] : CLOTHS[dye];
  const shade: Tint = [shades.light, shades.main, shades.dark];
  return { ...paints, tints: { ...paints.tints, main, shade } };
};

/** Irises; whoever has light hair or grey hair over a light skin has light eyes. */
const IRISES = {
  dark: ['#8a5a34', '#5a3319', '#2d160a'],
  light: ['#a8cbe0', '#4f86a8', '#2a4f68'],
  green: ['#b6cf9a', '#6a8f58', '#3a5534'],
} as const satisfies Readonly<Record<string, Tint>>;

const irisOf = ({ skin, hairColour }: Bust): keyof typeof IRISES => {
  if (skin !== 'ivory' && skin !== 'rose') return 'dark';
  if (hairColour === 'auburn') return 'green';
  return hairColour === 'black' || hairColour === 'brown' ? 'dark' : 'light';
};

const LINE = 1.7;

/** Somebody who is being painted. */
interface Sitter {
  readonly context: CanvasRenderingContext2D;
  readonly bust: Bust;
  readonly pose: Pose;
  readonly lay: (motif: Motif, dye?: Dyed['dye']) => void;
  readonly paints: Paints;
  /** How far the head leans to a shoulder, in radians. */
  readonly bow: number;
}

/** Where heads are bowed from, in the bust's box. */
const NECK = 66;

const paintThing = ({ context, bust, paints, pose }: Sitter): void => {
  const [x = 50, y = 50, size = 50, turn = 0] = pose.thing;
  paintFigure(
    context,
    motifOf(bust.thing),
    paints,
    { x, y, size, turn: (turn * Math.PI) / 180 },
    (LINE * 100) / Math.abs(size),
  );
};

const DEGREE = Math.PI / 180;

/** Whether somebody is seen down to the knees. */
export const isWhole = ({ legs }: Pose): boolean => legs !== undefined;

/** Where the points of somebody's body are in the picture. */
const stanceOf = ({ bust, pose }: Sitter): Bend => {
  const [aside = 0, down = 0] = pose.stand;
  const bend = bodyBend(bust, pose.body, isWhole(pose));
  const [cos, sin] = [Math.cos((pose.tilt ?? 0) * DEGREE), Math.sin((pose.tilt ?? 0) * DEGREE)];
  return (x, y) => {
    const [u, v] = bend(x, y);
    const [out, up] = [u - 50, v - WAIST];
    return [50 + out * cos - up * sin + aside, WAIST + out * sin + up * cos + down];
  };
};

/** Figures before or behind somebody. */
const paintPlaced = ({ context, paints }: Sitter, placed: readonly Placed[]): void => {
  for (const [name, x, y, size, turn] of placed)
    paintFigure(context, figureOf(name), paints, { x, y, size, turn: turn * DEGREE }, (LINE * 100) / Math.abs(size));
};

/** Paints the arms that are over what is held, or those that are not. */
const paintArms = (sitter: Sitter, over: boolean, part: ArmPart = 'whole'): void => {
  const { bust, pose, lay, context } = sitter;
  const stance = stanceOf(sitter);
  for (const arm of pose.arms.filter((each) => (each.over ?? false) === over)) {
    const drawn = armOf(arm, bust.garment.name, stance, part);
    paintShade(context, drawn);
    paintRim(context, drawn);
    lay(drawn, bust.garment.dye);
  }
};

/** Paints what `paint` does with the head bowed to a shoulder. */
const bowed = ({ context, bow }: Sitter, paint: () => void): void => {
  context.save();
  context.translate(50, NECK);
  context.rotate(bow);
  context.translate(-50, -NECK);
  paint();
  context.restore();
};

/** What is below the waist of somebody who is seen down to the knees. */
const paintLegs = ({ context, bust, pose, lay }: Sitter): void => {
  const { garment } = bust;
  const name = pose.legs === 'own' ? partOf(KIT.hems, garment.name) : pose.legs;
  if (name === undefined) return;
  const legs = partOf(KIT.legs, name);
  paintShade(context, legs);
  paintRim(context, legs);
  lay(legs, garment.dye);
};

/** Somebody from behind: a back, and the back of a head. */
const paintBack = (sitter: Sitter): void => {
  const { context, bust, lay, pose } = sitter;
  const { headgear, garment } = bust;
  const hair = partOf(KIT.hair, bust.hair);
  const worn = headgear === null ? undefined : partOf(KIT.headgear, headgear.name);
  const hat = [...(worn?.before ?? []), ...(worn?.behind ?? [])];
  const skull = skullOf(bust);
  const stance = bodyBend(bust, pose.body, isWhole(pose));
  const body = bent(partOf(KIT.bodies, bust.who), stance);
  const chest = body.filter(([tone]) => tone === 'main');
  const locks = [...hair.before, ...hair.behind];
  paintShade(context, body);
  paintRim(context, body);
  lay(body, garment.dye);
  within(context, chest, () => lay(bent(foldsOf(bust, isWhole(pose)), stance)));
  paintRound(context, chest, [6, 74, 96, 112], 0.4);
  bowed(sitter, () => {
    paintShade(context, skull);
    paintRim(context, [...skull, ...locks, ...hat]);
    lay(skull);
    lay(locks);
    withinAll(context, [...skull, ...locks], 'hair', () => lay(strandsOf(bust, turnOf(bust, 0))));
    castOn(context, skull.slice(2, 3), hat, 4);
    lay(hat, headgear?.dye);
  });
};

const paintPerson = (sitter: Sitter): void => {
  const { context, pose, lay, bust } = sitter;
  paintLegs(sitter);
  context.save();
  context.translate(50, WAIST);
  context.rotate((pose.tilt ?? 0) * DEGREE);
  context.translate(-50, -WAIST);
  (bust.view === 'behind' ? paintBack : paintFront)(sitter);
  if (isWhole(pose)) lay(partOf(KIT.belts, partOf(KIT.hems, bust.garment.name)), bust.garment.dye);
  context.restore();
};

const paintFront = (sitter: Sitter): void => {
  const { context, bust, bow, lay, pose } = sitter;
  const { headgear, garment } = bust;
  const turn = turnOf(bust, bow);
  const hair = partOf(KIT.hair, bust.hair);
  const worn = headgear === null ? undefined : partOf(KIT.headgear, headgear.name);
  const [before, behind] = [bendBefore(turn), bendBehind(turn)];
  const hat = { behind: bent(worn?.behind ?? [], behind), before: bent(worn?.before ?? [], before) };
  const locks = { behind: bent(hair.behind, behind), before: bent(hair.before, bendHair(turn)) };
  const head = headOf(bust, turn);
  const strands = strandsOf(bust, turn);
  const stance = bodyBend(bust, pose.body, isWhole(pose));
  const body = bent(partOf(KIT.bodies, bust.who), stance);
  const outline = [...hat.behind, ...hat.before, ...locks.behind, ...locks.before, ...head.back, ...head.face];
  paintShade(context, body);
  paintRim(context, body);
  bowed(sitter, () => {
    paintShade(context, outline);
    paintRim(context, outline);
    lay(hat.behind, headgear?.dye);
    lay(locks.behind);
    if (locks.behind.length > 0) withinAll(context, locks.behind, 'hair', () => lay(strands));
    lay(head.back);
  });
  lay(body, garment.dye);
  castOn(context, body, head.face.slice(0, 1), 5);
  lay(bent(partOf(KIT.garments, garment.name), stance), garment.dye);
  const chest = body.filter(([tone]) => tone === 'main');
  within(context, chest, () => lay(bent(foldsOf(bust, isWhole(pose)), stance)));
  paintRound(context, chest, [6, 74, 96, 112], 0.26);
  bowed(sitter, () => {
    lay(earsBehind(turn));
    lay(head.face);
    paintRound(context, head.face, [33, 26, 69, 54], 0.3);
    within(context, head.face, () => lay(planesOf(bust, turn)));
    lay(head.features);
    lay(head.beard);
    if (head.beard.length > 0) withinAll(context, head.beard, 'hair', () => lay(bent(BEARD_HAIRS, before)));
    castOn(context, head.face, locks.before, 2.2);
    lay(locks.before);
    withinAll(context, locks.before, 'hair', () => lay(strands));
    castOn(context, head.face, hat.before, 4);
    lay(hat.before, headgear?.dye);
  });
};

/** Somebody as a portrait shows him or her: from before, and upright. */
const facing = (sitter: Sitter): Sitter => {
  const { legs: _legs, ...pose } = sitter.pose;
  const { bust } = sitter;
  return { ...sitter, pose, bust: bust.view === 'behind' ? { ...bust, view: 'turned' } : bust };
};

/** Somebody, and how he or she carries head and shoulders. */
interface Carried {
  readonly bust: Bust;
  readonly posture: Posture;
}

/** What somebody leans about: below the picture. */
const GROUND = 112;

/** Does `paint` for a person in the box of 100 by 100 that `place` says, with the pose of what he or she does. */
const inBox = (
  context: CanvasRenderingContext2D,
  { bust, posture }: Carried,
  shades: Shades,
  { x, y, size }: Place,
  paint: (sitter: Sitter) => void,
): void => {
  const paints = paintsOf(shades);
  const own: Paints = {
    ...paints,
    tints: { ...paints.tints, skin: SKINS[bust.skin], hair: HAIR[bust.hairColour], iris: IRISES[irisOf(bust)] },
  };
  const done = partOf(POSES, bust.does);
  const pose = carried(bust.lefthanded ? otherWayRound(done) : done, posture);
  const lay: Sitter['lay'] = (motif, dye = null) => paintLayers(context, motif, dyed(own, shades, dye), LINE);
  context.save();
  context.translate(x, y);
  context.scale(size / 100, size / 100);
  context.translate(0, GROUND - 50);
  context.rotate(leanIn(pose, posture));
  context.translate(-50, -GROUND);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  paint({ context, bust, pose, lay, paints, bow: posture.bow });
  context.restore();
};

/**
 * Paints a person with what he or she holds. `place` says where the box of 100 by 100 goes that head and shoulders are drawn
 * in; hats rise over it and shoulders go on below.
 */
export const paintBust = (context: CanvasRenderingContext2D, who: Carried, shades: Shades, place: Place): void =>
  inBox(context, who, shades, place, (sitter) => {
    const { pose, lay } = sitter;
    const [aside = 0, down = 0] = pose.stand;
    paintPlaced(sitter, pose.seat);
    if (pose.behind) paintThing(sitter);
    context.save();
    context.translate(aside, down);
    paintPerson(sitter);
    context.restore();
    paintPlaced(sitter, pose.mount);
    lay(pose.before);
    paintArms(sitter, false);
    const { garment } = sitter.bust;
    const cape = KIT.shoulders[garment.name];
    if (cape !== undefined) {
      lay(bent(cape, stanceOf(sitter)), garment.dye);
      // What lies on the shoulders covers upper arms, and never a forearm: a hand without one would float.
      paintArms(sitter, false, 'forearm');
    }
    if (!pose.behind) paintThing(sitter);
    lay(pose.over);
    paintArms(sitter, true);
    for (const arm of pose.arms) lay(handOf(arm));
  });

/** Paints a person's head and shoulders alone, into the same box, facing us. */
export const paintPortrait = (context: CanvasRenderingContext2D, who: Carried, shades: Shades, place: Place): void =>
  inBox(context, who, shades, place, (sitter) => paintFront(facing(sitter)));
