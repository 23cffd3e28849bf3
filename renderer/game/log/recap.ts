import { useApp } from '../../platform/app.ts';
import { closeLog, type Host } from '../../platform/host.ts';
import { useTable } from '../state/table.ts';

/** Shows what happened since the player's last decision, or puts it away. The whole log makes room for it. */
export function toggleRecap(host: Host): void {
  const { logOpen } = useApp.getState();
  closeLog(host);
  useTable.setState(({ recap }) => ({ recap: logOpen || recap === null ? 'asked' : null }));
}
