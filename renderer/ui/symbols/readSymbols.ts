import { create } from 'zustand';
import { type GlyphName, isGlyph, isSymbol, SYMBOLS, type SymbolName } from './symbols.ts';

/** A symbol on the screen, and what stands beside it. */
export interface Reading {
  readonly symbol: SymbolName;
  /** What it looks like here. */
  readonly icon: GlyphName;
  /** What the place itself says of it: "Military 7"; `null` where it says nothing. */
  readonly words: string | null;
  /** The number beside it, as written. */
  readonly number: string | null;
}

const SYMBOL = '[data-symbol]';
/** What carries one symbol and its number; larger things have words of their own. */
const MARKS = 'span, li, td, small, b, i, p';

/** The words that a place has for its symbol, for those who cannot see it. */
function ownWords(mark: Element): string | null {
  const spoken = [...mark.querySelectorAll(':scope > .sr-only')].map((element) => element.textContent.trim());
  const words = mark.getAttribute('data-words') ?? mark.getAttribute('title') ?? spoken.filter(Boolean).join(', ');
  return words === '' ? null : words;
}

/** What several symbols say together. */
const wordsAround = (element: Element): string | null =>
  element.closest('[data-words]')?.getAttribute('data-words') ?? null;

const numberIn = (mark: Element): string | null => /[+−-]?\d+(\/\d+)?/.exec(mark.textContent)?.[0] ?? null;

function readingOf(icon: Element): Reading | null {
  const symbol = icon.getAttribute('data-symbol') ?? '';
  if (!isSymbol(symbol)) return null;
  const name = icon.getAttribute('data-icon') ?? '';
  const looks = isGlyph(name) ? name : SYMBOLS[symbol].icon;
  const mark = icon.parentElement;
  const alone = mark?.matches(MARKS) === true && mark.querySelectorAll(SYMBOL).length === 1;
  return alone
    ? { symbol, icon: looks, words: ownWords(mark) ?? wordsAround(mark), number: numberIn(mark) }
    : { symbol, icon: looks, words: wordsAround(icon), number: null };
}

/** Returns the symbol that is meant by pointing at an element: itself, or the only one beside the number pointed at. */
export function symbolAt(target: Element): Element | null {
  const icon = target.closest(SYMBOL);
  if (icon !== null) return icon;
  for (let mark: Element | null = target; mark?.matches(MARKS) === true; mark = mark.parentElement) {
    const beside = mark.querySelectorAll(SYMBOL);
    if (beside.length > 1) return null;
    if (beside.length === 1) return mark.querySelector(`:scope > ${SYMBOL}`);
  }
  return null;
}

/** Returns what is to be told about one symbol. */
export function readSymbol(icon: Element): readonly Reading[] {
  const reading = readingOf(icon);
  return reading === null ? [] : [reading];
}

/** Returns what is to be told about everything within an element, the same only once; words may be of several symbols. */
export function readSymbols(within: Element): readonly Reading[] {
  const found = [...within.querySelectorAll(SYMBOL)].flatMap((icon) => readSymbol(icon));
  const names = found.map(({ symbol, words, number }) => words ?? `${symbol} ${number}`);
  return found.filter((_, index) => names.indexOf(names[index] ?? '') === index);
}

interface SymbolState {
  /** What is told just now, and beside what. */
  readonly shown: { readonly readings: readonly Reading[]; readonly place: Element } | null;
}

export const useSymbols = create<SymbolState>(() => ({ shown: null }));

export const hideSymbols = (): void => useSymbols.setState({ shown: null });
