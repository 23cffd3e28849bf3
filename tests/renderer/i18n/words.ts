import { createIntl } from 'react-intl';
import { CATALOGUES, type Language } from '../../../renderer/i18n/languages.ts';
import { type Text, textOf } from '../../../renderer/i18n/text.ts';

/** The words of a language; a message that is missing or malformed throws. */
export const wordsIn = (language: Language): Text =>
  textOf(
    createIntl({
      locale: language,
      messages: CATALOGUES[language],
      onError: (error) => {
        throw error;
      },
    }),
  );
