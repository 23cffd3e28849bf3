import { useEffect, useState } from 'react';
import type { Books } from '../../../shared/contract/answers.ts';
import { useCommands } from '../commands.ts';

/** Returns the books of a finished game; `null` until they are there, and for `null`, which asks for nothing. */
export function useBooks(gameId: string | null): Books | null {
  const { books } = useCommands();
  const [read, setRead] = useState<{ gameId: string; told: Books } | null>(null);
  useEffect(() => {
    let wanted = true;
    if (gameId === null) return;
    void books(gameId).then((told) => {
      if (wanted && told !== null) setRead({ gameId, told });
    });
    return () => {
      wanted = false;
    };
  }, [books, gameId]);
  return read !== null && read.gameId === gameId ? read.told : null;
}
