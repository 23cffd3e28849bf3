import { type Colour, type ColourNumber, numberOfColour } from '../vocabulary/colours.ts';
import type { Effect } from '../vocabulary/effects.ts';
import { MANIFEST } from '../vocabulary/expansions.ts';
import { EXPANSIONS, type Expansion } from '../vocabulary/options.ts';
import {
  type CardId,
  type ColonyLevel,
  type ColonyTileId,
  type ContentId,
  type Market,
  type MonumentId,
  type SetupCardId,
  type Side,
  STANDARD_CONTENT,
  type StatueRequirement,
} from '../vocabulary/pieces.ts';
import type { Epoch } from '../vocabulary/time.ts';
import type { Tracks } from '../vocabulary/tracks.ts';
import data from './hadara.json' with { type: 'json' };

/** Where a figure comes from: the physical game, or this project's reconstruction (rules §15). */
export type Source = 'printed' | 'reconstructed';

/** The sets of cards that expansions bring. */
export type AddedSet = NonNullable<(typeof MANIFEST)[Expansion]['cardSet']>;

/** The sets of cards that a content file may name: those of the base game, and those that expansions bring. */
export type CardSet = 'base' | 'advanced' | AddedSet;
export const CARD_SETS: readonly CardSet[] = [
  'base',
  'advanced',
  ...EXPANSIONS.flatMap((expansion) => MANIFEST[expansion].cardSet ?? []),
];

export const NOBLE_KINDS = ['combination', 'negative', 'noDiscount', 'special'] as const;
export type NobleKind = (typeof NOBLE_KINDS)[number];

/** A card as a content file names it. */
export interface PrintedCard {
  readonly id: CardId;
  readonly epoch: Epoch;
  readonly colour: Colour;
  readonly cost: number;
  readonly gains: Readonly<Partial<Tracks>>;
  readonly points: number;
  readonly set: CardSet;
  readonly source: Source;
  readonly effect?: Effect | undefined;
  /** The kind of a card of Nobles & Inventions (rules §10.3). */
  readonly kind?: NobleKind | undefined;
  /** The name of a card of a player's own; the game's cards have theirs in every language. */
  readonly title?: string | undefined;
}

