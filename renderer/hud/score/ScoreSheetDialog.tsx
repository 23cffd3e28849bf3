import type { GameUpdate } from '../../../shared/contract/answers.ts';
import type { ScoreSheet } from '../../../shared/vocabulary/score.ts';
import { type Text, useText } from '../../i18n/text.ts';
import { useCommands } from '../commands.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { Modal } from '../controls/Modal.tsx';
import { useGame } from '../game.ts';
import { useCeremony, useTempo } from './ceremony.ts';
import { DealNote } from './DealNote.tsx';
import { RecordButtons } from './RecordButtons.tsx';
import { tableOf } from './rematch.ts';
import { categoriesIn, ScoreRows } from './ScoreRows.tsx';
import { useCount } from './useCount.ts';

interface ScoreSheetDialogProps {
  readonly sheet: ScoreSheet;
  readonly onClose: () => void;
}

/** The final score by category and seat (rules §8), counted before the eyes of whoever has just played it. */
export function ScoreSheetDialog({ sheet, onClose }: ScoreSheetDialogProps) {
  const text = useText();
  const commands = useCommands();
  const { update, view } = useGame();
  const count = useCount(useCeremony(update), categoriesIn(view.options.expansions).length, useTempo());
  return (
    <Modal title={text('score.title')} className="score" onClose={onClose}>
      <p className="score-verdict" data-hidden={count !== null}>
        {verdict(sheet, update, text)}
      </p>
      <ScoreRows sheet={sheet} count={count} />
      {decidedByCoins(sheet) && (
        <p className="score-tie" data-hidden={count !== null}>
          {text('score.tie')}
        </p>
      )}
      {count === null && <DealNote />}
      <footer className="modal-foot" data-hidden={count !== null}>
        <RecordButtons gameId={update.gameId} />
        <button type="button" className="button button-quiet" onClick={() => void commands.leave()}>
          {text('score.toTitle')}
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          {text('score.table')}
        </button>
        <IconButton
          icon="people"
          label={text('seats.score.again')}
          onPress={() => void commands.setUpAgain(tableOf(update))}
        />
        <button type="button" className="button button-main" onClick={() => void commands.start(tableOf(update))}>
          {text('score.rematch')}
        </button>
      </footer>
    </Modal>
  );
}

function verdict({ winners, lines }: ScoreSheet, update: GameUpdate, text: Text): string {
  const names = winners.map((seat) => update.players[seat]?.name ?? '');
  const points = lines[winners[0] ?? 0]?.total ?? 0;
  return names.length === 1
    ? text('score.winner', { name: names[0] ?? '', points })
    : text('score.shared', { names: text.list(names), points });
}

/** Whether somebody else has as many points as the winners. */
const decidedByCoins = ({ winners, lines }: ScoreSheet): boolean => {
  const best = lines[winners[0] ?? 0]?.total;
  return lines.filter(({ total }) => total === best).length > winners.length;
};
