import { type ActorRefFrom, assign, emit, fromPromise, or, type SnapshotFrom, setup } from 'xstate';
import type { Choice } from '../../../shared/rules/observation/observation.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import { isSameAction } from '../../../shared/vocabulary/actions.ts';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import type { FailureCode } from '../../platform/client/client.ts';
import type { DropZone, Thing } from '../state/stage.ts';
import type { Subject } from '../state/table.ts';
import { considering, type Gathering, gathersMany, goesOn, lacksMore } from './gathering.ts';
import { choicesOf, isOffered, meaningOf, meaningsOfDrop, type Offer, type OpenOffer, offerOf } from './offer.ts';
import { keyOf, sameSubject, subjectOf } from './subjects.ts';

/** Milliseconds for which the pointer rests on a thing of the 3D table before it is shown large. */
export const DWELL = 420;

/** What the host answered to an action: `null` when it was done. */
export type Outcome = FailureCode | null;

export interface Request {
  /** The position that the choice belongs to. */
  readonly seq: number;
  readonly action: Action;
  /** Whether it is carried out after another one that was confirmed together with it. */
  readonly follows?: boolean;
}

/**
 * A thing that is looked at, and how it came to be shown: by the pointer resting on it on the 3D table, or in any other
 * way.
 */
interface Looked {
  readonly thing: Thing;
  readonly by: 'table' | 'other';
}

interface Dragged {
  readonly subject: Subject;
  readonly over: DropZone | null;
}

export interface SelectionContext extends OpenOffer, Gathering {
  /**
   * The id of the piece of the 3D table under the pointer; and the thing that this piece, or the row under the pointer,
   * is about, if it could be chosen when the pointer came.
   */
  readonly piece: string | null;
  readonly pointed: Subject | null;
  /**
   * The thing that is shown large, or will be once the pointer has rested on it. It stays here after it was put away,
   * as long as the pointer rests on it.
   */
  readonly looked: Looked | null;
  readonly selected: Subject | null;
  /** The choice whose button the pointer or the focus is on. */
  readonly peeked: Choice | null;
  /** The choice that waits for confirmation or for the host; if several were gathered, the last one. */
  readonly considered: Choice | null;
  /**
   * All choices that wait in this way, in the order in which they will be carried out: one choice, or several cards to
   * remove.
   */
  readonly gathered: readonly Choice[];
  /** Whether the choice being carried out follows another one of the same confirmation. */
  readonly follows: boolean;
  readonly dragged: Dragged | null;
  /** Why the last decision was not carried out. */
  readonly refused: FailureCode | null;
}

export type SelectionEvent =
  | ({ readonly type: 'update' } & Offer)
  /** Another game or another viewer: everything about the previous player is forgotten. */
  | ({ readonly type: 'otherEyes' } & Offer)
  | { readonly type: 'open' | 'close' | 'back' }
  /** The pointer is over a piece of the 3D table, or over the row of a thing; without either it is over none. */
  | { readonly type: 'point'; readonly piece: string | null; readonly subject?: Subject | undefined }
  /** The pointer rests on a thing of the 3D table. `finger`: what it shows stays when the finger is raised. */
  | { readonly type: 'rest'; readonly thing: Thing | null; readonly by: 'mouse' | 'finger' }
  /** Shows a thing large at once; `null` puts away what is shown. */
  | { readonly type: 'inspect'; readonly thing: Thing | null }
  /** An element that showed a thing is left. */
  | { readonly type: 'leave'; readonly thing: Thing }
  | { readonly type: 'peek'; readonly choice: Choice | null }
  /** Chooses a thing. If only one choice is possible with it, that is considered. */
  | { readonly type: 'select'; readonly subject: Subject }
  /** Considers a choice. If the player wants no confirmation, it is carried out at once. */
  | { readonly type: 'consider'; readonly choice: Choice }
  /** Considers and confirms a choice at once. */
  | { readonly type: 'commit'; readonly choice: Choice }
  /** Confirms what is considered. `subject`: only if it is about this thing, which was pressed a second time. */
  | { readonly type: 'confirm'; readonly subject?: Subject }
  | { readonly type: 'cancel'; readonly by: 'key' | 'table' }
  | ({ readonly type: 'drag' } & Dragged)
  /** The dragged thing is dropped; `null`: at a place where that means nothing. */
  | { readonly type: 'drop'; readonly zone: DropZone | null };

