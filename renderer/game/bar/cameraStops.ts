import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { type CameraStop, sameStop, useTable } from '../state/table.ts';

export const lookAt = (camera: CameraStop): void => useTable.setState({ camera });

/** Every place from which the table can be looked at, in the order of the keys. `own` is the seat at this screen. */
export const stopsOf = (own: Seat, seats: number): readonly CameraStop[] => [
  { name: 'table' },
  { name: 'board' },
  ...Array.from({ length: seats - 1 }, (_, index) => ({ name: 'seat', seat: (own + 1 + index) % seats }) as const),
  { name: 'colonies' },
  { name: 'wheel' },
  { name: 'above' },
];

/** Looks at the next opponent after the one looked at now, clockwise. */
export function lookAtNextOpponent(own: Seat, seats: number): void {
  const { camera } = useTable.getState();
  const from = camera.name === 'seat' ? camera.seat : own;
  const next = (from + 1) % seats;
  lookAt({ name: 'seat', seat: next === own ? (next + 1) % seats : next });
}

/** Moves by `direction` views, round and round. */
export function cycleCamera(own: Seat, seats: number, direction: 1 | -1 = 1): void {
  const stops = stopsOf(own, seats);
  const now = stops.findIndex((stop) => sameStop(stop, useTable.getState().camera));
  lookAt(stops[(now + direction + stops.length) % stops.length] ?? { name: 'table' });
}

/** Looks at the whole table again; returns whether the camera was elsewhere. */
export function showWholeTable(): boolean {
  const away = useTable.getState().camera.name !== 'table';
  if (away) lookAt({ name: 'table' });
  return away;
}
