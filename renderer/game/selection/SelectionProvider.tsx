import { useActorRef, useSelector } from '@xstate/react';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { GameUpdate } from '../../../shared/contract/answers.ts';
import { dueAfter } from '../../../shared/forecast/givingUp.ts';
import { useApp } from '../../platform/app.ts';
import { useSettings } from '../../platform/settings.ts';
import { useTable } from '../state/table.ts';
import type { DueAfter } from './gathering.ts';
import {
  type Outcome,
  type Request,
  type SelectionActor,
  type SelectionEvent,
  type SelectionSnapshot,
  selectionMachine,
} from './selection.ts';

/** Whether the same person looks at the same game as before. */
const sameEyes = (before: GameUpdate | null, after: GameUpdate | null): boolean =>
  before?.gameId === after?.gameId && before?.screen.viewer === after?.screen.viewer;

/** What tells how many cards the deciding seat still has to remove. A problem asks for a single decision. */
function dueIn({ kind, view, screen }: GameUpdate): DueAfter | undefined {
  const seat = screen.actor === null ? undefined : view.seats[screen.actor];
  if (kind === 'problem' || view.decision !== 'feeding' || seat === undefined) return undefined;
  return (actions) => dueAfter(view, seat, actions);
}

/** The event that tells the selection about a new position. */
function newsOf(before: GameUpdate | null, after: GameUpdate | null): SelectionEvent {
  const type = sameEyes(before, after) ? 'update' : 'otherEyes';
  if (after === null) return { type, seq: -1, choices: [], decision: null, kind: null };
  const { seq, choices, decision } = after;
  // In a replay the position changes step by step, and what is looked at stays.
  const kind = useApp.getState().screen === 'replay' ? null : after.view.decision;
  const due = dueIn(after);
  return { type, seq, choices, decision, kind, ...(due && { dueAfter: due }) };
}

/** Lets the selection follow the newest position as soon as it arrives. Returns the function that ends this. */
export function followTable(selection: SelectionActor): () => void {
  selection.send(newsOf(null, useTable.getState().update));
  return useTable.subscribe(({ update }, { update: before }) => {
    if (update !== before) selection.send(newsOf(before, update));
  });
}

const SelectionContext = createContext<SelectionActor | null>(null);

interface SelectionProviderProps {
  /** Carries a decision to the host. */
  readonly act?: (request: Request) => Promise<Outcome>;
  readonly children: ReactNode;
}

const nobodyActs = async (): Promise<Outcome> => 'disconnected';

/** Gives the page its selection, which follows the positions that the host sends. */
export function SelectionProvider({ act = nobodyActs, children }: SelectionProviderProps) {
  const machine = useMemo(
    () =>
      selectionMachine.provide({
        actors: { act: fromPromise<Outcome, Request>(({ input }) => act(input)) },
        guards: { asksFirst: () => useSettings.getState().confirmActions },
      }),
    [act],
  );
  const selection = useActorRef(machine);
  useEffect(() => followTable(selection), [selection]);
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}

/** Returns the selection of the page, to send events to. Throws outside of a `SelectionProvider`. */
export function useSelection(): SelectionActor {
  const selection = useContext(SelectionContext);
  if (selection === null) throw new Error('nothing can be selected here');
  return selection;
}

/** Returns a part of the selection, and renders again when it changes. */
export const useSelected = <T,>(read: (snapshot: SelectionSnapshot) => T): T => useSelector(useSelection(), read);