/** A card made ready to play with. */
export interface Card extends PrintedCard {
  readonly gains: Readonly<Tracks>;
  /** Its place among all cards that this thread knows: for tables that are read by card. */
  readonly number: number;
  readonly colourNumber: ColourNumber;
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

export interface PrintedColonyTile {
  readonly id: ColonyTileId;
  readonly gains: Readonly<Partial<Tracks>>;
  readonly points: number;
}

export interface ColonyTile extends PrintedColonyTile {
  readonly gains: Readonly<Tracks>;
}

export interface PrintedColony {
  readonly level: ColonyLevel;
  readonly requirement: number;
  readonly plunderPoints: number;
  readonly plunderCoins: number;
  readonly integrateCost: number;
  readonly tiles: readonly PrintedColonyTile[];
}

export interface Colony extends PrintedColony {
  readonly tiles: readonly ColonyTile[];
}

export interface Statue {
  readonly requirement: StatueRequirement;
  readonly points: number;
  readonly bonus: number;
}

/** The back of a monument (rules §10.1). */
export interface Monument {
  readonly id: MonumentId;
  readonly strength: number;
  readonly points: number;
}

export interface Monuments {
  readonly requirement: { readonly military: number; readonly culture: number };
  readonly reuseCoins: number;
  readonly reusePoints: number;
  readonly buildCost: number;
  readonly source: Source;
  readonly tiles: readonly Monument[];
}

/** What a marketplace takes and gives (rules §10.2). */
export interface Marketplace {
  readonly income: number;
  readonly foodSurplus: number;
  readonly coins: number;
}

type ByEpoch = Readonly<Record<Epoch, number>>;

/** Every number of the game, as a content file holds it. */
export interface ContentFile {
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
  readonly colonies: readonly PrintedColony[];
  readonly monuments: Monuments;
  readonly market: Readonly<Record<Market, Marketplace>> & { readonly stallPoints: number; readonly source: Source };
  readonly cards: readonly PrintedCard[];
}

/** A content file made ready to play with. Each look-up returns the printed thing and throws a RangeError when there is none. */
export interface Content extends ContentFile {
  readonly id: ContentId;
  readonly cards: readonly Card[];
  readonly colonies: readonly Colony[];
  /** The colonies in the order of their levels, whatever order the file has. */
  readonly levels: readonly Colony[];
  /** The file itself, as plain data that can be sent and saved. */
  readonly file: ContentFile;
  readonly card: (id: CardId) => Card;
  readonly colony: (level: ColonyLevel) => Colony;
  readonly colonyTile: (id: ColonyTileId) => ColonyTile;
  readonly setupCard: (id: SetupCardId) => SetupCard;
  readonly statue: (requirement: StatueRequirement) => Statue;
  readonly monument: (id: MonumentId) => Monument;
}

function lookUp<K extends string | number, T>(things: readonly T[], key: (thing: T) => K): (key: K) => T {
  const byKey = new Map(things.map((thing) => [key(thing), thing]));
  return (wanted) => {
    const thing = byKey.get(wanted);
    if (thing === undefined) throw new RangeError(`no such piece: ${wanted}`);
    return thing;
  };
}

/** The same for small numbers, which engines look up at once. */
function lookUpNumbered<T>(things: readonly T[], number: (thing: T) => number): (number: number) => T {
  const byNumber: T[] = [];
  for (const thing of things) byNumber[number(thing)] = thing;
  return (wanted) => {
    const thing = byNumber[wanted];
    if (thing === undefined) throw new RangeError(`no such piece: ${wanted}`);
    return thing;
  };
}

/*
 * Printed things are read by the million, and engines read fastest what has the same fields in the same order.
 * A file names only the tracks that a thing moves and the numbers that an effect has; here everything gets all.
 */

const allGains = ({ income = 0, military = 0, culture = 0, food = 0 }: PrintedCard['gains']): Tracks => ({
  income,
  military,
  culture,
  food,
});

const preparedEffect = (effect: Effect): { readonly [N in keyof Required<Effect>]: Effect[N] } => ({
  type: effect.type,
  coins: effect.coins,
  steps: effect.steps,
  colour: effect.colour,
  amount: effect.amount,
  silver: effect.silver,
  gold: effect.gold,
  coinsPerCard: effect.coinsPerCard,
  maxCards: effect.maxCards,
  coinsPerStep: effect.coinsPerStep,
  maxCoins: effect.maxCoins,
  coinsPerTrack: effect.coinsPerTrack,
  points: effect.points,
  actions: effect.actions,
  buyBack: effect.buyBack,
});

/** Cards that this thread has made ready so far. */
let cardsKnown = 0;

const preparedCard = (card: PrintedCard): Card => ({
  id: card.id,
  number: cardsKnown++,
  colourNumber: numberOfColour(card.colour),
  epoch: card.epoch,
  colour: card.colour,
  cost: card.cost,
  gains: allGains(card.gains),
  points: card.points,
  set: card.set,
  source: card.source,
  effect: card.effect && preparedEffect(card.effect),
  kind: card.kind,
  title: card.title,
});

const preparedTile = ({ id, gains, points }: PrintedColonyTile): ColonyTile => ({ id, gains: allGains(gains), points });

/** Returns the content of a file that keeps to the schema (`contentSchema.ts`). */
export function prepareContent(file: ContentFile, id: ContentId): Content {
  const cards = file.cards.map(preparedCard);
  const colonies = file.colonies.map((colony) => ({ ...colony, tiles: colony.tiles.map(preparedTile) }));
  const levels = colonies.toSorted((one, other) => one.level - other.level);
  return { ...file, id, file, cards, colonies, levels, ...lookUps(file, cards, colonies) };
}

const lookUps = (file: ContentFile, cards: readonly Card[], colonies: readonly Colony[]) => ({
  card: lookUp(cards, (card) => card.id),
  colony: lookUpNumbered(colonies, (colony) => colony.level),
  colonyTile: lookUp(
    colonies.flatMap((colony) => colony.tiles),
    (tile) => tile.id,
  ),
  setupCard: lookUp(file.setupCards, (card) => card.id),
  statue: lookUpNumbered(file.statues, (statue) => statue.requirement),
  monument: lookUp(file.monuments.tiles, (monument) => monument.id),
});

/** The game's own numbers; a test proves that they keep to the schema. */
export const standardContent: Content = prepareContent(data as unknown as ContentFile, STANDARD_CONTENT);

const known = new Map<ContentId, Content>([[STANDARD_CONTENT, standardContent]]);

/**
 * Makes a content known by its id, once for each thread. An id stands for the same numbers for ever
 * (it is their fingerprint), so nothing is ever replaced: what is known already stays.
 */
export function registerContent(content: Content): void {
  if (!known.has(content.id)) known.set(content.id, content);
}

/** The content that was asked for last: a game asks for its own again and again. */
let latest = standardContent;

/** The content of that name. Throws a RangeError when nobody has registered it. */
export function contentOf(id: ContentId): Content {
  if (latest.id === id) return latest;
  const content = known.get(id);
  if (content === undefined) throw new RangeError(`unknown content: ${id}`);
  latest = content;
  return content;
}
