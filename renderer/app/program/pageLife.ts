import { useApp } from '../../platform/app.ts';
import { noteError } from '../../platform/document.ts';
import type { Host } from '../../platform/host.ts';
import { hasQuit } from '../../platform/navigation.ts';

/** Added to the page's address: go straight on with the game that was on the table. */
const RESTORE = '?restore';

/** Loads the page anew, straight at the table of the game that goes on. */
export const reloadAtTable = (): void => location.assign(`${location.pathname}${RESTORE}`);

/** Whether this page was loaded to go straight on. The address forgets it: a later reload is an ordinary one. */
export function takeRestore(): boolean {
  if (location.search !== RESTORE) return false;
  history.replaceState(null, '', location.pathname);
  return true;
}

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

/** Shows errors that nothing else caught. Errors while drawing have a screen of their own. */
export function watchErrors(target: Pick<Window, 'addEventListener'> = window): void {
  const tell = (error: unknown) => {
    // Browsers also report here what is no error, such as a layout that did not settle within one frame.
    if (!(error instanceof Error)) return;
    noteError(error);
    useApp.setState({ failure: 'internal' });
  };
  target.addEventListener('error', ({ error }) => tell(error));
  target.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}

const PAINT = 'first-contentful-paint';

/** Resolves when something of the page has reached the screen, as far as the browser tells. */
export function whenDrawn(): Promise<void> {
  return new Promise((resolve) => {
    // Said by the process that draws, after it has. Without such a word, a frame that was asked for has to do.
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
      requestAnimationFrame(() => resolve());
      return;
    }
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName(PAINT).length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}
