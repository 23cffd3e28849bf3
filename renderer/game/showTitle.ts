import { useApp } from '../platform/app.ts';
import { ask, type Host, navigate } from '../platform/host.ts';
import { leaveTable } from './showUpdate.ts';

/** Goes to the first screen, with what it says of the newest game. */
export async function showTitle(host: Host): Promise<void> {
  const summary = await ask(host, 'game.summary', {});
  useApp.setState({ summary });
  navigate(host, { screen: 'title' });
  leaveTable(host);
}
