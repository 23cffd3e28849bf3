import { WORDS, type Words } from '../../shared/words/words.ts';
import { PSEUDO } from '../fixtures/pseudo.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What something on the page is called, or begins with, in every language. */
export const called = (key: keyof Words['messages']): RegExp =>
  new RegExp(`^(${[...Object.values(WORDS), PSEUDO].map(({ messages }) => escaped(messages[key])).join('|')})`);
