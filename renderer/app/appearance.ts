import { useEffect } from 'react';
import { UI_SCALE } from '../../shared/vocabulary/limits.ts';
import { reducesMotion } from '../platform/motion.ts';
import { useSettings } from '../platform/settings.ts';

/** How much larger what is read is for people on a sofa. */
const FROM_SOFA = 1.5;

/** Puts the settings that concern the whole page on its root element, where the styles find them. */
export function useAppearance(): void {
  const { uiScale, textScale, fromSofa, reducedMotion, highContrast } = useSettings();
  useEffect(() => {
    const { style } = document.documentElement;
    // Laid out once before: else Chromium may go on to measure the page in the size of text that it had at first.
    void document.documentElement.offsetWidth;
    style.setProperty('--ui-scale', String(uiScale / 100));
    const read = fromSofa ? Math.min(textScale * FROM_SOFA, UI_SCALE.max) : textScale;
    style.setProperty('--text-factor', String(read / uiScale));
  }, [uiScale, textScale, fromSofa]);
  useEffect(() => {
    const show = () => {
      document.documentElement.dataset.motion = reducesMotion() ? 'reduced' : 'full';
    };
    return followSystem('(prefers-reduced-motion: reduce)', reducedMotion === 'auto', show);
  }, [reducedMotion]);
  useEffect(() => {
    const query = '(prefers-contrast: more)';
    const show = () => {
      const high = highContrast === 'auto' ? window.matchMedia(query).matches : highContrast === 'on';
      document.documentElement.dataset.contrast = high ? 'high' : 'usual';
    };
    return followSystem(query, highContrast === 'auto', show);
  }, [highContrast]);
}

/**
 * Calls `show` now and, if the setting follows the system, again whenever the system's value changes. Returns the
 * function that ends this.
 */
function followSystem(query: string, follows: boolean, show: () => void): () => void {
  show();
  if (!follows) return () => undefined;
  const system = window.matchMedia(query);
  system.addEventListener('change', show);
  return () => system.removeEventListener('change', show);
}

/** The faces of the first screens. */
const FACES = ['500 1em Cinzel', '700 1em Cinzel', ...[400, 600, 700].map((weight) => `${weight} 1em "Source Sans 3"`)];

/** Milliseconds: a font that takes longer is not waited for. */
const PATIENCE = 2000;

/** Resolves when the fonts are loaded: without this all words would jump a moment after they appeared. */
export async function firstFonts(): Promise<void> {
  const loaded = Promise.allSettled(FACES.map((face) => document.fonts.load(face)));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
