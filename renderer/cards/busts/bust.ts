import kit from '../../../assets/cards/kit.json' with { type: 'json' };
import { type Motif, type Motifs, motifsOf, PEOPLE, type Row } from '../motifs/motif.ts';
import type { Tint } from '../picture/layers.ts';

/** Parts that are worn behind and before the head. */
export interface Worn {
  readonly behind: Motif;
  readonly before: Motif;
}

type Wear = Readonly<Record<string, Worn>>;
type WornRows = Readonly<Record<string, { readonly behind?: readonly Row[]; readonly before?: readonly Row[] }>>;

const wearOf = (file: WornRows): Wear => {
  const behind = motifsOf(Object.fromEntries(Object.entries(file).map(([name, rows]) => [name, rows.behind ?? []])));
  const before = motifsOf(Object.fromEntries(Object.entries(file).map(([name, rows]) => [name, rows.before ?? []])));
  return Object.fromEntries(
    Object.keys(file).map((name) => [name, { behind: behind[name] ?? [], before: before[name] ?? [] }]),
  );
};

/** Everything that people on cards are put together from, by name (`assets/cards/kit.json`). */
export const KIT = {
  bodies: motifsOf(kit.bodies),
  heads: motifsOf(kit.heads),
  looks: motifsOf(kit.looks),
  hair: wearOf(kit.hair),
  beards: motifsOf(kit.beards),
  headgear: wearOf(kit.headgear),
  garments: motifsOf(kit.garments),
  hands: motifsOf(kit.hands),
} as const satisfies Readonly<Record<string, Motifs | Wear>>;

export const WHO = ['woman', 'man'] as const;

/** Skins, from light to dark. */
export const SKINS = {
  ivory: ['#ffeeda', '#f3cdab', '#cf9a76'],
  rose: ['#fddcbf', '#e6b089', '#b97c57'],
  olive: ['#f3cf9f', '#d3a06b', '#a06d41'],
  bronze: ['#dfa871', '#b77e4a', '#83532d'],
  umber: ['#bb8258', '#8f5b38', '#5f3922'],
  ebony: ['#91644c', '#65402f', '#3e251b'],
} as const satisfies Readonly<Record<string, Tint>>;

export const HAIR = {
  black: ['#5d5059', '#2d2428', '#150f12'],
  brown: ['#8c6040', '#5b3a25', '#361f12'],
  auburn: ['#cf7a45', '#964a25', '#5e2813'],
  blond: ['#f8e0a0', '#d9ae5f', '#a17834'],
  grey: ['#dcd8d2', '#a49d97', '#6f6862'],
  white: ['#ffffff', '#ece7dc', '#b9b0a0'],
} as const satisfies Readonly<Record<string, Tint>>;

/** How cloth is dyed; without a word it has the card's colour. */
export const DYES = ['pale', 'dark', 'plain'] as const;

/** How something is held: at the side, before the chest, over the shoulder; or the person stands beside it. */
export const HOLDS = ['raises', 'holds', 'shoulders', 'by'] as const;

export interface Dyed {
  readonly name: string;
  readonly dye: (typeof DYES)[number] | null;
}

/** A person on a card. */
export interface Bust {
  readonly who: (typeof WHO)[number];
  readonly skin: keyof typeof SKINS;
  readonly hairColour: keyof typeof HAIR;
  readonly hair: string;
  readonly beard: string | null;
  readonly headgear: Dyed | null;
  readonly garment: Dyed;
  readonly how: (typeof HOLDS)[number];
  readonly thing: string;
  readonly look: string;
}

const oneOf = <T extends string>(known: readonly T[], word: string | undefined): T => {
  const found = known.find((each) => each === word);
  if (found === undefined) throw new RangeError(`no such word: ${word}`);
  return found;
};

const dyedOf = (words: string): Dyed => {
  const [first = '', second] = words.split(' ');
  return second === undefined ? { name: first, dye: null } : { name: second, dye: oneOf(DYES, first) };
};

/**
 * Reads a line of `assets/cards/people.json`: `woman, bronze, black braids, pale scarf, tunic, holds scales, calm`. A beard
 * is the third word of the hair, a colour of cloth the word before headgear and garment; `bare` is no headgear.
 */
export const bustOf = (line: string): Bust => {
  const [who, skin, hair = '', headgear = '', garment = '', held = '', look = ''] = line.split(', ');
  const [colour, style = '', beard = null] = hair.split(' ');
  const [how, thing = ''] = held.split(' ');
  return {
    who: oneOf(WHO, who),
    skin: oneOf(Object.keys(SKINS) as (keyof typeof SKINS)[], skin),
    hairColour: oneOf(Object.keys(HAIR) as (keyof typeof HAIR)[], colour),
    hair: style,
    beard,
    headgear: headgear === 'bare' ? null : dyedOf(headgear),
    garment: dyedOf(garment),
    how: oneOf(HOLDS, how),
    thing,
    look,
  };
};

/** The person on a card; `undefined` on one of a place or a thing. */
export const personOn = (card: string): Bust | undefined => {
  const line = PEOPLE[card];
  return line === undefined ? undefined : bustOf(line);
};
