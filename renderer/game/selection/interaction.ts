import { assign, fromPromise, setup } from 'xstate';
import type { Choice } from '../../../shared/rules/observation/observation.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import { isSameAction } from '../../../shared/vocabulary/actions.ts';
import type { FailureCode } from '../../platform/client/client.ts';

/** What the host answered to an action: `null` when it was done. */
export type Outcome = FailureCode | null;

export interface Request {
  /** The position that the choice belongs to. */
  readonly seq: number;
  readonly action: Action;
}

interface Context {
  readonly seq: number;
  readonly choices: readonly Choice[];
  readonly considered: Choice | null;
  /** Why the last decision was not carried out. */
  readonly refused: FailureCode | null;
}

export type InteractionEvent =
  | { readonly type: 'update'; readonly seq: number; readonly choices: readonly Choice[] }
  | { readonly type: 'consider'; readonly choice: Choice }
  /** Consider and confirm in one. */
  | { readonly type: 'commit'; readonly choice: Choice }
  | { readonly type: 'confirm' }
  | { readonly type: 'back' };

const isOffered = (choices: readonly Choice[], choice: Choice): boolean =>
  choices.some((offered) => isSameAction(offered.action, choice.action));

function requestOf({ seq, considered }: Context): Request {
  if (considered === null) throw new Error('nothing is considered');
  return { seq, action: considered.action };
}

const nobodyActs = fromPromise<Outcome, Request>(() => Promise.resolve('disconnected'));

/** How the player's hand gets from looking to a decision: choosing, confirming, waiting for the host. */
export const interaction = setup({
  types: { context: {} as Context, events: {} as InteractionEvent },
  actors: { act: nobodyActs },
  guards: {
    isOffered: ({ context, event }) => 'choice' in event && isOffered(context.choices, event.choice),
    isStillOffered: ({ context, event }) =>
      event.type === 'update' && context.considered !== null && isOffered(event.choices, context.considered),
  },
  actions: {
    takeUpdate: assign(({ event }) => (event.type === 'update' ? { seq: event.seq, choices: event.choices } : {})),
    consider: assign(({ event }) => ('choice' in event ? { considered: event.choice, refused: null } : {})),
    forget: assign({ considered: null }),
  },
}).createMachine({
  id: 'interaction',
  context: { seq: -1, choices: [], considered: null, refused: null },
  initial: 'choosing',
  states: {
    choosing: {
      entry: 'forget',
      on: {
        update: { actions: ['takeUpdate', assign({ refused: null })] },
        consider: { guard: 'isOffered', target: 'confirming', actions: 'consider' },
        commit: { guard: 'isOffered', target: 'waiting', actions: 'consider' },
      },
    },
    confirming: {
      on: {
        update: [
          { guard: 'isStillOffered', actions: 'takeUpdate' },
          { target: 'choosing', actions: 'takeUpdate' },
        ],
        consider: { guard: 'isOffered', actions: 'consider' },
        commit: { guard: 'isOffered', target: 'waiting', actions: 'consider' },
        confirm: 'waiting',
        back: 'choosing',
      },
    },
    waiting: {
      on: { update: { actions: 'takeUpdate' } },
      invoke: {
        src: 'act',
        input: ({ context }) => requestOf(context),
        onDone: { target: 'choosing', actions: assign({ refused: ({ event }) => event.output }) },
        onError: { target: 'choosing', actions: assign({ refused: 'internal' }) },
      },
    },
  },
});
