import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ScoreSheet } from '../../shared/vocabulary/score.ts';
import { ExportDialog } from '../features/library/ExportDialog.tsx';
import { PosterDialog } from '../features/library/PosterDialog.tsx';
import { GameCommandSearch } from '../features/play/bar/CommandSearch.tsx';
import { TakeBackDialog } from '../features/play/TakeBackDialog.tsx';
import { AnalysisLayer } from '../features/review/analysis/AnalysisLayer.tsx';
import { DecisionLogDialog } from '../features/review/decisionLog/DecisionLogDialog.tsx';
import { ScoreSheetDialog } from '../features/review/score/ScoreSheetDialog.tsx';
import { Honours } from '../features/statistics/Honours.tsx';
import { type Game, useGame } from '../game/game.ts';
import { SeatsDialog } from '../game/seats/SeatsDialog.tsx';
import { useSheets } from '../game/sheets.ts';
import { type Panel, useApp } from '../platform/app.ts';
import { closePanel, type Host, openPanel, useHost } from '../platform/host.ts';
import { useText } from '../platform/i18n/text.ts';
import { FEATURE_PANELS, type GamePanel } from './features.ts';

const isFeaturePanel = (panel: Panel): panel is keyof typeof FEATURE_PANELS => Object.hasOwn(FEATURE_PANELS, panel);

/** The dialog that is open over any screen. Those of a game are shown by its screen: `GamePanels`. */
export function Panels() {
  const host = useHost();
  const panel = useApp((app) => app.panel);
  const curtains = useSheets((sheets) => sheets.curtains);
  if (panel === null || !isFeaturePanel(panel)) return null;
  const Open = FEATURE_PANELS[panel];
  return <Open key={curtains} onClose={() => closePanel(host)} />;
}

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
  const text = useText();
  const { update } = useGame();
  const { gameId, challenge } = update;
  const [keeping, setKeeping] = useState<'poster' | 'record' | null>(null);
  const close = () => setKeeping(null);
  return (
    <>
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
        keeping={[
          { icon: 'picture', words: text('poster.open'), act: () => setKeeping('poster') },
          { icon: 'save', words: text('library.export'), act: () => setKeeping('record') },
        ]}
      />
      {keeping === 'poster' && <PosterDialog gameId={gameId} onClose={close} />}
      {keeping === 'record' && <ExportDialog gameId={gameId} onClose={close} />}
    </>
  );
}

/** What each dialog of a game shows. A dialog that makes no sense yet shows nothing: the score sheet before the end. */
const GAME_PANELS: Readonly<Record<GamePanel, (game: Game, host: Host) => ReactNode>> = {
  score: ({ view }, host) =>
    view.result !== null && <FinalScore sheet={view.result} onClose={() => closePanel(host)} />,
  analysis: ({ update, view }, host) =>
    view.result !== null && <AnalysisLayer gameId={update.gameId} onClose={() => openPanel(host, 'score')} />,
  books: ({ update, view }, host) =>
    view.result !== null && <DecisionLogDialog gameId={update.gameId} onClose={() => openPanel(host, 'score')} />,
  seats: ({ view }) => view.result === null && <SeatsDialog />,
  takeBack: () => <TakeBackDialog />,
  commands: () => <GameCommandSearch />,
};

const isGamePanel = (panel: Panel): panel is GamePanel => Object.hasOwn(GAME_PANELS, panel);

/** The dialog that is open over the game on the screen. */
export function GamePanels() {
  const game = useGame();
  const host = useHost();
  const panel = useApp((app) => app.panel);
  return panel !== null && isGamePanel(panel) ? GAME_PANELS[panel](game, host) : null;
}
