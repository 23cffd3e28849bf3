import {
  CARD_SETS,
  type Card,
  type CardSet,
  type Colony,
  type ColonyTile,
  type Content,
  type Monument,
  type SetupCard,
  type Source,
  type Statue,
} from '../../shared/content/content.ts';
import type { Colour } from '../../shared/vocabulary/colours.ts';
import type { EffectType } from '../../shared/vocabulary/effects.ts';
import { MANIFEST } from '../../shared/vocabulary/expansions.ts';
import { bringsPieces, EXPANSIONS, type PieceExpansion } from '../../shared/vocabulary/options.ts';
import { MARKETS, type Market, SIDES, type Side } from '../../shared/vocabulary/pieces.ts';
import type { Epoch } from '../../shared/vocabulary/time.ts';

export const KINDS = ['card', 'setup', 'colony', 'statue', 'monument', 'market'] as const;
export type Kind = (typeof KINDS)[number];

/** The parts of the game that a piece can belong to: a set of cards, or an expansion that has something printed of its own. */
export type PieceSet = CardSet | PieceExpansion;
const isPrinted = (piece: string): boolean => KINDS.some((kind) => kind === piece);
export const SETS: readonly PieceSet[] = [
  ...CARD_SETS,
  ...EXPANSIONS.filter(bringsPieces).filter((expansion) => MANIFEST[expansion].pieces.some(isPrinted)),
];

/** What is printed on a piece; one side of it where it has two. */
export type Print =
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'setup'; readonly setup: SetupCard; readonly side: Side }
  /** A colony's front (`tile` is `null`), or the back of one of its tiles, the `number`th from 1. */
  | { readonly kind: 'colony'; readonly colony: Colony; readonly tile: ColonyTile | null; readonly number: number }
  | { readonly kind: 'statue'; readonly statue: Statue }
  /** The front that all monuments share (`back` is `null`), or a back, the `number`th from 1. */
  | { readonly kind: 'monument'; readonly back: Monument | null; readonly number: number }
  | { readonly kind: 'market'; readonly market: Market };

/** A piece of the game, with everything that it is sought by. `null`: a piece of this kind has no such thing. */
export interface Piece {
  /** Unique in the gallery. */
  readonly id: string;
  readonly print: Print;
  readonly set: PieceSet;
  readonly epoch: Epoch | null;
  readonly colour: Colour | null;
  readonly effect: EffectType | null;
  /** Coins to pay for it. */
  readonly cost: number | null;
  /** Points printed on it. */
  readonly points: number | null;
  /** `null`: the content does not say. */
  readonly source: Source | null;
}

const PLAIN = { epoch: null, colour: null, effect: null, cost: null, points: null, source: null } as const;

const cardPiece = (card: Card): Piece => ({
  id: card.id,
  print: { kind: 'card', card },
  set: card.set,
  epoch: card.epoch,
  colour: card.colour,
  effect: card.effect?.type ?? null,
  cost: card.cost,
  points: card.points,
  source: card.source,
});

/** Side B is for the advanced game only (rules §1.2). */
const setupPieces = (setup: SetupCard): readonly Piece[] =>
  SIDES.map((side) => ({
    ...PLAIN,
    id: `${setup.id}-${side}`,
    print: { kind: 'setup', setup, side },
    set: side === 'A' ? 'base' : 'advanced',
    source: setup.source,
  }));

const colonyPieces = (colony: Colony): readonly Piece[] => [
  {
    ...PLAIN,
    id: `colony-${colony.level}`,
    print: { kind: 'colony', colony, tile: null, number: 0 },
    set: 'base',
    cost: colony.integrateCost,
    points: colony.plunderPoints,
  },
  ...colony.tiles.map(
    (tile, index): Piece => ({
      ...PLAIN,
      id: tile.id,
      print: { kind: 'colony', colony, tile, number: index + 1 },
      set: 'base',
      cost: colony.integrateCost,
      points: tile.points,
    }),
  ),
];

const statuePiece = (statue: Statue): Piece => ({
  ...PLAIN,
  id: `statue-${statue.requirement}`,
  print: { kind: 'statue', statue },
  set: 'base',
  points: statue.points,
});

const monumentPieces = ({ monuments }: Content): readonly Piece[] => {
  const shared = { ...PLAIN, set: 'monuments', cost: monuments.buildCost, source: monuments.source } as const;
  return [
    {
      ...shared,
      id: 'monument',
      print: { kind: 'monument', back: null, number: 0 },
      points: monuments.reusePoints,
    },
    ...monuments.tiles.map(
      (back, index): Piece => ({
        ...shared,
        id: back.id,
        print: { kind: 'monument', back, number: index + 1 },
        points: back.points,
      }),
    ),
  ];
};

const marketPiece = (market: Market, { source }: Content['market']): Piece => ({
  ...PLAIN,
  id: `market-${market}`,
  print: { kind: 'market', market },
  set: 'market',
  source,
});

/** Returns every piece of the game that has something printed on it, in the order of the box. */
export const piecesOf = (content: Content): readonly Piece[] => [
  ...content.cards.map(cardPiece),
  ...content.setupCards.flatMap(setupPieces),
  ...content.colonies.flatMap(colonyPieces),
  ...content.statues.map(statuePiece),
  ...monumentPieces(content),
  ...MARKETS.map((market) => marketPiece(market, content.market)),
];

/** What is on the other side of a piece: another print, or the back that all cards of a colour and epoch share. */
export type Reverse = Print | { readonly kind: 'cardBack'; readonly card: Card };

const OTHER: Readonly<Record<Side, Side>> = { A: 'B', B: 'A' };

/**
 * Returns what is seen when a piece is turned over, of several possible backs the first; `null` for what has one side
 * only.
 */
export function reverseOf(print: Print, { monuments }: Content): Reverse | null {
  switch (print.kind) {
    case 'card':
      return { kind: 'cardBack', card: print.card };
    case 'setup':
      return { ...print, side: OTHER[print.side] };
    case 'colony': {
      const [first = null] = print.colony.tiles;
      return print.tile === null ? { ...print, tile: first, number: 1 } : { ...print, tile: null, number: 0 };
    }
    case 'monument': {
      const [first = null] = monuments.tiles;
      return print.back === null ? { ...print, back: first, number: 1 } : { ...print, back: null, number: 0 };
    }
    default:
      return null;
  }
}
