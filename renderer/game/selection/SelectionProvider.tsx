import { useActorRef, useSelector } from '@xstate/react';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { useSettings } from '../../platform/settings.ts';
import { followTable } from './followTable.ts';
import {
  type Outcome,
  type Request,
  type SelectionActor,
  type SelectionSnapshot,
  selectionMachine,
} from './selection.ts';

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

/** Returns a part of the selection, and draws anew when it changes. */
export const useSelected = <T,>(read: (snapshot: SelectionSnapshot) => T): T => useSelector(useSelection(), read);
