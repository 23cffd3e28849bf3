import type { Observation } from '../../../shared/rules/observation/observation.ts';
import { COLOURS, type Colour } from '../../../shared/vocabulary/colours.ts';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { cardOf } from '../../content/pageContent.ts';
import { freeRectangle, type SafeArea, type Viewport } from '../safeArea.ts';
import { backCell, blankCell, cardLayer, faceCell, HERO_BACK } from './cells.ts';
import { CARD } from './dimensions.ts';
import { type Eye, heldPose } from './eye.ts';
import { cardPieceId, type Piece } from './piece.ts';
import { type Pose, pose, within } from './pose.ts';
import { bankPose, deckTopPose } from './supplyPieces.ts';

/** Share of the window's height that a card in the viewer's hand takes. */
const HAND_HEIGHT = 0.3;

/** From where the viewer looks at the hand; it stays where it is when the camera goes elsewhere. */
export interface Holder {
  readonly eye: Eye;
  readonly viewport: Viewport;
  readonly area: SafeArea;
}

/** Where the card number `index` of `count` in the viewer's hand is held. */
const heldCardPose = ({ eye, viewport, area }: Holder, index: number, count: number): Pose => {
  const free = freeRectangle(viewport, area);
  const tall = Math.min(viewport.height * HAND_HEIGHT, free.width * 0.5);
  const wide = (tall * CARD.width) / CARD.height;
  const x = free.x + free.width / 2 + (index - (count - 1) / 2) * (wide + tall * 0.07);
  return heldPose(eye, viewport, { x, y: free.y + free.height * 0.475, tall }, CARD.height);
};

/** Where a seat's drawn cards lie face down until everybody has decided. */
export const coveredPose = (place: Pose, index: number): Pose =>
  within(place, pose(2.75 + index * 0.3, 0.16 + index * 0.02, 0.72, { flip: Math.PI, yaw: 0.12 - index * 0.2 }));

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
      to: { ...bankPose(index), scale: 0.2, flip: Math.PI },
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

/** Cards drawn and not yet revealed: the viewer's own large before the eyes, the others' face down at their places. */
export const handPieces = (view: Observation, places: readonly Pose[], holder: Holder): readonly Piece[] =>
  view.seats.flatMap((state, seat) => {
    const place = places[seat];
    if (place === undefined) return [];
    if (state.hand === null) return coveredPieces(view, seat, place);
    return heldPieces(view, state.hand, place, holder, state.decided);
  });
