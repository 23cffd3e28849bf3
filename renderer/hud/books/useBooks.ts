import { useEffect, useState } from 'react';
import type { BookEntry } from '../../../shared/contract/answers.ts';
import { useCommands } from '../commands.ts';

/** Returns the books of a finished game; `null` until they are there, and for `null`, which asks for nothing. */
export function useBooks(gameId: string | null): readonly BookEntry[] | null {
  const { books } = useCommands();
  const [read, setRead] = useState<{ gameId: string; entries: readonly BookEntry[] } | null>(null);
  useEffect(() => {
    let wanted = true;
    if (gameId === null) return;
    void books(gameId).then((entries) => {
      if (wanted && entries !== null) setRead({ gameId, entries });
    });
    return () => {
      wanted = false;
    };
  }, [books, gameId]);
  return read !== null && read.gameId === gameId ? read.entries : null;
}
