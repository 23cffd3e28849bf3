import { type RefObject, useEffect, useRef } from 'react';
import { type Direction, nearest } from './spatial.ts';

/** Things that take part carry this attribute. */
const ROVING = '[data-rove]';
const ARROWS: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);

const stopsIn = (region: HTMLElement): HTMLElement[] => [...region.querySelectorAll<HTMLElement>(ROVING)];

function makeTabStop(stops: readonly HTMLElement[], chosen: HTMLElement): void {
  for (const stop of stops) stop.tabIndex = stop === chosen ? 0 : -1;
}

/** What an arrow, Home or End leads to; `undefined` when the key means nothing here. */
function targetOf(stops: readonly HTMLElement[], current: number, key: string): HTMLElement | undefined {
  if (key === 'Home') return stops[0];
  if (key === 'End') return stops.at(-1);
  if (!ARROWS.has(key)) return undefined;
  const places = stops.map((stop) => stop.getBoundingClientRect());
  return stops[nearest(places, current, key as Direction)];
}

/**
 * Makes a region one stop of the Tab key, with arrows, Home and End moving inside it among the elements that carry
 * `data-rove`. `first`: which of them Tab leads to at first. Returns the ref for the region's element.
 */
export function useRovingFocus<Region extends HTMLElement>(
  first: 'oldest' | 'newest' = 'oldest',
): RefObject<Region | null> {
  const ref = useRef<Region | null>(null);
  // After every render: what can be focused may have changed.
  useEffect(() => {
    const region = ref.current;
    if (region === null) return;
    const stops = stopsIn(region);
    const chosen = stops.find((stop) => stop === document.activeElement) ?? stops.find((stop) => stop.tabIndex === 0);
    const start = chosen ?? (first === 'oldest' ? stops[0] : stops.at(-1));
    if (start !== undefined) makeTabStop(stops, start);
  });
  useEffect(() => {
    const region = ref.current;
    if (region === null) return;
    const move = (event: KeyboardEvent) => {
      const stops = stopsIn(region);
      const current = stops.indexOf(document.activeElement as HTMLElement);
      const inside = current >= 0;
      const entering = event.target === region && ARROWS.has(event.key);
      const target = inside ? targetOf(stops, current, event.key) : stops[entering ? 0 : -1];
      if (target === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      target.focus();
    };
    const follow = (event: FocusEvent) => {
      const stops = stopsIn(region);
      const focused = stops.find((stop) => stop === event.target);
      if (focused !== undefined) makeTabStop(stops, focused);
    };
    region.addEventListener('keydown', move);
    region.addEventListener('focusin', follow);
    return () => {
      region.removeEventListener('keydown', move);
      region.removeEventListener('focusin', follow);
    };
  }, []);
  return ref;
}
