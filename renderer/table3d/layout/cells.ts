import type { Content } from '../../../shared/content/content.ts';
import { COLOURS, type Colour } from '../../../shared/vocabulary/colours.ts';
import type { Expansion } from '../../../shared/vocabulary/options.ts';
import {
  type CardId,
  COLONY_LEVELS,
  type ColonyLevel,
  type ColonyTileId,
  type MonumentId,
} from '../../../shared/vocabulary/pieces.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { EPOCHS, type Epoch } from '../../../shared/vocabulary/time.ts';
import { TRACKS, type Track } from '../../../shared/vocabulary/tracks.ts';
import { pageContent } from '../../platform/pageContent.ts';
import type { LayerName } from './piece.ts';

/** How the pictures are divided into cells. */
/** The large picture of the cards in the viewer's hand: faces first, then the back that they share. */
export const HERO_GRID = { columns: 3, rows: 2 } as const;
export const HERO_BACK = 5;
/** The picture of the cards in tableaus, and how many of them it holds. */
export const OWNED_GRID = { columns: 10, rows: 8 } as const;
export const OWNED_CELLS = 80;
export const TOKEN_GRID = { columns: 4, rows: 4 } as const;
/** What is pinned on cards: as many cells as there can be marks at once, and as many that are on their way out. */
export const MARK_GRID = { columns: 2, rows: 6 } as const;
/** A mark is so many times as wide as high. */
export const MARK_SHAPE = 2;
export const COLONY_GRID = { columns: 5, rows: 8 } as const;
export const NUMBER_GRID = { columns: 10, rows: 11 } as const;
export const NAME_GRID = { columns: 2, rows: 5 } as const;
/** A portrait a seat. */
export const PORTRAIT_GRID = { columns: 3, rows: 2 } as const;

/** How the picture of an epoch's cards is divided: it depends on how many cards the content has. */
interface CardPage {
  readonly columns: number;
  readonly rows: number;
  readonly faces: ReadonlyMap<CardId, number>;
  readonly cards: Readonly<Record<Epoch, readonly CardId[]>>;
  /** The first cell behind the faces of every epoch. */
  readonly rest: number;
}

/** Cells of one page that show no face: a blank one, and for each colour a back and one that leaves the epoch open. */
const REST_CELLS = 1 + COLOURS.length * 2;

/** A card is that much higher than wide; the pages come out about square. */
const CARD_SHAPE = 1.4;

const planPage = ({ cards }: Content): CardPage => {
  const idsOf = (epoch: Epoch) => cards.filter((card) => card.epoch === epoch).map(({ id }) => id);
  const byEpoch = { 1: idsOf(1), 2: idsOf(2), 3: idsOf(3) };
  const rest = Math.max(...EPOCHS.map((epoch) => byEpoch[epoch].length));
  const cells = rest + REST_CELLS;
  const square = Math.ceil(Math.sqrt(cells * CARD_SHAPE));
  const rowsOf = (count: number) => Math.ceil(cells / count);
  // Of the shapes that are about square, the one that leaves the fewest cells empty.
  const [columns = square] = [square, square - 1, square - 2]
    .filter((count) => count > 0)
    .sort((one, other) => one * rowsOf(one) - other * rowsOf(other));
  return {
    columns,
    rows: rowsOf(columns),
    faces: new Map(EPOCHS.flatMap((epoch) => byEpoch[epoch].map((card, cell) => [card, cell] as const))),
    cards: byEpoch,
    rest,
  };
};

const planned = new WeakMap<Content, CardPage>();

/** The plan of the content that is shown; made once for each. */
const cardPage = (): CardPage => {
  const content = pageContent();
  const known = planned.get(content);
  if (known !== undefined) return known;
  const page = planPage(content);
  planned.set(content, page);
  return page;
};

/** How the pictures of the cards are divided: room for the epoch with most cards, their backs and a blank. */
export const cardGrid = (): { readonly columns: number; readonly rows: number } => cardPage();

/** The cards of an epoch, in the order of their cells. */
export const cardsOfEpoch = (epoch: Epoch): readonly CardId[] => cardPage().cards[epoch];

/** The cell of a card's face on its epoch's page. Throws a RangeError for an id that no card has. */
export const faceCell = (card: CardId): number => {
  const cell = cardPage().faces.get(card);
  if (cell === undefined) throw new RangeError(`no such card: ${card}`);
  return cell;
};

