import type { GameOptions } from '../../../shared/vocabulary/options.ts';
import type { Text } from '../../i18n/text.ts';

/** Returns the rules that are played: the mode, and the expansions where there are some. */
export const optionsWords = ({ mode, expansions }: Pick<GameOptions, 'mode' | 'expansions'>, text: Text): string =>
  expansions.length === 0
    ? text(`mode.${mode}`)
    : text('options.expanded', {
        mode: text(`mode.${mode}`),
        list: text.list(expansions.map((expansion) => text(`expansion.${expansion}.with`))),
      });
