import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Pixels at each edge of the table that panels cover. */
interface Covered {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function coveredAround(free: HTMLElement): Covered {
  const { left, right, top, bottom } = free.getBoundingClientRect();
  return { left, right: window.innerWidth - right, top, bottom: window.innerHeight - bottom };
}

/** Measures what the panels leave free of the window. `ref` belongs on the element that fills just that. */
export function useSafeArea(): { readonly ref: RefObject<HTMLDivElement | null>; readonly area: Covered } {
  const ref = useRef<HTMLDivElement>(null);
  const [area, setArea] = useState<Covered>({ left: 0, right: 0, top: 0, bottom: 0 });
  useLayoutEffect(() => {
    const free = ref.current;
    if (free === null) return;
    const measure = () => setArea(coveredAround(free));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(free);
    return () => observer.disconnect();
  }, []);
  return { ref, area };
}
