import type { SaveProblem } from '../../../../shared/contract/fileAnswers.ts';
import { SAVE_FORMAT } from '../../../../shared/contract/gameFile.ts';
import { summaryOf } from '../../../../shared/session/live/summary.ts';
import { NotReplayable } from '../../../../shared/session/replay/replay.ts';
import type { SavedGame } from '../../../../shared/session/saves/savedGame.ts';
import { LARGEST_FILE } from '../../../../shared/vocabulary/limits.ts';
import type { ReadGame } from '../../../workers/protocol.ts';
import { identityOf } from '../gameIdentity.ts';
import { openSave } from '../saveEnvelope.ts';

/* How the text of a saved game from elsewhere is read: by the host where it is short, in a thread where it is long. */

export interface NotTaken {
  readonly problem: SaveProblem;
}

export const notTaken = (reason: SaveProblem['reason'], detail = ''): NotTaken => ({ problem: { reason, detail } });

/** Opens the seal of a file from elsewhere. Never throws. */
export function readSaveText(text: string): SavedGame | NotTaken {
  if (text.length > LARGEST_FILE.save) return notTaken('tooLarge');
  const opened = openSave(text);
  if (opened.kind === 'newer') return notTaken('newerVersion', String(opened.version));
  if (opened.kind === 'good') return opened.saved;
  return notTaken(text.includes(SAVE_FORMAT) ? 'damaged' : 'notASave');
}

/** Plays a game through whose numbers are known to the rules. Never throws: says why it cannot be played here. */
export function playedThrough(saved: SavedGame): ReadGame | NotTaken {
  try {
    return { saved, summary: summaryOf(saved, 0), identity: identityOf(saved) };
  } catch (error) {
    return error instanceof NotReplayable ? notTaken(error.reason, error.detail) : notTaken('damaged');
  }
}
