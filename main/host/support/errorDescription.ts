import { systemCode } from '../files/fileTrouble.ts';

/** What the log may say about an error. */
export interface ErrorDescription {
  readonly name: string;
  readonly code: string | null;
  readonly message: string | null;
  readonly frames: readonly string[];
}

/**
 * Describes an error for the log. Messages of our own and of parsers can quote what somebody did in a game, which
 * is nobody's business who is sent a log; those of the system and of the engine cannot.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { name: typeof error, code: null, message: null, frames: [] };
  const code = systemCode(error);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    code,
    message: code !== null || error instanceof TypeError ? error.message : null,
    frames: frames.slice(0, 12).map((line) => line.trim()),
  };
}
