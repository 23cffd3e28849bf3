/** Added to the page's address: go straight on with the game that was on the table. */
const RESTORE = '?restore';

/** Loads the page anew, straight at the table of the game that goes on. */
export const reloadAtTable = (): void => location.assign(`${location.pathname}${RESTORE}`);

/** Whether this page was loaded to go straight on. The address forgets it: a later reload is an ordinary one. */
export function takeRestore(): boolean {
  if (location.search !== RESTORE) return false;
  history.replaceState(null, '', location.pathname);
  return true;
}
