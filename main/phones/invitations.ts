import type { Invitation, Place } from '../../shared/contract/phones.ts';
import { codeWords, newCode } from '../../shared/sealing/codes.ts';
import { nameOfKey, newKey } from '../../shared/sealing/sealing.ts';
import type { KeyOfCode } from './codeKey.ts';

/** How long a typed code is good, in milliseconds. */
const CODE_LIFE = 600_000;
/** After so many keys that nobody knows, all typed codes change. */
export const MOST_MISSES = 8;

interface Open {
  readonly place: Place;
  /** The key in the QR code. */
  readonly key: string;
  readonly code: string;
  readonly codeKey: string;
}

/** The open invitations: for each place a key for the QR code and a code to type, each valid once. */
export class Invitations {
  readonly #authority: string;
  readonly #keyOfCode: KeyOfCode;
  readonly #onChange: () => void;
  #open: readonly Open[] = [];
  #misses = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param authority the address and port where the door is */
  constructor(authority: string, keyOfCode: KeyOfCode, onChange: () => void) {
    this.#authority = authority;
    this.#keyOfCode = keyOfCode;
    this.#onChange = onChange;
  }

  /** Makes the invitations for these places. */
  async make(places: readonly Place[]): Promise<void> {
    this.#open = await Promise.all(places.map((place) => this.#made(place, newKey())));
    clearInterval(this.#timer);
    this.#timer = setInterval(() => void this.#renewCodes(), CODE_LIFE).unref();
  }

  end(): void {
    clearInterval(this.#timer);
    this.#open = [];
  }

  list(): readonly Invitation[] {
    return this.#open.map(({ place, key, code }) => ({
      place,
      link: `http://${this.#authority}/#k=${key}`,
      code: codeWords(code),
    }));
  }

  /** Finds a key and its place by the key's name; `null` when no such key was given out. */
  find(name: string): { readonly place: Place; readonly key: string } | null {
    for (const { place, key, codeKey } of this.#open)
      for (const known of [key, codeKey]) if (nameOfKey(known) === name) return { place, key: known };
    this.#misses += 1;
    if (this.#misses >= MOST_MISSES) void this.#renewCodes();
    return null;
  }

  /** Replaces the key of a place after it was used. */
  async spend(place: Place): Promise<void> {
    const made = await this.#made(place, newKey());
    this.#open = this.#open.map((open) => (open.place === place ? made : open));
    this.#onChange();
  }

  async #renewCodes(): Promise<void> {
    this.#misses = 0;
    this.#open = await Promise.all(this.#open.map(({ place, key }) => this.#made(place, key)));
    this.#onChange();
  }

  async #made(place: Place, key: string): Promise<Open> {
    const code = newCode();
    return { place, key, code, codeKey: await this.#keyOfCode(code, this.#authority) };
  }
}
