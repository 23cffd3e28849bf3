import type reference from './en/rulebook.json';
import type { Language } from './words.ts';

/** The rule book in one language: plain data, large, and so by itself and asked for when somebody reads it. */
export type RuleBookWords = typeof reference;

export const RULE_BOOKS: Readonly<Record<Language, () => Promise<{ readonly default: RuleBookWords }>>> = {
  cs: () => import('./cs/rulebook.json', { with: { type: 'json' } }),
  de: () => import('./de/rulebook.json', { with: { type: 'json' } }),
  en: () => import('./en/rulebook.json', { with: { type: 'json' } }),
  es: () => import('./es/rulebook.json', { with: { type: 'json' } }),
  fr: () => import('./fr/rulebook.json', { with: { type: 'json' } }),
};
