import { prepareContent, registerContent } from '../../shared/content/content.ts';
import { importRecords } from '../../shared/session/recordImport.ts';
import { summaryOf } from '../../shared/session/summary.ts';
import type { RecordsAnswer, RecordsRequest } from './protocol.ts';

/** Plays the records of a file through. The games get no ids: the host knows which it has already. Throws a RangeError for a content that cannot be played with. */
export function readRecords({ text, contents }: RecordsRequest): RecordsAnswer {
  for (const { id, file } of contents) registerContent(prepareContent(file, id));
  const read = importRecords(text, () => '');
  if ('problem' in read) return read;
  return { games: read.games.map((saved) => ({ saved, summary: summaryOf(saved, 0) })) };
}
