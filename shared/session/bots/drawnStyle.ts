import { randomStream, shuffled } from '../../rules/position/random.ts';
import { BOT_STYLES, type BotStyle } from '../../vocabulary/preferences.ts';
import { EMBLEMS, type Seat } from '../../vocabulary/seats.ts';
import type { SavedGame } from '../saves/savedGame.ts';

/**
 * The style of a bot that was to be a surprise: a function of the game's seed, another one for each seat. It says
 * nothing about the deal, and has luck of its own: every seat's decisions come from jumps before it.
 */
export function drawnStyle(gameSeed: number, seat: Seat): BotStyle {
  const random = randomStream(gameSeed, 'bots');
  for (const _ of EMBLEMS) random.jump();
  return shuffled(BOT_STYLES, random)[seat % BOT_STYLES.length] as BotStyle;
}

/** By seat, the styles that bots drew; `null` for everybody else. */
export const stylesDrawnIn = ({ players, seed }: SavedGame): (BotStyle | null)[] =>
  players.map(({ controller }, seat) =>
    controller.kind === 'bot' && controller.style === 'surprise' ? drawnStyle(seed, seat) : null,
  );
