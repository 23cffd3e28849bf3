import type { ReactNode } from 'react';
import { createPage } from '../../renderer/game/page.ts';
import { SelectionProvider } from '../../renderer/game/selection/SelectionProvider.tsx';
import { clientOver } from '../../renderer/platform/client/client.ts';
import { type Routes, RoutesContext } from '../../renderer/platform/feature.ts';
import { type Host, HostContext } from '../../renderer/platform/host.ts';
import type { CallInput, CallName, CallOutput } from '../../shared/contract/contract.ts';
import type { RefusedCode } from '../../shared/contract/reply.ts';

/** What a call is answered with when the host does not do it. */
export class Refusal {
  readonly code: RefusedCode;
  constructor(code: RefusedCode = 'internal') {
    this.code = code;
  }
}

export type Answers = {
  readonly [K in CallName]?: (input: CallInput<K>) => CallOutput<K> | Refusal | Promise<CallOutput<K> | Refusal>;
};

/** A host that answers the calls that a test names, and no other one: for those the line is down. It tells nothing by itself. */
export const fakeHost = (answers: Answers = {}): Host =>
  createPage(
    clientOver({
      call: async (name, input) => {
        const answer = answers[name as CallName] as ((input: unknown) => unknown) | undefined;
        if (answer === undefined) return null;
        const value = await answer(input);
        return value instanceof Refusal ? { ok: false, code: value.code, detail: '' } : { ok: true, value };
      },
      on: () => () => undefined,
      onLink: () => () => undefined,
      end: () => undefined,
    }),
  );

interface ConnectedProps {
  readonly host?: Host;
  /** The ways to other features that the test expects to be gone. */
  readonly routes?: Partial<Routes>;
  readonly children: ReactNode;
}

const NOBODY = fakeHost();

/** A part of the page with a host behind it, in which things can be selected. */
export const Connected = ({ host = NOBODY, routes = {}, children }: ConnectedProps) => (
  <HostContext value={host}>
    <RoutesContext value={routes as Routes}>
      <SelectionProvider>{children}</SelectionProvider>
    </RoutesContext>
  </HostContext>
);
