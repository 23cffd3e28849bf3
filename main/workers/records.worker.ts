import { on } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { prepareContent, registerContent } from '../../shared/content/content.ts';
import { summaryOf } from '../../shared/session/live/summary.ts';
import { contentsNamedIn, importRecords } from '../../shared/session/records/recordImport.ts';
import type { SavedGame } from '../../shared/session/saves/savedGame.ts';
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

async function hearText(): Promise<string> {
  const pieces: string[] = [];
  for (let request = await hear(); request.type === 'text'; request = await hear()) pieces.push(request.piece);
  return pieces.join('');
}

/** Each game of a file once: the host would look for its others in vain. */
function differing(games: readonly SavedGame[]): ReadonlyMap<string, SavedGame> {
  const byIdentity = new Map<string, SavedGame>();
  for (const saved of games) {
    const identity = identityOf(saved);
    if (!byIdentity.has(identity)) byIdentity.set(identity, saved);
  }
  return byIdentity;
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
  const all = [...differing(read.games)];
  for (let from = 0; from < all.length; from += FEW) {
    const few = all.slice(from, from + FEW);
    const games = few.map(([identity, saved]) => ({ saved, summary: summaryOf(saved, 0), identity }));
    tell({ type: 'games', games, last: from + FEW >= all.length });
    await hear();
  }
}

await answer(await hearText());
