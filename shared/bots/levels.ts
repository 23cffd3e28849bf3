import { BOT_LEVELS, type BotLevel } from '../vocabulary/preferences.ts';
import { STRENGTH } from '../vocabulary/strength.ts';

/** The properties of a level. All levels see the same. */
export interface LevelTraits {
  /** How far its judgement of a choice is typically wrong, in points (the scale of a Gumbel distribution). */
  readonly noise: number;
  /** The most points by which a choice may be worse than the best and still be taken: it errs, but never absurdly. */
  readonly tolerance: number;
  /** Simulations that it thinks ahead: 0 for a look at the next position only. */
  readonly simulations: number;
  /**
   * How much of the advice it follows, 0 … 1: what searches have taught (`Judgement.advice`), and what the next seat
   * loses. A bot that searches finds that out by itself, and a style ignores it.
   */
  readonly advice: number;
}

/** The ladder. */
export const LEVELS: Readonly<Record<BotLevel, LevelTraits>> = {
  apprentice: { noise: 6, tolerance: 12, simulations: 0, advice: 0 },
  citizen: { noise: 3.2, tolerance: 9, simulations: 0, advice: 0 },
  governor: { noise: 1.6, tolerance: 6, simulations: 0, advice: 0 },
  regent: { noise: 0, tolerance: 0, simulations: 0, advice: 1 },
  hadara: { noise: 0, tolerance: 0, simulations: Number.POSITIVE_INFINITY, advice: 0 },
};

/**
 * So many simulations are worth half the way from a level that does not search to one that searches without end. On the
 * measured scale, 4.5 lies there.
 */
const HALFWAY = 16;

const between = (low: number, high: number, share: number): number => low + (high - low) * share;

/** The number of simulations between two levels. Towards a level that searches without end it grows ever faster. */
function simulationsBetween(low: number, high: number, share: number): number {
  const more = Number.isFinite(high) ? between(0, high - low, share) : (HALFWAY * share) / (1 - share);
  return Math.round(low + more);
}

/**
 * The properties of a bot of this strength: those of a level at whole numbers from 1, a mixture of two levels between
 * them. A strength out of range counts as the nearest possible one.
 */
export function traitsAt(strength: number): LevelTraits {
  const place = Math.min(Math.max(strength, STRENGTH.least), STRENGTH.most) - STRENGTH.least;
  const rung = Math.floor(place);
  const low = LEVELS[BOT_LEVELS[rung] as BotLevel];
  const high = LEVELS[BOT_LEVELS[rung + 1] ?? 'hadara'];
  const share = place - rung;
  if (share === 0) return low;
  return {
    noise: between(low.noise, high.noise, share),
    tolerance: between(low.tolerance, high.tolerance, share),
    simulations: simulationsBetween(low.simulations, high.simulations, share),
    advice: between(low.advice, high.advice, share),
  };
}

/** The properties of a bot: by its level, or by its own strength. */
export const levelTraitsOf = ({
  level,
  strength,
}: {
  readonly level: BotLevel;
  readonly strength?: number | undefined;
}) => (strength === undefined ? LEVELS[level] : traitsAt(strength));
