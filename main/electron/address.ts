/** The page has its own scheme: never `file://`, whose pages may read other files. */
export const SCHEME = 'hadara';
const PAGE_HOST = 'app';
export const PAGE_ADDRESS = `${SCHEME}://${PAGE_HOST}/`;

/** Whether an address is the game's own page or part of it. `URL.origin` says "null" for own schemes, so by parts. */
export function isOurs(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  return protocol === `${SCHEME}:` && host === PAGE_HOST;
}