const EMPTY: SelectionContext = {
  seq: -1,
  choices: [],
  decision: null,
  kind: null,
  open: false,
  piece: null,
  pointed: null,
  looked: null,
  selected: null,
  peeked: null,
  considered: null,
  gathered: [],
  follows: false,
  dragged: null,
  refused: null,
};

const isThing = (looked: Looked | null, thing: Thing | null): boolean =>
  looked !== null && thing !== null && keyOf(looked.thing) === keyOf(thing);

/** If the same thing is shown again, the way in which it came to be shown is kept. */
const lookingAt = (looked: Looked | null, thing: Thing): Looked =>
  looked !== null && isThing(looked, thing) ? { ...looked, thing } : { thing, by: 'other' };

/** A new object each time, so that selecting the same thing again is noticed. */
const selecting = (subject: Subject) => ({ selected: { ...subject } });

function requestOf({ seq, gathered: [first], follows }: SelectionContext): Request {
  if (first === undefined) throw new Error('nothing is considered');
  return { seq, action: first.action, ...(follows && { follows }) };
}

const nobodyActs = fromPromise<Outcome, Request>(() => Promise.resolve('disconnected'));

/**
 * What the player points at, looks at, drags and decides; there is one for each page. The region `decision` goes from
 * choosing to confirming to waiting for the host, and uses only choices that the host offered. `looking` shows a thing
 * large; `dragging` moves one. Each region is cleared in the same transition in which another decision or another
 * viewer arrives. `piece`, `pointed` and `peeked` are cleared only for another viewer, because pointer and focus stay
 * where they are.
 */
