import type { Choice, Observation, Refusal } from '../../../shared/rules/observation/observation.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { sameSubject, subjectOf } from '../../game/selection/subjects.ts';
import { DROP_ZONES, type DropZone } from '../../game/state/stage.ts';
import type { CameraStop, Subject } from '../../game/state/table.ts';
import { annexPieces } from './annexPieces.ts';
import { boardPieces } from './boardPieces.ts';
import { eventLights } from './eventLights.ts';
import { eventPieces } from './eventPieces.ts';
import { ghostPieces } from './ghostPieces.ts';
import { dropLights, haloPieces } from './haloPieces.ts';
import { coveredPose, type Holder, handPieces } from './handPieces.ts';
import { advisedMarks, priceMarks } from './markPieces.ts';
import type { Piece } from './piece.ts';
import { pilePieces } from './pilePieces.ts';
import type { Pose } from './pose.ts';
import { inTurn } from './purchase.ts';
import { pilePose } from './segment.ts';
import { beforeStand, inPiles, standPieces } from './standPieces.ts';
import { standFoot, standsOf } from './stands.ts';
import { type Printed, supplyPieces } from './supplyPieces.ts';
import { tableauPieces } from './tableauPieces.ts';
import { rotationTowards } from './wheel.ts';

/** Everything that decides where the pieces belong. */
export interface Position {
  readonly view: Observation;
  readonly places: readonly Pose[];
  readonly holder: Holder;
  /** By how much the row of stands is moved to the right; see `standShift`. */
  readonly standShift?: number;
  /** Whether nobody is told what they would score. */
  readonly pointsHidden?: boolean;
  /** The seat that decides at this screen, and what it can do. */
  readonly actor: Seat | null;
  readonly choices: readonly Choice[];
  /** What it cannot do, and why. */
  readonly refusals: readonly Refusal[];
  /** What is advised, as far as the player has asked. */
  readonly advised: readonly Action[];
  readonly camera: CameraStop;
  /** What is being shown. */
  readonly event: GameEvent | null;
}

/**
 * What the player points at or considers: it only raises pieces and lights them, so that little has to be computed when
 * it changes.
 */
export interface Touch {
  readonly selected: Subject | null;
  readonly considered: Choice | null;
  /** What else is to be done together with it. */
  readonly gathered?: readonly Choice[];
  readonly hovered: CardId | null;
  /** The piece under the pointer. */
  readonly pointed: string | null;
  /** What could be chosen there, or by the row under the pointer. */
  readonly about?: Subject | null;
  /** What is dragged, and over what. */
  readonly dragged: { readonly subject: Subject; readonly over: DropZone | null } | null;
}

export interface Situation extends Position, Touch {}

/** What the player is concerned with: what is pointed at, what a considered decision is about, else what was selected; and what was gathered. */
const inMind = ({ considered, selected, about = null, gathered = [] }: Touch): readonly Subject[] =>
  [
    about,
    considered === null ? selected : subjectOf(considered.action),
    ...gathered.map(({ action }) => subjectOf(action)),
  ].filter((subject) => subject !== null);

/** How far a piece rises from where it lies: a little under the pointer, more when it is selected. */
const liftOf = (piece: Piece, situation: Situation): number => {
  const { hovered, pointed, choices } = situation;
  const { subject, card } = piece;
  // Of a pile only the top card rises.
  if (subject === undefined || (subject.kind === 'pile' && card === undefined)) return 0;
  const chosen = inMind(situation).some((one) => sameSubject(subject, one)) && isOffered(choices, subject);
  const pointedAt = pointed === piece.id || (card !== undefined && card === hovered);
  return (chosen ? 0.1 : 0) + (pointedAt ? 0.08 : 0);
};

const isOffered = (choices: readonly Choice[], subject: Subject): boolean =>
  choices.some(({ action }) => sameSubject(subjectOf(action), subject));

/** Multiplied with what lies ready for everybody and cannot be chosen now, so that what can be chosen is brighter. */
const WITHHELD = '#b9b2a8';
/** What lies ready for everybody. */
const READY: readonly Subject['kind'][] = ['pile', 'colony', 'monument'];

/** Multiplied with the stands of those who neither decide nor do what is shown: the board of lands is brighter. */
const RECEDING = '#e4dfd6';
const STAND_OF = /^(?:stand|frame) (\d+)$/;

/** Whether all looks go elsewhere than to a stand: somebody decides here, or what is shown is another's doing. */
const recedes = (seat: Seat, { actor, choices, event }: Position): boolean =>
  event !== null && 'seat' in event ? event.seat !== seat : actor !== null && choices.length > 0;

/** Whether one chooses among the decks: a card of one of them, or which of them one's emblem points at. */
const asksForDecks = (choices: readonly Choice[]): boolean =>
  choices.some(({ action }) => ['box', 'wheel'].includes(subjectOf(action)?.kind ?? ''));

/** While somebody decides here, what lies ready is lit where it is offered, and dim where it is not; so are the stands of those whom it is not about. */
const dimmed = (piece: Piece, position: Position): Piece => {
  const { actor, choices } = position;
  const { subject } = piece;
  const [, seat] = STAND_OF.exec(piece.id) ?? [];
  if (seat !== undefined) return recedes(Number(seat), position) ? { ...piece, tint: RECEDING } : piece;
  if (actor === null || choices.length === 0) return piece;
  if (piece.id.startsWith('deck ') && subject === undefined && !asksForDecks(choices))
    return { ...piece, tint: WITHHELD };
  if (subject === undefined || !READY.includes(subject.kind)) return piece;
  return isOffered(choices, subject) ? { ...piece, lit: true } : { ...piece, tint: WITHHELD };
};

