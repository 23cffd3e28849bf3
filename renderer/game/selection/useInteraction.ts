import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { GameUpdate } from '../../../shared/contract/answers.ts';
import type { Choice } from '../../../shared/rules/observation/observation.ts';
import type { FailureCode } from '../../platform/client/client.ts';
import { interaction, type Outcome, type Request } from './interaction.ts';

/** The player's hand: what is considered, and the ways to go on from there. */
export interface Interaction {
  readonly considered: Choice | null;
  readonly refused: FailureCode | null;
  readonly waiting: boolean;
  consider(choice: Choice): void;
  /** Decides without a second step. */
  commit(choice: Choice): void;
  confirm(): void;
  back(): void;
}

/** Runs the interaction for the newest position. `act` carries a decision to the host. */
export function useInteraction(act: (request: Request) => Promise<Outcome>, update: GameUpdate): Interaction {
  const machine = useMemo(
    () => interaction.provide({ actors: { act: fromPromise<Outcome, Request>(({ input }) => act(input)) } }),
    [act],
  );
  const [snapshot, send] = useMachine(machine);
  const { seq, choices } = update;
  const { considered, refused } = snapshot.context;
  useEffect(() => send({ type: 'update', seq, choices }), [send, seq, choices]);
  return {
    considered,
    refused,
    waiting: snapshot.matches('waiting'),
    consider: (choice) => send({ type: 'consider', choice }),
    commit: (choice) => send({ type: 'commit', choice }),
    confirm: () => send({ type: 'confirm' }),
    back: () => send({ type: 'back' }),
  };
}
