import { isKeyText } from '../../shared/contract/handLine.ts';

const STORED_AS = 'hadara.hand';

type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The parts of a browser window in which a key is found and kept; a test passes its own. */
export interface KeyPlace {
  readonly location: Pick<Location, 'hash' | 'pathname'>;
  readonly history: Pick<History, 'replaceState'>;
  readonly storage: KeyStorage;
}

/**
 * Returns the key by which this device comes: that of the address, which it is taken out of at once, else the one by
 * which it was here before; `null` without any.
 */
export function keyAtHand({ location, history, storage }: KeyPlace): string | null {
  const key = new URLSearchParams(location.hash.slice(1)).get('k');
  if (location.hash !== '') history.replaceState(null, '', location.pathname);
  const kept = isKeyText(key) ? key : storage.getItem(STORED_AS);
  return isKeyText(kept) ? kept : null;
}

/** Keeps the key by which the device comes back, also after it was loaded anew. */
export const keepKey = (storage: KeyStorage, key: string): void => storage.setItem(STORED_AS, key);

/** What is not good any more is not tried again. */
export const forgetKey = (storage: KeyStorage): void => storage.removeItem(STORED_AS);
