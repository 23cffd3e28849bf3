import { readFileSync } from 'node:fs';
import { openSave } from '../../main/host/saves/saveEnvelope.ts';
import { isSaveFile } from '../../shared/contract/gameFile.ts';
import { importRecords } from '../../shared/session/records/recordImport.ts';
import { NotReplayable, replay } from '../../shared/session/replay/replay.ts';
import type { SavedGame } from '../../shared/session/saves/savedGame.ts';

/** The games of a file, or in words why it cannot be read. */
export type GamesInFile = { readonly games: readonly SavedGame[] } | { readonly problem: string };

/** What is wrong with a record's line, in words; what is not here says itself with its detail. */
const RECORD_WORDS: Readonly<Record<string, string>> = {
  empty: 'the file is empty',
  tooLarge: 'it is too large',
  notJson: 'this is no JSON',
  notARecord: 'this is no game record of this game',
  newerVersion: 'a newer program wrote it, version',
  wrongShape: 'a field is missing or of the wrong kind:',
  unknownContent: 'it was played with numbers that are not known here (name their file with --content):',
  impossibleDeal: 'it could not have been dealt like this:',
  notYourTurn: 'it is not this seat’s turn:',
  illegalAction: 'this is not legal:',
  wrongLegal: 'other actions are legal:',
  wrongLabel: 'this is not when it was:',
  wrongPosition: 'this is not what follows:',
  wrongResult: 'this is not how it ends:',
  cutShort: 'the record ends too early',
};

function recordsIn(text: string): GamesInFile {
  const read = importRecords(text, () => '');
  if ('games' in read) return read;
  const { line, reason, detail } = read.problem;
  return { problem: `line ${line}: ${RECORD_WORDS[reason] ?? reason} ${detail}`.trimEnd() };
}

function savedIn(text: string): GamesInFile {
  const opened = openSave(text);
  if (opened.kind === 'damaged') return { problem: 'the saved game is damaged: its checksum or its form is wrong' };
  if (opened.kind === 'newer') return { problem: `a newer program saved this game, version ${opened.version}` };
  try {
    replay(opened.saved);
  } catch (error) {
    if (error instanceof NotReplayable) return { problem: error.message };
    return { problem: `${RECORD_WORDS.unknownContent} ${opened.saved.content}` };
  }
  return { games: [opened.saved] };
}

/** Reads game records or a saved game. Never throws. */
export function gamesIn(file: string): GamesInFile {
  try {
    const text = readFileSync(file, 'utf8');
    return isSaveFile(file, text) ? savedIn(text) : recordsIn(text);
  } catch (error) {
    return { problem: `it cannot be read: ${error instanceof Error ? error.message : String(error)}` };
  }
}
