import { cardOf } from '../../../shared/content/content.ts';
import type { Observation, ObservedSeat } from '../../../shared/rules/observation.ts';
import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { backCell, cardLayer, faceCell, tileCell } from './cells.ts';
import { CARD, PLACE, TABLEAU, TILE } from './dimensions.ts';
import { cardPieceId, type Piece } from './piece.ts';
import { type Pose, pose, within } from './pose.ts';

/** Distance of the cards in one column: their heads show; a long column closes up to stay within its place. */
const gapOf = (count: number): number => Math.min(TABLEAU.gap, (PLACE.depth - CARD.height) / Math.max(1, count - 1));

/** The place of a card within its owner's place: a column for each colour, the later card on the earlier. */
const tableauPose = (place: Pose, column: number, row: number, count: number): Pose =>
  within(
    place,
    pose(
      TABLEAU.left + TABLEAU.step * column,
      0.02 + row * (CARD.thickness + 0.01),
      -PLACE.depth / 2 + CARD.height / 2 + row * gapOf(count),
    ),
  );

const columnOf = (cards: readonly CardId[], colour: (typeof COLOURS)[number]): readonly CardId[] =>
  cards.filter((card) => cardOf(card).colour === colour);

const tilePiece = (owner: ObservedSeat, seat: Seat, card: CardId, lies: Pose): readonly Piece[] => {
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
    },
  ];
};

/** A seat's bought cards, with the tiles that lie on them. `from` is where a new card comes from. */
export const tableauPieces = (view: Observation, seat: Seat, place: Pose, from: Pose): readonly Piece[] => {
  const owner = view.seats[seat];
  if (owner === undefined) return [];
  return COLOURS.flatMap((colour, column) => {
    const cards = columnOf(owner.cards, colour);
    return cards.flatMap((card, row) => {
      const lies = tableauPose(place, column, row, cards.length);
      const piece: Piece = {
        id: cardPieceId(card),
        layer: cardLayer(cardOf(card).epoch),
        pose: lies,
        face: faceCell(card),
        back: backCell(colour),
        from,
        to: { ...lies, y: lies.y + 1.2, z: lies.z + 3, tilt: 0.6, scale: 0.01 },
        subject: { kind: 'card', card },
        card,
      };
      return [piece, ...tilePiece(owner, seat, card, lies)];
    });
  });
};
