import { useEffect, useState } from 'react';
import type { Epoch } from '../../shared/vocabulary/time.ts';

/** Milliseconds of normal speed until it is dark; dawn takes as long as the style sheet says. */
const DUSK = 450;

/**
 * A night between two epochs: the table darkens, and its light, its cloth and its land change while nothing is seen of
 * them. Returns the epoch that the table is to show.
 * @param tempo scales all times: 1 normal, 0 at once
 * @param frame the table's element, which says while night falls: `data-night`
 */
export const useNight = (epoch: Epoch, tempo: number, frame: HTMLElement): Epoch => {
  const [lit, setLit] = useState(epoch);
  const cut = tempo === 0 || epoch < lit;
  if (cut && lit !== epoch) setLit(epoch);
  useEffect(() => {
    if (cut || lit === epoch) return;
    frame.dataset.night = '';
    const timer = setTimeout(() => setLit(epoch), DUSK * tempo);
    return () => {
      clearTimeout(timer);
      delete frame.dataset.night;
    };
  }, [epoch, lit, cut, tempo, frame]);
  return cut ? epoch : lit;
};
