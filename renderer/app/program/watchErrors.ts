import { useApp } from '../../platform/app.ts';
import { noteError } from '../../platform/lastError.ts';

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
