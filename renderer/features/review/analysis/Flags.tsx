import { usePlotArea, useXAxisScale, useYAxisScale } from 'recharts';

/**
 * Returns places near the wished ones, in the same order, no two nearer than `gap`, within `first` … `last` as far as
 * there is room. `wished` must rise.
 */
export function spreadOut(wished: readonly number[], gap: number, first: number, last: number): readonly number[] {
  const places: number[] = [];
  for (const wish of wished) places.push(Math.max(wish, places.length === 0 ? first : (places.at(-1) ?? 0) + gap));
  for (let index = places.length - 1, most = last; index >= 0; index--, most -= gap)
    places[index] = Math.min(places[index] ?? 0, most);
  return places;
}

/** A costly decision: which place it has among them, the dearest being 1. */
export interface Dot {
  readonly number: number;
  readonly position: number;
  readonly words: string;
}

interface FlagsProps {
  readonly dots: readonly Dot[];
  /** The figure of the line at a decision. */
  readonly pointOf: (position: number) => number;
  readonly onDot: (position: number) => void;
}

/** Pixels that a finger needs. */
const LEAST = 24;

/** The height of text, in pixels: that of the panels or, where it is larger, what the player wants to read. */
function textHeight(): number {
  const style = getComputedStyle(document.documentElement);
  const factor = Number.parseFloat(style.getPropertyValue('--text-factor')) || 1;
  return Number.parseFloat(style.fontSize) * Math.max(1, factor) || 0;
}

/** How large a flag is, in pixels: it grows with all text. */
const flagSize = (): number => Math.max(LEAST, 1.8 * textHeight());

/** Pixels above the lines, for the names of the phases. */
export const nameStrip = (): number => Math.max(20, 1.4 * textHeight());

/** Pixels of the strip below the lines that the flags stand in. */
export const flagStrip = (): number => flagSize() + 10;

/** Numbered buttons below the lines, each with a stem up to its decision. */
export function Flags({ dots, pointOf, onDot }: FlagsProps) {
  const area = usePlotArea();
  const xOf = useXAxisScale();
  const yOf = useYAxisScale();
  if (area === undefined || xOf === undefined || yOf === undefined) return null;
  const size = flagSize();
  // In the order of the game, so that Tab goes through it.
  const inTime = [...dots].sort((a, b) => a.position - b.position);
  const middles = inTime.map(({ position }) => Number(xOf(position)));
  const places = spreadOut(middles, size + 2, area.x + size / 2, area.x + area.width);
  const foot = area.y + area.height;
  return inTime.map((dot, index) => {
    const x = middles[index] ?? 0;
    const place = places[index] ?? 0;
    const y = Number(yOf(pointOf(dot.position)));
    return (
      <g key={dot.position}>
        <path className="flag-stem" d={`M${x} ${y}V${foot}L${place} ${foot + 6}`} />
        <circle className="flag-point" cx={x} cy={y} r={4.5} />
        <foreignObject x={place - size / 2} y={foot + 5} width={size} height={size}>
          <button
            type="button"
            className="flag centre rigid"
            aria-label={`${dot.number}. ${dot.words}`}
            onClick={() => onDot(dot.position)}
          >
            {dot.number}
          </button>
        </foreignObject>
      </g>
    );
  });
}
