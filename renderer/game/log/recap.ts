import { useApp } from '../../platform/app.ts';
import { closeLog, type Host } from '../../platform/host.ts';
import { useTable } from '../state/table.ts';

/** Opens or closes the recap of what happened since the player's last decision. It replaces the whole log. */
export function toggleRecap(host: Host): void {
  const { logOpen } = useApp.getState();
  closeLog(host);
  useTable.setState(({ recap }) => ({ recap: logOpen || recap === null ? 'asked' : null }));
}
