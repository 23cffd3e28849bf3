/** Strength of a bot, weakest first. */
export const BOT_LEVELS = ['apprentice', 'citizen', 'governor', 'regent', 'hadara'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** What a bot is fond of, beside its level: income, colonies, statues, a well-fed tableau, or what others want. */
export const BOT_STYLES = ['merchant', 'marshal', 'sage', 'steward', 'opportunist'] as const;
export type BotStyle = (typeof BOT_STYLES)[number];

/** What people look like at the table, by their hair or by what they wear on it. */
export const FACES = [
  'curls',
  'braids',
  'bun',
  'fringe',
  'headscarf',
  'silver',
  'cropped',
  'beard',
  'moustache',
  'turban',
  'locks',
  'laurel',
] as const;
export type Face = (typeof FACES)[number];

/**
 * What people who share one screen hide from each other: everything, behind a curtain; their cards, on a table that stays
 * in sight; or nothing.
 */
export const PRIVACIES = ['curtain', 'trust', 'open'] as const;
export type Privacy = (typeof PRIVACIES)[number];
/** Whole tables that are set up with one press. */
export const PRESETS = ['first', 'duel', 'family', 'everything'] as const;
export type Preset = (typeof PRESETS)[number];
/** Pace of animations and of the bots. */
export const SPEEDS = ['normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];
/**
 * How bots play for a while, beside the speed: with their beats; without any until somebody at the screen decides; not at
 * all; or one turn and then not.
 */
export const BOT_PACES = ['usual', 'rush', 'pause', 'step'] as const;
export type BotPace = (typeof BOT_PACES)[number];
/** How rich the picture of the table is, plainest first. */
export const TIERS = ['low', 'medium', 'high'] as const;
export type Tier = (typeof TIERS)[number];
export const QUALITIES = ['auto', ...TIERS] as const;
export type Quality = (typeof QUALITIES)[number];
/** Woods, cloths and light that the table can be set up with. */
export const TABLE_THEMES = ['evening', 'marble', 'caravan'] as const;
export type TableTheme = (typeof TABLE_THEMES)[number];
/** Pictures a second at most. */
export const FRAME_CAPS = ['none', '60', '30'] as const;
export type FrameCap = (typeof FRAME_CAPS)[number];
export const MOTIONS = ['auto', 'on', 'off'] as const;

/** When the coach speaks: in the first games only, always, or never. */
export const COACHINGS = ['first', 'always', 'never'] as const;