/** Pieces that are pointed at or selected rise a little; those in front of the camera grow. */
const raised = (piece: Piece, situation: Situation): Piece => {
  const lift = liftOf(piece, situation);
  if (lift === 0) return piece;
  const { pose } = piece;
  const scale = piece.layer === 'hero' ? pose.scale * (1 + lift * 0.6) : pose.scale;
  return { ...piece, pose: { ...pose, y: pose.y + lift, scale }, delay: 0 };
};

/** While the wheel is set, a click on a deck turns the actor's emblem towards it. */
const wheelSubject = (piece: Piece, { view, actor, choices }: Position): Piece => {
  if (actor === null || !piece.id.startsWith('deck ')) return piece;
  if (!choices.some(({ action }) => action.type === 'setWheel')) return piece;
  const segment = view.segments.findIndex((colour) => piece.id.startsWith(`deck ${colour} `));
  return { ...piece, subject: { kind: 'wheel', rotation: rotationTowards(segment, view.emblems[actor] ?? 0) } };
};

/** Cards of phase A come from where the seat's covered hand lay, those of phase B from the middle of the piles. */
const tableauFrom = (view: Observation, place: Pose): Pose =>
  view.phase === 'A' ? coveredPose(place, 0) : { ...pilePose(view.segments, view.segments[0] ?? 'yellow', 8), y: 0.6 };

/** The stands of those who sit across the table; the one that the camera looks at makes room for the seat's whole board. */
export const standing = ({ view, places, camera, standShift }: Position): readonly (Pose | null)[] => {
  const front = places.findIndex((place) => place.scale === 1);
  return standsOf(view.seats.length, front, standShift).map((stand, seat) =>
    camera.name === 'seat' && camera.seat === seat ? null : stand,
  );
};

/** Everything that belongs to a seat, laid out at its place or, small, before its stand. */
const seatPieces = ({ view, pointsHidden }: Position, around: readonly Pose[], stands: readonly (Pose | null)[]) => {
  const boards = around.map((place, seat) => (stands[seat] === null ? place : undefined));
  return [
    ...boardPieces(view, boards, pointsHidden),
    ...annexPieces(view, boards),
    ...standPieces(view, stands),
    ...around.flatMap((place, seat) => {
      const laid = tableauPieces(view, seat, place, tableauFrom(view, place));
      const stand = stands[seat] ?? null;
      return stand === null ? laid : inPiles(laid, stand, view.epoch);
    }),
  ];
};

/** What is pinned on things while somebody decides here. */
const markPieces = ({ view, actor, places, choices, refusals, advised }: Position): readonly Piece[] => {
  const place = actor === null ? undefined : places[actor];
  if (actor === null || place === undefined) return [];
  return [...priceMarks(view, actor, place, choices, refusals), ...advisedMarks(view, actor, place, advised)];
};

/** What is decided about or looked at shows all that it brings: monuments can be taken in the steps of both (rules §10.1). */
const printedIn = ({ view: { decision }, camera }: Position): Printed => {
  const colonies = camera.name === 'colonies' || decision === 'colony';
  return { colonies, monuments: colonies || decision === 'statue' };
};

/**
 * Every solid piece on the table with its place: a pure function of what is shown and of where the viewer sits. Pieces
 * that are in no list have left the table.
 */
export const laidPieces = (situation: Position): readonly Piece[] => {
  const { view, holder } = situation;
  const stands = standing(situation);
  const around = situation.places.map((place, seat) => {
    const stand = stands[seat] ?? null;
    return stand === null ? place : standFoot(stand);
  });
  const front = stands.indexOf(null);
  const place = around[front];
  return [
    ...supplyPieces(view, printedIn(situation)),
    ...pilePieces(view, around),
    ...seatPieces(situation, around, stands),
    ...handPieces(view, around, holder).map((piece) => beforeStand(piece, stands)),
    ...markPieces(situation),
    ...eventPieces(view, situation.event, stands),
    ...(place === undefined ? [] : eventLights(view, situation.event, front, place)),
  ].map((piece) => inTurn(dimmed(wheelSubject(piece, situation), situation), situation.event));
};

/** The pieces at their places, with what the player considers: raised pieces, lights, and markers that would move. */
export const touchedPieces = (laid: readonly Piece[], situation: Situation): readonly Piece[] => {
  const { view, places, actor, choices, considered, dragged } = situation;
  const place = actor === null ? undefined : places[actor];
  // Seats with a stand instead of a board have no light of their own.
  const hasBoard = new Set(
    laid.filter(({ layer }) => layer === 'board').map(({ id }) => `halo decider ${id.split(' ')[1]}`),
  );
  return [
    ...laid.map((piece) => raised(piece, situation)),
    ...haloPieces(view, places, actor, choices, inMind(situation)).filter(
      ({ id }) => !id.startsWith('halo decider') || hasBoard.has(id),
    ),
    ...(dragged === null || place === undefined ? [] : dropLights(place, DROP_ZONES, dragged.over)),
    ...ghostPieces(view, actor, place, considered),
  ];
};

/** All pieces of a situation. */
export const scenePieces = (situation: Situation): readonly Piece[] => touchedPieces(laidPieces(situation), situation);
