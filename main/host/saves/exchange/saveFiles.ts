import type { SaveImport, TextFile } from '../../../../shared/contract/fileAnswers.ts';
import { SAVE_ENDING } from '../../../../shared/contract/gameFile.ts';
import { LARGEST_FILE } from '../../../../shared/vocabulary/limits.ts';
import { CallRefused } from '../../callRefused.ts';
import type { ContentLibrary } from '../../content/contentLibrary.ts';
import type { GameLibrary } from '../gameLibrary.ts';
import { sealSave } from '../saveEnvelope.ts';
import { fileNameOf } from './fileName.ts';
import type { GameImport } from './gameImport.ts';
import { LARGE, type RecordThreads } from './recordThread.ts';
import { notTaken, playedThrough, readSaveText } from './saveReading.ts';

/** Saved games as files of the player's own, out of the library and into it. */
export class SaveFiles {
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

  /** Throws `CallRefused`: `noGame`, `contentMissing`. */
  async read(gameId: string): Promise<TextFile> {
    const saved = await this.library.read(gameId);
    const summary = this.library.summaryOf(gameId);
    if (summary === null) throw new CallRefused('noGame', gameId);
    return { fileName: fileNameOf(summary, SAVE_ENDING), text: sealSave(saved, summary.savedAt, summary) };
  }

  /** Takes a game in as it would be taken from the disk, or says what is wrong with it: then nothing has changed. */
  async import(text: string): Promise<SaveImport> {
    if (text.length > LARGEST_FILE.save) return notTaken('tooLarge');
    return text.length > LARGE ? this.importInThread(text) : this.importHere(text);
  }

  private async importHere(text: string): Promise<SaveImport> {
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

  /** What is long may take long to read, whatever it is made of. */
  private async importInThread(text: string): Promise<SaveImport> {
    const intake = this.gameImport.begin();
    const problem = await this.threads.readSave(text, {
      contentsOf: (ids) => this.contents.prepareThose(new Set(ids)),
      take: (games, ended) => intake.take(games, ended),
    });
    return problem === null ? intake.result() : { problem };
  }
}
