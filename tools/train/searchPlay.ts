import { withoutBlunders } from '../../shared/bots/blunders.ts';
import { withoutDominated } from '../../shared/bots/dominated.ts';
import { gameOf } from '../../shared/bots/search/determinize.ts';
import type { Evaluator } from '../../shared/bots/search/evaluator.ts';
import { leadOf } from '../../shared/bots/search/playout.ts';
import { search } from '../../shared/bots/search/search.ts';
import { afterAction } from '../../shared/bots/value/afterAction.ts';
import { othersOf, seatFactsOf } from '../../shared/bots/value/seatFacts.ts';
import {
  applyAction,
  type GameState,
  isOver,
  legalActions,
  newGame,
  nextDecider,
  observe,
} from '../../shared/flow/runner.ts';
import { type Random, randomStream } from '../../shared/rules/position/random.ts';
import type { Action } from '../../shared/vocabulary/actions.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';
import { unit } from './chance.ts';
import { drawSetup } from './gameMix.ts';
import { choose, type Policy } from './policies.ts';
import { MOST_CANDIDATES, type Verdicts } from './verdicts.ts';

/** Games in which some decisions are searched. */
export interface SearchPlay {
  readonly games: number;
  /** The same seed plays the same games. */
  readonly seed: number;
  /** What the value of the verdicts is reckoned beyond. */
  readonly value: Policy;
  /** How everybody plays, in the games and in the search. */
  readonly evaluator: Evaluator;
  /** Share of the decisions that are searched. */
  readonly share: number;
  /** Dealt games that every candidate is played on in. */
  readonly deals: number;
}

/** A part of the other decisions is a trial, with noise of so many points. */
const TRIALS = { share: 0.1, temperature: 3 };

/** Plays games of the mix and collects what the search says. */
export function playSearching(plan: SearchPlay, verdicts: Verdicts): void {
  const random = randomStream(plan.seed, 'bots');
  for (let index = 0; index < plan.games; index++) {
    const game = newGame(drawSetup(random));
    while (!isOver(game)) {
      const seat = nextDecider(game);
      const actions = legalActions(game, seat);
      const only = actions.length === 1 ? actions[0] : undefined;
      applyAction(game, seat, only ?? decide(game, seat, actions, plan, verdicts, random));
    }
  }
}

function decide(
  game: GameState,
  seat: Seat,
  actions: readonly Action[],
  plan: SearchPlay,
  verdicts: Verdicts,
  random: Random,
): Action {
  if (unit(random) < plan.share && verdicts.hasRoom) return searched(game, seat, plan, verdicts, random);
  const temperature = unit(random) < TRIALS.share ? TRIALS.temperature : 0;
  return actions[choose(plan.evaluator.valuesAfter(game, seat, actions), temperature, random)] as Action;
}

/** The actions that the evaluator likes best. */
function likeliest(game: GameState, seat: Seat, evaluator: Evaluator): Action[] {
  const actions = withoutBlunders(game, seat, withoutDominated(game, seat, legalActions(game, seat)));
  const values = evaluator.valuesAfter(game, seat, actions);
  return actions
    .map((action, index) => ({ action, value: values[index] as number }))
    .sort((a, b) => b.value - a.value)
    .slice(0, MOST_CANDIDATES)
    .map(({ action }) => action);
}

/** Plays each candidate on in the same dealt games, keeps what came of them, and returns the best. */
function searched(
  game: GameState,
  seat: Seat,
  { value, evaluator, deals }: SearchPlay,
  verdicts: Verdicts,
  random: Random,
): Action {
  const view = observe(game, seat);
  const believed = gameOf(view, random);
  const candidates = likeliest(believed, seat, evaluator);
  if (candidates.length === 1) return candidates[0] as Action;
  const leads = new Float64Array(candidates.length);
  const visits = new Float64Array(candidates.length);
  const evaluators = game.seats.map(() => evaluator);
  const best = search({
    view,
    candidates,
    likings: [],
    evaluators,
    nodes: deals * candidates.length,
    random,
    stop: () => false,
    onOutcome: (place, end) => {
      leads[place] = (leads[place] as number) + leadOf(end, seat, evaluators);
      visits[place] = (visits[place] as number) + 1;
    },
    compares: true,
  });
  const { values } = value(believed, seat, candidates);
  const others = othersOf(believed, seat);
  candidates.forEach((action, place) => {
    const states = afterAction(believed, seat, action);
    const state = states[Math.floor(unit(random) * states.length)];
    if (state === undefined) return;
    const surplus = (leads[place] as number) / (visits[place] as number) - (values[place] as number);
    verdicts.add(seatFactsOf(believed, seat, state, action, others), surplus);
  });
  verdicts.endDecision();
  return candidates[best] as Action;
}
