import type { Observation } from '../../shared/rules/observation/observation.ts';
import type { GameOptions } from '../../shared/vocabulary/options.ts';
import { isFedForGood } from '../../shared/vocabulary/time.ts';
import type { Text } from '../platform/i18n/text.ts';

/** Returns the rules that are played: the mode, and the expansions where there are some. */
export const optionsWords = ({ mode, expansions }: Pick<GameOptions, 'mode' | 'expansions'>, text: Text): string =>
  expansions.length === 0
    ? text(`mode.${mode}`)
    : text('options.expanded', {
        mode: text(`mode.${mode}`),
        list: text.list(expansions.map((expansion) => text(`expansion.${expansion}.with`))),
      });

/** Returns what a card from the box is good for, and whether it will have to be fed (rules §10.3 `freeCard`). */
export const freeCardWords = ({ epoch, decision }: Pick<Observation, 'epoch' | 'decision'>, text: Text): string =>
  text(isFedForGood(epoch, decision) ? 'choice.freeCard.last' : 'choice.freeCard.good');
