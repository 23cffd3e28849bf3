import { BOT_LEVELS, type BotLevel } from './preferences.ts';

/** How well somebody plays, on a scale on which the levels of bots are the whole numbers from 1. */
export const STRENGTH = { least: 1, most: BOT_LEVELS.length } as const;

const within = (strength: number): number => Math.min(Math.max(strength, STRENGTH.least), STRENGTH.most);

/** The highest level that a strength reaches. */
export const levelReached = (strength: number): BotLevel => BOT_LEVELS[Math.floor(within(strength)) - 1] as BotLevel;

/** The level next above a strength that lies between two; else the one that it is. */
export const levelAbove = (strength: number): BotLevel => BOT_LEVELS[Math.ceil(within(strength)) - 1] as BotLevel;

/** The strength of a bot: its own where it has one, else its level's. */
export const strengthOf = ({ level, strength }: { readonly level: BotLevel; readonly strength?: number | undefined }) =>
  strength ?? BOT_LEVELS.indexOf(level) + 1;
