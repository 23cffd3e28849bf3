/** The argument with which the desktop program tests itself. */
export const SELF_TEST = '--self-test';
