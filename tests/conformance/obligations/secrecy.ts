import { decide } from '../../../shared/bots/bot.ts';
import { choicesOf, deciders, type GameState, observe, refusalsOf } from '../../../shared/flow/runner.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import { BOT_LEVELS, type BotLevel } from '../../../shared/vocabulary/preferences.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { withHiddenSwapped } from '../hidden.ts';
import { always, demandEqual } from '../moment.ts';

/** Exchanging all that a viewer (or the public) may not know changes nothing that it gets. */
export const secrets = always(
  'no secrets in observations',
  ({ state, luck }) => {
    for (const viewer of [null, luck(state.seats.length)]) {
      const swapped = withHiddenSwapped(state, viewer, luck);
      demandEqual(`what ${viewer ?? 'everybody'} sees`, observe(swapped, viewer), observe(state, viewer));
      if (viewer === null || !deciders(state).includes(viewer)) continue;
      demandEqual(`choices of ${viewer}`, choicesOf(swapped, viewer), choicesOf(state, viewer));
      demandEqual(`refusals of ${viewer}`, refusalsOf(swapped, viewer), refusalsOf(state, viewer));
    }
  },
  4,
);

/** What bots of every level answer to the same question. */
function answers(state: GameState, seat: Seat): ReadonlyMap<BotLevel, Action> {
  const question = { observation: observe(state, seat), choices: choicesOf(state, seat), style: null, content: null };
  const budget = { milliseconds: 10_000, nodes: 8 };
  return new Map(BOT_LEVELS.map((level) => [level, decide({ ...question, level, budget, seed: 5 })]));
}

/** … nor a bot's answer. */
export const botSecrets = always(
  'no secrets in bots',
  ({ state, seat, luck }) => {
    const swapped = answers(withHiddenSwapped(state, seat, luck), seat);
    for (const [level, answer] of answers(state, seat)) {
      demandEqual(`the answer of the ${level}`, swapped.get(level), answer);
    }
  },
  20,
);
