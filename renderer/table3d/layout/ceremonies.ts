import type { Observation } from '../../../shared/rules/observation/observation.ts';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import { STATUES } from '../../../shared/vocabulary/pieces.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { PENTAGON } from '../../cards/layout/dimensions.ts';
import { NEW_EPOCH } from '../../game/actions/course.ts';
import { BUILT_SHOWN, RAID_SHOWN, STATUE_SHOWN } from '../../game/actions/view.ts';
import { lastRoundOf } from '../../game/lastRound.ts';
import { EPOCH_OVER, LAST_ROUND, LAST_TAKEN, TILE_SHOWN } from '../../game/playback/timing.ts';
import type { HourLight } from '../materials/hour.ts';
import { STATUE_FRONT } from '../shapes/statues.ts';
import { corners, type Point } from './cameraPose.ts';
import type { HillHour } from './dawn.ts';
import { type Built, DIORAMA, dioramaOf, dioramaPose, heightOf } from './diorama.ts';
import { hillShot } from './hill.ts';
import { cityStatuePose, PANORAMA, panoramaPose } from './panorama.ts';
import type { Piece } from './piece.ts';
import { type Pose, pose, within } from './pose.ts';
import { BEFORE_STAND, beforeAll, drifting, type Scenery, type Shot, shot, standPoints } from './shots.ts';

/** Between both: the lands are seen, and what lies behind the window. */
const OVER_LANDS = 0.62;
/** From hardly above a statue: it stands over whoever looks. */
const BEFORE_STATUE = 0.26;

/**
 * When a new epoch renews the lands, in milliseconds of normal speed from its beginning: the eye comes first, and then the
 * houses of one colour rise after those of another, on the lands and in every city.
 */
export const RENEWAL = { after: 600, apart: 180, each: 560 } as const;

/** How far the eye goes round what is held up before it, in radians, and nearer, as a share of its distance, until it is taken away. */
const AROUND = { yaw: -0.16, nearer: 0.05 } as const;

/** The same before all that lies on the table, or a part of it. */
const PAST = { yaw: 0.05, nearer: 0.04 } as const;

/** The stand of a seat that sits across the table. */
const standShot = (scenery: Scenery, seat: Seat): readonly Shot[] => {
  const stand = scenery.stands[seat] ?? null;
  return stand === null ? [] : drifting(shot(scenery, standPoints(stand), 1300, { pitch: BEFORE_STAND }), PAST);
};

/** From low before what was built: it stands before the land, and its ground is seen. */
const BEFORE_DIORAMA = 0.22;

/** Room around a diorama, in its units: above what stands there, below its ground, and to its sides. */
const DIORAMA_ROOM = { above: 0.23, below: 0.04, aside: 0.2 } as const;

/** What is lower has room for its flames, and for birds over it. */
const DIORAMA_LEAST = 0.8;

/** What a seat took or built: first it is read, then it stands there large. */
const built = (event: Built, scenery: Scenery): readonly Shot[] => {
  const at = dioramaPose(event, scenery);
  if (at === null) return standShot(scenery, event.seat);
  const { above, below, aside } = DIORAMA_ROOM;
  const out = DIORAMA.radius;
  const high = Math.max(DIORAMA_LEAST, heightOf(dioramaOf(event))) + above;
  const points = [
    within(at, pose(0, high, 0)),
    within(at, pose(0, -below, out)),
    within(at, pose(-out - aside, 0, 0)),
    within(at, pose(out + aside, 0, 0)),
  ];
  const shown = event.type === 'colonyPlundered' ? RAID_SHOWN : BUILT_SHOWN;
  const [there] = shot(beforeAll(scenery), points, shown - TILE_SHOWN, { pitch: BEFORE_DIORAMA, yaw: 0.1 });
  if (there === undefined) return [];
  return [
    { eye: scenery.rest, yaw: 0, milliseconds: TILE_SHOWN },
    { ...there, drift: AROUND },
  ];
};

/**
 * A new statue stands upright and nearer on the steps of a stage before its city, inside the block that it is carved from, and
 * goes to its place when its moment is over.
 */
