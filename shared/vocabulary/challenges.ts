/** A day as `2026-11-22`, by the player's own calendar. */
export type DayDate = string;

/** The longest id of a challenge. */
export const LONGEST_CHALLENGE_ID = 32;
