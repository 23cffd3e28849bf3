import type { SeatPlayer } from '../../../shared/statistics/facts.ts';
import type { Text } from '../../i18n/text.ts';
import { whoWords } from '../persona/personaWords.ts';

type Bot = Extract<SeatPlayer, { readonly kind: 'bot' }>;

/** A bot's level, with the style that it had. */
export const botWords = ({ level, style }: Pick<Bot, 'level' | 'style'>, text: Text): string =>
  whoWords({ kind: 'bot', level, ...(style !== null && { style }) }, text);

/** Who somebody at the table was: a person's name, a bot's kind. */
export const opponentWords = (
  { player, name }: { readonly player: SeatPlayer; readonly name: string },
  text: Text,
): string => (player.kind === 'person' ? name : botWords(player, text));
