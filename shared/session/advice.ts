import { sensible } from '../bots/dominated.ts';
import { plainMind } from '../bots/minds.ts';
import { gameOf } from '../bots/search/determinize.ts';
import { worthTo } from '../bots/search/worth.ts';
import { afterAction } from '../bots/value/afterAction.ts';
import { bestOf, judge } from '../bots/value/greedy.ts';
import type { Advice } from '../contract/answers.ts';
import { type GameState, legalActions, observe } from '../flow/runner.ts';
import { randomStream } from '../rules/random.ts';
import type { Action } from '../vocabulary/actions.ts';
import type { Seat } from '../vocabulary/seats.ts';
import { TRACKS, type Track, type Tracks } from '../vocabulary/tracks.ts';
import { reasonOf } from './reasons.ts';

/** Luck of the game that advice is about: any will do, for what it deals is not looked at. */
const SEED = 1;

/** The track that an action names. */
function namedBy(action: Action): Track | undefined {
  if (action.type === 'allyBonus') return action.track;
  return action.type !== 'statue' && 'tile' in action ? action.tile : undefined;
}

/** Where the tracks stand after an action, hidden backs on average. */
function tracksAfter(game: GameState, seat: Seat, action: Action): Tracks {
  const states = afterAction(game, seat, action);
  const mean = (track: Track): number => states.reduce((sum, { tracks }) => sum + tracks[track], 0) / states.length;
  return { income: mean('income'), military: mean('military'), culture: mean('culture'), food: mean('food') };
}

const largest = (value: (track: Track) => number): Track =>
  TRACKS.reduce((best, track) => (value(track) > value(best) ? track : best));

/** The track by which the action gains most on the other one; else the one it names; else where a step is worth most. */
function trackBehind(game: GameState, seat: Seat, action: Action, other: Action): Track {
  const worth = worthTo(game, seat, plainMind).tracks;
  const after = tracksAfter(game, seat, action);
  const without = tracksAfter(game, seat, other);
  const gain = (track: Track): number => (after[track] - without[track]) * worth[track];
  const most = largest(gain);
  return gain(most) > 0 ? most : (namedBy(action) ?? largest((track) => worth[track]));
}

/** The two best of a seat's legal actions, the best first. */
function twoBest(game: GameState, seat: Seat): readonly [Action, Action] {
  const legal = legalActions(game, seat);
  if (legal.length === 0) throw new RangeError(`seat ${seat} has nothing to decide`);
  const wise = sensible(game, seat, legal);
  const best = wise[bestOf(judge(game, seat, wise).values)] as Action;
  const others = (wise.length > 1 ? wise : legal).filter((action) => action !== best);
  return [best, others[bestOf(judge(game, seat, others).values)] ?? best];
}

/**
 * Advises a seat that has to decide, from its own observation: what it cannot see is dealt anew before anybody looks.
 * Throws a RangeError when it has nothing to decide.
 */
export function adviceFor(state: GameState, seat: Seat): Advice {
  const game = gameOf(observe(state, seat), randomStream(SEED, 'bots'));
  const [best, other] = twoBest(game, seat);
  // In the order of the rules, which does not tell which one is better.
  const candidates = legalActions(game, seat).filter((action) => action === best || action === other);
  return { track: trackBehind(game, seat, best, other), candidates, best: reasonOf(game, seat, best) };
}