const UNVEILED = { scale: 1.25, nearer: 1.3, higher: 0.52, upright: 0.76, above: 2.2 } as const;

/**
 * When it is carved, in milliseconds of normal speed from its beginning, for how long, and for how long light then sweeps over
 * it.
 */
export const CARVED = { after: 360, during: 860, swept: 820 } as const;

/** Milliseconds in which a statue comes to where it is held up. */
const COMES = 480;

const unveiledPose = (stands: Pose): Pose => ({
  ...stands,
  y: stands.y + UNVEILED.higher,
  z: stands.z + UNVEILED.nearer,
  tilt: stands.tilt + UNVEILED.upright,
  scale: stands.scale * UNVEILED.scale,
});

/**
 * From where a new statue comes, and where it is held up: a board that is only looked at has no room for that.
 * @param place of its seat
 * @param stands where it will stand
 */
export const unveiling = (place: Pose, stands: Pose): Pick<Piece, 'from' | 'shownAt'> => {
  if (place.scale < 1) return { from: { ...stands, y: stands.y + UNVEILED.above * place.scale } };
  const held = unveiledPose(stands);
  return {
    from: { ...held, scale: held.scale * 0.02 },
    shownAt: { pose: held, hold: STATUE_SHOWN - COMES, stands: true },
  };
};

const HOUSE_LIGHT: HourLight = { shade: 1, spot: 0, night: 0 };
const UNVEILING_LIGHT: HourLight = { shade: 0.22, spot: 1, night: 0 };
/** Before everybody takes a last card, evening falls over the lands. */
const LAST_LIGHT: HourLight = { shade: 1, spot: 0, night: 0.62 };

/** Which statue is held up, and where its foot and head are meanwhile. */
export interface HeldUp {
  readonly rank: number;
  /** Upright, under the middle of its plinth. */
  readonly steps: Pose;
  readonly foot: Point;
  readonly head: Point;
}

/** How high above its foot the head of a statue is, in units of its own, and how far behind. */
const HEAD = { up: 0.36, behind: 0.14 } as const;

const heldUp = (place: Pose, rank: number): HeldUp => {
  const held = unveiledPose(cityStatuePose(place, rank));
  const front = within(held, pose(0, 0, STATUE_FRONT));
  const steps = pose(front.x, front.y, front.z - STATUE_FRONT * held.scale, { scale: held.scale });
  return { rank, steps, foot: held, head: within(held, pose(0, HEAD.up, -HEAD.behind)) };
};

/**
 * Where a statue is held up that is unveiled in front; `null` when none is.
 * @param event what is shown
 */
export const statueHeldUp = (event: GameEvent | null, { stands, places }: Scenery): HeldUp | null => {
  if (event?.type !== 'statueCarved' || stands[event.seat] !== null) return null;
  const place = places[event.seat];
  return place === undefined ? null : heldUp(place, STATUES.indexOf(event.requirement));
};

/** Whether an event leads to the last round of the game. */
const beginsLastRound = (event: GameEvent | null, view: Observation | null): boolean =>
  event !== null && lastRoundOf(event, view)?.ofGame === true;

/** What the own city on its hill is shown for: a new epoch that comes over it, or the night before the last round; `null`: nothing. */
export const hillHourOf = (event: GameEvent | null, view: Observation | null): HillHour | null => {
  if (event?.type === 'epochStarted') return event.epoch > 1 ? 'dawn' : null;
  return beginsLastRound(event, view) ? 'dusk' : null;
};

/** Whether what is shown hides the table: then little is drawn (`models/stageLayer.ts`). */
export const isStaged = (event: GameEvent | null, scenery: Scenery, view: Observation | null): boolean =>
  hillHourOf(event, view) !== null || statueHeldUp(event, scenery) !== null || dioramaPose(event, scenery) !== null;

/**
 * In what light an event is shown: while a statue is unveiled in front, all else is dark.
 * @param event what is shown
 * @param view the position that it led to; `null` if it is not known
 */
