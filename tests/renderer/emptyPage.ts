// Painters come to a page when the first card is drawn. Here they are there before: what still comes when a test is over
// finds no page any more, and fails the run.
import '../../renderer/cards/colonyFace.ts';
import '../../renderer/cards/monumentFace.ts';
import '../../renderer/cards/paintCard.ts';
import '../../renderer/cards/paintCardBack.ts';
import { transferableAbortController } from 'node:util';
import { afterAll } from 'vitest';
import { fetchWords, PAGE_LANGUAGES } from '../../renderer/platform/i18n/pageWords.ts';

// So are the words of every language: a page speaks each at once.
await Promise.all(PAGE_LANGUAGES.map(fetchWords));

/**
 * For its warnings React notes at every element where it was made, which took a fifth of the time of all tests with pages.
 * By itself it leaves that out beyond ten thousand elements a second; here it always does.
 */
function leaveOwnersUnnoted(react: object): void {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: inner } = react as Record<string, object>;
  Object.defineProperty(inner, 'recentlyCreatedOwnerStacks', { configurable: true, get: () => 10_000, set: () => {} });
}

/*
 * Files share one page, one after the other: what a file still shows at its end would go on living beside the next.
 * Loaded before every file, so whatever draws is loaded only where there is a page.
 */
if (typeof document !== 'undefined') {
  // The host runs beside the page and hands its signals to Node, which takes none but its own.
  const own = transferableAbortController();
  Object.assign(globalThis, { AbortController: own.constructor, AbortSignal: own.signal.constructor });
  const { cleanup, configure } = await import('@testing-library/react');
  // A busy machine is no failure.
  configure({ asyncUtilTimeout: 30_000 });
  leaveOwnersUnnoted(await import('react'));
  afterAll(() => {
    cleanup();
    document.body.replaceChildren();
  });
}
