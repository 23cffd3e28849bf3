/** The sizes of text and panels, in percent, that the keys go through. */
const STEPS = [75, 85, 100, 110, 125, 150, 175, 200] as const;
const USUAL = 100;

/** Returns the size (percent) after a press of a key: the next step, or the last one. */
export function scaleAfter(now: number, wish: 'larger' | 'smaller' | 'usualSize'): number {
  if (wish === 'usualSize') return USUAL;
  if (wish === 'larger') return STEPS.find((step) => step > now) ?? STEPS[STEPS.length - 1] ?? USUAL;
  return STEPS.findLast((step) => step < now) ?? STEPS[0];
}
