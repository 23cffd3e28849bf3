import { useApp } from '../platform/app.ts';
import type { Client } from '../platform/client/client.ts';
import { settle } from './settle.ts';
import { leaveTable } from './showUpdate.ts';

/** Goes to the first screen, with what it says of the newest game. */
export async function showTitle(client: Client): Promise<void> {
  const summary = settle(await client.call('game.summary', {}));
  useApp.setState({ screen: 'title', panel: null, logOpen: false, summary: summary ?? null });
  leaveTable();
}
