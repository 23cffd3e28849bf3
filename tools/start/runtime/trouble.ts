/** What can go wrong while the runtime is fetched; each asks for another next step. */
export const TROUBLES = ['network', 'stalled', 'checksum', 'room', 'rights', 'other'] as const;
export interface Trouble {
  readonly kind: (typeof TROUBLES)[number];
  /** The last line of the error, in the language of whoever raised it. */
  readonly reason: string;
}

/** Nothing arrived for too long; the message says how long. */
export class Stalled extends Error {
  override readonly name = 'Stalled';
}

const RIGHTS: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR']);
const ROOM: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT']);

/** The error that all the others are about: "fetch failed" says nothing, its cause does. */
function innermost(error: unknown): Error & { readonly code?: string } {
  if (error instanceof AggregateError && error.errors.length > 0) return innermost(error.errors[0]);
  if (error instanceof Error) return error.cause instanceof Error ? innermost(error.cause) : error;
  return new Error(String(error));
}

/** The unpacker, which is no JavaScript, gives the system's own words. */
function codeOf({ code = '', message }: Error & { readonly code?: string }): string {
  if (ROOM.has(code) || RIGHTS.has(code)) return code;
  if (/no space left|os error (28|112)\b/i.test(message)) return 'ENOSPC';
  return /permission denied|read-only file system/i.test(message) ? 'EACCES' : code;
}

function kindOf(error: Error & { readonly code?: string }): Trouble['kind'] {
  if (error.name === 'Stalled') return 'stalled';
  if (/checksum/i.test(`${error.name} ${error.message}`)) return 'checksum';
  const code = codeOf(error);
  if (ROOM.has(code)) return 'room';
  if (RIGHTS.has(code)) return 'rights';
  const isOfNetwork =
    error.name === 'HTTPError' || /^(UND_ERR_|E[A-Z_]+$|CERT_|DEPTH_|SELF_|UNABLE_|ERR_TLS)/.test(code);
  return isOfNetwork || /terminated|fetch failed|socket|proxy/i.test(error.message) ? 'network' : 'other';
}

/** What went wrong, in one line. */
export function troubleOf(error: unknown): Trouble {
  const inner = innermost(error);
  const lines = inner.message.split('\n').map((line) => line.trim());
  const reason = lines.findLast((line) => line !== '') ?? inner.code ?? inner.name;
  return { kind: kindOf(inner), reason };
}
