import props from '../../../assets/cards/props.json' with { type: 'json' };
import settings from '../../../assets/cards/settings.json' with { type: 'json' };
import { type Motif, type Motifs, motifsOf, THINGS } from '../motifs/motif.ts';
import { mixed, type Shades } from '../palette.ts';
import { type Paints, type Place, paintFigure, paintsOf, type Tint } from './layers.ts';

/** What stands around people on cards, by name, beside the things that they may hold themselves. */
export const PROPS: Motifs = motifsOf(props);

/** A place in the box that people are drawn in, for somebody whose thing is at the right, and how much air is before it. */
interface Slot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly air: number;
}

/** Where things stand around somebody, the farthest ones first: behind him or her, small and far, beyond the thing, beside, and nearest of all before. */
export const SLOTS = {
  behind: { x: 36, y: 47, size: 94, air: 0.4 },
  far: { x: 33, y: 55, size: 27, air: 0.46 },
  beyond: { x: 89, y: 54, size: 50, air: 0.36 },
  by: { x: 16, y: 61, size: 50, air: 0.16 },
  before: { x: 26, y: 81, size: 36, air: 0 },
} as const satisfies Readonly<Record<string, Slot>>;

type SlotName = keyof typeof SLOTS;

/** What stands where around somebody. */
export type Setting = Readonly<Partial<Record<SlotName, string>>>;

const isSlot = (word: string): word is SlotName => word in SLOTS;

/** The figure of a name among props and things; throws a RangeError when there is none. */
export const figureOf = (name: string): Motif => {
  const figure = PROPS[name] ?? THINGS[name];
  if (figure === undefined) throw new RangeError(`no such figure: ${name}`);
  return figure;
};

/** Reads a line of `assets/cards/settings.json`: `by sacks, beyond stall, before spices`. Throws a RangeError for an unknown word. */
export const settingOf = (line: string): Setting =>
  Object.fromEntries(
    line.split(', ').map((part) => {
      const [slot = '', name = ''] = part.split(' ');
      if (!isSlot(slot)) throw new RangeError(`no such slot: ${slot}`);
      figureOf(name);
      return [slot, name];
    }),
  );

const LINES: Readonly<Record<string, string>> = settings;

/** What stands around the person on a card; nothing on a card of a player's own. */
export const settingOn = (card: string): Setting => {
  const line = LINES[card];
  return line === undefined ? {} : settingOf(line);
};

/** With more air than this before them things are flat. */
const FLAT = 0.3;

const hazy = new Map<string, Paints>();

/** Paints as they look through air: nearer to its colour, outlines most of all. */
const throughAir = (shades: Shades, haze: string, air: number): Paints => {
  const key = `${shades.main} ${haze} ${air}`;
  const known = hazy.get(key);
  if (known !== undefined) return known;
  const { ink, tints } = paintsOf(shades);
  const seen = Object.entries(tints).map(([tone, tint]) => [
    tone,
    tint.map((each) => mixed(each, haze, air)) as unknown as Tint,
  ]);
  const paints: Paints = {
    ink: mixed(ink, haze, Math.min(0.7, air * 1.6)),
    tints: Object.fromEntries(seen),
    flat: air > FLAT,
  };
  hazy.set(key, paints);
  return paints;
};

/** Which slots are before the person. */
const NEAR: ReadonlySet<SlotName> = new Set(['before']);

/**
 * Paints what stands around somebody: all that is `near`, before him or her, or all that is farther away. `box` is where his or
 * her own box is in the picture, `mirrored` if the thing is at the left, `haze` the colour of the air.
 */
export const paintSetting = (
  context: CanvasRenderingContext2D,
  setting: Setting,
  shades: Shades,
  box: Place,
  { near, mirrored, haze }: { readonly near: boolean; readonly mirrored: boolean; readonly haze: string },
): void => {
  for (const [slot, { x, y, size, air }] of Object.entries(SLOTS)) {
    const name = setting[slot as SlotName];
    if (name === undefined || NEAR.has(slot as SlotName) !== near) continue;
    const scale = box.size / 100;
    const place = { x: box.x + (mirrored ? 50 - x : x - 50) * scale, y: box.y + (y - 50) * scale, size: size * scale };
    paintFigure(context, figureOf(name), throughAir(shades, haze, air), place, 1.5 * (100 / size));
  }
};
