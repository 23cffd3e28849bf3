import { afterAll } from 'vitest';

/*
 * Files share one page, one after the other: what a file still shows at its end would go on living beside the next.
 * Loaded before every file, so whatever draws is loaded only where there is a page.
 */
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  afterAll(cleanup);
}
