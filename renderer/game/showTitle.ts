import { useApp } from '../platform/app.ts';
import type { Page } from './page.ts';
import { settle } from './settle.ts';
import { leaveTable } from './showUpdate.ts';

/** Goes to the first screen, with what it says of the newest game. */
export async function showTitle(page: Page): Promise<void> {
  const summary = settle(await page.call('game.summary', {}));
  useApp.setState({ screen: 'title', panel: null, logOpen: false, summary: summary ?? null });
  leaveTable(page);
}
