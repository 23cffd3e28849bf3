import type { GameSummary } from '../../../shared/contract/answers.ts';
import { cleanName, LONGEST_NAME } from '../../../shared/contract/names.ts';
import type { Text } from '../../platform/i18n/text.ts';

/** What a game is called: as its player called it, else by the people who play and the day when it was saved last. */
export function gameName(
  { name, players, savedAt }: Pick<GameSummary, 'name' | 'players' | 'savedAt'>,
  text: Text,
): string {
  if (name !== null) return name;
  const people = players.filter(({ controller }) => controller.kind === 'human');
  const names = text.list((people.length > 0 ? people : players).map((player) => player.name));
  return text('library.unnamed', { names, day: text.day(savedAt) });
}

/** The name for a copy of a game; a long one loses its end. */
export const copyName = (game: GameSummary, text: Text): string =>
  cleanName(text('library.copyOf', { name: gameName(game, text) }), LONGEST_NAME.game);
