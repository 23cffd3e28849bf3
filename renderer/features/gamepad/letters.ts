import type { Language } from '../../../shared/words/words.ts';

const LATIN = 'abcdefghijklmnopqrstuvwxyz';

/** What a language writes beyond the letters that all of them have. */
const OWN: Readonly<Partial<Record<Language, string>>> = {
  de: 'äöüß',
  fr: 'àâæçéèêëîïôœùûü',
  es: 'áéíñóúü',
  cs: 'áčďéěíňóřšťúůýž',
};

export const DIGITS = [...'1234567890'];

/** The letters to choose from, and the few signs that names have. */
export const lettersOf = (language: Language): readonly string[] => [...LATIN, ...(OWN[language] ?? ''), "'", '-', '.'];

/** Puts text into a field as typing does: whoever listens to it hears of it. */
export function typeInto(field: HTMLInputElement, words: string): void {
  const allowed = field.maxLength >= 0 ? words.slice(0, field.maxLength) : words;
  // React keeps an eye on the property: only the original one counts as typing.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, allowed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