/** A face without a print, for cards that are not known. */
export const blankCell = (): number => cardPage().rest;

/** The cell of a colour's back, the same on every page. */
export const backCell = (colour: Colour): number => blankCell() + 1 + COLOURS.indexOf(colour);

/** The cell of a back that does not tell the epoch, for cards of which only the colour is known (rules §16.7). */
export const openBackCell = (colour: Colour): number => backCell(colour) + COLOURS.length;

export const cardLayer = (epoch: Epoch): LayerName => `card${epoch}`;

/** Cells of the round and square tokens. */
export const tileCell = (track: Track): number => TRACKS.indexOf(track);
export const TOKEN_CELLS = { points: 4, silver: 5, gold: 6, leader: 7, cards: 8 } as const;

/** The boards that are laid out: the one in front, and the one that is looked at. */
export const BOARD_GRID = { columns: 1, rows: 2 } as const;
export const BOARD_CELLS = { front: 0, looked: 1 } as const;

/** The faces of the standing boards, one below the other: a cell a seat. */
export const STAND_GRID = { columns: 1, rows: 5 } as const;

/** A seat's name as plain letters, and on a ribbon. */
export const nameCell = (seat: Seat): number => seat * 2;
export const ribbonCell = (seat: Seat): number => seat * 2 + 1;

/** The pictures of light: a soft rectangle, the shade that things cast, and from `outlines` on those of `outlines.ts`. */
export const HALO_GRID = { columns: 19, rows: 1 } as const;
export const HALO_CELLS = { soft: 0, shade: 1, outlines: 2 } as const;

/** A colony's front, by level, with all that it brings, or with what it requires alone; and its back, by tile. */
export const colonyCell = (level: ColonyLevel): number => COLONY_LEVELS.indexOf(level);
export const colonyAtRestCell = (level: ColonyLevel): number =>
  COLONY_GRID.columns * (COLONY_GRID.rows - 2) + COLONY_LEVELS.indexOf(level);
export const colonyTileCell = (tile: ColonyTileId): number => {
  const index = pageContent()
    .colonies.flatMap((colony) => colony.tiles)
    .findIndex((entry) => entry.id === tile);
  if (index < 0) throw new RangeError(`no such colony tile: ${tile}`);
  return COLONY_LEVELS.length + index;
};

/** What a plundered colony shows, by level. */
export const plunderedCell = (level: ColonyLevel): number =>
  COLONY_GRID.columns * (COLONY_GRID.rows - 1) + COLONY_LEVELS.indexOf(level);

/** The monument's front, with all that it brings, or with what it requires alone; and the backs of all monuments. */
export const monumentGrid = (): { readonly columns: number; readonly rows: number } => ({
  columns: 3,
  rows: Math.ceil((pageContent().monuments.tiles.length + 2) / 3),
});
export const monumentFrontCell = (): number => 0;
export const monumentAtRestCell = (): number => 1;
/** Throws a RangeError for an id that no monument has. */
export const monumentBackCell = (monument: MonumentId): number => {
  const index = pageContent().monuments.tiles.findIndex(({ id }) => id === monument);
  if (index < 0) throw new RangeError(`no such monument: ${monument}`);
  return index + 2;
};

/** The prints of the annex, one below the other: what there is room for, and whether the market is open, as its square tells what that requires until then. */
export const ANNEX_FACES = [
  { market: true, monuments: true, open: false },
  { market: true, monuments: true, open: true },
  { market: true, monuments: false, open: false },
  { market: true, monuments: false, open: true },
  { market: false, monuments: true, open: false },
] as const;
export const ANNEX_GRID = { columns: 1, rows: ANNEX_FACES.length } as const;

/** The annex's print with some expansions, and with its market `open` or still to be opened. */
export const annexCell = (expansions: readonly Expansion[], open = false): number => {
  const [market, monuments] = [expansions.includes('market'), expansions.includes('monuments')];
  return ANNEX_FACES.findIndex(
    (face) => face.market === market && face.monuments === monuments && face.open === (market && open),
  );
};

/** The cell of a number from −9 to 99; greater ones show as 99. */
export const numberCell = (value: number): number => {
  const shown = Math.max(-9, Math.min(99, Math.trunc(value)));
  return shown >= 0 ? shown : 99 - shown;
};
