/** How the names of files with a saved game end. */
export const SAVE_ENDING = '.hadara';
/** How those of files with game records end (rules §13). */
export const RECORD_ENDING = '.jsonl';

/** What marks the text of a saved game. */
export const SAVE_FORMAT = 'hadara-save';

/** Where the mark of a saved game stands, in characters from the beginning. */
const BEGINNING = 200;

/**
 * Whether a file is to be read as a saved game, and not as game records: by what it says itself, else by its name, so
 * that a damaged file is called what it was.
 */
export const isSaveFile = (fileName: string, text: string): boolean =>
  text.slice(0, BEGINNING).includes(`"${SAVE_FORMAT}"`) || fileName.toLowerCase().endsWith(SAVE_ENDING);
