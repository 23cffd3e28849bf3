import type { AnalysisPart } from '../../../shared/contract/analysis.ts';
import type { NewGame } from '../../../shared/contract/tableSetup.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { leaveGame } from '../../game/commands.ts';
import { changeSettings } from '../../platform/commands.ts';
import { type Host, navigate, valueOrNotice } from '../../platform/host.ts';

/** Judges some more decisions of a finished game, those of a seat first; `null` when nobody waits any more or it failed. */
export async function analyseFurther(host: Host, gameId: string, seat: Seat): Promise<AnalysisPart | null> {
  const answer = await host.call('analysis.further', { gameId, seat });
  // If the player has gone on to a game, no message is shown.
  return !answer.ok && answer.code === 'stale' ? null : valueOrNotice(answer);
}

/** Leaves the game for the set-up, with this table to be changed. */
export async function setUpAgain(host: Host, { seed: _, challenge: _challenge, ...lastTable }: NewGame): Promise<void> {
  await changeSettings(host, { lastTable });
  await leaveGame(host);
  navigate(host, { screen: 'setup', preset: null });
}
