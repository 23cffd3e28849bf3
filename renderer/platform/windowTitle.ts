import { useEffect } from 'react';
import { useText } from './i18n/text.ts';

/** Names the window after the game and what goes on in it: never anything secret. */
export function useWindowTitle(what: string | null): void {
  const text = useText();
  const title = what === null ? text('app.name') : text('window.title', { what });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
