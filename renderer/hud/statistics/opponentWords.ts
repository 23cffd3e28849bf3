import type { SeatPlayer } from '../../../shared/statistics/facts.ts';
import type { Text } from '../../i18n/text.ts';
import { whoWords } from '../persona/personaWords.ts';

type Bot = Extract<SeatPlayer, { readonly kind: 'bot' }>;

/** A bot's level, with the style that it had. */
export const botWords = ({ level, style }: Pick<Bot, 'level' | 'style'>, text: Text): string =>
  whoWords({ kind: 'bot', level, ...(style !== null && { style }) }, text);

/** Who somebody at one table was: the name, of a bot with its level. */
export const seatWords = (
  { player, name }: { readonly player: SeatPlayer; readonly name: string },
  text: Text,
): string => (player.kind === 'person' ? name : `${name} (${text(`level.${player.level}`)})`);

/** Who somebody was whom one meets again: a person's name, a bot's kind. */
export const opponentWords = (
  { player, name }: { readonly player: SeatPlayer; readonly name: string },
  text: Text,
): string => (player.kind === 'person' ? name : botWords(player, text));
