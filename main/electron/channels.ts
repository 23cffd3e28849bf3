/** The names under which page and main process reach each other. */
export const CALL = 'hadara:call';
/** The page is ready for events. */
export const LISTEN = 'hadara:listen';
export const EVENT = 'hadara:event';
