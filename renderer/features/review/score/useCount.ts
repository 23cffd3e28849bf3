import { useEffect, useState } from 'react';
import { type Count, countAt } from '../../../game/counting.ts';

/** What a press is, until it is over. */
const PRESSES = ['keydown', 'keyup', 'pointerdown', 'pointerup', 'click'] as const;

/**
 * Counts points, picture by picture. Returns how far the count is, `null` when it is over or was not wanted.
 * Any press completes it, and does nothing else.
 */
export function useCount(wanted: boolean, categories: number, seats: number, tempo: number): Count | null {
  const [count, setCount] = useState<Count | null>(() => (wanted ? countAt(0, categories, seats) : null));
  const running = count !== null;
  useEffect(() => {
    if (!running) return;
    const start = performance.now();
    let request = requestAnimationFrame(function step() {
      const next = countAt((performance.now() - start) * tempo, categories, seats);
      setCount(next);
      if (next !== null) request = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(request);
  }, [running, categories, seats, tempo]);
  useEffect(() => {
    if (!running) return;
    const complete = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      // With its last part: the press must not go on to what appears below it.
      if (event.type === 'keydown' || event.type === 'click') setCount(null);
    };
    for (const press of PRESSES) window.addEventListener(press, complete, { capture: true });
    return () => {
      for (const press of PRESSES) window.removeEventListener(press, complete, { capture: true });
    };
  }, [running]);
  return count;
}
