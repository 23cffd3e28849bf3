/*
 * How long, how many and how large things may be that people and files bring along: once, for schemas, host and page.
 * Lengths of text in characters as JavaScript counts them (UTF-16).
 */

/** Seeds are integers from 0 up to this one. */
export const HIGHEST_SEED = 0xffff_ffff;

/** The size of text and panels, in percent. */
export const UI_SCALE = { min: 75, usual: 100, max: 200 } as const;

/** The width and height of the table's picture, in percent of the screen's own. */
export const RESOLUTION = { min: 50, usual: 100, max: 200 } as const;

/** Coins more than printed that a seat may start with, to make unequal tables equal. */
export const HANDICAP = { none: 0, most: 20 } as const;

/** How loud something is, in percent. */
export const VOLUME = { min: 0, usual: 80, max: 100 } as const;

/** Names that are devices on Windows, whatever their ending. */
const DEVICES = '(?:con|prn|aux|nul|com[0-9]|lpt[0-9])';
/** The id that a save from elsewhere may name. */
export const SAVED_GAME_ID = '[a-z0-9][a-z0-9-]{0,63}';
/** The id of a game, which is also the name of its file: what every file system takes. */
export const GAME_ID = `(?!${DEVICES}(?![a-z0-9-]))${SAVED_GAME_ID}`;
/** The id of a content (see `ContentId`), which is the name of a file, too. */
export const CONTENT_ID = `(?!${DEVICES}(?![a-z0-9]))[a-z0-9]{1,64}`;
/** The id of a card, a tile, a monument or a setup card. */
export const LONGEST_PIECE_ID = 32;
/** The id of a challenge. */
export const LONGEST_CHALLENGE_ID = 32;

/** Many times the decisions of the longest game. */
export const MOST_DECISIONS = 5000;
/** Lines of a game's log: each decision tells some. */
export const MOST_LOG_LINES = 10 * MOST_DECISIONS;
/** Cards in a content file. */
export const MOST_CARDS = 1000;

/** The most that a file may hold, in characters: many times what the longest games and the game's own content come to. */
export const LARGEST_FILE = { save: 4 * 2 ** 20, record: 64 * 2 ** 20, content: 4 * 2 ** 20 } as const;

/** Of how many who share a screen the settings are kept. */
export const MOST_PEOPLE = 24;

/** More steps than any lesson has. */
export const MOST_LESSON_STEPS = 40;
