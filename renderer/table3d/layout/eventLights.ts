import { reachedBy } from '../../../shared/forecast/seatFacts.ts';
import type { Observation, ObservedSeat } from '../../../shared/rules/observation/observation.ts';
import type { Change, GameEvent } from '../../../shared/vocabulary/events.ts';
import { emblemOf, type Seat } from '../../../shared/vocabulary/seats.ts';
import { TRACKS, type Track } from '../../../shared/vocabulary/tracks.ts';
import { EMBLEM_SHADES } from '../../cards/palette.ts';
import type { Subject } from '../../game/state/table.ts';
import { ROWS, trackX } from './boardPrint.ts';
import { lightAlong, lightAround, lightOn, REACHED } from './haloPieces.ts';
import type { Piece } from './piece.ts';
import { onBoard } from './places.ts';
import type { Pose } from './pose.ts';

/** Milliseconds for which what an event has lit stays lit. */
const AFTERGLOW = 1400;

/** What has come into reach on a track that has risen: colonies on military, statues on culture (rules §7.2, §7.3). */
const reached = (view: Observation, state: ObservedSeat, change: Change, track: Track): readonly Subject[] => {
  const { colonies, statues } = reachedBy(view, state, change);
  if (track === 'military') return colonies.map(({ level }) => ({ kind: 'colony', level }));
  return track === 'culture' ? statues.map(({ requirement }) => ({ kind: 'statue', requirement })) : [];
};

/** Where a marker was: its shadow stays for a moment, so that one sees how far it went. */
const trail = (view: Observation, seat: Seat, place: Pose, track: Track, before: number): Piece => ({
  id: `trail ${track}`,
  layer: 'ghost',
  pose: onBoard(place, trackX(before), ROWS[track].z, 0),
  face: 0,
  back: 0,
  tint: EMBLEM_SHADES[emblemOf(view, seat)].light,
});

/** What the event has brought, if it is large enough to be found by its light: without motion nothing else shows it. */
const brought = (view: Observation, event: GameEvent, seat: Seat, place: Pose): readonly Piece[] => {
  switch (event.type) {
    case 'colonyPlundered':
    case 'colonyIntegrated':
      return [lightAround(`colony ${seat} ${event.level}`, 'colony', REACHED)];
    case 'monumentBuilt':
    case 'monumentReused':
      return [lightAround(`monument ${seat}`, 'monument', REACHED)];
    case 'cardBought':
      return [lightOn(view, { kind: 'card', card: event.card }, seat, place, REACHED)];
    case 'statueCarved':
      return [lightOn(view, { kind: 'statue', requirement: event.requirement }, seat, place, REACHED)];
    default:
      return [];
  }
};

/**
 * What an event lights on the board of the seat in front: the tracks that moved, the way of their markers, the colonies and
 * statues that came into reach by it, and what it has brought.
 * @param place where the seat's board lies
 */
export const eventLights = (view: Observation, event: GameEvent | null, seat: Seat, place: Pose): readonly Piece[] => {
  const state = view.seats[seat];
  if (event === null || state === undefined || !('change' in event) || event.seat !== seat) return [];
  const { tracks } = event.change;
  const moved = TRACKS.filter((track) => (tracks[track] ?? 0) !== 0).flatMap((track): readonly Piece[] => {
    const before = state.tracks[track] - (tracks[track] ?? 0);
    const subjects: readonly Subject[] = [{ kind: 'track', track }, ...reached(view, state, event.change, track)];
    return [
      trail(view, seat, place, track, before),
      lightAlong(track, place, trackX(before), trackX(state.tracks[track])),
      ...subjects.map((subject) => lightOn(view, subject, seat, place, REACHED)),
    ];
  });
  return [...moved, ...brought(view, event, seat, place)].map((piece) => ({ ...piece, lingers: AFTERGLOW }));
};
