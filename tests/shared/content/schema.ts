import { z } from 'zod';

/* What the content file must look like, written from rules §1, §2, §9 and §10. Expansions are only outlined. */

const TRACKS = ['income', 'military', 'culture', 'food'] as const;
const COLOURS = ['yellow', 'red', 'blue', 'green', 'purple'] as const;
const source = z.enum(['printed', 'reconstructed']);
const amount = z.number().int().min(0);
const positive = z.number().int().min(1);
const gains = z.partialRecord(z.enum(TRACKS), z.number().int());
const byEpoch = z.strictObject({ 1: positive, 2: positive, 3: positive });
const laterEpochs = z.strictObject({ 2: positive, 3: positive });

const of = <T extends string, S extends z.core.$ZodLooseShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape });

/** The effects of rules §9, each with exactly its own numbers. */
const effect = z.discriminatedUnion('type', [
  of('sellBonus', { coins: positive }),
  of('bonusTile', { steps: positive }),
  of('scholar', { colour: z.enum(['yellow', 'red', 'blue', 'green']), steps: positive }),
  of('statueBonus', { amount: positive }),
  of('medalDiscount', { silver: laterEpochs, gold: laterEpochs }),
  of('payToFeed', { coinsPerCard: positive, maxCards: positive }),
  of('foodSurplus', { coinsPerStep: positive, maxCoins: positive }),
  of('incomeCatchUp', { coinsPerTrack: positive }),
  of('colonyLoot', { coins: positive }),
  of('fullSilver', {}),
  of('setPoints', { points: positive }),
  of('colourJoker', {}),
  of('doubleAction', { actions: positive }),
  of('lowerRequirement', { amount: positive }),
  of('payRequirement', { coinsPerStep: positive, maxCoins: positive }),
]);

const printed = {
  id: z.string(),
  epoch: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  colour: z.enum(COLOURS),
  cost: amount,
  gains,
  points: amount,
  source,
};

export const cardSchema = z.strictObject({
  ...printed,
  gains: z.partialRecord(z.enum(TRACKS), positive),
  set: z.enum(['base', 'advanced']),
  effect: effect.optional(),
});

/** Cards of the expansion are not in play yet: only that the ordinary decks can tell them apart. */
const expansionCard = z.looseObject({ ...printed, set: z.literal('nobles') });

const side = z.strictObject({
  coins: positive,
  tracks: z.strictObject({ income: positive, military: positive, culture: positive, food: positive }),
});

export const contentSchema = z.looseObject({
  tracks: z.array(z.enum(TRACKS)).length(4),
  colours: z.array(z.enum(COLOURS)).length(5),
  saleValue: byEpoch,
  medals: z.strictObject({ silver: byEpoch, gold: byEpoch, maxEach: positive, goldPointsPerSet: positive }),
  statues: z.array(z.strictObject({ requirement: positive, points: positive, bonus: positive })).length(4),
  bonusTilesPerColour: positive,
  coinsPerPoint: positive,
  setupCards: z.array(z.strictObject({ id: z.string(), initiative: positive, A: side, B: side, source })).length(5),
  colonies: z
    .array(
      z.strictObject({
        level: positive,
        requirement: positive,
        plunderPoints: positive,
        plunderCoins: positive,
        integrateCost: positive,
        source,
        tiles: z.array(z.strictObject({ id: z.string(), gains, points: positive })).length(5),
      }),
    )
    .length(5),
  cards: z.array(z.union([cardSchema, expansionCard])),
});
