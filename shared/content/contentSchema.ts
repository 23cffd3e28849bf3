import { z } from 'zod';
import { COLOURS, TRACK_OF_COLOUR } from '../vocabulary/colours.ts';
import {
  EFFECT_NUMBERS,
  EFFECT_TYPES,
  EFFECTS,
  type Effect,
  type EffectType,
  type NumberKind,
} from '../vocabulary/effects.ts';
import { MOST_CARDS } from '../vocabulary/limits.ts';
import { COLONY_LEVELS, STATUES } from '../vocabulary/pieces.ts';
import { EPOCHS } from '../vocabulary/time.ts';
import { TRACKS, type Tracks } from '../vocabulary/tracks.ts';
import { CARD_SETS, type ContentFile, NOBLE_KINDS } from './content.ts';

/*
 * What a content file must look like (rules §1, §2, §9, §10, §15). Colony levels, statues and colours are the names
 * of actions and stay as they are; every number may be changed, and cards may be added.
 */

const MOST = 999;
const source = z.enum(['printed', 'reconstructed']);
const amount = z.number().int().min(0).max(MOST);
const positive = z.number().int().min(1).max(MOST);
const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,31}$/);
const byEpoch = z.strictObject({ 1: positive, 2: positive, 3: positive });
const trackColours = Object.keys(TRACK_OF_COLOUR) as (keyof typeof TRACK_OF_COLOUR)[];

/** What the numbers of effects may be. */
const NUMBERS: Readonly<Record<NumberKind, z.ZodType>> = {
  count: positive,
  trackColour: z.enum(trackColours),
  laterPrices: z.strictObject({ 2: positive, 3: positive }),
};

const shapeOf = (type: EffectType) =>
  z.strictObject({
    type: z.literal(type),
    ...Object.fromEntries(EFFECTS[type].numbers.map((number) => [number, NUMBERS[EFFECT_NUMBERS[number]]])),
  });

/** The effects of rules §9 and §10.3, each with exactly its own numbers. */
const effect = z.discriminatedUnion(
  'type',
  EFFECT_TYPES.map(shapeOf) as [ReturnType<typeof shapeOf>],
) as z.ZodType<Effect>;

/** What can be wrong beyond the shape. */
export type Fault = 'double' | 'equalColours' | 'equalEmblems' | 'tooFewCards' | 'negativeGain' | 'negativeWithoutLoss';

const lowersATrack = (gains: Readonly<Partial<Tracks>>): boolean => Object.values(gains).some((gain) => gain < 0);

const steps = z.number().int().min(-MOST).max(MOST);

const card = z
  .strictObject({
    id,
    epoch: z.union(EPOCHS.map((epoch) => z.literal(epoch)) as [z.ZodLiteral<1>, z.ZodLiteral<2>, z.ZodLiteral<3>]),
    colour: z.enum(COLOURS),
    cost: amount,
    gains: z.partialRecord(z.enum(TRACKS), steps),
    points: amount,
    set: z.enum(CARD_SETS),
    source,
    effect: effect.optional(),
    kind: z.enum(NOBLE_KINDS).optional(),
    title: z.string().trim().min(1).max(32).optional(),
  })
  .refine(({ kind, gains }) => kind === 'negative' || !lowersATrack(gains), {
    path: ['gains'],
    error: 'negativeGain' satisfies Fault,
  })
  .refine(({ kind, gains }) => kind !== 'negative' || lowersATrack(gains), {
    path: ['gains'],
    error: 'negativeWithoutLoss' satisfies Fault,
  });

const side = z.strictObject({
  coins: amount,
  tracks: z.strictObject({ income: amount, military: amount, culture: amount, food: amount }),
});

const colony = z.strictObject({
  level: z.literal(COLONY_LEVELS),
  requirement: positive,
  plunderPoints: amount,
  plunderCoins: amount,
  integrateCost: amount,
  source,
  tiles: z
    .array(z.strictObject({ id, gains: z.partialRecord(z.enum(TRACKS), amount), points: amount }))
    .min(5)
    .max(20),
});

