/** The close code of the loopback socket when another page has taken the game over from this one. */
export const TAKEN_OVER = 4001;
