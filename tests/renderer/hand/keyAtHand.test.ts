import { describe, expect, it } from 'vitest';
import { deviceName } from '../../../renderer/hand/deviceName.ts';
import { forgetKey, keepKey, keyAtHand } from '../../../renderer/hand/keyAtHand.ts';

const KEY = 'a1'.repeat(32);
const OTHER = 'b2'.repeat(32);

/** A browser window at an address, and what it has kept. */
function placeAt(hash: string, kept: string | null = null) {
  const stored = new Map(kept === null ? [] : [['hadara.hand', kept]]);
  const addresses: (string | URL | null | undefined)[] = [];
  return {
    addresses,
    location: { hash, pathname: '/' },
    history: {
      replaceState: (_state: unknown, _title: string, address?: string | URL | null) => void addresses.push(address),
    },
    storage: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
      removeItem: (name: string) => void stored.delete(name),
    },
  };
}

describe('the key of a device', () => {
  it('comes with the address, which forgets it at once', () => {
    const place = placeAt(`#k=${KEY}`, OTHER);
    expect(keyAtHand(place)).toBe(KEY);
    expect(place.addresses).toEqual(['/']);
  });

  it('is the one from before where the address has none, or none that is a key', () => {
    expect(keyAtHand(placeAt('', KEY))).toBe(KEY);
    expect(keyAtHand(placeAt('#k=short', KEY))).toBe(KEY);
    expect(keyAtHand(placeAt('', 'short'))).toBeNull();
    expect(keyAtHand(placeAt(''))).toBeNull();
  });

  it('is kept, and forgotten', () => {
    const place = placeAt('');
    keepKey(place.storage, KEY);
    expect(keyAtHand(place)).toBe(KEY);
    forgetKey(place.storage);
    expect(keyAtHand(place)).toBeNull();
  });
});

it('a device is called as its owner has typed, else by its kind', () => {
  expect(deviceName('', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X)')).toBe('iPhone');
  expect(deviceName('', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Mobile Safari')).toBe('Android');
  expect(deviceName('', 'Mozilla/5.0 (X11; Linux x86_64)')).toBe('Linux');
  expect(deviceName(' \u200b ', 'something else')).toBe('Browser');
  expect(deviceName('  Ada’s   phone ', 'Mozilla/5.0 (iPhone)')).toBe('Ada’s phone');
  expect(deviceName('y'.repeat(100), '')).toBe('y'.repeat(24));
});
