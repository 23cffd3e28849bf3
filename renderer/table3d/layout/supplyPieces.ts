import type { Observation } from '../../../shared/rules/observation/observation.ts';
import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import { CARD, COIN, COLONY, PENTAGON } from '../../cards/layout/dimensions.ts';
import { backCell, blankCell, cardLayer, colonyAtRestCell, colonyCell } from './cells.ts';
import { expansionSupplies } from './expansions.ts';
import type { Piece } from './piece.ts';
import { type Pose, pose, untidy, within } from './pose.ts';
import { deckPose } from './segment.ts';
import { leaningStack, onShelf } from './toTheEye.ts';

/** Where paid coins go to and gained ones come from: the heap on the treasury. */
export const bankPose = (index: number): Pose =>
  onShelf(0.3 * Math.sin(index * 2.4), 0.14 * Math.cos(index * 2.4), 0.08, { yaw: index });

/**
 * A card that is sold is lifted towards the viewer, on its way to the bank: how much of the way, how high and near, how large; and how much
 * sooner than others it is there, in milliseconds, so that all of a sale takes no longer than a glance.
 */
const SOLD = { way: 0.3, up: 1.6, nearer: 0.8, scale: 2.5, sooner: 90 } as const;

/**
 * How a sold card leaves.
 * @param lies where it lies
 * @param flip how it is held up: its face is not shown where nobody may see it (rules §11)
 */
export const soldBy = (lies: Pose, flip: number): Required<Pick<Piece, 'to' | 'leavesBy'>> => {
  const to = { ...bankPose(0), y: 0.45, flip: Math.PI, scale: 0.22 };
  const x = lies.x + (to.x - lies.x) * SOLD.way;
  const z = lies.z + (to.z - lies.z) * SOLD.way + SOLD.nearer;
  const up = pose(x, SOLD.up, z, { tilt: 0.5, yaw: -0.1, flip, scale: SOLD.scale });
  return { to, leavesBy: { pose: up, hold: -SOLD.sooner } };
};

/** Stacks of ten along the far edge of the shelf, and two that are begun. */
const STACKS = [
  [-0.5, -0.17, 10],
  [-0.25, -0.2, 10],
  [0, -0.18, 10],
  [0.25, -0.2, 10],
  [0.5, -0.17, 10],
  [-0.53, 0.07, 6],
  [0.54, 0.08, 4],
] as const;

const stackedCoins = (): readonly Piece[] =>
  STACKS.flatMap(([x, z, count], stack) =>
    Array.from({ length: count }, (_, height) => ({
      id: `bank ${stack} ${height}`,
      layer: 'coin' as const,
      pose: untidy(onShelf(x, z, 0.002 + height * COIN.thickness, { yaw: height * 1.3 }), stack * 17 + height, 0.012),
      face: 0,
      back: 0,
      shadeless: height > 0,
    })),
  );

/** Coins of the heap by layer: how many, how far out, how high. */
const HEAP = [
  [11, 0.27, 0.004],
  [8, 0.17, 0.03],
  [5, 0.1, 0.06],
  [2, 0.045, 0.088],
] as const;

/** Loose coins before the stacks: each leans on those below it. */
const heapedCoins = (): readonly Piece[] =>
  HEAP.flatMap(([count, reach, height], layer) =>
    Array.from({ length: count }, (_, index): Piece => {
      const angle = (index * 2 * Math.PI) / count + layer * 0.7;
      const lean = layer === 0 ? 0.16 : 0.42;
      return {
        id: `heap ${layer} ${index}`,
        layer: 'coin',
        pose: untidy(
          onShelf(Math.sin(angle) * reach, 0.09 + Math.cos(angle) * reach * 0.5, height + 0.012, {
            yaw: angle,
            tilt: lean,
          }),
          layer * 29 + index,
          0.05,
        ),
        face: 0,
        back: 0,
        shadeless: layer > 0,
      };
    }),
  );

const bankPieces = (): readonly Piece[] => [...stackedCoins(), ...heapedCoins()];

