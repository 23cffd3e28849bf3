import type { Player } from '../../../../shared/contract/tableSetup.ts';
import type { ScoreCategory, ScoreSheet } from '../../../../shared/vocabulary/score.ts';
import type { MessageKey } from '../../../../shared/words/words.ts';
import { type Count, countedTotal, isCrowning, leadersAt } from '../../../game/counting.ts';
import { nameOf, useGame } from '../../../game/game.ts';
import { wordsOf } from '../../../game/remarks/botComments.ts';
import { WinnerWreath } from '../../../game/ScoreRows.tsx';
import { useText } from '../../../platform/i18n/text.ts';
import { Portrait } from '../../../ui/persona/Persona.tsx';

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

interface FrontRunnerProps {
  readonly sheet: ScoreSheet;
  readonly categories: readonly ScoreCategory[];
  readonly count: Count;
}

/** While points are counted: who is in front, large; at the end who has won. Screen readers have the whole sheet already. */
export function FrontRunner({ sheet, categories, count }: FrontRunnerProps) {
  const text = useText();
  const { update } = useGame();
  const leaders = leadersAt(sheet, categories, count);
  const crowned = isCrowning(count, categories.length);
  const [first] = leaders;
  const line = first === undefined ? undefined : sheet.lines[first];
  if (first === undefined || line === undefined) {
    return (
      <div className="front-runner stack grow centred rounded inmiddle gap-5" aria-hidden="true">
        <p className="front-place strong soft">{text('score.opening')}</p>
      </div>
    );
  }
  const place = text(leaders.length > 1 ? 'score.level' : 'score.leading');
  const said = crowned ? closingComment(sheet, update.players) : null;
  return (
    <div
      className="front-runner stack grow centred rounded inmiddle gap-5"
      aria-hidden="true"
      data-crowned={crowned}
      key={`${leaders.join()} ${crowned}`}
    >
      {!crowned && <p className="front-place strong soft">{place}</p>}
      <p className="front-figures wrap middle" data-several={leaders.length > 1}>
        {leaders.map((seat) => {
          const player = update.players[seat];
          return player === undefined ? null : (
            <span key={seat} className="front-figure centre anchor">
              <WinnerWreath />
              <Portrait player={player} mood="pleased" />
            </span>
          );
        })}
      </p>
      <p className="front-name bright">{text.list(leaders.map((seat) => nameOf(update, seat)))}</p>
      <p className="front-points bold">
        {text('score.points', { points: countedTotal(line, categories, first, count) })}
      </p>
      {said !== null && (
        <p className="front-said soft larger">{text('remark.said', { name: said.name, words: text(said.words) })}</p>
      )}
    </div>
  );
}
