import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const secret = () => randomBytes(32).toString('base64url');
const digest = (text: string) => createHash('sha256').update(text).digest();
/** Compares in a time that says nothing about where the texts differ. */
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));

/** The two secrets that keep other programs and web pages away from the game. */
export interface Access {
  /** Goes into the address that the browser opens; other local programs may be able to read it. */
  readonly code: string;
  /** Gives the session's token for the code: once, and only before the code is too old; else `null`. */
  exchange(code: string): string | null;
  admits(token: string): boolean;
}

/** @param codeLifetime milliseconds for which the one-time code is good */
export function createAccess(codeLifetime: number, now: () => number = Date.now): Access {
  const code = secret();
  const token = secret();
  const expires = now() + codeLifetime;
  let spent = false;
  return {
    code,
    exchange(offered) {
      if (spent || now() > expires || !isSame(offered, code)) return null;
      spent = true;
      return token;
    },
    admits: (offered) => isSame(offered, token),
  };
}