/** A new deck is dealt in packets of so many cards, spun from one hand beyond the table. */
const PACKET = { cards: 3, apart: 85, spin: 1.1 } as const;

const dealtFrom = (lies: Pose, index: number): Pose => {
  const packet = Math.floor(index / PACKET.cards);
  const height = (index % PACKET.cards) * CARD.thickness;
  const yaw = packet % 2 === 0 ? PACKET.spin : -PACKET.spin;
  return { ...lies, x: lies.x * 0.2, y: 2.6 + height, z: -6.8, yaw };
};

const deckPieces = (view: Observation): readonly Piece[] =>
  COLOURS.flatMap((colour, shift) =>
    Array.from({ length: view.decks[colour] }, (_, index) => ({
      id: `deck ${colour} ${view.epoch} ${index}`,
      layer: cardLayer(view.epoch),
      pose: untidy(deckPose(view.segments, colour, index), shift * 20 + index, 0.018),
      face: blankCell(),
      back: backCell(colour),
      from: dealtFrom(deckPose(view.segments, colour, index), index),
      delay: Math.floor(index / PACKET.cards) * PACKET.apart + shift * 50,
      shadeless: index > 0,
    })),
  );

/** Colonies in stock are larger than those that are owned: their numbers are read from the viewer's seat. */
const STACK_SCALE = 1.08;

/** Where the tile number `height` of a colony stack lies: the stacks stand in line along the board's left side. */
export const colonyStackPose = (index: number, height: number): Pose => {
  const z = -2.5 + index * 1.2;
  const edge = -PENTAGON.radius * 0.951 + 0.326 * Math.max(0, z + 0.96);
  return leaningStack(edge - (COLONY.width * STACK_SCALE) / 2 - 0.26, z, COLONY, STACK_SCALE, height);
};

/** How large the town of a colony is and how near it stands: where the print needs the room, low and at the far edge. */
const TOWN = { atRest: { scale: 1.06, nearer: 0.02 }, printed: { scale: 0.62, nearer: -0.15 } } as const;

const townPieces = (view: Observation, printed: boolean): readonly Piece[] =>
  view.colonies.flatMap(({ level, left }, index): readonly Piece[] => {
    if (left === 0) return [];
    const { scale, nearer } = printed ? TOWN.printed : TOWN.atRest;
    const top = untidy(colonyStackPose(index, left - 1), index * 7 + left - 1, 0.02);
    return [
      {
        id: `town ${level}`,
        layer: `town${index}` as Piece['layer'],
        pose: within(top, pose(0, COLONY.thickness / 2, nearer / STACK_SCALE, { scale: scale / STACK_SCALE })),
        face: 0,
        back: 0,
      },
    ];
  });

const colonyStackPieces = (view: Observation, printed: boolean): readonly Piece[] =>
  view.colonies.flatMap(({ level, left }, index) =>
    Array.from({ length: left }, (_, height) => ({
      id: `stack ${level} ${height}`,
      layer: 'colony' as const,
      pose: untidy(colonyStackPose(index, height), index * 7 + height, 0.02),
      face: printed ? colonyCell(level) : colonyAtRestCell(level),
      back: colonyCell(level),
      subject: { kind: 'colony', level } as const,
      shadeless: height > 0,
    })),
  );

/** Whether what lies in stock shows all that it brings, or only what it requires. */
export interface Printed {
  readonly colonies: boolean;
  readonly monuments: boolean;
}

/** Everything that belongs to nobody yet and lies face down or in stock: decks, colonies, monuments, the bank. */
export const supplyPieces = (view: Observation, printed: Printed): readonly Piece[] => [
  ...deckPieces(view),
  ...colonyStackPieces(view, printed.colonies),
  ...townPieces(view, printed.colonies),
  ...expansionSupplies(view, printed.monuments),
  ...bankPieces(),
];

/** Height of a card that lies on top of a deck, for cards that come from there. */
export const deckTopPose = (view: Observation, colour: (typeof COLOURS)[number]): Pose => {
  const lies = deckPose(view.segments, colour, view.decks[colour]);
  return { ...lies, y: lies.y + CARD.thickness };
};
