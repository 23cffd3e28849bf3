import { expect, it } from 'vitest';
import { clone, type GameState, pathOf } from '../../../shared/flow/runner.ts';
import { canBuyMedal, canCarveStatue, canTakeColony } from '../../../shared/rules/choices/hasAction.ts';
import { actionsFor } from '../../../shared/rules/choices/legalActions.ts';
import type { Decision } from '../../../shared/vocabulary/time.ts';
import { everySetup } from '../../fixtures/options.ts';
import { playRandomly } from '../../fixtures/randomGame.ts';

const OPENINGS = { colony: canTakeColony, statue: canCarveStatue, medals: canBuyMedal } as const;

/** The game as if each seat in turn had its colony, statue or medal step, with an action left and without. */
function* turnsOf(game: GameState): Generator<GameState> {
  for (const seat of game.seats.keys()) {
    for (const actionsLeft of [0, 1]) yield Object.assign(clone(game), { turn: seat, actionsLeft, paymentLeft: 6 });
  }
}

it.each(Object.entries(OPENINGS))(
  'a %s decision is due just when there is more to do than pass',
  (decision, isOpen) => {
    const answers = { true: 0, false: 0 };
    for (const setup of [...everySetup(3), ...everySetup(4)]) {
      playRandomly(setup, (game) => {
        for (const position of turnsOf(game)) {
          const isDue = actionsFor(position, decision as Decision, position.turn).length > 1;
          if (isOpen(position) !== isDue) throw new Error(`${decision} in ${setup.seed} at ${pathOf(game)}: ${isDue}`);
          answers[`${isDue}`] += 1;
        }
        return undefined;
      });
    }
    expect(Math.min(answers.true, answers.false)).toBeGreaterThan(1000);
  },
);
