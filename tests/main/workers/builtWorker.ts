import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Not `new URL`: in a test with a made-up page that is the page's, which threads do not take. */
const built = (file: string): URL => pathToFileURL(path.resolve(import.meta.dirname, '../../../out/main', file));

/** The entries of threads that the global set-up built; source files do not run in threads. */
export const BUILT_RECORDS_WORKER = built('records.worker.js');
export const BUILT_WORKER = built('bot.worker.js');
