import type { Settings } from '../../shared/contract/tableSetup.ts';

/** As the page chooses: the setting, else the computer's language where the game speaks it. */
export function languageOf(language: Settings['language'], locale: string): 'en' | 'de' {
  if (language !== 'auto') return language;
  return locale.toLowerCase().startsWith('de') ? 'de' : 'en';
}
