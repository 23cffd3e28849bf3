import type { Settings } from '../../shared/contract/tableSetup.ts';
import { de } from './de.ts';
import { en, type Messages } from './en.ts';

/** The languages that there is a catalogue for. */
export type Language = Exclude<Settings['language'], 'auto'>;

export const CATALOGUES: Readonly<Record<Language, Messages>> = { en, de };

/** Returns the language to speak: the chosen one, else the system's if there is a catalogue for it, else English. */
export function languageFor(chosen: Settings['language'], systemLocale: string): Language {
  if (chosen !== 'auto') return chosen;
  return systemLocale.toLowerCase().startsWith('de') ? 'de' : 'en';
}
