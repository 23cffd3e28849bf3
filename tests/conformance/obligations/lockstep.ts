import { type GameActor, sendMove, startActor, stateOf } from '../../../shared/flow/machine.ts';
import type { GameSetup } from '../../../shared/rules/newGame.ts';
import { demandEqual, type Obligation } from '../moment.ts';

/** The statechart goes the way of the runner: same state, same events. `start` makes the chart of a game. */
export const lockstepWith = (start: (setup: GameSetup) => GameActor): Obligation => ({
  name: 'runner = statechart',
  watch: (setup) => {
    const actor = start(setup);
    return {
      see: ({ state, seat, action, next, events }) => {
        demandEqual('the statechart before the decision', stateOf(actor), state);
        demandEqual('the events of the statechart', sendMove(actor, seat, action), events);
        demandEqual('the statechart after it', stateOf(actor), next);
      },
      end: () => demandEqual('the status of the statechart', actor.getSnapshot().status, 'done'),
    };
  },
});

export const lockstep = lockstepWith(startActor);
