import { useEffect } from 'react';
import { useSettings } from '../store/settings.ts';
import { reducesMotion } from './pace.ts';

/** Puts the settings that concern the whole page on its root element, where the styles find them. */
export function useAppearance(): void {
  const { uiScale, reducedMotion } = useSettings();
  useEffect(() => {
    document.documentElement.style.setProperty('--ui-scale', String(uiScale / 100));
  }, [uiScale]);
  useEffect(() => {
    const apply = () => {
      document.documentElement.dataset.motion = reducesMotion() ? 'reduced' : 'full';
    };
    apply();
    if (reducedMotion !== 'auto') return;
    const system = window.matchMedia('(prefers-reduced-motion: reduce)');
    system.addEventListener('change', apply);
    return () => system.removeEventListener('change', apply);
  }, [reducedMotion]);
}
