import type { ScoreSheet } from '../../../shared/vocabulary/score.ts';
import { ScoreRows } from '../../game/ScoreRows.tsx';
import { useReplay } from '../../game/state/replay.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Modal } from '../../ui/controls/Modal.tsx';
import { AnalysisButton } from '../review/analysis/AnalysisButton.tsx';
import { BooksButton } from '../review/score/BooksButton.tsx';
import { PointsCourse } from '../review/score/PointsCourse.tsx';

interface ReplayScoreProps {
  readonly sheet: ScoreSheet;
  readonly onClose: () => void;
}

/** The final score at the end of a replay, and how it came to that. */
export function ReplayScore({ sheet, onClose }: ReplayScoreProps) {
  const text = useText();
  const timeline = useReplay((replay) => replay.timeline);
  return (
    <Modal title={text('score.title')} className="score" onClose={onClose}>
      <div className="score-halves stack">
        <ScoreRows sheet={sheet} />
        {timeline !== null && <PointsCourse gameId={timeline.gameId} players={timeline.players} />}
      </div>
      <footer className="modal-foot">
        <BooksButton />
        <AnalysisButton />
      </footer>
    </Modal>
  );
}
