import type { Language } from './words.ts';

/** What is spoken where nobody chose and the computer's language is not there. */
const FALLBACK = 'en' satisfies Language;

/**
 * The language to speak: the chosen one, else the computer's if the game speaks it, else English.
 * @param locale the computer's language, as `de-AT` or `de_AT.UTF-8`
 * @param spoken all languages that the game speaks
 */
export function languageOf(chosen: 'auto' | Language, locale: string, spoken: readonly Language[]): Language {
  if (chosen !== 'auto') return chosen;
  const [code] = locale.toLowerCase().split(/[^a-z]/);
  return spoken.find((language) => language === code) ?? FALLBACK;
}

/** What a language calls itself: "Deutsch", "Français". */
export function ownName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
