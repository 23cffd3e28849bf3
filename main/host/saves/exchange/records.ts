import type { CallOutput } from '../../../../shared/contract/contract.ts';
import type { RecordImport } from '../../../../shared/contract/fileAnswers.ts';
import { RECORD_ENDING } from '../../../../shared/contract/gameFile.ts';
import { recordOf } from '../../../../shared/session/records/record.ts';
import { CallRefused } from '../../callRefused.ts';
import type { ContentLibrary } from '../../content/contentLibrary.ts';
import type { GameLibrary } from '../gameLibrary.ts';
import { fileNameOf } from './fileName.ts';
import type { GameImport } from './gameImport.ts';
import type { RecordThreads } from './recordThread.ts';

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
    const intake = this.gameImport.begin();
    const problem = await this.threads.read(text, {
      contentsOf: (ids) => this.contents.prepareThose(new Set(ids)),
      take: (games, ended) => intake.take(games, ended),
    });
    return problem === null ? intake.result() : { problem };
  }
}
