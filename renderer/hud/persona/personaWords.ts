import type { Controller } from '../../../shared/contract/tableSetup.ts';
import { BOT_LEVELS, type BotLevel, type BotStyle } from '../../../shared/vocabulary/preferences.ts';
import type { Text } from '../../i18n/text.ts';

/** A seat that the computer plays. */
export type Bot = Extract<Controller, { readonly kind: 'bot' }>;

/** `none`: fond of nothing in particular. */
export type StyleOption = NonNullable<Bot['style']> | 'none';

export const styleOf = ({ style }: Bot): StyleOption => style ?? 'none';

/** Whose lines a bot says: its style's; those of none where it keeps its style to itself. */
export const characterOf = ({ style }: Bot): BotStyle | 'none' =>
  style === undefined || style === 'surprise' ? 'none' : style;

/** Returns "strength 3 of 5". */
export const rankWords = (level: BotLevel, text: Text): string =>
  text('level.rank', { rank: BOT_LEVELS.indexOf(level) + 1, of: BOT_LEVELS.length });

/** Returns what a bot is called by its kind: "Governor, Marshal". */
export const whoWords = (bot: Bot, text: Text): string =>
  bot.style === undefined
    ? text(`level.${bot.level}`)
    : text('bot.who', { level: text(`level.${bot.level}`), style: text(`style.${bot.style}`) });

/** Returns a bot's lines of character: its level's, then its style's if it has one. */
export const characterLines = ({ level, style }: Bot, text: Text): readonly string[] => [
  text(`level.${level}.line`),
  ...(style === undefined ? [] : [text(`style.${style}.line`)]),
];

/** Returns all of it as one sentence after the other, for a tooltip. */
export const aboutWords = (bot: Bot, text: Text): string =>
  text('bot.about', { who: whoWords(bot, text), lines: characterLines(bot, text).join(' ') });
