import { lazy, Suspense } from 'react';
import type { ScoreSheet } from '../../shared/vocabulary/score.ts';
import { ExportButton } from '../features/library/ExportButton.tsx';
import { ScoreSheetDialog } from '../features/review/score/ScoreSheetDialog.tsx';
import { Honours } from '../features/statistics/Honours.tsx';
import { useGame } from '../game/game.ts';

/** Loaded only when a game was played for a challenge: few are. */
const ChallengeOutcome = lazy(async () => {
  const { ChallengeOutcome: Loaded } = await import('../features/challenges/ChallengeOutcome.tsx');
  return { default: Loaded };
});

interface FinalScoreProps {
  readonly sheet: ScoreSheet;
  readonly onClose: () => void;
}

/** The score sheet of a game, with what statistics, challenges and the library have to add to it. */
export function FinalScore({ sheet, onClose }: FinalScoreProps) {
  const { update } = useGame();
  const { gameId, challenge } = update;
  return (
    <ScoreSheetDialog
      sheet={sheet}
      onClose={onClose}
      honours={<Honours update={update} />}
      outcome={
        challenge !== undefined && (
          <Suspense>
            <ChallengeOutcome gameId={gameId} tag={challenge} />
          </Suspense>
        )
      }
      exporting={<ExportButton gameId={gameId} />}
    />
  );
}