export const stageLightOf = (event: GameEvent | null, scenery: Scenery, view: Observation | null = null): HourLight => {
  if (statueHeldUp(event, scenery) !== null) return UNVEILING_LIGHT;
  return beginsLastRound(event, view) ? LAST_LIGHT : HOUSE_LIGHT;
};

/** Units around the head and the foot of a statue that is held up: at its left there is room for its name, below it for its steps. */
const STAGE = { left: 1.42, right: 0.8, above: 0.26, below: 0.4 } as const;

/** A statue on its stage. */
const staged = (scenery: Scenery, { foot, head }: HeldUp): readonly Shot[] =>
  drifting(
    shot(
      scenery,
      [
        { ...head, x: head.x - STAGE.left },
        { ...head, x: head.x + STAGE.right },
        { ...head, y: head.y + STAGE.above },
        { ...foot, y: foot.y - STAGE.below },
      ],
      STATUE_SHOWN,
      { pitch: BEFORE_STATUE },
    ),
    AROUND,
  );

/** The five corners of the board of lands, with so much room around it: 1 is none. */
const landsWithin = (room: number): readonly Point[] =>
  Array.from({ length: 5 }, (_, corner) => {
    const turn = (corner / 5) * Math.PI * 2;
    const out = PENTAGON.radius * room;
    return { x: Math.sin(turn) * out, y: PENTAGON.top, z: -Math.cos(turn) * out };
  });

/** The lands between the own city at the lower edge and the others' behind them: the eye rests, and comes a little nearer as the last of them rise. */
const overLands = (scenery: Scenery): readonly Shot[] => {
  const place = scenery.places[scenery.front];
  const city = place === undefined ? [] : corners(panoramaPose(place), 0, PANORAMA.depth);
  const over = (room: number, yaw: number, milliseconds: number) =>
    shot(beforeAll(scenery), [...landsWithin(room), ...city], milliseconds, { pitch: OVER_LANDS, yaw, low: true });
  const first = RENEWAL.after + RENEWAL.apart * 3;
  return drifting([...over(1.14, 0.05, first), ...over(1.05, -0.02, NEW_EPOCH - first)], PAST);
};

/** The table is left, and then seen is the city over which the new epoch comes. */
const newEpoch = (scenery: Scenery): readonly Shot[] => [
  { eye: scenery.rest, yaw: 0, milliseconds: EPOCH_OVER },
  ...hillShot(scenery, 'dawn', NEW_EPOCH - EPOCH_OVER),
];

/** First it is seen what is taken, and then the city before everybody takes a last card. */
const lastRound = (scenery: Scenery): readonly Shot[] => [
  { eye: scenery.rest, yaw: 0, milliseconds: LAST_TAKEN },
  ...hillShot(scenery, 'dusk', LAST_ROUND - LAST_TAKEN),
];

const CELEBRATED: readonly GameEvent['type'][] = [
  'epochStarted',
  'statueCarved',
  'colonyIntegrated',
  'colonyPlundered',
  'monumentBuilt',
  'gameScored',
];

/**
 * Whether an event is celebrated, so that its picture has to be good at any moment.
 * @param view the position that it led to
 */
export const isCelebrated = (event: GameEvent | null, view: Observation | null): boolean =>
  event !== null && (CELEBRATED.includes(event.type) || beginsLastRound(event, view));

/**
 * Where the camera goes while an event is shown; empty where it stays.
 * @param event what is shown
 * @param view the position that it led to; `null` if it is not known
 */
export const ceremonyOf = (
  event: GameEvent | null,
  scenery: Scenery,
  view: Observation | null = null,
): readonly Shot[] => {
  if (beginsLastRound(event, view)) return lastRound(scenery);
  switch (event?.type) {
    case 'epochStarted':
      return event.epoch > 1 ? newEpoch(scenery) : overLands(scenery);
    case 'statueCarved': {
      const held = statueHeldUp(event, scenery);
      return held === null ? standShot(scenery, event.seat) : staged(scenery, held);
    }
    case 'colonyIntegrated':
    case 'colonyPlundered':
    case 'monumentBuilt':
      return built(event, scenery);
    default:
      return [];
  }
};
