import { lazy, Suspense, useEffect } from 'react';
import { keepApart, useSheets } from '../../game/sheets.ts';
import { useApp } from '../../platform/app.ts';
import { useHost } from '../../platform/host.ts';
import { useSymbols } from '../../ui/symbols/readSymbols.ts';
import { useSymbolHints } from '../../ui/symbols/useSymbolHints.ts';

/** The book and its text come when it is opened for the first time. */
const RuleBook = lazy(async () => {
  const { RuleBook: loaded } = await import('./RuleBook.tsx');
  return { default: loaded };
});

/** The rule book, on any screen. */
export function RuleBookLayer() {
  const host = useHost();
  const place = useSheets((sheets) => sheets.book);
  const screen = useApp((app) => app.screen);
  useEffect(() => keepApart(host), [host]);
  return place === null ? null : (
    <Suspense>
      {/* What it covers, and whether that is to be kept from the focus, changes with the screen. */}
      <RuleBook key={screen} place={place} />
    </Suspense>
  );
}

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
