import type { ScoreSheet } from '../../../shared/vocabulary/score.ts';
import { useText } from '../../i18n/text.ts';
import { Modal } from '../controls/Modal.tsx';
import { BooksButton } from '../score/BooksButton.tsx';
import { ScoreRows } from '../score/ScoreRows.tsx';

interface ReplayScoreProps {
  readonly sheet: ScoreSheet;
  readonly onClose: () => void;
}

/** The final score at the end of a replay. */
export function ReplayScore({ sheet, onClose }: ReplayScoreProps) {
  const text = useText();
  return (
    <Modal title={text('score.title')} className="score" onClose={onClose}>
      <ScoreRows sheet={sheet} />
      <footer className="modal-foot">
        <BooksButton />
      </footer>
    </Modal>
  );
}
