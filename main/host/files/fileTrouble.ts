/**
 * Error codes of failures that may be temporary: a virus scanner or an indexer on Windows uses the file, too many files
 * are open, or the connection to the disk failed.
 */
const PASSING_TROUBLE = ['EPERM', 'EACCES', 'EBUSY', 'EMFILE', 'ENFILE', 'EIO'];
const WAITS_MS = [10, 20, 40, 80, 160];

/** Returns the system's name of an error, as `ENOENT`; `null` for any other value. */
export function systemCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/**
 * Repeats a file operation for about 0.3 s while it fails for a reason that may be temporary. Rejects with the last
 * error.
 */
export async function retryBriefly<T>(operation: () => Promise<T>): Promise<T> {
  for (const wait of WAITS_MS) {
    try {
      return await operation();
    } catch (error) {
      if (!PASSING_TROUBLE.includes(systemCode(error) ?? '')) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return operation();
}
