import { lazy, Suspense, useCallback } from 'react';
import { decide } from '../game/commands.ts';
import { SelectionProvider } from '../game/selection/SelectionProvider.tsx';
import type { Request } from '../game/selection/selection.ts';
import { useSheets } from '../game/sheets.ts';
import { useTable } from '../game/state/table.ts';
import { type Host, HostContext } from '../platform/host.ts';
import { HandScreen } from './HandScreen.tsx';

const Book = lazy(async () => ({ default: (await import('./Book.tsx')).Book }));

/** The device at the table: everything within decides through its line. */
export function AtTable({ host }: { readonly host: Host }) {
  const update = useTable((table) => table.update);
  const book = useSheets((sheets) => sheets.book);
  const carryOut = useCallback((request: Request) => decide(host, request), [host]);
  if (update === null) return null;
  return (
    <HostContext value={host}>
      <SelectionProvider act={carryOut}>
        <HandScreen key={update.gameId} update={update} />
        <Suspense>{book !== null && <Book place={book} />}</Suspense>
      </SelectionProvider>
    </HostContext>
  );
}
