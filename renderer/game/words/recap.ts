import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { useApp } from '../../platform/app.ts';
import { closeLog, type Host } from '../../platform/host.ts';
import { useTable } from '../state/table.ts';

const DECIDED: ReadonlySet<GameEvent['type']> = new Set([
  'sideChosen',
  'wheelSet',
  'draftDecided',
  'colonyPlundered',
  'colonyIntegrated',
  'statueCarved',
  'monumentReused',
  'monumentBuilt',
  'monumentTilePlaced',
  'tileRedeemed',
  'allyBonusGained',
  'marketCoinPlaced',
  'cardRemoved',
  'feedingPaid',
  'freeCardTaken',
  'silverBought',
  'goldBought',
  'passed',
]);

/** In phase A a purchase happens at the reveal, after everybody's decision. */
const isDecision = (event: GameEvent, phase: 'A' | 'B'): boolean =>
  DECIDED.has(event.type) || (phase === 'B' && (event.type === 'cardBought' || event.type === 'cardSold'));

/** Returns where in the log everything begins that happened since a seat's last decision; 0 when it made none. */
export function sinceDecisionOf(seat: Seat, log: readonly GameEvent[]): number {
  let phase: 'A' | 'B' = 'A';
  let start = 0;
  log.forEach((event, index) => {
    if (event.type === 'stepStarted') phase = event.phase;
    if ('seat' in event && event.seat === seat && isDecision(event, phase)) start = index + 1;
  });
  return start;
}

/** Opens or closes the recap of what happened since the player's last decision. It replaces the whole log. */
export function toggleRecap(host: Host): void {
  const { logOpen } = useApp.getState();
  closeLog(host);
  useTable.setState(({ recap }) => ({ recap: logOpen || recap === null ? 'asked' : null }));
}
