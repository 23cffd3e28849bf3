import { emitPieceEvent } from '../../game/state/pieceEvents.ts';
import { notch } from './easing.ts';

/** Notches that the wheel passes from one segment to the next. */
const NOTCHES = 6;
const NOTCH = (2 * Math.PI) / 5 / NOTCHES;

/** A turn of the wheel, in radians and milliseconds, and how far it was told of. */
export interface Turn {
  readonly from: number;
  readonly to: number;
  passed: number;
  readonly duration: number;
  resting: boolean;
  /** The notches that were passed and told of. */
  told: number;
}

/**
 * Tells listeners of the notches that the wheel passes, one in a frame at most, and of the one in which it stops.
 * @param progress the part of the turn's time that has passed, 0 to 1
 * @param byHand whether the player turns it
 */
export const tellNotches = (turn: Turn, progress: number, byHand: boolean): void => {
  const all = Math.max(1, Math.round(Math.abs(turn.to - turn.from) / NOTCH));
  const passed = Math.min(all, Math.floor(all * notch(progress) + 1e-6));
  if (passed <= turn.told) return;
  turn.told = passed;
  const kind = passed === all ? 'stops' : 'clicks';
  emitPieceEvent({ kind, layer: 'wheel', id: 'wheel', left: all - passed, x: 0, byHand });
};
