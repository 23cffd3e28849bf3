import type { Observation } from '../../../shared/rules/observation/observation.ts';
import type { Change, GameEvent } from '../../../shared/vocabulary/events.ts';
import { COLONY_LEVELS, STATUES } from '../../../shared/vocabulary/pieces.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { monumentStackPose } from './annexPrint.ts';
import { statueFigure } from './boardPieces.ts';
import {
  backCell,
  blankCell,
  cardLayer,
  colonyCell,
  colonyTileCell,
  monumentBackCell,
  monumentFrontCell,
  plunderedCell,
  TOKEN_CELLS,
} from './cells.ts';
import type { Piece } from './piece.ts';
import { type Pose, pose } from './pose.ts';
import { heldUpPose, opponentHandPose } from './stands.ts';
import { bankPose, colonyStackPose, soldBy } from './supplyPieces.ts';

type Of<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

/** Whose moment it is, and where that seat's stand is. */
interface Scene {
  readonly view: Observation;
  readonly seat: Seat;
  readonly stand: Pose;
}

/** As many coins fly as one can follow. */
const MOST_COINS = 7;

/** Into the stand: nothing is left to see. */
const intoStand = ({ stand }: Scene): Pose => pose(stand.x, 0.5, stand.z, { tilt: 0.5, scale: 0.02 });

/** A thing that comes from the stock, is held up while its event is shown, and goes into the stand. */
const taken = (
  scene: Scene,
  piece: Pick<Piece, 'id' | 'layer' | 'face' | 'back'>,
  from: Pose,
  scale: number,
): Piece => ({
  ...piece,
  pose: heldUpPose(scene.stand, scale),
  from,
  to: intoStand(scene),
  shadeless: true,
});

const coinPieces = (scene: Scene, { coins }: Change): readonly Piece[] =>
  Array.from({ length: Math.min(MOST_COINS, Math.abs(coins)) }, (_, index): Piece => {
    const purse = pose(scene.stand.x + 0.3, 0.4, scene.stand.z + 0.3, { scale: 0.7, yaw: index });
    const [from, to] = coins > 0 ? [bankPose(index), purse] : [purse, bankPose(index)];
    return {
      id: `moment coin ${scene.seat} ${index}`,
      layer: 'coin',
      pose: to,
      face: 0,
      back: 0,
      from,
      to: { ...to, scale: 0.02 },
      delay: index * 35,
      shadeless: true,
    };
  });

/** A card that is sold goes to the bank; in phase A nobody sees which one it was (rules §11). */
const soldPieces = (scene: Scene, { phase, colour }: Of<'cardSold'>): readonly Piece[] => {
  if (phase === 'B') return [];
  const from = opponentHandPose(scene.stand, 0);
  const { to, leavesBy } = soldBy(from, Math.PI);
  return [
    {
      id: `moment sold ${scene.seat}`,
      layer: cardLayer(scene.view.epoch),
      pose: to,
      face: blankCell(),
      back: backCell(colour),
      from,
      shownAt: leavesBy,
      shadeless: true,
    },
  ];
};

/** It is turned over while it is held up: what was found in it, or what is left of it, is on the other side. */
const colonyPieces = (scene: Scene, event: Of<'colonyPlundered' | 'colonyIntegrated'>): readonly Piece[] => {
  const { seat, level } = event;
  const face = event.type === 'colonyPlundered' ? plunderedCell(level) : colonyTileCell(event.tile);
  const colony = { id: `moment colony ${seat}`, layer: 'colony', face, back: colonyCell(level) } as const;
  const stack = colonyStackPose(COLONY_LEVELS.indexOf(level), 2);
  return [taken(scene, colony, { ...stack, flip: Math.PI }, 1.1)];
};

const statuePieces = (scene: Scene, { seat, requirement }: Of<'statueCarved'>): readonly Piece[] => {
  const rank = STATUES.indexOf(requirement);
  const up = { ...heldUpPose(scene.stand, 1.6 + rank * 0.15), tilt: 0 };
  return [
    {
      id: `moment statue ${seat}`,
      ...statueFigure(rank),
      pose: { ...up, y: 0.3 },
      face: rank,
      back: rank,
      from: { ...up, y: 2.4 },
      to: intoStand(scene),
      shadeless: true,
    },
  ];
};

const medalPieces = (scene: Scene, kind: 'silver' | 'gold'): readonly Piece[] => {
  const cell = TOKEN_CELLS[kind];
  const medal = { id: `moment medal ${scene.seat}`, layer: 'medal', face: cell, back: cell } as const;
  return [taken(scene, medal, { ...bankPose(1), y: 0.3 }, 1.7)];
};

const monumentPieces = (scene: Scene, { monument }: Of<'monumentBuilt'>): readonly Piece[] => {
  const id = `moment monument ${scene.seat}`;
  const plate = { id, layer: 'monument', face: monumentBackCell(monument), back: monumentFrontCell() } as const;
  return [taken(scene, plate, { ...monumentStackPose(2), flip: Math.PI }, 1.2)];
};

/** What a seat with a stand takes, as far as everybody sees it. */
const takenBy = (scene: Scene, event: GameEvent): readonly Piece[] => {
  switch (event.type) {
    case 'cardSold':
      return soldPieces(scene, event);
    case 'colonyPlundered':
    case 'colonyIntegrated':
      return colonyPieces(scene, event);
    case 'statueCarved':
      return statuePieces(scene, event);
    case 'silverBought':
      return medalPieces(scene, 'silver');
    case 'goldBought':
      return medalPieces(scene, 'gold');
    case 'monumentBuilt':
      return monumentPieces(scene, event);
    default:
      return [];
  }
};

/**
 * Pieces that are shown only during an event: what a seat with a stand takes, pays and gains. They come from where they
 * lay, are held up, and go into the stand.
 * @param stands where the seats' stands are, `null` for the seat in front
 */
export const eventPieces = (
  view: Observation,
  event: GameEvent | null,
  stands: readonly (Pose | null)[],
): readonly Piece[] => {
  if (event === null || !('seat' in event)) return [];
  const { seat } = event;
  const stand = stands[seat];
  if (stand === null || stand === undefined) return [];
  const scene = { view, seat, stand };
  return [...takenBy(scene, event), ...('change' in event ? coinPieces(scene, event.change) : [])];
};
