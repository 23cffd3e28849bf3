import type { Choice, Observation, Refusal } from '../../../shared/rules/observation/observation.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { CARD, COIN_ON_FACE, FACE } from '../../cards/layout/dimensions.ts';
import { type PriceTag, priceTags } from '../../game/actions/draft.ts';
import { keyOf, subjectOf } from '../../game/selection/subjects.ts';
import { MARK_SHAPE } from './cells.ts';
import { isHeld, spotOf } from './haloPieces.ts';
import { OUTLINES } from './outlines.ts';
import { cardPieceId, type Mark, type Piece } from './piece.ts';
import { type Pose, within } from './pose.ts';

/** How far above a card's face a mark lies: nothing flickers, and it stays with the card. */
const ABOVE = 0.012;
const UNIT = CARD.width / FACE.width;
/** A coin is that much larger than the printed one, so that nothing of it is seen. */
const COVERS = 1.05;
/** The share of its cell's height that a coin takes. */
export const COIN_SHARE = 0.94;
/** How high the lamp is, in units. */
const LAMP = 0.26;

const markPiece = (id: string, mark: Mark, tall: number, where: Pick<Piece, 'pose' | 'rides'>): Piece => ({
  id: `mark ${id}`,
  layer: 'mark',
  ...where,
  face: 0,
  back: 0,
  stretch: { x: tall * MARK_SHAPE, z: tall },
  mark,
});

/** The coin with what a card really costs, over the printed one. */
const priceMark = (card: CardId, tag: PriceTag, held: boolean, nowhere: Pose): Piece => {
  const { corner, radius, x, y, lying, held: large } = COIN_ON_FACE;
  const scale = held ? large : lying;
  const tall = ((radius * 2 * scale * COVERS) / COIN_SHARE) * UNIT;
  const middle = { x: corner.x + (x - corner.x) * scale, y: corner.y + (y - corner.y) * scale };
  return markPiece(`price ${card}`, { kind: 'price', ...tag }, tall, {
    pose: nowhere,
    rides: {
      id: cardPieceId(card),
      below: -ABOVE,
      // The coin is in the left half of its cell.
      x: (middle.x - FACE.width / 2) * UNIT + ((MARK_SHAPE - 1) / 2) * tall,
      z: (middle.y - FACE.height / 2) * UNIT,
    },
  });
};

/**
 * What cards really cost the seat that decides, where that is not what is printed or is more than it has. Prices are the
 * rules' own (`priceTags`).
 */
export const priceMarks = (
  view: Observation,
  seat: Seat,
  place: Pose,
  choices: readonly Choice[],
  refusals: readonly Refusal[],
): readonly Piece[] =>
  [...priceTags(choices, refusals, view)]
    .filter(([, { price, printed, payable }]) => price !== printed || !payable)
    .map(([card, tag]) => priceMark(card, tag, isHeld(view, card, seat), place));

/** A lamp at the right edge of everything that is advised, as far as the player has asked. */
export const advisedMarks = (
  view: Observation,
  seat: Seat,
  place: Pose,
  advised: readonly Action[],
): readonly Piece[] => {
  const subjects = advised.map(subjectOf).filter((subject) => subject !== null);
  const things = new Map(subjects.map((subject) => [keyOf(subject), subject]));
  return [...things].map(([key, subject]) => {
    const { pose, rides, shape } = spotOf(view, subject, seat, place);
    const x = OUTLINES[shape].width / 2 - LAMP * 0.2;
    const where =
      rides === undefined
        ? { pose: within(pose, { ...FLAT, x, y: ABOVE }) }
        : { pose, rides: { ...rides, below: rides.below - ABOVE * 2, x } };
    return markPiece(`advice ${key}`, { kind: 'advice' }, LAMP, where);
  });
};

const FLAT: Pose = { x: 0, y: 0, z: 0, yaw: 0, tilt: 0, flip: 0, scale: 1 };
