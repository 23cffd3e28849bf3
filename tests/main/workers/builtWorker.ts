/** The entry of a bot's thread that the global set-up built; source files do not run in threads. */
export const BUILT_WORKER = new URL('../../../out/main/bot.worker.js', import.meta.url);
