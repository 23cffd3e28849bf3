import type { PassAction } from '../../vocabulary/actions.ts';
import type { MoveEffect } from '../steps/move.ts';
import { type ActionRule, NO_REMARKS } from './actionRule.ts';

const action: PassAction = { type: 'pass' };

/** Ending one's turn in a step in which nothing has to be done. */
export const pass = {
  legal: (_position, _seat, found) => void found.push(action),
  preview: () => NO_REMARKS,
  apply:
    (step): MoveEffect<'pass'> =>
    (_position, emit, seat) =>
      emit?.({ type: 'passed', seat, step }),
} satisfies ActionRule<'pass'>;
