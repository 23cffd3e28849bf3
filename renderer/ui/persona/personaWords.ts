import type { Controller } from '../../../shared/contract/tableSetup.ts';
import { BOT_LEVELS, type BotStyle } from '../../../shared/vocabulary/preferences.ts';
import { levelAbove, levelReached } from '../../../shared/vocabulary/strength.ts';
import type { Text } from '../../platform/i18n/text.ts';

/** A seat that the computer plays. */
export type Bot = Extract<Controller, { readonly kind: 'bot' }>;

/** `none`: fond of nothing in particular. */
export type StyleOption = NonNullable<Bot['style']> | 'none';

export const styleOf = ({ style }: Bot): StyleOption => style ?? 'none';

/** Whose lines a bot says: those of its style, or none if the style is a secret. */
export const characterOf = ({ style }: Bot): BotStyle | 'none' =>
  style === undefined || style === 'surprise' ? 'none' : style;

/** Returns what a bot is called by its strength: "Governor", or "Match me". */
const levelWords = ({ level, strength }: Pick<Bot, 'level' | 'strength'>, text: Text): string =>
  text(strength === undefined ? `level.${level}` : 'level.match');

/** Returns "strength 3 of 5". */
export const rankWords = ({ level, strength }: Pick<Bot, 'level' | 'strength'>, text: Text): string =>
  strength === undefined
    ? text('level.rank', { rank: BOT_LEVELS.indexOf(level) + 1, of: BOT_LEVELS.length })
    : text('match.rank', { strength, of: BOT_LEVELS.length });

/** Returns what a bot is called by its kind: "Governor, Marshal". */
export const whoWords = (bot: Bot, text: Text): string =>
  bot.style === undefined
    ? levelWords(bot, text)
    : text('bot.who', { level: levelWords(bot, text), style: text(`style.${bot.style}`) });

/** Returns where a strength lies: "Now at 2.4 of 5, between Citizen and Governor." */
function strengthWords(strength: number, text: Text): string {
  const low = text(`level.${levelReached(strength)}`);
  const high = text(`level.${levelAbove(strength)}`);
  const values = { strength, of: BOT_LEVELS.length };
  return low === high
    ? text('match.exact', { ...values, level: low })
    : text('match.between', { ...values, low, high });
}

/** Returns a bot's lines of character: its level's or how strong it plays now, then its style's if it has one. */
export const characterLines = ({ level, strength, style }: Bot, text: Text): readonly string[] => [
  ...(strength === undefined
    ? [text(`level.${level}.line`)]
    : [text('level.match.line'), strengthWords(strength, text)]),
  ...(style === undefined ? [] : [text(`style.${style}.line`)]),
];

/** Returns all of it as one sentence after the other, for a tooltip. */
export const aboutWords = (bot: Bot, text: Text): string =>
  text('bot.about', { who: whoWords(bot, text), lines: characterLines(bot, text).join(' ') });
