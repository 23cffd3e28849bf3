/** The entries of threads that the global set-up built; source files do not run in threads. */
export const BUILT_RECORDS_WORKER = new URL('../../../out/main/records.worker.js', import.meta.url);
export const BUILT_WORKER = new URL('../../../out/main/bot.worker.js', import.meta.url);
