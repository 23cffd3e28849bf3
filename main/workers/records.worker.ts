import { on } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { prepareContent, registerContent } from '../../shared/content/content.ts';
import { summaryOf } from '../../shared/session/live/summary.ts';
import { contentsNamedIn, importRecords } from '../../shared/session/records/recordImport.ts';
import { identityOf } from '../host/saves/gameIdentity.ts';
import type { RecordsAnswer, RecordsRequest } from './protocol.ts';

if (!parentPort) throw new Error('this file is the entry of a worker thread');
const port = parentPort;

/** Games that are handed over at once: the host stands still while it unpacks them. */
const FEW = 8;

/** What the host says, none of it lost. */
const heard = on(port, 'message');

const tell = (answer: RecordsAnswer): void => port.postMessage(answer);

async function hear(): Promise<RecordsRequest> {
  const { value } = await heard.next();
  return value[0];
}

async function learnContents(text: string): Promise<void> {
  tell({ type: 'contents', ids: contentsNamedIn(text) });
  for (let request = await hear(); request.type === 'content'; request = await hear()) {
    const { id, file } = request.content;
    registerContent(prepareContent(file, id));
  }
}

/** The games get no ids: the host knows which it has already. The host ends the thread after its last answer. */
async function answer(text: string): Promise<void> {
  await learnContents(text);
  const read = importRecords(text, () => '');
  if ('problem' in read) return tell({ type: 'problem', problem: read.problem });
  for (let from = 0; from < read.games.length; from += FEW) {
    const games = read.games
      .slice(from, from + FEW)
      .map((saved) => ({ saved, summary: summaryOf(saved, 0), identity: identityOf(saved) }));
    tell({ type: 'games', games, last: from + FEW >= read.games.length });
    await hear();
  }
}

await answer(workerData as string);
