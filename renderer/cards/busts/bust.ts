import kit from '../../../assets/cards/kit.json' with { type: 'json' };
import poses from '../../../assets/cards/poses.json' with { type: 'json' };
import { type Motif, type Motifs, motifsOf, PEOPLE, type Placed, type Row, type Tone } from '../motifs/motif.ts';
import type { Tint } from '../picture/layers.ts';

/** Parts that are worn behind and before the head. */
export interface Worn {
  readonly behind: Motif;
  readonly before: Motif;
}

type Named<T> = Readonly<Record<string, T>>;
type WornRows = Named<{ readonly behind?: readonly Row[]; readonly before?: readonly Row[] }>;

const mapped = <T, R>(file: Named<T>, of: (value: T) => R): Named<R> =>
  Object.fromEntries(Object.entries(file).map(([name, value]) => [name, of(value)]));

const wearOf = (file: WornRows): Named<Worn> => {
  const behind = motifsOf(mapped(file, (rows) => rows.behind ?? []));
  const before = motifsOf(mapped(file, (rows) => rows.before ?? []));
  return Object.fromEntries(
    Object.keys(file).map((name) => [name, { behind: behind[name] ?? [], before: before[name] ?? [] }]),
  );
};

/** Half widths of a face at cheeks, jaw and chin, and where the chin ends. */
interface Shape {
  readonly cheek: number;
  readonly jaw: number;
  readonly chin: number;
  readonly foot: number;
}

/** Half the width of an eye, how far it opens up and down, how far its outer corner is raised, and the weight of the brow. */
interface Eyes {
  readonly wide: number;
  readonly up: number;
  readonly down: number;
  readonly slant: number;
  readonly brow: number;
}

/** A nose from before and from aside, and as the part of a profile between the eye and the upper lip. */
interface Nose {
  readonly ahead: Motif;
  readonly turned: Motif;
  readonly profile: string;
}

/** How far lids are open, heights of a brow (outer end, middle, inner end), how far one is raised, and the mouth. */
interface Look {
  readonly lid: number;
  readonly brows: readonly number[];
  readonly smile: number;
  readonly open?: number;
  readonly raised?: number;
}

/** What sleeves and their cuffs are made of. */
interface Sleeves {
  readonly of: Tone;
  readonly cuff?: Tone;
  readonly wide?: boolean;
  /** Which share of the forearm they cover; all of it if nothing is said. */
  readonly reach?: number;
}

const noses = mapped(kit.noses as Named<Record<string, unknown>>, ({ ahead, turned, profile }) => ({
  ...motifsOf({ ahead, turned } as unknown as Named<readonly Row[]>),
  profile,
})) as unknown as Named<Nose>;

/** Everything that people on cards are put together from, by name (`assets/cards/kit.json`). */
export const KIT = {
  bodies: motifsOf(kit.bodies),
  shapes: kit.shapes as Named<Shape>,
  eyes: kit.eyes as Named<Eyes>,
  noses,
  looks: kit.looks as Named<Look>,
  ages: motifsOf(kit.ages),
  hair: wearOf(kit.hair),
  beards: motifsOf(kit.beards),
  headgear: wearOf(kit.headgear),
  garments: motifsOf(kit.garments),
  sleeves: kit.sleeves as Named<Sleeves>,
  shoulders: motifsOf(kit.shoulders),
  marks: motifsOf(kit.marks),
  hands: motifsOf(kit.hands),
  legs: motifsOf(kit.legs),
  hems: kit.hems as Named<string>,
  belts: motifsOf(kit.belts),
} as const satisfies Readonly<Record<string, Motifs | Named<unknown>>>;

/** A part of the kit; throws a RangeError when there is none of that name. */
export const partOf = <T>(parts: Named<T>, name: string): T => {
  const found = parts[name];
  if (found === undefined) throw new RangeError(`no such part: ${name}`);
  return found;
};

