/** Where something stands on the screen. */
export interface Place {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const middle = (place: Place): readonly [number, number] => [
  (place.left + place.right) / 2,
  (place.top + place.bottom) / 2,
];

/** How far a place lies in a direction, and how far beside it; `null` when it does not lie there. */
function offset(from: Place, to: Place, direction: Direction): { ahead: number; aside: number } | null {
  const [fromX, fromY] = middle(from);
  const [toX, toY] = middle(to);
  const horizontal = direction === 'ArrowLeft' || direction === 'ArrowRight';
  const sign = direction === 'ArrowLeft' || direction === 'ArrowUp' ? -1 : 1;
  const ahead = sign * (horizontal ? toX - fromX : toY - fromY);
  const aside = Math.abs(horizontal ? toY - fromY : toX - fromX);
  return ahead > 2 ? { ahead, aside } : null;
}

/** Sideways distance counts more, so that arrows stay in their row or column. */
const ASIDE_WEIGHT = 2.5;

/** Returns the index of the nearest of `places` in a direction from `places[from]`, or −1 when there is none. */
export function nearest(places: readonly Place[], from: number, direction: Direction): number {
  const start = places[from];
  if (start === undefined) return -1;
  let best = -1;
  let shortest = Number.POSITIVE_INFINITY;
  places.forEach((place, index) => {
    const step = index === from ? null : offset(start, place, direction);
    if (step === null) return;
    const distance = step.ahead + ASIDE_WEIGHT * step.aside;
    if (distance < shortest) {
      shortest = distance;
      best = index;
    }
  });
  return best;
}