export const selectionMachine = setup({
  types: {
    context: {} as SelectionContext,
    events: {} as SelectionEvent,
    emitted: {} as { readonly type: 'cancelled'; readonly by: 'key' | 'table' },
  },
  actors: { act: nobodyActs },
  delays: { dwell: DWELL },
  guards: {
    lacksMore: ({ context }) => lacksMore(context),
    /** Whether what is chosen has to be confirmed before it is done. */
    asksFirst: () => true,
    isOffered: ({ context, event }) =>
      'choice' in event && event.choice !== null && isOffered(context.choices, event.choice),
    isAnotherDecision: ({ context, event }) =>
      'decision' in event && (event.decision !== context.decision || event.kind !== context.kind),
  },
  actions: {
    takeOffer: assign(({ event }) => ('decision' in event ? offerOf(event) : {})),
    consider: assign(({ context, event }) => ('choice' in event ? considering(context, event.choice) : {})),
    considerMeaning: assign(({ context, event }) =>
      'subject' in event && event.subject !== undefined ? considering(context, meaningOf(context, event.subject)) : {},
    ),
    select: assign(({ event }) => (event.type === 'select' ? selecting(event.subject) : {})),
    selectDropped: assign(({ context: { dragged } }) => (dragged === null ? {} : selecting(dragged.subject))),
    forgetDecision: assign({ selected: null, considered: null, refused: null }),
    look: assign(({ context: { looked }, event }) =>
      event.type === 'inspect' && event.thing !== null ? { looked: lookingAt(looked, event.thing) } : {},
    ),
    rest: assign(({ event }) =>
      event.type === 'rest' && event.thing !== null ? { looked: { thing: event.thing, by: 'table' as const } } : {},
    ),
    lookAway: assign({ looked: null }),
    letDrop: assign({ dragged: null }),
    tellCancelled: emit(
      ({ event }) => ({ type: 'cancelled', by: event.type === 'cancel' ? event.by : 'key' }) as const,
    ),
  },
}).createMachine({
  id: 'selection',
  type: 'parallel',
  context: EMPTY,
  on: {
    open: { actions: assign({ open: true }) },
    close: { actions: assign({ open: false, peeked: null }) },
    peek: { actions: assign({ peeked: ({ event }) => event.choice }) },
    point: {
      actions: assign(({ context, event: { piece, subject = null } }) => ({
        piece,
        pointed: subject !== null && choicesOf(context, subject).length > 0 ? subject : null,
      })),
    },
  },
  states: {
    decision: {
      initial: 'choosing',
      on: {
        otherEyes: {
          target: '.choosing',
          actions: ['forgetDecision', assign({ piece: null, pointed: null, peeked: null }), 'takeOffer'],
        },
        update: [
          { guard: 'isAnotherDecision', target: '.choosing', actions: ['forgetDecision', 'takeOffer'] },
          { actions: ['takeOffer', assign({ refused: null })] },
        ],
        select: [
          {
            guard: ({ context, event }) => meaningOf(context, event.subject) !== null,
            target: '.chosen',
            actions: ['considerMeaning', 'select'],
          },
          { actions: 'select' },
        ],
        drop: [
          {
            guard: ({ context, event }) => meaningsOfDrop(context, event.zone).length === 1,
            target: '.chosen',
            actions: [
              assign(({ context, event }) => considering(context, meaningsOfDrop(context, event.zone)[0])),
              'selectDropped',
            ],
          },
          { guard: ({ context, event }) => meaningsOfDrop(context, event.zone).length > 1, actions: 'selectDropped' },
        ],
        consider: { guard: 'isOffered', target: '.chosen', actions: 'consider' },
        commit: { guard: 'isOffered', target: '.waiting', actions: 'consider' },
        cancel: { target: '.choosing', actions: [assign({ selected: null }), 'tellCancelled'] },
      },
      states: {
        choosing: { entry: assign({ considered: null, gathered: [], follows: false }) },
        /** Something is chosen. It is carried out at once if no confirmation is wanted and nothing is missing. */
        chosen: {
          always: [
            { guard: ({ context }) => context.considered === null, target: 'choosing' },
            { guard: or(['lacksMore', 'asksFirst']), target: 'confirming' },
            'waiting',
          ],
        },
        confirming: {
          on: {
            update: [
              { guard: 'isAnotherDecision', target: 'choosing', actions: ['forgetDecision', 'takeOffer'] },
              {
                guard: ({ context: { gathered }, event }) =>
                  gathered.every((choice) => isOffered(event.choices, choice)),
                actions: 'takeOffer',
              },
              { target: 'choosing', actions: 'takeOffer' },
            ],
            confirm: [
              { guard: ({ event }) => event.subject === undefined, target: 'waiting' },
              {
                guard: ({ context }) => context.open && gathersMany(context),
                target: 'chosen',
                actions: 'considerMeaning',
              },
              {
                guard: ({ context: { open, considered }, event: { subject = null } }) =>
                  open && considered !== null && sameSubject(subjectOf(considered.action), subject),
                target: 'waiting',
              },
            ],
            back: 'choosing',
          },
        },
        waiting: {
          on: {
            update: [
              { guard: 'isAnotherDecision', actions: ['forgetDecision', 'takeOffer'] },
              { actions: 'takeOffer' },
            ],
            select: { actions: 'select' },
            drop: {},
            consider: {},
            commit: {},
            cancel: { actions: 'tellCancelled' },
          },
          invoke: {
            src: 'act',
            input: ({ context }) => requestOf(context),
            onDone: [
              {
                guard: ({ context, event: { output } }) => output === null && goesOn(context, context.choices),
                target: 'waiting',
                reenter: true,
                actions: assign(({ context: { gathered } }) => ({ gathered: gathered.slice(1), follows: true })),
              },
              { target: 'choosing', actions: assign({ refused: ({ event }) => event.output }) },
            ],
            onError: { target: 'choosing', actions: assign({ refused: 'internal' }) },
          },
        },
      },
    },
    looking: {
      initial: 'nothing',
      on: {
        otherEyes: { target: '.nothing', actions: 'lookAway' },
        update: { guard: 'isAnotherDecision', target: '.nothing', actions: 'lookAway' },
        inspect: [
          { guard: ({ event }) => event.thing !== null, target: '.shown', actions: 'look' },
          // The pointer still rests on the thing, which is shown again only after the pointer has left it.
          { guard: ({ context }) => context.looked?.by === 'table', target: '.nothing' },
          { target: '.nothing', actions: 'lookAway' },
        ],
        leave: {
          guard: ({ context, event }) => isThing(context.looked, event.thing),
          target: '.nothing',
          actions: 'lookAway',
        },
        rest: [
          { guard: ({ context, event }) => isThing(context.looked, event.thing) },
          { guard: ({ event }) => event.thing !== null, target: '.resting', actions: 'rest' },
          { guard: ({ context }) => context.looked?.by === 'table', target: '.nothing', actions: 'lookAway' },
        ],
      },
      states: {
        nothing: {},
        resting: { after: { dwell: 'shown' } },
        shown: {
          on: {
            rest: {
              guard: ({ context, event }) =>
                event.thing === null && event.by === 'finger' && context.looked?.by === 'table',
              actions: assign({ looked: ({ context: { looked } }) => looked && { ...looked, by: 'other' as const } }),
            },
          },
        },
      },
    },
    dragging: {
      initial: 'no',
      on: {
        otherEyes: { target: '.no', actions: 'letDrop' },
        update: { guard: 'isAnotherDecision', target: '.no', actions: 'letDrop' },
        drag: { target: '.yes', actions: assign(({ event: { subject, over } }) => ({ dragged: { subject, over } })) },
        drop: { target: '.no', actions: 'letDrop' },
      },
      states: { no: {}, yes: {} },
    },
  },
});

