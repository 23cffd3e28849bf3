import type { Choice, Observation } from '../../../shared/rules/observation/observation.ts';
import type { Medal } from '../../../shared/vocabulary/pieces.ts';
import { EMBLEMS, type Seat } from '../../../shared/vocabulary/seats.ts';
import { keyOf, sameSubject, subjectOf } from '../../interaction/subjects.ts';
import type { Subject } from '../../store/table.ts';
import { EMBLEM_SHADES } from '../palette.ts';
import { lockX, onAnnex } from './annexPrint.ts';
import { COIN_SPOT, ROWS, STATUE_SLOTS, statueSlotX, TRAY, VALUE_PLATE } from './boardPrint.ts';
import { HALO_CELLS } from './cells.ts';
import { ANNEX, BOARD, CARD, COLONY, MONUMENT, PLACE, WHEEL } from './dimensions.ts';
import { medalSpot } from './medalSpots.ts';
import { cardPieceId, type Piece } from './piece.ts';
import { onBoard } from './places.ts';
import { type Pose, pose, within } from './pose.ts';
import { deckPose } from './segment.ts';
import { trayTilePose } from './trayTile.ts';

const LEGAL = '#ffdf70';
const SELECTED = '#ffffff';

interface Spot {
  readonly pose: Pose;
  readonly stretch: { readonly x: number; readonly z: number };
  readonly rides?: Piece['rides'];
  readonly ring?: boolean;
}

/** Cards before the eyes are large enough to be found. */
const heldStretch = { x: CARD.width + 0.18, z: CARD.height + 0.18 };
const cardStretch = { x: CARD.width + 0.34, z: CARD.height + 0.34 };

const topOfPile = (view: Observation, subject: Extract<Subject, { kind: 'pile' }>): string => {
  const { size, top } = view.piles[subject.colour];
  return top === null ? `pile ${subject.colour} ${size - 1}` : cardPieceId(top);
};

/** How many medals of a kind a seat has: the next one's place. */
const medalsHeld = (view: Observation, seat: Seat, medal: Medal): number => {
  const owner = view.seats[seat];
  return medal === 'silver' ? (owner?.silver.length ?? 0) : (owner?.gold ?? 0);
};

/** Where the light of a subject lies; `null` for what is not on the table. */
const spotOf = (view: Observation, subject: Subject, seat: Seat, place: Pose): Spot | null => {
  switch (subject.kind) {
    case 'card': {
      const held = view.seats[seat]?.hand?.includes(subject.card) === true;
      const stretch = held ? heldStretch : cardStretch;
      return { pose: pose(0, 0, 0), stretch, rides: { id: cardPieceId(subject.card), below: 0.012 } };
    }
    case 'pile':
      return { pose: pose(0, 0, 0), stretch: cardStretch, rides: { id: topOfPile(view, subject), below: 0.012 } };
    case 'colony': {
      const left = view.colonies.find((stack) => stack.level === subject.level)?.left ?? 0;
      const id = `stack ${subject.level} ${left - 1}`;
      return {
        pose: pose(0, 0, 0),
        stretch: { x: COLONY.width + 0.3, z: COLONY.depth + 0.3 },
        rides: { id, below: 0.03 },
      };
    }
    case 'statue': {
      const at = onBoard(place, statueSlotX(subject.requirement), STATUE_SLOTS.z, 0.012);
      return { pose: at, stretch: { x: STATUE_SLOTS.width + 0.2, z: STATUE_SLOTS.depth + 0.2 } };
    }
    case 'medal': {
      const { x, height } = medalSpot(subject.medal, medalsHeld(view, seat, subject.medal));
      return { pose: onBoard(place, x, TRAY.z, height + 0.012), stretch: { x: 0.46, z: 0.46 } };
    }
    case 'wheel':
      return { pose: pose(0, WHEEL.top - 0.06, 0), stretch: { x: 2.5, z: 2.5 }, ring: true };
    case 'monument': {
      const stretch = { x: MONUMENT.width + 0.3, z: MONUMENT.depth + 0.3 };
      return { pose: pose(0, 0, 0), stretch, rides: { id: `monuments ${view.monuments - 1}`, below: 0.036 } };
    }
    case 'tile':
      return { pose: trayTilePose(place, subject.tile, 0.012), stretch: { x: 0.42, z: 0.56 } };
    case 'track':
      return {
        pose: onBoard(place, VALUE_PLATE.numberX - 0.1, ROWS[subject.track].z, 0.012),
        stretch: { x: VALUE_PLATE.width + 0.2, z: ROWS[subject.track].depth + 0.2 },
      };
    case 'stall':
      return subject.space === 'keep'
        ? { pose: onBoard(place, COIN_SPOT.x + COIN_SPOT.step / 2, TRAY.z, 0.012), stretch: { x: 0.6, z: 0.56 } }
        : { pose: onAnnex(place, lockX(subject.space), ANNEX.depth / 2, 0.012), stretch: { x: 0.46, z: 0.66 } };
    case 'box': {
      const lies = deckPose(view.segments, subject.colour, view.decks[subject.colour]);
      return { pose: { ...lies, flip: 0 }, stretch: cardStretch };
    }
    case 'side':
    case 'payment':
      return null;
  }
};

