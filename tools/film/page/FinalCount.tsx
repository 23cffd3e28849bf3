import { useEffect, useMemo, useState } from 'react';
import { Podium } from '../../../renderer/features/review/score/Podium.tsx';
import { type Count, countAt, countedIn } from '../../../renderer/game/counting.ts';
import { GameContext } from '../../../renderer/game/game.ts';
import { useTable } from '../../../renderer/game/state/table.ts';
import { verdictWords } from '../../../renderer/game/words/victory.ts';
import { useText } from '../../../renderer/platform/i18n/text.ts';
import type { GameUpdate } from '../../../shared/contract/answers.ts';
import type { ScoreSheet } from '../../../shared/vocabulary/score.ts';

/** How far the points are counted, by the page's clock; it stays with who has won. */
function useCount(categories: number, seats: number): Count {
  const [count, setCount] = useState<Count>({ whole: 0, seats: 0, share: 0 });
  useEffect(() => {
    const begun = performance.now();
    let request = requestAnimationFrame(function step() {
      const next = countAt(performance.now() - begun, categories, seats);
      if (next === null) return;
      setCount(next);
      request = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(request);
  }, [categories, seats]);
  return count;
}

function Counting({ update, sheet }: { readonly update: GameUpdate; readonly sheet: ScoreSheet }) {
  const text = useText();
  const categories = useMemo(() => countedIn(sheet, update.view.options.expansions), [sheet, update]);
  const count = useCount(categories.length, sheet.lines.length);
  return (
    <>
      <div className="modal-shade" />
      <div className="modal counting">
        <div className="modal-body">
          <Podium
            sheet={sheet}
            categories={categories}
            count={count}
            verdict={verdictWords(sheet, update.players, text)}
          />
        </div>
      </div>
    </>
  );
}

/** The count, when the game is over: before the table and all that stands over it. */
export function FinalCount() {
  const update = useTable((table) => table.update);
  const playing = useTable((table) => table.playing);
  const game = useMemo(() => update && { update, view: update.view, playing: false, own: 0 }, [update]);
  const sheet = update?.view.result ?? null;
  if (game === null || sheet === null || playing) return null;
  return (
    <GameContext value={game}>
      <Counting update={game.update} sheet={sheet} />
    </GameContext>
  );
}
