import { useApp } from '../../platform/app.ts';
import { noteError } from '../../platform/lastError.ts';

/** Tells the player of errors that nothing else caught; those in what is drawn have a screen of their own. */
export function watchErrors(target: Pick<Window, 'addEventListener'> = window): void {
  const tell = (error: unknown) => {
    // Browsers also report here what is no error: a layout that was not settled within one frame.
    if (!(error instanceof Error)) return;
    noteError(error);
    useApp.setState({ failure: 'internal' });
  };
  target.addEventListener('error', ({ error }) => tell(error));
  target.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
