import type { Player } from '../../../../shared/contract/tableSetup.ts';
import type { ScoreSheet } from '../../../../shared/vocabulary/score.ts';
import type { MessageKey } from '../../../../shared/words/words.ts';
import { wordsOf } from '../../../game/remarks/botComments.ts';

/** What a bot says about the end of a game. */
interface ClosingComment {
  readonly name: string;
  readonly words: MessageKey;
}

/** The winner's word where a bot has won, else that of the best bot; `null` where none has played. */
export function closingComment({ lines, winners }: ScoreSheet, players: readonly Player[]): ClosingComment | null {
  const [best] = players
    .flatMap(({ name, controller }, seat) =>
      controller.kind === 'bot'
        ? [{ name, bot: controller, won: winners.includes(seat), total: lines[seat]?.total ?? 0 }]
        : [],
    )
    .sort((one, other) => Number(other.won) - Number(one.won) || other.total - one.total);
  if (best === undefined) return null;
  return { name: best.name, words: wordsOf(best.bot, best.won ? 'won' : 'lost', best.total) };
}
