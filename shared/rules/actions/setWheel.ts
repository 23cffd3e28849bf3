import type { SetWheelAction } from '../../vocabulary/actions.ts';
import { COLOURS } from '../../vocabulary/colours.ts';
import { type ActionRule, NO_REMARKS } from './actionRule.ts';

const actions: readonly SetWheelAction[] = COLOURS.map((_, rotation) => ({ type: 'setWheel', rotation }));

/** The first player's setting of the wheel at the start of an epoch (rules §3.2). */
export const setWheel = {
  legal(_position, _seat, found) {
    for (const action of actions) found.push(action);
  },
  preview: () => NO_REMARKS,
  apply(position, emit, seat, { rotation }) {
    position.rotation = rotation;
    emit?.({ type: 'wheelSet', seat, rotation });
  },
} satisfies ActionRule<'setWheel'>;
