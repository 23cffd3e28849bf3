import { lazy, Suspense, useMemo } from 'react';
import type { GameUpdate } from '../../shared/contract/answers.ts';
import type { Observation } from '../../shared/rules/observation/observation.ts';
import { useChallenges } from '../features/challenges/challengesStore.ts';
import { ProblemAsks } from '../features/challenges/ProblemAsks.tsx';
import { ForecastDrawer } from '../features/forecast/ForecastDrawer.tsx';
import { Thresholds } from '../features/forecast/Thresholds.tsx';
import { AdviceLamp, AdviceWords } from '../features/lessons/AdviceLamp.tsx';
import { CoachButton } from '../features/lessons/CoachButton.tsx';
import { useAdvice } from '../features/lessons/useAdvice.ts';
import { AskingLayer } from '../features/phones/Asking.tsx';
import { PhonesButton } from '../features/phones/PhonesButton.tsx';
import { Announcement } from '../features/play/Announcement.tsx';
import { BarButtons } from '../features/play/bar/BarButtons.tsx';
import { CurtainLayer } from '../features/play/curtain/CurtainLayer.tsx';
import { HiddenHand } from '../features/play/curtain/HiddenHand.tsx';
import { HideButton } from '../features/play/curtain/HideButton.tsx';
import { hiddenSeat, useHidingOnLeave } from '../features/play/curtain/hiding.ts';
import { DecisionPanel } from '../features/play/decision/DecisionPanel.tsx';
import { OpponentActivity } from '../features/play/decision/OpponentActivity.tsx';
import { useOpenDecision } from '../features/play/openDecision.ts';
import { SpokenAnswers } from '../features/play/SpokenAnswers.tsx';
import { useScoreOpening } from '../features/play/scoreOpening.ts';
import { useShortcuts } from '../features/play/shortcuts.ts';
import { useServedPerson } from '../features/play/useServedPerson.ts';
import { BoardDialog } from '../game/board/BoardDialog.tsx';
import { type Game, GameContext, useGame } from '../game/game.ts';
import { Inspector } from '../game/inspect/Inspector.tsx';
import { LogPanel } from '../game/log/LogPanel.tsx';
import { RecapPanel } from '../game/log/RecapPanel.tsx';
import { SeatNotes } from '../game/remarks/SeatNotes.tsx';
import { StatusLine } from '../game/StatusLine.tsx';
import { SeatStrip } from '../game/seats/SeatStrip.tsx';
import { useSelection } from '../game/selection/SelectionProvider.tsx';
import { useSheets } from '../game/sheets.ts';
import { useStage } from '../game/state/stage.ts';
import { useTable } from '../game/state/table.ts';
import { Marks } from '../game/tableHost/Marks.tsx';
import { useTable3DReady } from '../game/tableHost/Table3DSlot.tsx';
import { TableArea, useOwnSeat } from '../game/tableHost/TableArea.tsx';
import { dueWords } from '../game/words/turn.ts';
import { useApp } from '../platform/app.ts';
import { useWindowTitle } from '../platform/document.ts';
import { useHost } from '../platform/host.ts';
import { useText } from '../platform/i18n/text.ts';
import { useSettings } from '../platform/settings.ts';
import { GamePanels } from './Panels.tsx';
import { TopBar } from './TopBar.tsx';

/**
 * The decision at this screen, with the help that lessons give for it. A problem shows its question instead, and no
 * help.
 */
export function Decision() {
  const { update } = useGame();
  const advised = useAdvice(update);
  if (update.kind === 'problem') return <DecisionPanel marked={advised.marked} says={<ProblemAsks />} />;
  const helps = (
    <>
      <CoachButton />
      <AdviceLamp {...advised} />
      <HideButton />
    </>
  );
  return <DecisionPanel marked={advised.marked} helps={helps} says={<AdviceWords {...advised} />} />;
}

/** Loaded with the first lesson. */
const LessonLayer = lazy(async () => ({ default: (await import('../features/lessons/LessonLayer.tsx')).LessonLayer }));

/** Loaded with the first problem. */
const ProblemPanel = lazy(async () => ({
  default: (await import('../features/challenges/ProblemPanel.tsx')).ProblemPanel,
}));

/** Loaded where the coach may speak. */
const CoachLayer = lazy(async () => ({ default: (await import('../features/lessons/CoachLayer.tsx')).CoachLayer }));

/** The game: the table in the middle, panels around it. */
export function GameScreen() {
  const update = useTable((table) => table.update);
  const shown = useTable((table) => table.shown);
  return update === null || shown === null ? null : <Playing key={update.gameId} update={update} view={shown} />;
}

function Playing({ update, view }: { readonly update: GameUpdate; readonly view: Observation }) {
  const text = useText();
  const host = useHost();
  const playing = useTable((table) => table.playing);
  const onTable = useStage((stage) => stage.shown);
  const selection = useSelection();
  const own = useOwnSeat(update, playing);
  useServedPerson(update, playing);
  const ready = useTable3DReady();
  const deciding = useOpenDecision(update, playing || !ready);
  const game = useMemo<Game>(() => ({ update, view, playing, own }), [update, view, playing, own]);
  useShortcuts({ game, host, selection, deciding });
  useScoreOpening(game);
  useHidingOnLeave(host, update);
  useWindowTitle(dueWords(update, view, text));
  return (
    <GameContext value={game}>
      <div className="game stack tall anchor" data-table-shown={onTable}>
        <TableArea panelEnds />
        <TopBar>
          <PhonesButton />
          <BarButtons />
        </TopBar>
        <SeatStrip />
        <Panel deciding={deciding} />
        <Overlays game={game} />
        <SpokenAnswers />
        <StatusLine key={`${update.gameId} ${update.screen.viewer}`} />
      </div>
    </GameContext>
  );
}

/** The decision at this screen, who may look at it, or what others do meanwhile. */
function Panel({ deciding }: { readonly deciding: boolean }) {
  const { update, playing } = useGame();
  const hidden = playing ? null : hiddenSeat(update);
  const answered = useChallenges(({ verdict }) => verdict !== null);
  if (update.kind === 'problem' && answered)
    return (
      <Suspense>
        <ProblemPanel />
      </Suspense>
    );
  if (deciding) return <Decision />;
  return hidden === null ? <OpponentActivity /> : <HiddenHand key={hidden} seat={hidden} />;
}

/** What lies over the panels. */
function Overlays({ game: { update, playing } }: { readonly game: Game }) {
  const logOpen = useApp((app) => app.logOpen);
  const panel = useApp((app) => app.panel);
  const recap = useTable((table) => table.recap);
  const skipping = useTable((table) => table.playbackRate === 'skipping');
  const board = useSheets((sheets) => sheets.board);
  const coached = useSettings(({ coach }) => coach !== 'never');
  const asked = useSheets((sheets) => sheets.coach);
  const { curtain } = update.screen;
  const covered = curtain !== null && !playing && hiddenSeat(update) === null;
  const asking = panel === 'phones' ? null : <AskingLayer />;
  return (
    <>
      {!skipping && <Announcement />}
      <SeatNotes />
      {logOpen ? <LogPanel /> : recap !== null && <RecapPanel />}
      <Marks />
      <Inspector />
      <Thresholds />
      <ForecastDrawer />
      {board !== null && <BoardDialog seat={board} />}
      <GamePanels />
      {!covered && asking}
      <Suspense>
        {update.kind === 'lesson' && <LessonLayer />}
        {(coached || asked) && update.kind !== 'problem' && <CoachLayer />}
      </Suspense>
      <CurtainLayer key={update.gameId} seat={covered ? curtain : null} news={asking} />
    </>
  );
}
