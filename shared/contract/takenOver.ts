/** The close code of the loopback socket for a page that another one has taken the game over from. */
export const TAKEN_OVER = 4001;
