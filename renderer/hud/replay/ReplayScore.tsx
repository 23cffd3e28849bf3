import type { ScoreSheet } from '../../../shared/vocabulary/score.ts';
import { useText } from '../../i18n/text.ts';
import { useReplay } from '../../store/replay.ts';
import { AnalysisButton } from '../analysis/AnalysisButton.tsx';
import { Modal } from '../controls/Modal.tsx';
import { BooksButton } from '../score/BooksButton.tsx';
import { PointsCourse } from '../score/PointsCourse.tsx';
import { ScoreRows } from '../score/ScoreRows.tsx';

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
      <div className="score-halves">
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
