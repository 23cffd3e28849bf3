/** Strength of a bot, weakest first. */
export const BOT_LEVELS = ['apprentice', 'governor'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Pace of animations and of the bots. */
export const SPEEDS = ['normal', 'fast', 'instant'] as const;
export const QUALITIES = ['auto', 'low', 'high'] as const;
export const MOTIONS = ['auto', 'on', 'off'] as const;
/** `auto` follows the system's language. */
export const LANGUAGES = ['auto', 'en', 'de'] as const;
