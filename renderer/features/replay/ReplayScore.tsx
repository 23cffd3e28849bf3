import type { ReactNode } from 'react';
import type { ScoreSheet } from '../../../shared/vocabulary/score.ts';
import { ScoreRows } from '../../game/ScoreRows.tsx';
import { useText } from '../../platform/i18n/text.ts';
import { Modal } from '../../ui/controls/Modal.tsx';

interface ReplayScoreProps {
  readonly sheet: ScoreSheet;
  readonly onClose: () => void;
  /** How it came to that. */
  readonly course: ReactNode;
  /** The ways to look back at the game. */
  readonly ways: ReactNode;
}

/** The final score at the end of a replay, and how it came to that. */
export function ReplayScore({ sheet, onClose, course, ways }: ReplayScoreProps) {
  const text = useText();
  return (
    <Modal title={text('score.title')} className="score" onClose={onClose}>
      <div className="score-halves stack">
        <ScoreRows sheet={sheet} />
        {course}
      </div>
      <footer className="modal-foot">{ways}</footer>
    </Modal>
  );
}
