import { type ReactNode, useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { languageOf, WORDS } from '../../shared/words/words.ts';
import { useApp } from '../store/app.ts';
import { useSettings } from '../store/settings.ts';

/** Speaks the chosen language to everything inside. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const chosen = useSettings((settings) => settings.language);
  const systemLocale = useApp((app) => app.info?.locale) ?? navigator.language;
  const language = languageOf(chosen, systemLocale);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <IntlProvider locale={language} messages={WORDS[language].messages}>
      {children}
    </IntlProvider>
  );
}
