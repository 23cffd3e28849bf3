import { lazy, Suspense } from 'react';
import type { GameUpdate } from '../../../../shared/contract/answers.ts';
import { categoriesIn } from '../../../../shared/vocabulary/options.ts';
import type { ScoreSheet } from '../../../../shared/vocabulary/score.ts';
import { useCommands } from '../../../app/commands.ts';
import { isCrowning } from '../../../game/counting.ts';
import { namesOf, useGame } from '../../../game/game.ts';
import { PracticeMark } from '../../../game/PracticeMark.tsx';
import { ScoreRows } from '../../../game/ScoreRows.tsx';
import { victoryWords } from '../../../game/words/victory.ts';
import { type Text, useText } from '../../../platform/i18n/text.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Modal } from '../../../ui/controls/Modal.tsx';
import { Honours } from '../../statistics/Honours.tsx';
import { useCeremony, useTempo } from './ceremony.ts';
import { DealNote } from './DealNote.tsx';
import { FrontRunner } from './FrontRunner.tsx';
import { PointsCourse } from './PointsCourse.tsx';
import { RecordButtons } from './RecordButtons.tsx';
import { Review } from './Review.tsx';
import { tableOf } from './rematch.ts';
import { useCount } from './useCount.ts';

const ChallengeOutcome = lazy(async () => {
  const { ChallengeOutcome: Loaded } = await import('../../challenges/ChallengeOutcome.tsx');
  return { default: Loaded };
});

interface ScoreSheetDialogProps {
  readonly sheet: ScoreSheet;
  readonly onClose: () => void;
}

/** The final score by category and seat (rules §8), counted before the eyes of whoever has just played it. */
export function ScoreSheetDialog({ sheet, onClose }: ScoreSheetDialogProps) {
  const text = useText();
  const commands = useCommands();
  const { update, view } = useGame();
  const categories = categoriesIn(view.options.expansions);
  const count = useCount(useCeremony(update), categories.length, sheet.lines.length, useTempo());
  return (
    <Modal title={text('score.title')} className="score" onClose={onClose} returnTo={opener}>
      <p className="score-verdict" data-hidden={count !== null && !isCrowning(count, categories.length)}>
        {verdict(sheet, update, text)}
      </p>
      {update.practice && <PracticeMark />}
      <p className="score-why" data-hidden={count !== null}>
        {victoryWords(sheet, namesOf(update), view.options.expansions, text)}
      </p>
      <div className="score-halves">
        <ScoreRows sheet={sheet} count={count} />
        <div className="score-beside">
          {count === null ? (
            <>
              <PointsCourse gameId={update.gameId} players={update.players} />
              <Review />
              <Honours update={update} />
            </>
          ) : (
            <FrontRunner sheet={sheet} categories={categories} count={count} />
          )}
        </div>
      </div>
      {count === null && update.challenge !== undefined && (
        <Suspense>
          <ChallengeOutcome gameId={update.gameId} tag={update.challenge} />
        </Suspense>
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
        <Again update={update} />
      </footer>
    </Modal>
  );
}

/** The same once more: for what the game was played for, or at the same table. */
function Again({ update }: { readonly update: GameUpdate }) {
  const text = useText();
  const commands = useCommands();
  const { challenge } = update;
  if (challenge !== undefined) {
    return (
      <button type="button" className="button button-main" onClick={() => void commands.challenges.start(challenge)}>
        {text('challenges.again')}
      </button>
    );
  }
  return (
    <>
      <IconButton
        icon="people"
        label={text('seats.score.again')}
        onPress={() => void commands.setUpAgain(tableOf(update))}
      />
      <button type="button" className="button button-main" onClick={() => void commands.start(tableOf(update))}>
        {text('score.rematch')}
      </button>
    </>
  );
}

/** What opens the sheet again: it opens by itself first, and the choice that had the focus then is gone. */
const opener = (): HTMLElement | null => document.querySelector('[data-region="decision"] .panel-foot button');

function verdict({ winners, lines }: ScoreSheet, update: GameUpdate, text: Text): string {
  const names = winners.map((seat) => update.players[seat]?.name ?? '');
  const points = lines[winners[0] ?? 0]?.total ?? 0;
  return names.length === 1
    ? text('score.winner', { name: names[0] ?? '', points })
    : text('score.shared', { names: text.list(names), points });
}
