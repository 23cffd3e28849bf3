import type { Observation } from '../../../shared/rules/observation/observation.ts';
import { COLOURS, type Colour } from '../../../shared/vocabulary/colours.ts';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import { backCell, blankCell, cardLayer, faceCell } from './cells.ts';
import { coveredPose, drawColourOf } from './handPieces.ts';
import { cardPieceId, type Piece } from './piece.ts';
import { type Pose, untidy } from './pose.ts';
import { pilePose } from './segment.ts';
import { soldBy } from './supplyPieces.ts';

/** Milliseconds for which a card stays visible while the next one falls on it. */
const COVERED_AFTER = 420;

/** The place of the seat that draws from a colour now: its discards come from there. */
const drawerOf = (view: Observation, places: readonly Pose[], colour: Colour): Pose | undefined =>
  places[view.seats.findIndex((_, seat) => drawColourOf(view, seat) === colour)];

/** In phase A the next discard covers the top card; in phase B it is taken away, and leaves when it is sold. */
const waysOf = (
  view: Observation,
  places: readonly Pose[],
  colour: Colour,
  lies: Pose,
): Pick<Piece, 'from' | 'to' | 'leavesBy' | 'lingers'> => {
  if (view.phase === 'B') return soldBy(lies, 0);
  const place = drawerOf(view, places, colour);
  return { lingers: COVERED_AFTER, ...(place === undefined ? {} : { from: coveredPose(place, 1) }) };
};

/** The face-up piles: true heights, the top card's face, and nothing of the cards under it (rules §11). */
export const pilePieces = (view: Observation, places: readonly Pose[]): readonly Piece[] =>
  COLOURS.flatMap((colour, shift) => {
    const { size, top } = view.piles[colour];
    return Array.from({ length: size }, (_, index): Piece => {
      const lies = untidy(pilePose(view.segments, colour, index), shift * 31 + index, 0.03);
      const common = {
        layer: cardLayer(view.epoch),
        back: backCell(colour),
        subject: { kind: 'pile', colour },
        pose: { ...lies, yaw: lies.yaw * 0.6 },
        shadeless: index > 0,
      } as const;
      const known: CardId | null = index === size - 1 ? top : null;
      return known === null
        ? { ...common, id: `pile ${colour} ${index}`, face: blankCell() }
        : {
            ...common,
            ...waysOf(view, places, colour, lies),
            id: cardPieceId(known),
            face: faceCell(known),
            card: known,
          };
    });
  });
