const STORED_AS = 'hadara.session';

/** The parts of a browser window that a session needs; a test passes its own. */
export interface SessionPlace {
  readonly location: Pick<Location, 'hash' | 'pathname'>;
  readonly history: Pick<History, 'replaceState'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  fetch(url: string, request: RequestInit): Promise<Response>;
}

/**
 * Returns the token that opens the host's socket, or `null` when this page was not opened by the host.
 * The one-time code of the address is traded for the token once; a reload finds the token in the session.
 */
export async function sessionToken(place: SessionPlace): Promise<string | null> {
  const code = new URLSearchParams(place.location.hash.slice(1)).get('c');
  if (code === null) return place.sessionStorage.getItem(STORED_AS);
  // First of all, remove the code from the address bar and the history.
  place.history.replaceState(null, '', place.location.pathname);
  const response = await place.fetch('/session', { method: 'POST', body: code }).catch(() => null);
  if (response === null || !response.ok) return place.sessionStorage.getItem(STORED_AS);
  const token = await response.text();
  place.sessionStorage.setItem(STORED_AS, token);
  return token;
}
