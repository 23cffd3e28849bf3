/** How the names of files with a saved game end. */
export const SAVE_ENDING = '.hadara';
/** How those of files with game records end (rules §13). */
export const RECORD_ENDING = '.jsonl';

/** What marks the text of a saved game. */
export const SAVE_FORMAT = 'hadara-save';

/** The mark of a saved game stands within so many characters from the beginning. */
const BEGINNING = 200;

/**
 * Whether a file is read as a saved game and not as game records. Its text decides; if that does not tell, its name
 * does, so that errors in a damaged file are reported for the right kind.
 */
export const isSaveFile = (fileName: string, text: string): boolean =>
  text.slice(0, BEGINNING).includes(`"${SAVE_FORMAT}"`) || fileName.toLowerCase().endsWith(SAVE_ENDING);
