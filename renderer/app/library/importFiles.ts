import type { Client } from '../../client/client.ts';
import { type ImportOutcome, useLibrary } from '../../store/library.ts';
import { settle } from '../settle.ts';

/** Bytes: as much as the host takes, so that more need not be sent to hear that it is too much. */
const LARGEST = 64_000_000;

/** Imports one file. Returns the games that came in, or what to tell instead; `null` when the host could not be asked. */
async function importFile(client: Client, file: File): Promise<readonly string[] | ImportOutcome | null> {
  if (file.size > LARGEST)
    return { kind: 'problem', file: file.name, problem: { line: 1, reason: 'tooLarge', detail: '' } };
  const imported = settle(await client.call('record.import', { text: await file.text() }));
  if (imported === undefined) return null;
  if ('problem' in imported) return { kind: 'problem', file: file.name, problem: imported.problem };
  return imported.games.map(({ gameId }) => gameId);
}

/** Imports files one after the other, until one cannot be, and leaves word of it in the store. */
export async function importFiles(client: Client, files: readonly File[]): Promise<void> {
  useLibrary.setState({ imported: { kind: 'reading' } });
  const gameIds: string[] = [];
  for (const file of files) {
    const outcome = await importFile(client, file);
    if (outcome === null || 'kind' in outcome) {
      useLibrary.setState({ imported: outcome });
      return;
    }
    gameIds.push(...outcome);
  }
  useLibrary.setState({ imported: { kind: 'done', gameIds } });
}
