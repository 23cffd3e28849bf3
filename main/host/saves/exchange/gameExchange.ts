import type { RecordImport, SaveImport, TextFile } from '../../../../shared/contract/fileAnswers.ts';
import { RECORD_ENDING, SAVE_ENDING } from '../../../../shared/contract/gameFile.ts';
import { recordOf } from '../../../../shared/session/records/record.ts';
import { LARGEST_FILE } from '../../../../shared/vocabulary/limits.ts';
import { CallRefused } from '../../callRefused.ts';
import type { ContentLibrary } from '../../content/contentLibrary.ts';
import type { GameLibrary } from '../gameLibrary.ts';
import { sealSave } from '../saveEnvelope.ts';
import { fileNameOf } from './fileName.ts';
import { GameImport } from './gameImport.ts';
import { LARGE, type RecordReader, type RecordThreads } from './recordThread.ts';
import { notTaken, playedThrough, readSaveText } from './saveReading.ts';

/** Exports games to the player's own files and imports them: saved games, and game records (rules §13). */
export class GameExchange {
  private readonly library: GameLibrary;
  private readonly gameImport: GameImport;
  private readonly contents: ContentLibrary;
  private readonly threads: RecordThreads;

  constructor(library: GameLibrary, contents: ContentLibrary, threads: RecordThreads) {
    this.library = library;
    this.gameImport = new GameImport(library);
    this.contents = contents;
    this.threads = threads;
  }

  /** Throws `CallRefused`: `noGame`, `contentMissing`. */
  async exportSave(gameId: string): Promise<TextFile> {
    const saved = await this.library.read(gameId);
    const summary = this.library.summaryOf(gameId);
    if (summary === null) throw new CallRefused('noGame', gameId);
    return { fileName: fileNameOf(summary, SAVE_ENDING), text: sealSave(saved, summary.savedAt, summary) };
  }

  /** Throws `CallRefused`: `noGame`, `notFinished`, `contentMissing`. */
  async exportRecord(gameId: string, withLegal: boolean): Promise<TextFile> {
    const saved = await this.library.read(gameId);
    const summary = this.library.summaryOf(gameId);
    if (!summary?.finished) throw new CallRefused('notFinished', gameId);
    const lines = recordOf(saved, withLegal).map((line) => `${JSON.stringify(line)}\n`);
    return { fileName: fileNameOf(summary, RECORD_ENDING), text: lines.join('') };
  }

  /** Imports the text of a saved game, or says what is wrong with it; then nothing has changed. */
  async importSave(text: string): Promise<SaveImport> {
    if (text.length > LARGEST_FILE.save) return notTaken('tooLarge');
    // A long text may take long to read, whatever it contains.
    if (text.length > LARGE) return this.takeFrom((reader) => this.threads.readSave(text, reader));
    return this.importShortSave(text);
  }

  /** Imports all games of a record file, or none; then the answer says what is wrong. */
  importRecords(text: string): Promise<RecordImport> {
    return this.takeFrom((reader) => this.threads.read(text, reader));
  }

  private async importShortSave(text: string): Promise<SaveImport> {
    const saved = readSaveText(text);
    if ('problem' in saved) return saved;
    try {
      await this.contents.prepare(saved.content);
    } catch (error) {
      if (error instanceof CallRefused) return notTaken('unknownContent', error.message);
      throw error;
    }
    const game = playedThrough(saved);
    if ('problem' in game) return game;
    const intake = this.gameImport.begin();
    await intake.take([game]);
    return intake.result();
  }

  /** Imports the games that a thread reads. `read` resolves to what is wrong with the file, or to `null`. */
  private async takeFrom<P>(read: (reader: RecordReader) => Promise<P | null>) {
    const intake = this.gameImport.begin();
    const problem = await read({
      contentsOf: (ids) => this.contents.prepareThose(new Set(ids)),
      take: (games, ended) => intake.take(games, ended),
    });
    return problem === null ? intake.result() : { problem };
  }
}
