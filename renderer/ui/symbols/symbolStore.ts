import { create } from 'zustand';
import type { Reading } from './readSymbols.ts';

interface SymbolState {
  /** What is told just now, and beside what. */
  readonly shown: { readonly readings: readonly Reading[]; readonly place: Element } | null;
}

export const useSymbols = create<SymbolState>(() => ({ shown: null }));

export const hideSymbols = (): void => useSymbols.setState({ shown: null });
