import figures from './figures.json' with { type: 'json' };

/**
 * How far the outlook of a finished game was from its end, measured (`npm run outlook:update`): by seats at the table and
 * tenth of its decisions. `error`: root mean square, in points. `spread`: points of lead that make winning e times as likely.
 */
interface Figures {
  readonly error: readonly number[];
  readonly spread: readonly number[];
}

const BY_SEATS = figures.bySeats as Readonly<Record<string, Figures>>;

const figuresFor = (seats: number): Figures => BY_SEATS[seats] ?? (BY_SEATS['4'] as Figures);

/** The figure of a part of the game, 0 … 1, between the middles of the tenths on a straight line. */
function figureAt(tenths: readonly number[], part: number): number {
  const place = Math.min(Math.max(part * tenths.length - 0.5, 0), tenths.length - 1);
  const from = Math.floor(place);
  const low = tenths[from] ?? 0;
  const high = tenths[from + 1] ?? low;
  return low + (high - low) * (place - from);
}

/** By how many points the outlook is typically off at a part of the game, 0 … 1; at its end it is not. */
export const errorAt = (seats: number, part: number): number =>
  part >= 1 ? 0 : figureAt(figuresFor(seats).error, part);

/**
 * How likely each seat wins, 0 … 1 each and 1 together, where these final points are to be expected.
 * @param part of the game that is over, 0 … 1
 */
export function chancesOf(expected: readonly number[], part: number): readonly number[] {
  const spread = figureAt(figuresFor(expected.length).spread, part);
  const best = Math.max(...expected);
  const weights = expected.map((points) => Math.exp((points - best) / spread));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}
