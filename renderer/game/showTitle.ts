import { useApp } from '../platform/app.ts';
import type { Client } from '../platform/client/client.ts';
import { ask } from '../platform/host.ts';
import { leaveTable } from './showUpdate.ts';

/** Goes to the first screen, with what it says of the newest game. */
export async function showTitle(client: Client): Promise<void> {
  const summary = await ask(client, 'game.summary', {});
  useApp.setState({ screen: 'title', panel: null, logOpen: false, summary });
  leaveTable();
}
