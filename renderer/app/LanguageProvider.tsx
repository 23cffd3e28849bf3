import { type ReactNode, useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { languageOf } from '../../shared/words/language.ts';
import type { Language } from '../../shared/words/words.ts';
import { useApp } from '../platform/app.ts';
import { fetchedWords, PAGE_LANGUAGES, useFetched } from '../platform/i18n/pageWords.ts';
import { useSettings } from '../platform/settings.ts';

const wanted = (chosen: 'auto' | Language, locale = navigator.language): Language =>
  languageOf(chosen, locale, PAGE_LANGUAGES);

/** The language that the page should speak now. */
export const wantedLanguage = (): Language => wanted(useSettings.getState().language, useApp.getState().info?.locale);

/** Provides the words of the chosen language to everything inside. Shows nothing until they are loaded. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const chosen = useSettings((settings) => settings.language);
  const systemLocale = useApp((app) => app.info?.locale);
  const language = useFetched(wanted(chosen, systemLocale));
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const words = fetchedWords(language);
  if (words === undefined) return null;
  return (
    <IntlProvider locale={language} messages={words.messages}>
      {children}
    </IntlProvider>
  );
}
