import { dueOn, type GameChart, sendMove, startChart, stateOf } from '../../../shared/flow/machine.ts';
import { dueIn } from '../../../shared/flow/runner.ts';
import type { GameSetup } from '../../../shared/rules/position/newGame.ts';
import { demandEqual, type Obligation } from '../moment.ts';

/** The statechart goes the way of the runner: same state, same events, the same due to the same seats. `start` makes the chart of a game. */
export const lockstepWith = (start: (setup: GameSetup) => GameChart): Obligation => ({
  name: 'runner = statechart',
  watch: (setup) => {
    const chart = start(setup);
    return {
      see: ({ state, seat, action, next, events }) => {
        demandEqual('the statechart before the decision', stateOf(chart), state);
        demandEqual('what is due on it', dueOn(chart), dueIn(state));
        demandEqual('the events of the statechart', sendMove(chart, seat, action), events);
        demandEqual('the statechart after it', stateOf(chart), next);
        demandEqual('what is due on it then', dueOn(chart), dueIn(next));
      },
      end: () => demandEqual('the status of the statechart', chart.getSnapshot().status, 'done'),
    };
  },
});

export const lockstep = lockstepWith(startChart);