export type SelectionActor = ActorRefFrom<typeof selectionMachine>;
export type SelectionSnapshot = SnapshotFrom<typeof selectionMachine>;

/** Returns the thing that is shown large. */
export const inspectedOf = ({ value, context }: SelectionSnapshot): Thing | null =>
  value.looking === 'shown' ? (context.looked?.thing ?? null) : null;

/** Returns the card that is shown large. */
export function inspectedCard(snapshot: SelectionSnapshot): CardId | null {
  const thing = inspectedOf(snapshot);
  return thing?.kind === 'card' ? thing.card : null;
}

/**
 * Returns the choice whose consequences are shown: the one under the pointer or the focus, else the considered one. A
 * choice that was pointed at may no longer exist, or may have changed.
 */
export function shownChoice({ context: { open, choices, peeked, considered } }: SelectionSnapshot): Choice | null {
  if (!open) return null;
  const offered = peeked && choices.find(({ action }) => isSameAction(action, peeked.action));
  return offered ?? considered;
}

export const consideredOf = ({ context }: SelectionSnapshot): Choice | null => context.considered;

/** Returns the thing that the considered choice is about, else the selected thing. */
export const selectedOf = ({ context: { considered, selected } }: SelectionSnapshot): Subject | null =>
  considered === null ? selected : subjectOf(considered.action);

/** Whether a decision was sent to the host and not answered yet. */
export const isWaiting = ({ value }: SelectionSnapshot): boolean => value.decision === 'waiting';

/** Whether a thing can be chosen now. */
export const isChoosable = (selection: SelectionActor, subject: Subject | undefined): subject is Subject =>
  subject !== undefined && choicesOf(selection.getSnapshot().context, subject).length > 0;
