import { tableLine } from '../../../../shared/contract/tableLine.ts';
import { useGame } from '../../../game/game.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { tableOf } from './rematch.ts';

/** How to have this very deal again: its seed, and the whole table as a line. Nothing before the end, for it tells every card. */
export function DealNote() {
  const text = useText();
  const { update } = useGame();
  const { seed } = update;
  if (seed === null) return null;
  return (
    <div className="score-deal wrap end gap-5">
      <CopyButton text={String(seed)} label={text('seats.score.seed', { seed: String(seed) })} />
      <CopyButton text={tableLine({ ...tableOf(update), seed })} label={text('seats.share')} />
    </div>
  );
}
