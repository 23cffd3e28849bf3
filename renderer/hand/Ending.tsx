import { useState } from 'react';
import type { GameUpdate } from '../../shared/contract/answers.ts';
import type { ScoreSheet } from '../../shared/vocabulary/score.ts';
import { namesOf } from '../game/game.ts';
import { ScoreRows } from '../game/ScoreRows.tsx';
import { verdictWords, victoryWords } from '../game/words/victory.ts';
import { useText } from '../platform/i18n/text.ts';

interface EndingProps {
  readonly update: GameUpdate;
  readonly sheet: ScoreSheet;
}

/**
 * Who has won and by what: the score sheet of the big page, when it is asked for, as the big screen counts the points for
 * everybody. Loaded when a game is over.
 */
export function Ending({ update, sheet }: EndingProps) {
  const text = useText();
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <section className="hand-ending panel column gap-5" aria-label={text('announce.over')}>
        <h2 className="engraved bright">{text('announce.over')}</h2>
        <p className="soft">{text('hand.counted')}</p>
        <button type="button" className="button" onClick={() => setAsked(true)}>
          {text('score.title')}
        </button>
      </section>
    );
  return (
    <section className="hand-ending panel column gap-5" aria-label={text('score.title')}>
      <h2 className="engraved bright">{verdictWords(sheet, update.players, text)}</h2>
      <p className="soft">{victoryWords(sheet, namesOf(update), update.view.options.expansions, text)}</p>
      <ScoreRows sheet={sheet} />
    </section>
  );
}
