import type { SaveImport, SaveProblem, TextFile } from '../../../../shared/contract/fileAnswers.ts';
import { SAVE_ENDING, SAVE_FORMAT } from '../../../../shared/contract/gameFile.ts';
import { summaryOf } from '../../../../shared/session/live/summary.ts';
import { NotReplayable } from '../../../../shared/session/replay/replay.ts';
import type { SavedGame } from '../../../../shared/session/saves/savedGame.ts';
import { LARGEST_FILE } from '../../../../shared/vocabulary/limits.ts';
import { CallRefused } from '../../callRefused.ts';
import type { ContentLibrary } from '../../content/contentLibrary.ts';
import { identityOf } from '../gameIdentity.ts';
import type { GameLibrary } from '../gameLibrary.ts';
import { openSave, sealSave } from '../saveEnvelope.ts';
import { fileNameOf } from './fileName.ts';
import type { GameImport } from './gameImport.ts';

const problem = (reason: SaveProblem['reason'], detail = ''): { readonly problem: SaveProblem } => ({
  problem: { reason, detail },
});

/** Opens the seal of a file from elsewhere. */
function unseal(text: string): SavedGame | ReturnType<typeof problem> {
  if (text.length > LARGEST_FILE.save) return problem('tooLarge');
  const opened = openSave(text);
  if (opened.kind === 'newer') return problem('newerVersion', String(opened.version));
  if (opened.kind === 'good') return opened.saved;
  return problem(text.includes(SAVE_FORMAT) ? 'damaged' : 'notASave');
}

/** Why a game whose seal is whole cannot be played here. */
function whyNot(error: unknown): ReturnType<typeof problem> {
  if (error instanceof CallRefused) return problem('unknownContent', error.message);
  if (error instanceof NotReplayable) return problem(error.reason, error.detail);
  return problem('damaged');
}

/** Saved games as files of the player's own, out of the library and into it. */
export class SaveFiles {
  private readonly library: GameLibrary;
  private readonly gameImport: GameImport;
  private readonly contents: ContentLibrary;

  constructor(library: GameLibrary, gameImport: GameImport, contents: ContentLibrary) {
    this.library = library;
    this.gameImport = gameImport;
    this.contents = contents;
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
    const saved = unseal(text);
    if ('problem' in saved) return saved;
    try {
      await this.contents.prepare(saved.content);
      const intake = this.gameImport.begin();
      await intake.take([{ saved, summary: summaryOf(saved, 0), identity: identityOf(saved) }]);
      return intake.result();
    } catch (error) {
      return whyNot(error);
    }
  }
}
