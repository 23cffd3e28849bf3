import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Box } from '../../ui/placing/place.ts';

/** What panels leave free of the window, and how many pixels they cover at each of its edges. */
interface SafeArea {
  readonly free: Box;
  readonly area: Box;
}

const NOTHING: Box = { left: 0, top: 0, right: 0, bottom: 0 };

function measured(element: HTMLElement): SafeArea {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return {
    free: { left, right, top, bottom },
    area: { left, right: window.innerWidth - right, top, bottom: window.innerHeight - bottom },
  };
}

/** Measures what the panels leave free of the window. `ref` belongs on the element that fills just that. */
export function useSafeArea(): SafeArea & { readonly ref: RefObject<HTMLDivElement | null> } {
  const ref = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<SafeArea>({ free: NOTHING, area: NOTHING });
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => setFound(measured(element));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, ...found };
}