/** Whatever the light stands for, there is one light for each thing that can be chosen. */
const subjectsOf = (choices: readonly Choice[]): readonly Subject[] => {
  const found = new Map<string, Subject>();
  for (const { action } of choices) {
    const subject = subjectOf(action);
    if (subject !== null) found.set(subject.kind === 'wheel' ? 'wheel' : keyOf(subject), subject);
  }
  return [...found.values()];
};

const faceOf = (spot: Spot, chosen: boolean): number => {
  if (spot.ring) return HALO_CELLS.ring;
  return chosen ? HALO_CELLS.strong : HALO_CELLS.soft;
};

const choiceLights = (
  view: Observation,
  choices: readonly Choice[],
  selected: Subject | null,
  seat: Seat,
  place: Pose,
) =>
  subjectsOf(choices).flatMap((subject): readonly Piece[] => {
    const spot = spotOf(view, subject, seat, place);
    if (spot === null) return [];
    const chosen = sameSubject(subject, selected);
    const face = faceOf(spot, chosen);
    return [
      {
        id: `halo ${subject.kind === 'wheel' ? 'wheel' : keyOf(subject)}`,
        layer: 'halo',
        pose: spot.pose,
        face,
        back: face,
        tint: chosen ? SELECTED : LEGAL,
        stretch: spot.stretch,
        ...(spot.rides === undefined ? {} : { rides: spot.rides }),
        ...(subject.kind === 'wheel' ? {} : { subject }),
      },
    ];
  });

const deciderLights = (view: Observation, places: readonly Pose[]): readonly Piece[] =>
  view.deciders.flatMap((seat): readonly Piece[] => {
    const place = places[seat];
    const emblem = EMBLEMS[view.emblems[seat] ?? 0];
    if (place === undefined || emblem === undefined || view.seats[seat]?.decided === true) return [];
    return [
      {
        id: `halo decider ${seat}`,
        layer: 'halo',
        pose: within(place, pose(BOARD.left + BOARD.width / 2, 0.008, 0)),
        face: HALO_CELLS.soft,
        back: HALO_CELLS.soft,
        tint: EMBLEM_SHADES[emblem].light,
        stretch: { x: BOARD.width + 0.5, z: PLACE.depth + 0.5 },
      },
    ];
  });

/**
 * The light around whatever can be chosen, brighter around what is selected, and around the boards of those who decide.
 * `actor` is the seat that chooses here, if any.
 */
export const haloPieces = (
  view: Observation,
  places: readonly Pose[],
  actor: Seat | null,
  choices: readonly Choice[],
  selected: Subject | null,
): readonly Piece[] => {
  const place = actor === null ? undefined : places[actor];
  const lights = actor === null || place === undefined ? [] : choiceLights(view, choices, selected, actor, place);
  return [...deciderLights(view, places), ...lights];
};
