import { randomStream, shuffled } from '../../rules/position/random.ts';
import { BOT_STYLES, type BotStyle } from '../../vocabulary/preferences.ts';
import { EMBLEMS, type Seat } from '../../vocabulary/seats.ts';
import type { SavedGame } from '../saves/savedGame.ts';

/**
 * The random style of a bot whose style is a surprise: a function of the game's seed and the seat. It reveals nothing
 * about the deal, and uses a random stream of its own.
 */
export function drawnStyle(gameSeed: number, seat: Seat): BotStyle {
  const random = randomStream(gameSeed, 'bots');
  for (const _ of EMBLEMS) random.jump();
  return shuffled(BOT_STYLES, random)[seat % BOT_STYLES.length] as BotStyle;
}

/** By seat, the random styles of bots whose style is a surprise; `null` for all other seats. */
export const stylesDrawnIn = ({ players, seed }: SavedGame): (BotStyle | null)[] =>
  players.map(({ controller }, seat) =>
    controller.kind === 'bot' && controller.style === 'surprise' ? drawnStyle(seed, seat) : null,
  );
