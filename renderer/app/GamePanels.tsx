import type { ReactNode } from 'react';
import { CommandSearch } from '../features/play/bar/CommandSearch.tsx';
import { TakeBackDialog } from '../features/play/TakeBackDialog.tsx';
import { AnalysisLayer } from '../features/review/analysis/AnalysisLayer.tsx';
import { BooksDialog } from '../features/review/books/BooksDialog.tsx';
import { type Game, useGame } from '../game/game.ts';
import { SeatsDialog } from '../game/seats/SeatsDialog.tsx';
import { closePanel, openPanel, type Panel, useApp } from '../platform/app.ts';
import { FinalScore } from './FinalScore.tsx';
import type { GamePanel } from './features.ts';

const toScore = (): void => openPanel('score');

/** What each dialog of a game shows; nothing where it has no place, as a score sheet before the end. */
const GAME_PANELS: Readonly<Record<GamePanel, (game: Game) => ReactNode>> = {
  score: ({ view }) => view.result !== null && <FinalScore sheet={view.result} onClose={closePanel} />,
  analysis: ({ update, view }) => view.result !== null && <AnalysisLayer gameId={update.gameId} onClose={toScore} />,
  books: ({ update, view }) => view.result !== null && <BooksDialog gameId={update.gameId} onClose={toScore} />,
  seats: ({ view }) => view.result === null && <SeatsDialog />,
  takeBack: () => <TakeBackDialog />,
  commands: () => <CommandSearch />,
};

const isGamePanel = (panel: Panel): panel is GamePanel => Object.hasOwn(GAME_PANELS, panel);

/** The dialog that is open over the game on the screen. */
export function GamePanels() {
  const game = useGame();
  const panel = useApp((app) => app.panel);
  return panel !== null && isGamePanel(panel) ? GAME_PANELS[panel](game) : null;
}
