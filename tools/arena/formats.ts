import type { Estimate } from './statistics/interval.ts';

export const DASH = '–';

const signed = (value: number): string => {
  const size = Number.isFinite(value) ? Math.abs(value).toFixed(0) : '∞';
  return value < 0 && size !== '0' ? `−${size}` : `+${size}`;
};

/** A share in percent with its interval: `64.0 % (54.2 … 72.7)`. */
export function percent(estimate: Estimate | null): string {
  if (estimate === null) return DASH;
  const [value, low, high] = [estimate.value, estimate.low, estimate.high].map((share) => (100 * share).toFixed(1));
  return `${value} % (${low} … ${high})`;
}

/** Elo points with their interval: `+100 (+30 … +170)`; `0` for what the others are measured against. */
export function elo(estimate: Estimate | null): string {
  if (estimate === null) return DASH;
  const { value, low, high } = estimate;
  return low === high ? '0' : `${signed(value)} (${signed(low)} … ${signed(high)})`;
}

/** One decimal, or a dash for nothing. */
export const decimal = (value: number | undefined): string => value?.toFixed(1) ?? DASH;

/** Milliseconds: two significant digits below ten, else whole ones. */
export function milliseconds(value: number | undefined): string {
  if (value === undefined) return DASH;
  return value < 10 ? String(Number(value.toPrecision(2))) : value.toFixed(0);
}
