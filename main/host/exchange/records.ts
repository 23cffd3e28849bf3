import type { RecordImport } from '../../../shared/contract/answers.ts';
import type { CallOutput } from '../../../shared/contract/contract.ts';
import { RECORD_ENDING } from '../../../shared/contract/gameFile.ts';
import { recordOf } from '../../../shared/session/records/record.ts';
import type { ContentId } from '../../../shared/vocabulary/pieces.ts';
import { CallRefused } from '../callRefused.ts';
import type { ContentLibrary } from '../content/contentLibrary.ts';
import type { GameLibrary } from '../saves/gameLibrary.ts';
import { fileNameOf } from './fileName.ts';
import type { GameImport } from './gameImport.ts';
import type { RecordThreads } from './recordThread.ts';

/** Where a record names a player's own content (its header has no other field of that form). */
const NAMED_CONTENT = /"content"\s*:\s*\{\s*"id"\s*:\s*"([a-z0-9]{1,64})"/g;

function contentsNamed(text: string): Set<ContentId> {
  const ids = new Set<ContentId>();
  for (const [, id] of text.matchAll(NAMED_CONTENT)) if (id !== undefined) ids.add(id);
  return ids;
}

/** Finished games as game records (rules §13), out of the library and into it. */
export class Records {
  private readonly library: GameLibrary;
  private readonly gameImport: GameImport;
  private readonly contents: ContentLibrary;
  private readonly threads: RecordThreads;

  constructor(library: GameLibrary, gameImport: GameImport, contents: ContentLibrary, threads: RecordThreads) {
    this.library = library;
    this.gameImport = gameImport;
    this.contents = contents;
    this.threads = threads;
  }

  /** Throws `CallRefused`: `noGame`, `notFinished`, `contentMissing`. */
  async read(gameId: string, withLegal: boolean): Promise<CallOutput<'record.read'>> {
    const saved = await this.library.read(gameId);
    const summary = this.library.summaryOf(gameId);
    if (!summary?.finished) throw new CallRefused('notFinished', gameId);
    const lines = recordOf(saved, withLegal).map((line) => `${JSON.stringify(line)}\n`);
    return { fileName: fileNameOf(summary, RECORD_ENDING), text: lines.join('') };
  }

  /** Takes in all games of a file, or none of them: then the answer says what is wrong. */
  async import(text: string): Promise<RecordImport> {
    const contents = await this.contents.prepareThose(contentsNamed(text));
    const read = await this.threads.read({ text, contents });
    if ('problem' in read) return read;
    return this.gameImport.take(read.games);
  }
}
