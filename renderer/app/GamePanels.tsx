import type { ReactNode } from 'react';
import { GameCommandSearch } from '../features/play/bar/CommandSearch.tsx';
import { TakeBackDialog } from '../features/play/TakeBackDialog.tsx';
import { AnalysisLayer } from '../features/review/analysis/AnalysisLayer.tsx';
import { DecisionLogDialog } from '../features/review/decisionLog/DecisionLogDialog.tsx';
import { type Game, useGame } from '../game/game.ts';
import { SeatsDialog } from '../game/seats/SeatsDialog.tsx';
import { type Panel, useApp } from '../platform/app.ts';
import { closePanel, type Host, openPanel, useHost } from '../platform/host.ts';
import { FinalScore } from './FinalScore.tsx';
import type { GamePanel } from './features.ts';

/** What each dialog of a game shows. A dialog that makes no sense yet shows nothing, as the score sheet before the end. */
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
