import type { GameSummary } from '../../../../shared/contract/answers.ts';

/** What no file may be called on one system or another. */
const FORBIDDEN = /[<>:"/\\|?*\p{C}]/gu;

/** What to call the file of a game: by its name, else by its day. `ending` with its dot. */
export function fileNameOf({ gameId, name, savedAt }: GameSummary, ending: string): string {
  const day = new Date(savedAt).toISOString().slice(0, 10);
  const own = name?.replace(FORBIDDEN, '-').replace(/^\.+|[. ]+$/g, '') ?? '';
  return own === '' ? `hadara-${day}-${gameId.slice(0, 8)}${ending}` : `Hadara - ${own}${ending}`;
}
