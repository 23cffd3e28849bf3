import type { Action } from '../vocabulary/actions.ts';
import type { BotJob } from './bot.ts';
import { explain, type Thought } from './explain.ts';

/** A decision with its length in units that do not depend on the machine. */
export interface MeasuredThought extends Thought {
  /** How often it asked whether to go on, and was told that it may. */
  readonly asks: number;
  /** Simulations that it played, where it decided. */
  readonly nodes: number;
}

/** Thinks as `explain` does, with all of its arguments, and tells how long that was: with `stopAfterAsks` it ends there again. */
export function measured(job: BotJob, stop: () => boolean, about: Action | null = null): MeasuredThought {
  let [asks, nodes] = [0, 0];
  const counted = (): boolean => {
    const isOver = stop();
    if (!isOver) asks += 1;
    return isOver;
  };
  const thought = explain(job, counted, about, () => {
    nodes += 1;
  });
  return { ...thought, asks, nodes };
}

/** Returns a `stop` function that ends a thought where another one ended: after so many permissions to go on. */
export function stopAfterAsks(asks: number): () => boolean {
  let asked = 0;
  return () => asked++ >= asks;
}