/** An arm: its joints from the shoulder or elbow to the hand, what the hand does, and how that is turned, in degrees. */
export interface Arm {
  readonly joints: readonly (readonly number[])[];
  readonly hand: string;
  readonly turn: number;
  /** Drawn as a left hand. */
  readonly mirrored?: boolean;
  /** The arm lies over what is held; else only the hand does. */
  readonly over?: boolean;
}

/** What somebody does with a thing (`assets/cards/poses.json`). */
export interface Pose {
  /** The middle of the thing, its size, and how it is turned, in degrees. */
  readonly thing: readonly number[];
  /** The thing is behind the person. */
  readonly behind?: boolean;
  readonly arms: readonly Arm[];
  /** What lies before the person, and behind the thing: a table, a sheet. */
  readonly before: Motif;
  /** What is drawn over the thing. */
  readonly over: Motif;
  /** How far the body is turned to the left, how much its left shoulder is higher, and how far it leans. */
  readonly body: readonly number[];
  /** How far the person stands aside from the middle. */
  readonly stand: readonly number[];
  /** What is below the waist of somebody who is seen down to the knees: `own` is what the garment has (`KIT.hems`). */
  readonly legs?: string;
  /** How far all above the waist leans to the right, in degrees. */
  readonly tilt?: number;
  /** Figures that stand before the person and behind the arms: an animal that is ridden, a car. A size below 0 is a mirrored figure. */
  readonly mount: readonly Placed[];
  /** Figures behind the person: a throne. */
  readonly seat: readonly Placed[];
}

type PoseRows = Omit<Pose, 'before' | 'over' | 'body' | 'stand' | 'arms' | 'mount' | 'seat'> &
  Partial<Pick<Pose, 'body' | 'stand' | 'arms' | 'mount' | 'seat'>> & {
    readonly before?: readonly Row[];
    readonly over?: readonly Row[];
  };

const NONE: readonly Row[] = [];

export const POSES: Named<Pose> = mapped(poses as unknown as Named<PoseRows>, (pose) => {
  const { before = [], over = [] } = motifsOf({ before: pose.before ?? NONE, over: pose.over ?? NONE });
  return { body: [0, 0, 0], stand: [0, 0], arms: [], mount: [], seat: [], ...pose, before, over };
});

export const WHO = ['woman', 'man'] as const;
export const AGES = ['young', 'grown', 'old'] as const;
export const BUILDS = ['slim', 'middling', 'broad'] as const;

/** Skins, from light to dark. */
export const SKINS = {
  ivory: ['#ffeeda', '#f3cdab', '#cf9a76'],
  rose: ['#fddcbf', '#e6b089', '#b97c57'],
  olive: ['#f3cf9f', '#d3a06b', '#a06d41'],
  bronze: ['#dfa871', '#b77e4a', '#83532d'],
  umber: ['#bb8258', '#8f5b38', '#5f3922'],
  ebony: ['#b07a5c', '#744a36', '#48291d'],
} as const satisfies Named<Tint>;

export const HAIR = {
  black: ['#5d5059', '#2d2428', '#150f12'],
  brown: ['#8c6040', '#5b3a25', '#361f12'],
  auburn: ['#cf7a45', '#964a25', '#5e2813'],
  blond: ['#f8e0a0', '#d9ae5f', '#a17834'],
  grey: ['#dcd8d2', '#a49d97', '#6f6862'],
  white: ['#ffffff', '#ece7dc', '#b9b0a0'],
} as const satisfies Named<Tint>;

/** How cloth is dyed; without a word it has the card's colour. The last five are muted, so as not to be taken for a card's. */
export const DYES = ['pale', 'dark', 'plain', 'wine', 'teal', 'moss', 'slate', 'ochre'] as const;

/** How far a head is turned, to which side, and whether it looks up or down; of who stands with the back to us, it is the back of it. */
export const VIEWS = ['ahead', 'turned', 'profile', 'behind'] as const;
const SIDES = ['left', 'right'] as const;
const HEIGHTS = ['up', 'level', 'down'] as const;
const FRAMES = ['near', 'usual', 'far'] as const;

export interface Dyed {
  readonly name: string;
  readonly dye: (typeof DYES)[number] | null;
}

