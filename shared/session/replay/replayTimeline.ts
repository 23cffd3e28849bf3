import type { ReplayMoment, ReplayTimeline } from '../../contract/answers.ts';
import { observe, stepOf } from '../../flow/runner.ts';
import type { Observation } from '../../rules/observation/observation.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import { eventFor } from '../live/eventFilter.ts';
import { earlierIn } from '../saves/earlierPlayers.ts';
import type { SavedGame } from '../saves/savedGame.ts';
import { replay } from './replay.ts';

type Label = Pick<ReplayMoment, 'epoch' | 'phase' | 'step'>;

/**
 * A game's history as `viewer` may know it. Of a running game (`finished` false) the caller must pass the viewer whom
 * the screen serves; any seat may look at a finished one. Throws a RangeError when the game cannot be replayed.
 */
export function timelineOf(saved: SavedGame, viewer: Seat | null, finished: boolean): ReplayTimeline {
  const labels: Label[] = [];
  const { opening, played } = replay(saved, (state) => {
    labels.push({ epoch: state.epoch, phase: state.phase, step: stepOf(state) as Label['step'] });
  });
  const visible = (events: readonly GameEvent[]): GameEvent[] => events.map((event) => eventFor(viewer, event));
  return {
    gameId: saved.gameId,
    players: saved.players,
    viewer,
    finished,
    content: saved.content,
    opening: visible(opening),
    moments: played.map(({ seat, events }, index) => ({ seat, ...(labels[index] as Label), events: visible(events) })),
    seed: finished ? saved.seed : null,
  };
}

/** The game as it was after its first `position` decisions. Throws a RangeError when it has fewer. */
export function upTo(saved: SavedGame, position: number): SavedGame {
  if (!Number.isInteger(position) || position < 0 || position > saved.actions.length)
    throw new RangeError(`no such position: ${position}`);
  const past = { ...saved, actions: saved.actions.slice(0, position) };
  return { ...past, ...earlierIn(past) };
}

/**
 * What `viewer` could know after the first `position` decisions; the viewer as for `timelineOf`.
 * Throws a RangeError when there is no such position or the game cannot be replayed.
 */
export const viewAt = (saved: SavedGame, viewer: Seat | null, position: number): Observation =>
  observe(replay(upTo(saved, position)).state, viewer);
