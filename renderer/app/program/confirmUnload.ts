import { useApp } from '../../platform/app.ts';
import type { Host } from '../../platform/host.ts';
import { hasQuit } from '../../platform/navigation.ts';

/**
 * Lets the browser ask, in its own words, before it closes the page while something is in memory only. In Electron the
 * program asks instead, and the page never blocks its window.
 */
export function confirmUnload({ navigation }: Host): void {
  window.addEventListener('beforeunload', (event) => {
    const { info, unsaved, link } = useApp.getState();
    const quit = hasQuit(navigation.getSnapshot());
    if (unsaved.length > 0 && !quit && link === 'up' && info?.carrier === 'loopback') event.preventDefault();
  });
}
