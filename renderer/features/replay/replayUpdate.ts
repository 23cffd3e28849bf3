import type { GameUpdate, ReplayTimeline } from '../../../shared/contract/answers.ts';
import { NEW_LOG, NO_UNDO } from '../../../shared/contract/gameLog.ts';
import type { Observation } from '../../../shared/rules/observation/observation.ts';
import { type Pace, paceNow } from '../../game/playback/timing.ts';
import { eventsBefore } from './timeline.ts';

/** Returns the speed and motion of one step forward; `tempo` is how many times as fast as in play. */
export const paceOfReplay = (tempo: number): Pace => ({
  ...paceNow(),
  tempo,
});

/**
 * Returns a position of a replay as an update for table and panels: a game in which nobody here decides. It has a game
 * id of its own, so that it is never confused with the game that is being played.
 */
export const replayUpdate = (timeline: ReplayTimeline, position: number, view: Observation): GameUpdate => ({
  kind: 'game',
  gameId: `replay ${timeline.gameId}`,
  seq: position,
  decision: null,
  players: timeline.players,
  screen: { viewer: timeline.viewer, actor: null, curtain: null },
  view,
  events: eventsBefore(timeline, position),
  log: NEW_LOG,
  choices: [],
  refusals: [],
  privacy: 'curtain',
  ...NO_UNDO,
  thinking: [],
  handedOver: [],
  seed: null,
  dealCommitment: null,
});
