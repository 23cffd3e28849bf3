import { parentPort, workerData } from 'node:worker_threads';
import { prepareContent, registerContent } from '../../shared/content/content.ts';
import { summaryOf } from '../../shared/session/live/summary.ts';
import { importRecords } from '../../shared/session/records/recordImport.ts';
import type { RecordsAnswer, RecordsRequest } from './protocol.ts';

if (!parentPort) throw new Error('this file is the entry of a worker thread');

/** The games get no ids: the host knows which it has already. Ends by itself after its one answer. */
function answer({ text, contents }: RecordsRequest): RecordsAnswer {
  for (const { id, file } of contents) registerContent(prepareContent(file, id));
  const read = importRecords(text, () => '');
  if ('problem' in read) return read;
  return { games: read.games.map((saved) => ({ saved, summary: summaryOf(saved, 0) })) };
}

parentPort.postMessage(answer(workerData as RecordsRequest));
