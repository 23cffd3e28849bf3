import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { type CameraStop, useTable } from '../../store/table.ts';

export const lookAt = (camera: CameraStop): void => useTable.setState({ camera });

/** Looks at the next opponent after the one looked at now, clockwise. `own` is the seat at this screen. */
export function lookAtNextOpponent(own: Seat, seats: number): void {
  const { camera } = useTable.getState();
  const from = camera.name === 'seat' ? camera.seat : own;
  const next = (from + 1) % seats;
  lookAt({ name: 'seat', seat: next === own ? (next + 1) % seats : next });
}

/** Moves to the next view: table, own board, each opponent, table again. */
export function cycleCamera(own: Seat, seats: number): void {
  const { camera } = useTable.getState();
  if (camera.name === 'seat') {
    const next = (camera.seat + 1) % seats;
    lookAt(next === own ? { name: 'table' } : { name: 'seat', seat: next });
  } else if (camera.name === 'table') lookAt({ name: 'board' });
  else lookAt({ name: 'seat', seat: (own + 1) % seats });
}
