import { describe, expect, it } from 'vitest';
import { type SessionPlace, sessionToken } from '../../../../renderer/platform/client/connect.ts';

/** A window at an address; `answer` is what the host says to a code. */
function place(hash: string, answer: Response | null, stored: string | null = null) {
  const kept = new Map<string, string>(stored === null ? [] : [['hadara.session', stored]]);
  const seen = { addresses: [] as unknown[], posted: [] as unknown[] };
  const window: SessionPlace = {
    location: { hash, pathname: '/' },
    history: { replaceState: (_state, _title, url) => seen.addresses.push(url) },
    sessionStorage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) },
    fetch: (url, request) => {
      seen.posted.push([url, request.method, request.body]);
      return answer === null ? Promise.reject(new Error('down')) : Promise.resolve(answer);
    },
  };
  return { window, seen, kept };
}

describe('sessionToken', () => {
  it('trades the one-time code for a token, keeps it, and takes the code out of the address', async () => {
    const { window, seen, kept } = place('#c=once', new Response('token-1'));
    expect(await sessionToken(window)).toBe('token-1');
    expect(seen.posted).toEqual([['/session', 'POST', 'once']]);
    expect(seen.addresses).toEqual(['/']);
    expect(kept.get('hadara.session')).toBe('token-1');
  });

  it('finds the token again after a reload', async () => {
    const { window, seen } = place('', null, 'token-1');
    expect(await sessionToken(window)).toBe('token-1');
    expect(seen.posted).toEqual([]);
  });

  it('falls back to the kept token when the code is used up', async () => {
    const { window } = place('#c=twice', new Response('', { status: 403 }), 'token-1');
    expect(await sessionToken(window)).toBe('token-1');
  });

  it('has none when the page was opened by itself, or the host is not there', async () => {
    expect(await sessionToken(place('', null).window)).toBeNull();
    expect(await sessionToken(place('#c=x', null).window)).toBeNull();
  });
});
