import type { AnalysisPart } from '../../../shared/contract/analysis.ts';
import type { NewGame } from '../../../shared/contract/tableSetup.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { leaveGame } from '../../game/commands.ts';
import { changeSettings } from '../../platform/commands.ts';
import { type Host, navigate, valueOrNotice } from '../../platform/host.ts';

/** Some more of a finished game's decisions judged, those of a seat first; `null` when nobody waits any more or it cannot be told. */
export async function analyseFurther(host: Host, gameId: string, seat: Seat): Promise<AnalysisPart | null> {
  const answer = await host.call('analysis.further', { gameId, seat });
  // Who has gone on to a game needs no message about what was thought.
  return !answer.ok && answer.code === 'stale' ? null : valueOrNotice(answer);
}

/** Leaves the game for the set-up, with this table to be changed. */
export async function setUpAgain(host: Host, { seed: _, challenge: _challenge, ...lastTable }: NewGame): Promise<void> {
  await changeSettings(host, { lastTable });
  await leaveGame(host);
  navigate(host, { screen: 'setup', preset: null });
}
