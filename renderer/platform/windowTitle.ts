import { useEffect } from 'react';
import { useText } from './i18n/text.ts';

/** Puts the game and what is due in it into the window's title. Never shows secrets. */
export function useWindowTitle(what: string | null): void {
  const text = useText();
  const title = what === null ? text('app.name') : text('window.title', { what });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
