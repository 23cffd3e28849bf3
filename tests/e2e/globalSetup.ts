import { requireBrowser } from './browser.ts';

/** Runs once before the tests; the browser that it installs is found when a test starts. */
export default requireBrowser;
