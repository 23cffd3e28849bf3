import faces from '../../../assets/faces.json';
import type { Player } from '../../../shared/contract/tableSetup.ts';
import { BOT_LEVELS, type BotLevel, type BotStyle, type Face } from '../../../shared/vocabulary/preferences.ts';
import type { Emblem } from '../../../shared/vocabulary/seats.ts';

/** Whose face it is: a style's, a plain one, or one for a bot whose style is a secret. */
export type FaceKind = BotStyle | 'none' | 'surprise';

/** What everybody has, in one shape. */
const { neck, shoulders, collar, ears, skull, nose, sideOfFace, cheeks, underChin, sideOfClothes } = faces.head;
const FEATURES: Readonly<Record<Exclude<FaceKind, 'none'>, Features>> = faces.styles;
/** Bots without a preference have ordinary faces, one for each emblem, so that they can be told apart. */
const NEIGHBOURS: Readonly<Record<Emblem, Features>> = faces.neighbours;
/** People choose theirs. */
const PEOPLE: Readonly<Record<Face, Features & { readonly trim: string }>> = faces.people;
/** Of people who have chosen none, one for each emblem. */
const USUAL: Readonly<Record<Emblem, Face>> = {
  monkey: 'bun',
  dragon: 'beard',
  lion: 'fringe',
  pegasus: 'curls',
  scarab: 'turban',
};
/** Brows, eyes and mouth, which tell the mood. */
const LOOKS: Readonly<Record<Mood, readonly FacePart[]>> = faces.moods;
/** What is worn at the collar, the grander the stronger the bot. */
const TRIMS: Readonly<Record<BotLevel, string>> = faces.trims;

/** As many pearls as a level counts stars. */
const pearls = (rank: number): string =>
  Array.from({ length: rank }, (_, index) => {
    const x = 32 + (index - (rank - 1) / 2) * 5.2;
    return `M${x - 1.7} ${57.5 - Math.abs(x - 32) * 0.16}a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0Z`;
  }).join('');

const collarOf = (level: BotLevel): readonly FacePart[] => [
  { d: collar, fill: TRIMS[level] },
  { d: pearls(BOT_LEVELS.indexOf(level) + 1), fill: '#5a1220' },
];

/** Whose face it is: a bot's. */
export interface FaceOf {
  readonly kind: FaceKind;
  readonly level: BotLevel;
  /** Tells those of no style apart. */
  readonly emblem: Emblem;
  readonly mood: Mood;
}

const INK = '#2b1a10';

/** Outlined in ink, as people on cards are; `bare`: a colour whose shapes have no outline of their own. */
const inked = (parts: readonly FacePart[], bare?: string): readonly FacePart[] =>
  parts.map((part) =>
    part.fill === undefined || part.fill === bare || part.line !== undefined
      ? part
      : { ...part, line: INK, width: 1.2 },
  );

/** Light comes from the upper left, as on cards: what it does not reach, in the colour of shade or as a veil of ink. */
const shadeOn = (shade: string) => ({
  face: [
    { d: sideOfFace, fill: `${shade}8c` },
    { d: cheeks, fill: '#c8402a22' },
  ],
  neck: [{ d: underChin, fill: `${INK}59` }],
  clothes: [{ d: sideOfClothes, fill: `${INK}3d` }],
});

function partsOf(features: Features, atCollar: readonly FacePart[], mood: Mood): readonly FacePart[] {
  const { skin, shade, cloth, behind, before, over = [] } = features;
  const shaded = shadeOn(shade);
  return [
    ...inked(behind),
    ...inked([{ d: neck, fill: shade }]),
    ...shaded.neck,
    ...inked([{ d: shoulders, fill: cloth }]),
    ...shaded.clothes,
    ...inked(atCollar),
    ...inked([
      { d: ears, fill: shade },
      { d: skull, fill: skin },
    ]),
    ...shaded.face,
    ...inked(before, skin),
    { d: nose, line: INK, width: 1.3 },
    ...LOOKS[mood],
    ...inked(over, skin),
  ];
}

/** Returns the shapes of a bot's face, hindmost first. */
export const facePartsOf = ({ kind, level, emblem, mood }: FaceOf): readonly FacePart[] =>
  partsOf(kind === 'none' ? NEIGHBOURS[emblem] : FEATURES[kind], collarOf(level), mood);

/** Returns the face of a person who has this emblem: the chosen one, or the one that goes with it. */
export const personFace = (emblem: Emblem, chosen: Face | undefined): Face => chosen ?? USUAL[emblem];

/** Returns the shapes of a person's face, hindmost first. */
export const personPartsOf = (face: Face, mood: Mood): readonly FacePart[] =>
  partsOf(PEOPLE[face], [{ d: collar, fill: PEOPLE[face].trim }], mood);

/** Returns the shapes of the face of whoever sits at a seat, hindmost first. */
export function portraitPartsOf(
  { emblem, controller }: Pick<Player, 'emblem' | 'controller'>,
  mood: Mood,
): readonly FacePart[] {
  if (controller.kind === 'human') return personPartsOf(personFace(emblem, controller.face), mood);
  return facePartsOf({ kind: controller.style ?? 'none', level: controller.level, emblem, mood });
}

/** A shape of a face, in a box of 64 × 64: filled, or stroked with round ends. */
export interface FacePart {
  readonly d: string;
  readonly fill?: string;
  readonly line?: string;
  /** Of the stroke. */
  readonly width?: number;
}

/** What somebody looks like, whatever the mood. */
export interface Features {
  readonly skin: string;
  /** Of nose, ears and wrinkles. */
  readonly shade: string;
  readonly cloth: string;
  /** Behind the head, and before it but behind brows, eyes and mouth. */
  readonly behind: readonly FacePart[];
  readonly before: readonly FacePart[];
  /** Over everything. */
  readonly over?: readonly FacePart[];
}

/** How a face looks. */
export const MOODS = ['pleased', 'thoughtful', 'annoyed'] as const;
export type Mood = (typeof MOODS)[number];
