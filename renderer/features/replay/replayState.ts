import { create } from 'zustand';
import type { ReplayTimeline } from '../../../shared/contract/answers.ts';

/** How many times as fast as in play. */
export const REPLAY_SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

/** Asks the host for positions of one replay, one at a time; while one is being asked for, only the newest wish is kept. */
export interface Seeker {
  seek(position: number): void;
  /** From now on nothing is shown, whatever the host still answers. */
  close(): void;
}

export interface ReplayState {
  /** The history that is looked at; `null` while there is none. */
  readonly timeline: ReplayTimeline | null;
  /** Asks for the positions of that history; `null` while there is none. */
  readonly seeker: Seeker | null;
  /** The position that was asked for last: words and log are there already. */
  readonly position: number;
  /** The position that the table shows, or is on its way to; behind `position` until the host has answered. */
  readonly reached: number;
  /** Whether the newest step was one forward, which is animated; anything else is shown at once. */
  readonly stepping: boolean;
  /** Whether it goes forward by itself. */
  readonly running: boolean;
  readonly speed: ReplaySpeed;
}

/** Where a replay stands. Only `features/replay` writes it, except for the speed. */
export const useReplay = create<ReplayState>(() => ({
  timeline: null,
  seeker: null,
  position: 0,
  reached: 0,
  stepping: false,
  running: false,
  speed: 1,
}));

export const setReplaySpeed = (speed: ReplaySpeed): void => useReplay.setState({ speed });
