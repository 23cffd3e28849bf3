/** Strength of a bot, weakest first. */
export const BOT_LEVELS = ['apprentice', 'citizen', 'governor', 'regent', 'hadara'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** What a bot is fond of, beside its level: income, colonies, statues, a well-fed tableau, or what others want. */
export const BOT_STYLES = ['merchant', 'marshal', 'sage', 'steward', 'opportunist'] as const;
export type BotStyle = (typeof BOT_STYLES)[number];

/** Pace of animations and of the bots. */
export const SPEEDS = ['normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];
export const QUALITIES = ['auto', 'low', 'high'] as const;
export const MOTIONS = ['auto', 'on', 'off'] as const;
