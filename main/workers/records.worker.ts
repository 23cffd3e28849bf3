import { on } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { prepareContent, registerContent } from '../../shared/content/content.ts';
import { readContent } from '../../shared/content/readContent.ts';
import { summaryOf } from '../../shared/session/live/summary.ts';
import { contentsNamedIn, importRecords } from '../../shared/session/records/recordImport.ts';
import type { SavedGame } from '../../shared/session/saves/savedGame.ts';
import { type ContentId, STANDARD_CONTENT } from '../../shared/vocabulary/pieces.ts';
import { notTaken, playedThrough, readSaveText } from '../host/saves/exchange/saveReading.ts';
import { identityOf } from '../host/saves/gameIdentity.ts';
import type { FileKind, RecordsAnswer, RecordsRequest } from './protocol.ts';

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

interface HeardFile {
  readonly text: string;
  readonly of: FileKind;
}

async function hearFile(): Promise<HeardFile> {
  const pieces: string[] = [];
  let request = await hear();
  for (; request.type === 'text'; request = await hear()) pieces.push(request.piece);
  if (request.type !== 'whole') throw new Error(`${request.type} comes in the middle of a text`);
  return { text: pieces.join(''), of: request.of };
}

/** Each game of a file only once: the host would not recognise duplicates. */
function differing(games: readonly SavedGame[]): ReadonlyMap<string, SavedGame> {
  const byIdentity = new Map<string, SavedGame>();
  for (const saved of games) {
    const identity = identityOf(saved);
    if (!byIdentity.has(identity)) byIdentity.set(identity, saved);
  }
  return byIdentity;
}

/** Asks the host for contents and makes them known to the rules. Returns the ids of those that exist. */
async function learnContents(ids: readonly ContentId[]): Promise<ReadonlySet<ContentId>> {
  tell({ type: 'contents', ids });
  const learnt = new Set<ContentId>([STANDARD_CONTENT]);
  for (let request = await hear(); request.type === 'content'; request = await hear()) {
    const { id, file } = request.content;
    registerContent(prepareContent(file, id));
    learnt.add(id);
  }
  return learnt;
}

async function answerSave(text: string): Promise<void> {
  const saved = readSaveText(text);
  if ('problem' in saved) return tell({ type: 'problem', problem: saved.problem });
  const contents = await learnContents(saved.content === STANDARD_CONTENT ? [] : [saved.content]);
  const game = contents.has(saved.content) ? playedThrough(saved) : notTaken('unknownContent', saved.content);
  if ('problem' in game) tell({ type: 'problem', problem: game.problem });
  else tell({ type: 'games', games: [game], last: true });
}

/** The games get no ids: the host knows which it has already. */
async function answerRecords(text: string): Promise<void> {
  await learnContents(contentsNamedIn(text));
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

/** The host ends the thread after its last answer. */
async function answer({ text, of }: HeardFile): Promise<void> {
  if (of.kind === 'content') tell({ type: 'content', read: readContent(text, of.language) });
  else if (of.kind === 'save') await answerSave(text);
  else await answerRecords(text);
}

await answer(await hearFile());
