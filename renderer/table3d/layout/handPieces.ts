import type { Observation } from '../../../shared/rules/observation/observation.ts';
import { COLOURS, type Colour } from '../../../shared/vocabulary/colours.ts';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { CARD, PLACE, TREASURY } from '../../cards/layout/dimensions.ts';
import type { HandSlots } from '../../game/state/stage.ts';
import { freeRectangle, type SafeArea, type Viewport } from '../../game/tableHost/safeArea.ts';
import { cardOf } from '../../platform/pageContent.ts';
import { type CameraPose, HAND_HEIGHTS, heldPose, onCanvas } from './cameraPose.ts';
import { backCell, blankCell, cardLayer, faceCell, HERO_BACK } from './cells.ts';
import { cardPieceId, type Piece } from './piece.ts';
import { type Pose, pose, within } from './pose.ts';
import { bankPose, deckTopPose, soldBy } from './supplyPieces.ts';

/** From where the viewer looks at the hand. */
export interface Holder {
  readonly cameraPose: CameraPose;
  readonly viewport: Viewport;
  readonly area: SafeArea;
  /** Whether the whole table is seen: the hand then lies at the right of the desk, else before a closer view. */
  readonly whole: boolean;
  /** Pixels at the lower edge that hold what can be done with the cards; each stands right above its own. Left out, none. */
  readonly plates?: number;
}

/** The share of the window's height that the cards take beside a close view. */
const BESIDE = 0.235;
/** The least height of a card, however little room there is, as a share of the window's height. */
const LEAST = 0.16;
/** Between two cards, as a share of their height. */
const GAP = 0.06;
/** Pixels to the edges, as a share of the window's height. */
const EDGE = 0.014;
/** The share of the window's height that stays free above the cards, for the words that say what is to be done. */
const ABOVE = 0.17;

/** The near right corners of what the cards must not cover: the desk and the treasury. */
const ENDS = [
  { x: 4.28, y: 0.06, z: 5.92 },
  { x: TREASURY.x + TREASURY.width / 2, y: 0.1, z: TREASURY.z + TREASURY.depth / 2 + 0.1 },
];

/** The part of the window, in pixels, where the hand lies: at the right of the desk, above its plates. */
const handZone = ({ cameraPose, viewport, area, whole, plates = 0 }: Holder) => {
  const free = freeRectangle(viewport, area);
  const edge = viewport.height * EDGE;
  const right = viewport.width - (area.foot ?? area.right) - edge;
  const bottom = free.y + free.height - edge - plates;
  const room = bottom - free.y - viewport.height * ABOVE;
  if (!whole) return { left: free.x, right, bottom, tall: Math.min(viewport.height * BESIDE, room) };
  const left = Math.max(...ENDS.map((end) => onCanvas(cameraPose, viewport, end).x)) + edge;
  return { left, right, bottom, tall: Math.min(viewport.height * HAND_HEIGHTS[0], room) };
};

/** Where `count` cards are held, in pixels of the window: side by side, each in the middle of a slot of its own. */
export const handSlots = (holder: Holder, count: number): HandSlots => {
  const { left, right, bottom, tall: room } = handZone(holder);
  const { viewport, area } = holder;
  const ratio = CARD.width / CARD.height;
  // However little room there is, they are seen.
  const tall = Math.max(viewport.height * LEAST, Math.min(room, (right - left) / (count * (ratio + GAP))));
  // Large words below them need more room than the cards.
  const words = Math.min(right - left, area.right - viewport.height * EDGE) / count;
  const step = Math.max(tall * (ratio + GAP), words);
  return { left: right - count * step, top: bottom - tall, bottom, step };
};

/** Where the card number `index` of `count` in the viewer's hand is held. */
const heldCardPose = (holder: Holder, index: number, count: number): Pose => {
  const { left, top, bottom, step } = handSlots(holder, count);
  const at = { x: left + (index + 0.5) * step, y: (top + bottom) / 2, tall: bottom - top };
  return heldPose(holder.cameraPose, holder.viewport, at, CARD.height);
};

/** Units from the middle of a place to the middle of cards at the right of its desk. */
const ASIDE = PLACE.width / 2 + 0.5;

/**
 * Where a seat's drawn cards lie face down until everybody has decided: on the desk of who sits there, where a hand has laid them, and
 * beside a board that is only looked at, whose columns are read.
 */
export const coveredPose = (place: Pose, index: number): Pose =>
  place.scale < 1
    ? within(place, pose(ASIDE, 0.02 + index * 0.02, 0.1 + index * 0.3, { flip: Math.PI, yaw: 0.06 - index * 0.1 }))
    : within(place, pose(2.75 + index * 0.3, 0.16 + index * 0.02, 0.72, { flip: Math.PI, yaw: 0.12 - index * 0.2 }));

/** The colour of the deck that a seat's emblem points at (rules §3.2); the first colour before the wheel is set. */
export const drawColourOf = (view: Observation, seat: Seat): Colour => {
  const segment = ((view.emblems[seat] ?? 0) + (view.wheel.rotation ?? 0) + view.wheel.turns) % COLOURS.length;
  return view.segments[segment] ?? 'yellow';
};

const heldPieces = (view: Observation, hand: readonly CardId[], place: Pose, holder: Holder, decided: boolean) =>
  hand.map((card, index): Piece => {
    const { colour, epoch } = cardOf(card);
    const held = decided ? coveredPose(place, index) : heldCardPose(holder, index, hand.length);
    return {
      id: cardPieceId(card),
      layer: decided ? cardLayer(epoch) : 'hero',
      pose: held,
      face: faceCell(card),
      back: decided ? backCell(colour) : HERO_BACK,
      from: deckTopPose(view, colour),
      ...(decided ? soldBy(held, Math.PI) : { to: { ...bankPose(index), scale: 0.2, flip: Math.PI } }),
      delay: index * 90,
      subject: { kind: 'card', card },
      card,
    };
  });

const coveredPieces = (view: Observation, seat: Seat, place: Pose): readonly Piece[] => {
  const colour = drawColourOf(view, seat);
  return [0, 1].map((index) => ({
    id: `covered ${seat} ${index}`,
    layer: cardLayer(view.epoch),
    pose: coveredPose(place, index),
    face: blankCell(),
    back: backCell(colour),
    from: deckTopPose(view, colour),
    delay: index * 60,
  }));
};

/**
 * Cards drawn and not yet revealed: the viewer's own large in front of the camera, the others' face down at their
 * places.
 */
export const handPieces = (view: Observation, places: readonly Pose[], holder: Holder): readonly Piece[] =>
  view.seats.flatMap((state, seat) => {
    const place = places[seat];
    if (place === undefined) return [];
    if (state.hand === null) return coveredPieces(view, seat, place);
    return heldPieces(view, state.hand, place, holder, state.decided);
  });
