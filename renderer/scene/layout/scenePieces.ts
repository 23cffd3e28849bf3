import type { Choice, Observation } from '../../../shared/rules/observation/observation.ts';
import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { cardOf } from '../../content/pageContent.ts';
import { sameSubject, subjectOf } from '../../interaction/subjects.ts';
import type { CameraStop, Subject } from '../../store/table.ts';
import { annexPieces } from './annexPieces.ts';
import { boardPieces } from './boardPieces.ts';
import { ghostPieces } from './ghostPieces.ts';
import { haloPieces } from './haloPieces.ts';
import { coveredPose, type Holder, handPieces } from './handPieces.ts';
import { momentPieces } from './momentPieces.ts';
import type { Piece } from './piece.ts';
import { pilePieces } from './pilePieces.ts';
import { type Pose, pose } from './pose.ts';
import { pilePose } from './segment.ts';
import { opponentCardPose, standsOf } from './stands.ts';
import { supplyPieces } from './supplyPieces.ts';
import { tableauPieces } from './tableauPieces.ts';
import { rotationTowards } from './wheel.ts';

/** Everything that decides where the pieces are. */
export interface Situation {
  readonly view: Observation;
  readonly places: readonly Pose[];
  readonly holder: Holder;
  /** The seat that decides at this screen, and what it can do. */
  readonly actor: Seat | null;
  readonly choices: readonly Choice[];
  readonly selected: Subject | null;
  readonly considered: Choice | null;
  readonly hovered: CardId | null;
  /** The piece under the pointer. */
  readonly pointed: string | null;
  readonly camera: CameraStop;
  /** What is being shown. */
  readonly event: GameEvent | null;
}

/** What the player's mind is on: what a decision that is pointed at or taken up is about, else what was selected. */
const inMind = ({ considered, selected }: Situation): Subject | null =>
  considered === null ? selected : subjectOf(considered.action);

/** How far a piece rises from where it lies: a little under the pointer, more when it is selected. */
const liftOf = (piece: Piece, situation: Situation): number => {
  const { hovered, pointed, choices } = situation;
  const { subject, card } = piece;
  const selected = inMind(situation);
  // Of a pile only the top card rises.
  if (subject === undefined || (subject.kind === 'pile' && card === undefined)) return 0;
  const chosen = selected !== null && sameSubject(subject, selected) && isOffered(choices, subject);
  const pointedAt = pointed === piece.id || (card !== undefined && card === hovered);
  return (chosen ? 0.1 : 0) + (pointedAt ? 0.08 : 0);
};

const isOffered = (choices: readonly Choice[], subject: Subject): boolean =>
  choices.some(({ action }) => sameSubject(subjectOf(action), subject));

/** Pieces under the pointer or selected rise a little; those before the eyes grow. */
const raised = (piece: Piece, situation: Situation): Piece => {
  const lift = liftOf(piece, situation);
  if (lift === 0) return piece;
  const { pose } = piece;
  const scale = piece.layer === 'hero' ? pose.scale * (1 + lift * 0.6) : pose.scale;
  return { ...piece, pose: { ...pose, y: pose.y + lift, scale }, delay: 0 };
};

/** While the wheel is set, a click on a deck turns the actor's emblem towards it. */
const wheelSubject = (piece: Piece, { view, actor, choices }: Situation): Piece => {
  if (actor === null || !piece.id.startsWith('deck ')) return piece;
  if (!choices.some(({ action }) => action.type === 'setWheel')) return piece;
  const segment = view.segments.findIndex((colour) => piece.id.startsWith(`deck ${colour} `));
  return { ...piece, subject: { kind: 'wheel', rotation: rotationTowards(segment, view.emblems[actor] ?? 0) } };
};

/** Cards of phase A come from where the seat's covered hand lay, those of phase B from the middle of the piles. */
const tableauFrom = (view: Observation, place: Pose): Pose =>
  view.phase === 'A' ? coveredPose(place, 0) : { ...pilePose(view.segments, view.segments[0] ?? 'yellow', 8), y: 0.6 };

/** Pieces of the boards of those who have a stand instead. */
const ownersAbroad = (piece: Piece, view: Observation, abroad: (seat: Seat) => boolean): boolean =>
  (piece.id === 'leader' && abroad(view.leaders[view.epoch - 1] ?? -1)) ||
  view.seats.some((_, seat) => abroad(seat) && new RegExp(`^[a-z ]+ ${seat}( |$)`).test(piece.id));

/** Milliseconds for which a card that somebody with a stand takes is held up. */
const REVEALED = 420;

/** A card that somebody takes is held up before the stand, towards the viewer. */
const revealPose = (stand: Pose): Pose => pose(stand.x * 0.92, 1.05, stand.z + 0.95, { tilt: 0.72, scale: 1.15 });

/** The cards of somebody with a stand: a pile for each colour. */
const inPiles = (pieces: readonly Piece[], stand: Pose): readonly Piece[] => {
  const heights = new Map<number, number>();
  return pieces
    .filter(({ card, layer }) => card !== undefined || layer.startsWith('card'))
    .map((piece) => {
      const column = piece.card === undefined ? 0 : COLOURS.indexOf(cardOf(piece.card).colour);
      const height = heights.get(column) ?? 0;
      heights.set(column, height + 1);
      return {
        ...piece,
        pose: { ...opponentCardPose(stand, column, height), flip: piece.pose.flip },
        shownAt: { pose: revealPose(stand), hold: REVEALED },
        shadeless: height > 0,
      };
    });
};

/**
 * Every piece on the table with the place where it belongs: a pure function of what is shown and of where the viewer
 * sits. Whatever is in no list any more is gone.
 */
export const scenePieces = (situation: Situation): readonly Piece[] => {
  const { view, holder, actor, choices, considered, camera } = situation;
  const front = situation.places.findIndex((place) => place.scale === 1);
  const stands = standsOf(view.seats.length, front);
  const abroad = (seat: Seat) =>
    stands[seat] !== null && stands[seat] !== undefined && !(camera.name === 'seat' && camera.seat === seat);
  const places = situation.places.map((place, seat) => {
    const stand = stands[seat];
    return abroad(seat) && stand !== null && stand !== undefined ? { ...stand, scale: 0.4 } : place;
  });
  const standing = [
    ...supplyPieces(view),
    ...pilePieces(view, places),
    ...boardPieces(view, places).filter((piece) => !ownersAbroad(piece, view, abroad)),
    ...annexPieces(view, places).filter((piece) => !ownersAbroad(piece, view, abroad)),
    ...view.seats.flatMap((_, seat) => {
      const place = places[seat];
      if (place === undefined) return [];
      const laid = tableauPieces(view, seat, place, tableauFrom(view, place));
      const stand = stands[seat];
      return abroad(seat) && stand !== null && stand !== undefined ? inPiles(laid, stand) : laid;
    }),
    ...handPieces(view, places, holder),
    ...momentPieces(view, situation.event, stands),
  ].map((piece) => raised(wheelSubject(piece, situation), situation));
  return [
    ...standing,
    ...haloPieces(view, places, actor, choices, inMind(situation)).filter(
      (piece) => !view.seats.some((_, seat) => abroad(seat) && piece.id === `halo decider ${seat}`),
    ),
    ...ghostPieces(view, actor, actor === null ? undefined : places[actor], considered),
  ];
};
