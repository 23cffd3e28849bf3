import type { SeatCount } from './seats.ts';

export const MODES = ['basic', 'advanced'] as const;
export type Mode = (typeof MODES)[number];

/** What is agreed before a game starts (rules §1). */
export interface GameOptions {
  readonly seats: SeatCount;
  readonly mode: Mode;
}