/** A person on a card. */
export interface Bust {
  readonly who: (typeof WHO)[number];
  readonly age: (typeof AGES)[number];
  readonly build: (typeof BUILDS)[number];
  readonly skin: keyof typeof SKINS;
  readonly shape: string;
  readonly nose: string;
  readonly eyes: string;
  /** What a face is known by, if there is something: a scar, freckles, rings in the ears. */
  readonly mark: string | null;
  readonly hairColour: keyof typeof HAIR;
  readonly hair: string;
  readonly beard: string | null;
  readonly headgear: Dyed | null;
  readonly garment: Dyed;
  /** What is done with the thing: a pose. */
  readonly does: string;
  readonly thing: string;
  /** Done with the other hand: the thing is at the left of the picture. */
  readonly lefthanded: boolean;
  readonly look: string;
  readonly view: (typeof VIEWS)[number];
  readonly side: (typeof SIDES)[number];
  readonly height: (typeof HEIGHTS)[number];
  /** How much of the picture he or she takes: `near` is a face, `far` leaves room for the place. */
  readonly frame: (typeof FRAMES)[number];
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

/** The one of `words` that is among `known`, and else `usual`. */
const among = <T extends string>(words: readonly string[], known: readonly T[], usual: T): T =>
  known.find((each) => words.includes(each)) ?? usual;

const whoOf = (words: readonly string[]): Pick<Bust, 'who' | 'age' | 'build'> => {
  const known: readonly string[] = [...WHO, ...AGES, ...BUILDS];
  for (const word of words) oneOf(known, word);
  return { who: oneOf(WHO, words.at(-1)), age: among(words, AGES, 'grown'), build: among(words, BUILDS, 'middling') };
};

const lookOf = ([look = '', ...words]: readonly string[]): Pick<
  Bust,
  'look' | 'view' | 'side' | 'height' | 'frame'
> => {
  const known: readonly string[] = ['profile', 'behind', ...SIDES, ...HEIGHTS, ...FRAMES];
  for (const word of words) oneOf(known, word);
  const aside = SIDES.some((each) => words.includes(each)) ? 'turned' : 'ahead';
  return {
    look,
    view: among(words, ['profile', 'behind'], aside as 'turned'),
    side: among(words, SIDES, 'left'),
    height: among(words, HEIGHTS, 'level'),
    frame: among(words, FRAMES, 'usual'),
  };
};

/**
 * Reads a line of `assets/cards/people.json`:
 * `old slim woman, bronze, oval hooked narrow, black braids, pale scarf, tunic, holds scales, calm right down`. A mark is the
 * fourth word of the face, a beard the third of the hair, a colour of cloth the word before headgear and garment; `bare` is no headgear; `holds scales left` is
 * done the other way round.
 */
export const bustOf = (line: string): Bust => {
  const [who = '', skin, face = '', hair = '', headgear = '', garment = '', held = '', look = ''] = line.split(', ');
  const [shape = '', nose = '', eyes = '', mark = null] = face.split(' ');
  const [colour, style = '', beard = null] = hair.split(' ');
  const [does = '', thing = '', hand] = held.split(' ');
  return {
    ...whoOf(who.split(' ')),
    skin: oneOf(Object.keys(SKINS) as (keyof typeof SKINS)[], skin),
    shape,
    nose,
    eyes,
    mark,
    hairColour: oneOf(Object.keys(HAIR) as (keyof typeof HAIR)[], colour),
    hair: style,
    beard,
    headgear: headgear === 'bare' ? null : dyedOf(headgear),
    garment: dyedOf(garment),
    does: oneOf(Object.keys(POSES), does),
    thing,
    lefthanded: hand !== undefined && oneOf(['left'], hand) === 'left',
    ...lookOf(look.split(' ')),
  };
};

/** The person on a card; `undefined` on one of a place or a thing. */
export const personOn = (card: string): Bust | undefined => {
  const line = PEOPLE[card];
  return line === undefined ? undefined : bustOf(line);
};
