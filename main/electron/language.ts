import type { Settings } from '../../shared/contract/tableSetup.ts';
import { languageOf } from '../../shared/words/language.ts';
import { LANGUAGES, type Language } from '../../shared/words/words.ts';
import type { Host } from '../host/entryPoint.ts';

/**
 * The player's language, for what is said without the page.
 * @param locale the computer's language
 */
export async function playersLanguage(host: Pick<Host, 'handle'>, locale: string): Promise<Language> {
  const settings = await host.handle('settings.read', {});
  return languageOf(settings.ok ? (settings.value as Settings).language : 'auto', locale, LANGUAGES);
}