const marketplace = z.strictObject({ income: amount, foodSurplus: amount, coins: positive });

export const contentSchema = z
  .strictObject({
    tracks: z.tuple([z.literal('income'), z.literal('military'), z.literal('culture'), z.literal('food')]),
    colours: z.array(z.enum(COLOURS)).length(5),
    primaryTrack: z.record(z.enum(trackColours), z.enum(TRACKS)),
    emblems: z.array(z.string().max(32)).length(5),
    saleValue: byEpoch,
    medals: z.strictObject({ silver: byEpoch, gold: byEpoch, maxEach: positive.max(8), goldPointsPerSet: positive }),
    statues: z
      .array(z.strictObject({ requirement: z.literal(STATUES), points: amount, bonus: amount }))
      .length(STATUES.length),
    bonusTilesPerColour: positive.max(8),
    coinsPerPoint: positive,
    setupCards: z
      .array(z.strictObject({ id, initiative: positive, A: side, B: side, source }))
      .min(5)
      .max(20),
    colonies: z.array(colony).length(COLONY_LEVELS.length),
    monuments: z.strictObject({
      requirement: z.strictObject({ military: amount, culture: amount }),
      reuseCoins: amount,
      reusePoints: amount,
      buildCost: amount,
      source,
      tiles: z
        .array(z.strictObject({ id, strength: amount, points: amount }))
        .min(5)
        .max(20),
    }),
    market: z.strictObject({ small: marketplace, large: marketplace, stallPoints: amount, source }),
    cards: z.array(card).min(1).max(MOST_CARDS),
  })
  .superRefine((file, context) => {
    for (const { path, error } of [...doubles(file), ...tooFew(file)]) {
      context.addIssue({ code: 'custom', path: [...path], message: error });
    }
  }) satisfies z.ZodType<ContentFile>;

interface Complaint {
  readonly path: readonly (string | number)[];
  readonly error: Fault;
}

/** Things that share a name with an earlier one. */
function doubled<T>(
  list: readonly T[],
  key: (thing: T) => unknown,
  place: string,
  error: Fault = 'double',
): Complaint[] {
  const keys = list.map(key);
  return keys.flatMap((value, index) => (keys.indexOf(value) === index ? [] : [{ path: [place, index], error }]));
}

/** What a file says without being read for it: which colours and emblems there are. */
interface Names {
  readonly colours: readonly string[];
  readonly emblems: readonly string[];
}

const doubles = (file: ContentFile & Names): Complaint[] => [
  ...doubled(file.colours, (colour) => colour, 'colours', 'equalColours'),
  ...doubled(file.emblems, (emblem) => emblem.trim(), 'emblems', 'equalEmblems'),
  ...doubled(file.cards, ({ id }) => id, 'cards'),
  ...doubled(file.setupCards, ({ id }) => id, 'setupCards'),
  ...doubled(file.setupCards, ({ initiative }) => initiative, 'setupCards'),
  ...doubled(file.statues, ({ requirement }) => requirement, 'statues'),
  ...doubled(file.colonies, ({ level }) => level, 'colonies'),
  ...doubled(
    file.colonies.flatMap(({ tiles }) => tiles),
    ({ id }) => id,
    'colonies',
  ),
  ...doubled(file.monuments.tiles, ({ id }) => id, 'monuments'),
];

/** Cards that five seats draw from each deck of the basic game (rules §3.1). */
const CARDS_DRAWN = 10;

/** Decks that would be too small for five seats. */
const tooFew = ({ cards }: ContentFile): Complaint[] =>
  EPOCHS.flatMap((epoch) => COLOURS.map((colour) => ({ epoch, colour })))
    .filter(
      ({ epoch, colour }) =>
        cards.filter((card) => card.set === 'base' && card.epoch === epoch && card.colour === colour).length <
        CARDS_DRAWN,
    )
    .map(({ epoch, colour }) => ({ path: ['cards', `${epoch} ${colour}`], error: 'tooFewCards' as const }));
