import type { Observation } from '../../../shared/rules/observation/observation.ts';
import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { MEDAL } from '../../cards/layout/dimensions.ts';
import { cardOf } from '../../platform/pageContent.ts';
import { cardLayer, faceCell, openBackCell, TOKEN_CELLS } from './cells.ts';
import type { Piece } from './piece.ts';
import type { Pose } from './pose.ts';
import { STAND_LEADER, STAND_PORTRAIT } from './standPrint.ts';
import { heldUpPose, onStand, opponentCardPose, opponentHandPose } from './stands.ts';

/** The standing boards of those who sit across the table; `stands` has `null` for the others. A press looks at the seat. */
export const standPieces = (view: Observation, stands: readonly (Pose | null)[]): readonly Piece[] =>
  stands.flatMap((stand, seat): readonly Piece[] => {
    if (stand === null) return [];
    const stop = { name: 'seat', seat } as const;
    const size = { scale: STAND_PORTRAIT.radius / MEDAL.radius };
    const boards: readonly Piece[] = [
      { id: `frame ${seat}`, layer: 'standFrame', pose: stand, face: 0, back: 0, stop },
      { id: `stand ${seat}`, layer: 'stand', pose: stand, face: seat, back: seat, stop },
      {
        id: `portrait ${seat}`,
        layer: 'portrait',
        pose: onStand(stand, STAND_PORTRAIT.x, STAND_PORTRAIT.z, STAND_PORTRAIT.height, size),
        face: seat,
        back: seat,
        shadeless: true,
        stop,
      },
    ];
    return view.leaders[view.epoch - 1] === seat ? [...boards, leaderPiece(stand)] : boards;
  });

/** The crown of the seat that leads the epoch (rules §2.6). */
const leaderPiece = (stand: Pose): Piece => ({
  id: 'leader',
  layer: 'medal',
  pose: onStand(stand, STAND_LEADER.x, STAND_LEADER.z, 0.03, { scale: STAND_LEADER.scale }),
  face: TOKEN_CELLS.leader,
  back: TOKEN_CELLS.leader,
  shadeless: true,
  delay: 200,
});

/** A card of an opponent shows its face while it is held up, if its epoch is played; in its small pile, the back of its colour. */
const facesAbroad = ({ card, face, back }: Piece, epoch: Epoch): Pick<Piece, 'layer' | 'face' | 'back'> => {
  if (card === undefined) return { layer: cardLayer(epoch), face, back };
  const printed = cardOf(card);
  const cover = openBackCell(printed.colour);
  return { layer: cardLayer(epoch), face: printed.epoch === epoch ? faceCell(card) : cover, back: cover };
};

/** Milliseconds for which a card that somebody with a stand takes is held up: before the stand, below its figures. */
const REVEALED = 420;
const revealedPose = (stand: Pose, flip: number): Pose => ({
  ...heldUpPose(stand, 1.1),
  y: 0.5,
  z: stand.z + 1.55,
  flip,
});

const columnOf = ({ card }: Piece): number => (card === undefined ? 0 : COLOURS.indexOf(cardOf(card).colour));

/** The cards of somebody with a stand: a pile for each colour that it has, side by side before it. */
export const inPiles = (tableau: readonly Piece[], stand: Pose, epoch: Epoch): readonly Piece[] => {
  const cards = tableau.filter(({ layer }) => layer !== 'tile');
  const columns = [...new Set(cards.map(columnOf))].sort((one, other) => one - other);
  const heights = new Map<number, number>();
  return cards.map((piece) => {
    const column = columnOf(piece);
    const height = heights.get(column) ?? 0;
    heights.set(column, height + 1);
    const lies = opponentCardPose(stand, columns.indexOf(column), height);
    return {
      ...piece,
      ...facesAbroad(piece, epoch),
      pose: { ...lies, flip: Math.PI },
      shownAt: { pose: revealedPose(stand, piece.pose.flip), hold: REVEALED },
      shadeless: height > 0,
    };
  });
};

const COVERED = /^covered (\d+) (\d+)$/;

/** Cards that somebody with a stand has drawn lie before it. */
export const beforeStand = (piece: Piece, stands: readonly (Pose | null)[]): Piece => {
  const [, seat, index] = COVERED.exec(piece.id) ?? [];
  const stand = seat === undefined ? null : stands[Number(seat)];
  return stand === null || stand === undefined ? piece : { ...piece, pose: opponentHandPose(stand, Number(index)) };
};
