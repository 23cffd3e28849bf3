import { lazy, Suspense } from 'react';
import { useSymbols } from '../../ui/symbols/symbolStore.ts';
import { useSymbolHints } from '../../ui/symbols/useSymbolHints.ts';

/** The meanings are part of the rule book, which is loaded on demand. */
const SymbolWords = lazy(async () => {
  const { SymbolWords: loaded } = await import('./SymbolWords.tsx');
  return { default: loaded };
});

/** Tells what the symbol means that is pointed at, pressed, or belongs to what is focused. */
export function SymbolHint() {
  useSymbolHints();
  const shown = useSymbols((symbols) => symbols.shown);
  return shown === null ? null : (
    <Suspense>
      <SymbolWords {...shown} />
    </Suspense>
  );
}
