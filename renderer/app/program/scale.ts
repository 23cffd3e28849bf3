import type { Settings } from '../../../shared/contract/tableSetup.ts';
import { UI_SCALE } from '../../../shared/vocabulary/limits.ts';

/** The sizes of text and panels, in percent, that the keys go through. */
const STEPS = [UI_SCALE.min, 85, UI_SCALE.usual, 110, 125, 150, 175, UI_SCALE.max] as const;

/** Returns the size (percent) after a press of a key: the next step, or the last one. */
export function scaleAfter(now: number, wish: 'larger' | 'smaller' | 'usualSize'): number {
  if (wish === 'usualSize') return UI_SCALE.usual;
  if (wish === 'larger') return STEPS.find((step) => step > now) ?? UI_SCALE.max;
  return STEPS.findLast((step) => step < now) ?? UI_SCALE.min;
}

type Scales = Pick<Settings, 'uiScale' | 'textScale'>;

/** Returns the sizes of text and of panels after a press of a key: both grow together. */
export const scalesAfter = ({ uiScale, textScale }: Scales, wish: Parameters<typeof scaleAfter>[1]): Scales => ({
  uiScale: scaleAfter(uiScale, wish),
  textScale: scaleAfter(textScale, wish),
});
