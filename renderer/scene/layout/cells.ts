import { content } from '../../../shared/content/content.ts';
import { COLOURS, type Colour } from '../../../shared/vocabulary/colours.ts';
import { type CardId, COLONY_LEVELS, type ColonyLevel, type ColonyTileId } from '../../../shared/vocabulary/pieces.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { EPOCHS, type Epoch } from '../../../shared/vocabulary/time.ts';
import { TRACKS, type Track } from '../../../shared/vocabulary/tracks.ts';
import type { LayerName } from './piece.ts';

/** How the pictures are divided into cells. */
export const CARD_GRID = { columns: 8, rows: 8 } as const;
/** The large picture of the cards in the viewer's hand: faces first, then the back that they share. */
export const HERO_GRID = { columns: 3, rows: 2 } as const;
export const HERO_BACK = 5;
export const TOKEN_GRID = { columns: 4, rows: 4 } as const;
export const COLONY_GRID = { columns: 5, rows: 6 } as const;
export const NUMBER_GRID = { columns: 10, rows: 11 } as const;
export const NAME_GRID = { columns: 2, rows: 5 } as const;

/** The cards of an epoch, in the order of their cells. */
export const cardsOfEpoch = (epoch: Epoch): readonly CardId[] =>
  content.cards.filter((card) => card.epoch === epoch && card.set !== 'nobles').map((card) => card.id);

const cellByCard = new Map(EPOCHS.flatMap((epoch) => cardsOfEpoch(epoch).map((card, cell) => [card, cell] as const)));

const BACKS_AT = 56;

/** The cell of a card's face on its epoch's page. Throws a RangeError for an id that no card has. */
export const faceCell = (card: CardId): number => {
  const cell = cellByCard.get(card);
  if (cell === undefined) throw new RangeError(`no such card: ${card}`);
  return cell;
};

/** The cell of a colour's back, the same on every page. */
export const backCell = (colour: Colour): number => BACKS_AT + COLOURS.indexOf(colour);

/** A face without a print, for cards that are not known. */
export const BLANK_CELL = 54;

export const cardLayer = (epoch: Epoch): LayerName => `card${epoch}`;

/** Cells of the round and square tokens. */
export const tileCell = (track: Track): number => TRACKS.indexOf(track);
export const TOKEN_CELLS = { points: 4, silver: 5, gold: 6, leader: 7, cards: 8, emblems: 10 } as const;

/** A seat's name as plain letters, and on a ribbon. */
export const nameCell = (seat: Seat): number => seat * 2;
export const ribbonCell = (seat: Seat): number => seat * 2 + 1;

/** The pictures of light: a soft rectangle, a stronger one for what is selected, a ring; and the shade that things cast. */
export const HALO_GRID = { columns: 4, rows: 1 } as const;
export const HALO_CELLS = { soft: 0, strong: 1, ring: 2, shade: 3 } as const;

/** A colony's front, by level; and its back, by tile. */
export const colonyCell = (level: ColonyLevel): number => COLONY_LEVELS.indexOf(level);
export const colonyTileCell = (tile: ColonyTileId): number => {
  const index = content.colonies.flatMap((colony) => colony.tiles).findIndex((entry) => entry.id === tile);
  if (index < 0) throw new RangeError(`no such colony tile: ${tile}`);
  return COLONY_LEVELS.length + index;
};

/** The cell of a number from −9 to 99; greater ones show as 99. */
export const numberCell = (value: number): number => {
  const shown = Math.max(-9, Math.min(99, Math.trunc(value)));
  return shown >= 0 ? shown : 99 - shown;
};
