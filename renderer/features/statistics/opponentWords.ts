import type { SeatPlayer } from '../../../shared/statistics/facts.ts';
import { isMatch } from '../../../shared/statistics/history.ts';
import type { Opponent } from '../../../shared/statistics/summary.ts';
import { STRENGTH } from '../../../shared/vocabulary/strength.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { whoWords } from '../../ui/persona/personaWords.ts';

type Bot = Extract<SeatPlayer, { readonly kind: 'bot' }>;

/** A bot's level, with the style that it had. */
export const botWords = ({ level, isMatch, style }: NonNullable<Opponent['bot']>, text: Text): string =>
  whoWords(
    { kind: 'bot', level, ...(style !== null && { style }), ...(isMatch && { strength: STRENGTH.least }) },
    text,
  );

/** How strong a bot was at one table: "Governor", or "Match me 2.4". */
const strengthWords = ({ level, strength }: Bot, text: Text): string =>
  strength === undefined ? text(`level.${level}`) : text('match.at', { strength });

/** Who somebody at one table was: the name, of a bot with its level. */
export const seatWords = (
  { player, name }: { readonly player: SeatPlayer; readonly name: string },
  text: Text,
): string => (player.kind === 'person' ? name : `${name} (${strengthWords(player, text)})`);

/** Who somebody was whom one meets again: a person's name, a bot's kind. */
export const opponentWords = (
  { player, name }: { readonly player: SeatPlayer; readonly name: string },
  text: Text,
): string => (player.kind === 'person' ? name : botWords({ ...player, isMatch: isMatch(player) }, text));
