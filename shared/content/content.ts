import type { Colour } from '../vocabulary/colours.ts';
import type {
  CardId,
  ColonyLevel,
  ColonyTileId,
  EffectType,
  SetupCardId,
  Side,
  StatueRequirement,
} from '../vocabulary/pieces.ts';
import type { Epoch } from '../vocabulary/time.ts';
import type { Tracks } from '../vocabulary/tracks.ts';
import data from './hadara.json' with { type: 'json' };

/** Where a figure comes from: the physical game, or this project's reconstruction (rules §15). */
export type Source = 'printed' | 'reconstructed';

/** A printed effect with its numbers; which of them it has depends on its type (rules §9). */
export interface Effect {
  readonly type: EffectType;
  readonly coins?: number;
  readonly steps?: number;
  readonly colour?: Exclude<Colour, 'purple'>;
  readonly amount?: number;
  readonly silver?: Readonly<Record<string, number>>;
  readonly gold?: Readonly<Record<string, number>>;
  readonly coinsPerCard?: number;
  readonly maxCards?: number;
  readonly coinsPerStep?: number;
  readonly maxCoins?: number;
  readonly coinsPerTrack?: number;
  readonly points?: number;
  readonly actions?: number;
}

export interface Card {
  readonly id: CardId;
  readonly epoch: Epoch;
  readonly colour: Colour;
  readonly cost: number;
  readonly gains: Readonly<Partial<Tracks>>;
  readonly points: number;
  readonly set: 'base' | 'advanced' | 'nobles';
  readonly source: Source;
  readonly effect?: Effect;
}

export interface SetupSide {
  readonly coins: number;
  readonly tracks: Readonly<Tracks>;
}

export interface SetupCard extends Readonly<Record<Side, SetupSide>> {
  readonly id: SetupCardId;
  readonly initiative: number;
  readonly source: Source;
}

export interface ColonyTile {
  readonly id: ColonyTileId;
  readonly gains: Readonly<Partial<Tracks>>;
  readonly points: number;
}

export interface Colony {
  readonly level: ColonyLevel;
  readonly requirement: number;
  readonly plunderPoints: number;
  readonly plunderCoins: number;
  readonly integrateCost: number;
  readonly tiles: readonly ColonyTile[];
}

export interface Statue {
  readonly requirement: StatueRequirement;
  readonly points: number;
  readonly bonus: number;
}

type ByEpoch = Readonly<Record<Epoch, number>>;

/** Every number of the game. */
export interface Content {
  readonly saleValue: ByEpoch;
  readonly medals: {
    readonly silver: ByEpoch;
    readonly gold: ByEpoch;
    readonly maxEach: number;
    readonly goldPointsPerSet: number;
  };
  readonly statues: readonly Statue[];
  readonly bonusTilesPerColour: number;
  readonly coinsPerPoint: number;
  readonly setupCards: readonly SetupCard[];
  readonly colonies: readonly Colony[];
  readonly cards: readonly Card[];
}

/** The content file; `tests/shared/content` proves that it is what this type says. */
export const content = data as unknown as Content;

const byKey = <K, T>(things: readonly T[], key: (thing: T) => K): ReadonlyMap<K, T> =>
  new Map(things.map((thing) => [key(thing), thing]));

const cardsById = byKey(content.cards, (card) => card.id);
const coloniesByLevel = byKey(content.colonies, (colony) => colony.level);
const colonyTilesById = byKey(
  content.colonies.flatMap((colony) => colony.tiles),
  (tile) => tile.id,
);
const setupCardsById = byKey(content.setupCards, (card) => card.id);
const statuesByRequirement = byKey(content.statues, (statue) => statue.requirement);

function found<K extends string | number, T>(things: ReadonlyMap<K, T>, key: K): T {
  const thing = things.get(key);
  if (thing === undefined) throw new RangeError(`no such piece: ${key}`);
  return thing;
}

/** Each of these returns the printed thing of that name and throws a RangeError when there is none. */
export const cardOf = (id: CardId): Card => found(cardsById, id);
export const colonyOf = (level: ColonyLevel): Colony => found(coloniesByLevel, level);
export const colonyTileOf = (id: ColonyTileId): ColonyTile => found(colonyTilesById, id);
export const setupCardOf = (id: SetupCardId): SetupCard => found(setupCardsById, id);
export const statueOf = (requirement: StatueRequirement): Statue => found(statuesByRequirement, requirement);
