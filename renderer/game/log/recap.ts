import { useApp } from '../../platform/app.ts';
import { useTable } from '../state/table.ts';

/** Shows what happened since the player's last decision, or puts it away. The whole log makes room for it. */
export function toggleRecap(): void {
  const { logOpen } = useApp.getState();
  useApp.setState({ logOpen: false });
  useTable.setState(({ recap }) => ({ recap: logOpen || recap === null ? 'asked' : null }));
}
