import { lazy, Suspense, useMemo } from 'react';
import type { GameUpdate } from '../../../shared/contract/answers.ts';
import type { Observation } from '../../../shared/rules/observation/observation.ts';
import { AnalysisLayer } from '../../hud/analysis/AnalysisLayer.tsx';
import { Announcement } from '../../hud/announcement/Announcement.tsx';
import { BarButtons } from '../../hud/bar/BarButtons.tsx';
import { TopBar } from '../../hud/bar/TopBar.tsx';
import { BoardDialog } from '../../hud/board/BoardDialog.tsx';
import { useBoards } from '../../hud/board/boardStore.ts';
import { Thresholds } from '../../hud/board/Thresholds.tsx';
import { BooksDialog } from '../../hud/books/BooksDialog.tsx';
import { Inspector } from '../../hud/card/Inspector.tsx';
import { SeatNotes } from '../../hud/characters/SeatNotes.tsx';
import { useCommands } from '../../hud/commands.ts';
import { CurtainLayer } from '../../hud/curtain/CurtainLayer.tsx';
import { HiddenHand } from '../../hud/curtain/HiddenHand.tsx';
import { hiddenSeat, useHidingOnLeave } from '../../hud/curtain/hiding.ts';
import { DecisionPanel } from '../../hud/decision/DecisionPanel.tsx';
import { Happenings } from '../../hud/decision/Happenings.tsx';
import { ForesightDrawer } from '../../hud/foresight/ForesightDrawer.tsx';
import { type Game, GameContext, useGame } from '../../hud/game.ts';
import { useShortcuts } from '../../hud/keyboard/shortcuts.ts';
import { LogPanel } from '../../hud/log/LogPanel.tsx';
import { RecapPanel } from '../../hud/log/RecapPanel.tsx';
import { dueWords } from '../../hud/model/turn.ts';
import { Answers } from '../../hud/queries/Answers.tsx';
import { StatusLine } from '../../hud/StatusLine.tsx';
import { ScoreSheetDialog } from '../../hud/score/ScoreSheetDialog.tsx';
import { SeatStrip } from '../../hud/seats/SeatStrip.tsx';
import { SeatsDialog } from '../../hud/seats/SeatsDialog.tsx';
import { TakeBackDialog } from '../../hud/takingBack/TakeBackDialog.tsx';
import { useText } from '../../i18n/text.ts';
import { type Interaction, useInteraction } from '../../interaction/useInteraction.ts';
import { closePanel, openPanel, useApp } from '../../store/app.ts';
import { useCoach } from '../../store/coach.ts';
import { useProblem } from '../../store/problem.ts';
import { useSettings } from '../../store/settings.ts';
import { useStage } from '../../store/stage.ts';
import { useTable } from '../../store/table.ts';
import { useTable3DReady } from '../table3d/useTable3DReady.ts';
import { useWindowTitle } from '../windowTitle.ts';
import { useOpenDecision } from './openDecision.ts';
import { useOwnSeat } from './ownSeat.ts';
import { useScoreOpening } from './scoreOpening.ts';
import { TableArea } from './TableArea.tsx';
import { useServing } from './useServing.ts';

/** Loaded with the first lesson. */
const LessonLayer = lazy(async () => ({ default: (await import('../../lessons/LessonLayer.tsx')).LessonLayer }));

/** Loaded with the first problem. */
const ProblemPanel = lazy(async () => ({
  default: (await import('../../hud/problems/ProblemPanel.tsx')).ProblemPanel,
}));

/** Loaded where the coach may speak. */
const CoachLayer = lazy(async () => ({ default: (await import('../../lessons/CoachLayer.tsx')).CoachLayer }));

/** The game: the table in the middle, panels around it. */
export function GameScreen() {
  const update = useTable((table) => table.update);
  const shown = useTable((table) => table.shown);
  return update === null || shown === null ? null : <Playing key={update.gameId} update={update} view={shown} />;
}

function Playing({ update, view }: { readonly update: GameUpdate; readonly view: Observation }) {
  const text = useText();
  const commands = useCommands();
  const playing = useTable((table) => table.playing);
  const onTable = useStage((stage) => stage.shown);
  const interaction = useInteraction(commands.act, update);
  const own = useOwnSeat(update, playing);
  useServing(update, playing);
  const ready = useTable3DReady();
  const deciding = useOpenDecision(update, playing || !ready);
  const game = useMemo<Game>(() => ({ update, view, playing, own }), [update, view, playing, own]);
  useShortcuts({ game, commands, interaction, deciding });
  useScoreOpening(game);
  useHidingOnLeave(update, commands);
  useWindowTitle(dueWords(update, view, text));
  return (
    <GameContext value={game}>
      <div className="game" data-table-shown={onTable}>
        <TableArea panelEnds />
        <TopBar>
          <BarButtons />
        </TopBar>
        <SeatStrip />
        <Panel interaction={interaction} deciding={deciding} />
        <Overlays game={game} />
        <Answers />
        <StatusLine key={`${update.gameId} ${update.screen.viewer}`} />
      </div>
    </GameContext>
  );
}

interface PanelProps {
  readonly interaction: Interaction;
  readonly deciding: boolean;
}

/** The decision at this screen, who may look at it, or what others do meanwhile. */
function Panel({ interaction, deciding }: PanelProps) {
  const { advise } = useCommands();
  const { update, playing } = useGame();
  const hidden = playing ? null : hiddenSeat(update);
  const answered = useProblem(({ verdict }) => verdict !== null);
  if (update.kind === 'problem' && answered)
    return (
      <Suspense>
        <ProblemPanel />
      </Suspense>
    );
  if (deciding) return <DecisionPanel interaction={interaction} advise={advise} />;
  return hidden === null ? <Happenings /> : <HiddenHand key={hidden} seat={hidden} />;
}

/** What lies over the panels. */
function Overlays({ game: { update, view, playing } }: { readonly game: Game }) {
  const logOpen = useApp((app) => app.logOpen);
  const panel = useApp((app) => app.panel);
  const recap = useTable((table) => table.recap);
  const skipping = useTable((table) => table.going === 'skipping');
  const board = useBoards((boards) => boards.seat);
  const coached = useSettings(({ coach }) => coach !== 'never');
  const asked = useCoach((coach) => coach.asked);
  const { curtain } = update.screen;
  const covered = curtain !== null && !playing && hiddenSeat(update) === null;
  return (
    <>
      {!skipping && <Announcement />}
      <SeatNotes />
      {logOpen ? <LogPanel /> : recap !== null && <RecapPanel />}
      <Inspector />
      <Thresholds />
      <ForesightDrawer />
      {board !== null && <BoardDialog seat={board} />}
      {panel === 'score' && view.result !== null && <ScoreSheetDialog sheet={view.result} onClose={closePanel} />}
      {panel === 'analysis' && view.result !== null && (
        <AnalysisLayer gameId={update.gameId} onClose={() => openPanel('score')} />
      )}
      {panel === 'books' && view.result !== null && (
        <BooksDialog gameId={update.gameId} onClose={() => openPanel('score')} />
      )}
      {panel === 'seats' && view.result === null && <SeatsDialog />}
      {panel === 'takeBack' && <TakeBackDialog />}
      <Suspense>
        {update.kind === 'lesson' && <LessonLayer />}
        {(coached || asked) && update.kind !== 'problem' && <CoachLayer />}
      </Suspense>
      <CurtainLayer key={update.gameId} seat={covered ? curtain : null} />
    </>
  );
}
