/** A day as `2026-11-22`, by the player's own calendar. */
export type DayDate = string;

/** What of challenges a game can be played for. */
export const CHALLENGE_KINDS = ['daily', 'challenge', 'ladder'] as const;

/** The longest id of a challenge. */
export const LONGEST_CHALLENGE_ID = 32;
