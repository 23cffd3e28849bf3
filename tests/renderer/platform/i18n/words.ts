import { createIntl } from 'react-intl';
import { type Text, textOf } from '../../../../renderer/platform/i18n/text.ts';
import { type Language, WORDS } from '../../../../shared/words/words.ts';

/** The words of a language; a message that is missing or malformed throws. */
export const wordsIn = (language: Language): Text =>
  textOf(
    createIntl({
      locale: language,
      messages: WORDS[language].messages,
      onError: (error) => {
        throw error;
      },
    }),
  );
