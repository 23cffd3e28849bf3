import type { Observation } from '../../../shared/rules/observation.ts';
import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import { BLANK_CELL, backCell, cardLayer, colonyCell, faceCell } from './cells.ts';
import { CARD, COIN, COLONY, epochRowZ, MAT, PENTAGON, TREASURY } from './dimensions.ts';
import { cardPieceId, type Piece } from './piece.ts';
import { type Pose, pose } from './pose.ts';
import { deckPose, pilePose } from './segment.ts';

/** A small irregularity, the same each time for the same number: people do not stack exactly. */
const jitter = (seed: number): number => {
  const value = Math.sin(seed * 127.1) * 43758.5453;
  return value - Math.floor(value) - 0.5;
};

const untidy = (lies: Pose, seed: number, slack: number): Pose => ({
  ...lies,
  x: lies.x + jitter(seed) * slack,
  z: lies.z + jitter(seed + 0.37) * slack,
  yaw: lies.yaw + jitter(seed + 0.71) * slack,
});

/** A heap of coins on the treasury, where paid coins go to and gained ones come from. */
export const bankPose = (index: number): Pose =>
  pose(
    TREASURY.x + 0.3 * Math.sin(index * 2.4),
    TREASURY.top + 0.01,
    TREASURY.z - TREASURY.depth / 2 + 0.34 + 0.14 * Math.cos(index * 2.4),
    { yaw: index },
  );

const bankPieces = (): readonly Piece[] =>
  Array.from({ length: 26 }, (_, index) => {
    const pile = index % 7;
    const lies = bankPose(pile * 0.93);
    const height = Math.floor(index / 7);
    return {
      id: `bank ${index}`,
      layer: 'coin',
      pose: { ...untidy(lies, index + 3, 0.03), y: lies.y + height * COIN.thickness, yaw: index },
      face: 0,
      back: 0,
      shadeless: height > 0,
    };
  });

const deckPieces = (view: Observation): readonly Piece[] =>
  COLOURS.flatMap((colour, shift) =>
    Array.from({ length: view.decks[colour] }, (_, index) => ({
      id: `deck ${colour} ${view.epoch} ${index}`,
      layer: cardLayer(view.epoch),
      pose: untidy(deckPose(view.segments, colour, index), shift * 20 + index, 0.018),
      face: BLANK_CELL,
      back: backCell(colour),
      from: { ...deckPose(view.segments, colour, index + 30), y: 2.4, z: -7 },
      delay: index * 18 + shift * 40,
      shadeless: index > 0,
    })),
  );

const pilePieces = (view: Observation): readonly Piece[] =>
  COLOURS.flatMap((colour, shift) => {
    const { size, top } = view.piles[colour];
    return Array.from({ length: size }, (_, index): Piece => {
      const lies = untidy(pilePose(view.segments, colour, index), shift * 31 + index, 0.03);
      const known = index === size - 1 ? top : null;
      const common = {
        layer: cardLayer(view.epoch),
        back: backCell(colour),
        subject: { kind: 'pile', colour },
        pose: { ...lies, yaw: lies.yaw * 0.6 },
        shadeless: index > 0,
      } as const;
      if (known === null) return { ...common, id: `pile ${colour} ${index}`, face: BLANK_CELL };
      return {
        ...common,
        id: cardPieceId(known),
        face: faceCell(known),
        card: known,
        from: { ...deckPose(view.segments, colour, view.decks[colour]), y: lies.y + 0.2 },
        lingers: 420,
      };
    });
  });

/** Where the tile number `height` of a colony stack lies: the stacks stand in line along the board's left side. */
export const colonyStackPose = (index: number, height: number): Pose => {
  const z = -0.72 + index * 0.74;
  const edge = -PENTAGON.radius * 0.951 + 0.326 * (z + 0.96);
  return pose(edge - COLONY.width / 2 - 0.3, MAT.top + COLONY.thickness * (height + 0.5), z);
};

const colonyStackPieces = (view: Observation): readonly Piece[] =>
  view.colonies.flatMap(({ level, left }, index) =>
    Array.from({ length: left }, (_, height) => ({
      id: `stack ${level} ${height}`,
      layer: 'colony' as const,
      pose: untidy(colonyStackPose(index, height), index * 7 + height, 0.02),
      face: colonyCell(level),
      back: colonyCell(level),
      subject: { kind: 'colony', level } as const,
      shadeless: height > 0,
    })),
  );

/** A marker on the row of prices that the epoch has. */
const epochPiece = (view: Observation): Piece => ({
  id: 'epoch',
  layer: 'peg',
  pose: pose(
    TREASURY.x - TREASURY.width / 2 + 0.13,
    TREASURY.top,
    TREASURY.z - TREASURY.depth / 2 + epochRowZ(view.epoch),
  ),
  face: 0,
  back: 0,
  tint: '#d0402f',
});

/** Everything that belongs to nobody yet: decks, piles, colonies, the bank. */
export const supplyPieces = (view: Observation): readonly Piece[] => [
  ...deckPieces(view),
  ...pilePieces(view),
  ...colonyStackPieces(view),
  ...bankPieces(),
  epochPiece(view),
];

/** Height of a card that lies on top of a deck, for cards that come from there. */
export const deckTopPose = (view: Observation, colour: (typeof COLOURS)[number]): Pose => {
  const lies = deckPose(view.segments, colour, view.decks[colour]);
  return { ...lies, y: lies.y + CARD.thickness };
};
