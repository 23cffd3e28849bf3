import type { BotLevel } from '../vocabulary/preferences.ts';

/** What tells a level from the others: never what it may see. */
export interface LevelTraits {
  /** How far its judgement of a choice is typically off, in points (Gumbel noise of that scale). */
  readonly noise: number;
  /** How much worse than the best, in points, a choice may be for it to be taken at all: it errs, but never absurdly. */
  readonly tolerance: number;
  /** Simulations that it thinks ahead: 0 for a look at the next position only. */
  readonly simulations: number;
}

/** The ladder. */
export const LEVELS: Readonly<Record<BotLevel, LevelTraits>> = {
  apprentice: { noise: 6, tolerance: 12, simulations: 0 },
  citizen: { noise: 3.2, tolerance: 9, simulations: 0 },
  governor: { noise: 1.6, tolerance: 6, simulations: 0 },
  regent: { noise: 0, tolerance: 0, simulations: 0 },
  hadara: { noise: 0, tolerance: 0, simulations: Number.POSITIVE_INFINITY },
};
