import type { FaceDownCard, Observation, ObservedSeat } from '../../../shared/rules/observation/observation.ts';
import { COLOURS, type Colour } from '../../../shared/vocabulary/colours.ts';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { ANNEX, CARD, PLACE, TABLEAU, TILE } from '../../cards/layout/dimensions.ts';
import { cardOf } from '../../platform/pageContent.ts';
import { trayTilePose } from './boardPrint.ts';
import { backCell, blankCell, cardLayer, faceCell, openBackCell, tileCell } from './cells.ts';
import { hasAnnex } from './expansions.ts';
import { cardPieceId, type Piece } from './piece.ts';
import { CARD_PRESENTED, presentedPose } from './places.ts';
import { type Pose, pose, within } from './pose.ts';
import { deckPose } from './segment.ts';

/** One seat's tableau: whose it is, where its columns begin and how deep they may become. */
interface Tableau {
  readonly view: Observation;
  readonly owner: ObservedSeat;
  readonly seat: Seat;
  readonly place: Pose;
  readonly top: number;
  readonly depth: number;
  /** Where a new card comes from. */
  readonly from: Pose;
}

/** How a column lies: the size of its cards, and the distance from one to the next. */
interface Column {
  readonly scale: number;
  readonly gap: number;
}

/**
 * The heads of all cards show. A long column closes up, but never over a price; where that is not enough to stay within
 * its place, its cards become smaller.
 */
const columnOf = (count: number, depth: number): Column => {
  const covered = Math.max(1, count - 1);
  const scale = Math.min(TABLEAU.scale, depth / (covered * TABLEAU.head + CARD.height));
  return { scale, gap: Math.min(TABLEAU.gap, (depth - CARD.height * scale) / covered) };
};

/** The place of a card within its owner's place: a column for each colour, the later card on the earlier. */
const tableauPose = ({ place, top, depth }: Tableau, column: number, row: number, count: number): Pose => {
  const { scale, gap } = columnOf(count, depth);
  return within(
    place,
    pose(
      TABLEAU.left + TABLEAU.step * column,
      0.02 + row * (CARD.thickness + 0.01) * scale,
      top + (CARD.height / 2) * scale + row * gap,
      { scale },
    ),
  );
};

const tilePiece = ({ owner, seat, place }: Tableau, card: CardId, lies: Pose): readonly Piece[] => {
  const laid = owner.cardTiles.find((entry) => entry.card === card);
  if (laid === undefined) return [];
  const onHead = within(lies, pose(0.01, CARD.thickness, -CARD.height * 0.37, { scale: 0.9 }));
  return [
    {
      id: `tile ${seat} ${card}`,
      layer: 'tile',
      pose: { ...onHead, y: onHead.y + TILE.thickness * 0.2 },
      face: tileCell(laid.tile),
      back: 0,
      from: trayTilePose(place, laid.tile),
      to: trayTilePose(place, laid.tile),
    },
  ];
};

const awayFrom = (lies: Pose): Pose => ({ ...lies, y: lies.y + 1.2, z: lies.z + 3, tilt: 0.6, scale: 0.01 });

/** A card that is lost rises towards the viewer, and then falls off the desk. */
const lostBy = (lies: Pose): Pick<Piece, 'to' | 'leavesBy'> => ({
  to: awayFrom(lies),
  leavesBy: { pose: { ...lies, y: lies.y + 0.3, z: lies.z + 0.1, tilt: lies.tilt + 0.3, scale: 1.25 }, hold: 260 },
});

/** Milliseconds for which a card that somebody else takes is held up before it lies among the others: one's own is known. */
const HELD_UP = 180;

/**
 * Everybody sees what is taken: before the viewer's board large over the table's near side, else over its place. Until it
 * lies among the others it is whole, and not only its head: what can be taken is of the running epoch, whose cards are painted.
 */
const heldUp = ({ view, place }: Tableau, epoch: Epoch, lies: Pose): NonNullable<Piece['shownAt']> => ({
  pose: place.scale === 1 ? presentedPose(CARD_PRESENTED) : { ...lies, y: lies.y + 0.4, scale: lies.scale * 2 },
  hold: place.scale === 1 ? 0 : HELD_UP,
  ...(epoch === view.epoch ? { layer: cardLayer(epoch) } : {}),
});

const openPieces = (tableau: Tableau, card: CardId, lies: Pose, coveredBy: string | undefined): readonly Piece[] => {
  const { epoch, colour } = cardOf(card);
  const piece: Piece = {
    id: cardPieceId(card),
    layer: 'owned',
    pose: lies,
    face: faceCell(card),
    back: backCell(colour),
    from: tableau.from,
    shownAt: heldUp(tableau, epoch, lies),
    ...lostBy(lies),
    subject: { kind: 'card', card },
    card,
    ...(coveredBy === undefined ? {} : { coveredBy }),
  };
  return [piece, ...tilePiece(tableau, card, lies)];
};

/** The box lies beside the table, beyond the deck of the colour. */
const boxPose = ({ segments }: Observation, colour: Colour): Pose => {
  const deck = deckPose(segments, colour, 0);
  return { ...deck, x: deck.x * 1.6, y: 1.6, z: deck.z - 3 };
};

/** A card taken face down: its owner may look at it, the others know its colour only (rules §16.7). */
const faceDownPiece = ({ view, seat }: Tableau, { colour, card }: FaceDownCard, index: number, lies: Pose): Piece => ({
  id: card === null ? `face down ${seat} ${colour} ${index}` : cardPieceId(card),
  layer: cardLayer(card === null ? view.epoch : cardOf(card).epoch),
  pose: { ...lies, flip: Math.PI },
  face: card === null ? blankCell() : faceCell(card),
  back: openBackCell(colour),
  from: boxPose(view, colour),
  ...lostBy({ ...lies, flip: Math.PI }),
  ...(card === null ? {} : { subject: { kind: 'card', card } as const, card }),
});

/** How much of a place the rail below its city hides at the far edge. */
const BEHIND_RAIL = 0.045;

/** A seat's cards, open ones first in each column, with the tiles that lie on them. `from` is where a bought card comes from. */
export const tableauPieces = (view: Observation, seat: Seat, place: Pose, from: Pose): readonly Piece[] => {
  const owner = view.seats[seat];
  if (owner === undefined) return [];
  const annex = hasAnnex(view.options.expansions);
  // At the edge of the place the rail below the city would hide the heads of the first cards.
  const top = -PLACE.depth / 2 + BEHIND_RAIL;
  const depth = PLACE.depth - BEHIND_RAIL - (annex ? ANNEX.depth + 0.01 : 0);
  const tableau: Tableau = { view, owner, seat, place, top, depth, from };
  return COLOURS.flatMap((colour, column) => {
    const open = owner.cards.filter((card) => cardOf(card).colour === colour);
    const covered = owner.faceDown.filter((card) => card.colour === colour);
    const count = open.length + covered.length;
    const at = (row: number) => tableauPose(tableau, column, row, count);
    const faceDown = covered.map((card, index) => faceDownPiece(tableau, card, index, at(open.length + index)));
    const upon = (row: number): string | undefined => {
      const next = open[row + 1];
      return next === undefined ? faceDown[0]?.id : cardPieceId(next);
    };
    return [...open.flatMap((card, row) => openPieces(tableau, card, at(row), upon(row))), ...faceDown];
  });
};
