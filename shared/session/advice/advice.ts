import type { BotJob } from '../../bots/bot.ts';
import { plainEvaluator } from '../../bots/evaluators.ts';
import { gameOf } from '../../bots/search/determinize.ts';
import { trackWorth } from '../../bots/trackWorth.ts';
import { afterAction } from '../../bots/value/afterAction.ts';
import type { Advice } from '../../contract/answers.ts';
import type { GameState } from '../../flow/runner.ts';
import { randomStream } from '../../rules/position/random.ts';
import { type Action, isSameAction } from '../../vocabulary/actions.ts';
import type { Reason } from '../../vocabulary/reason.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import { TRACKS, type Track, type Tracks } from '../../vocabulary/tracks.ts';

/** The track that an action names. */
function namedBy(action: Action): Track | undefined {
  if (action.type === 'allyBonus') return action.track;
  return action.type !== 'statue' && 'tile' in action ? action.tile : undefined;
}

/** The tracks after an action. Where it turns over a hidden back: their average over all backs that may come up. */
function tracksAfter(game: GameState, seat: Seat, action: Action): Tracks {
  const states = afterAction(game, seat, action);
  const mean = (track: Track): number => states.reduce((sum, { tracks }) => sum + tracks[track], 0) / states.length;
  return { income: mean('income'), military: mean('military'), culture: mean('culture'), food: mean('food') };
}

const largest = (value: (track: Track) => number): Track =>
  TRACKS.reduce((best, track) => (value(track) > value(best) ? track : best));

/**
 * The track on which the action gains most over the other action; if it gains on none, the track that the action names;
 * else the track on which a step is worth most.
 */
function trackBehind(game: GameState, seat: Seat, action: Action, other: Action): Track {
  const worth = trackWorth(game, seat, plainEvaluator);
  const after = tracksAfter(game, seat, action);
  const without = tracksAfter(game, seat, other);
  const gain = (track: Track): number => (after[track] - without[track]) * worth[track];
  const most = largest(gain);
  return gain(most) > 0 ? most : (namedBy(action) ?? largest((track) => worth[track]));
}

/**
 * A game that fits what the seat sees. Everything hidden is dealt at random, so that it cannot influence the advice.
 */
const lookAt = ({ observation, seed }: BotJob): GameState => gameOf(observation, randomStream(seed, 'bots'));

/** Makes the three steps of advice from the adviser's reasoned decision for a seat. */
export function adviceFrom(job: BotJob, best: Reason): Advice {
  const other = best.instead ?? best.action;
  // In the order of the legal actions, which does not tell which candidate is better.
  const candidates = job.choices
    .map(({ action }) => action)
    .filter((action) => isSameAction(action, best.action) || isSameAction(action, other));
  const track = trackBehind(lookAt(job), job.observation.viewer as Seat, best.action, other);
  return { track, candidates, best };
}
