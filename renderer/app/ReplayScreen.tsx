import { useMemo } from 'react';
import type { GameUpdate, ReplayTimeline } from '../../shared/contract/answers.ts';
import type { Observation } from '../../shared/rules/observation/observation.ts';
import type { KeyCommand } from '../../shared/vocabulary/keys.ts';
import { CommandSearch } from '../features/play/bar/CommandSearch.tsx';
import type { BarItem } from '../features/play/bar/menuItems.ts';
import { useAutoplay } from '../features/replay/autoplay.ts';
import { leaveReplay } from '../features/replay/commands.ts';
import { ReplayButtons } from '../features/replay/ReplayButtons.tsx';
import { ReplayLog } from '../features/replay/ReplayLog.tsx';
import { ReplayScore } from '../features/replay/ReplayScore.tsx';
import { useReplayKeys } from '../features/replay/replayKeys.ts';
import { useReplay } from '../features/replay/replayState.ts';
import { TransportBar } from '../features/replay/TransportBar.tsx';
import { AnalysisLayer } from '../features/review/analysis/AnalysisLayer.tsx';
import { DecisionLogDialog } from '../features/review/decisionLog/DecisionLogDialog.tsx';
import { AnalysisButton, DecisionLogButton } from '../features/review/lookBack.tsx';
import { PointsOverTime } from '../features/review/score/PointsOverTime.tsx';
import { BoardDialog } from '../game/board/BoardDialog.tsx';
import { type Game, GameContext, namesOf } from '../game/game.ts';
import { Inspector } from '../game/inspect/Inspector.tsx';
import { StatusLine } from '../game/StatusLine.tsx';
import { SeatStrip } from '../game/seats/SeatStrip.tsx';
import { useSheets } from '../game/sheets.ts';
import { useStage } from '../game/state/stage.ts';
import { useTable } from '../game/state/table.ts';
import { Marks } from '../game/tableHost/Marks.tsx';
import { TableArea, useOwnSeat } from '../game/tableHost/TableArea.tsx';
import { useApp } from '../platform/app.ts';
import { toggleSound } from '../platform/commands.ts';
import { useWindowTitle } from '../platform/document.ts';
import { useRoutes } from '../platform/feature.ts';
import { closePanel, openPanel, useHost } from '../platform/host.ts';
import { useText } from '../platform/i18n/text.ts';
import { TopBar } from './TopBar.tsx';

/** A game's history: the same table and panels as in play, with controls in place of decisions. */
export function ReplayScreen() {
  const timeline = useReplay((replay) => replay.timeline);
  const update = useTable((table) => table.update);
  const shown = useTable((table) => table.shown);
  if (timeline === null || update === null || shown === null) return null;
  return <Replaying key={timeline.gameId} timeline={timeline} update={update} view={shown} />;
}

interface ReplayingProps {
  readonly timeline: ReplayTimeline;
  readonly update: GameUpdate;
  readonly view: Observation;
}

function Replaying({ timeline, update, view }: ReplayingProps) {
  const text = useText();
  const playing = useTable((table) => table.playing);
  const onTable = useStage((stage) => stage.shown);
  const own = useOwnSeat(update, playing);
  const game = useMemo<Game>(() => ({ update, view, playing, own }), [update, view, playing, own]);
  useAutoplay();
  useReplayKeys(timeline, game);
  useWindowTitle(text('replay.of', { names: text.list(namesOf(update)) }));
  return (
    <GameContext value={game}>
      <div className="game stack tall anchor replay" data-table-shown={onTable}>
        <ReplayTable />
        <TopBar>
          <ReplayButtons />
        </TopBar>
        <SeatStrip />
        <TransportBar timeline={timeline} />
        <ReplayLog timeline={timeline} />
        <Overlays timeline={timeline} view={view} />
        <StatusLine />
      </div>
    </GameContext>
  );
}

/** The table. One step forward is animated, as fast as the replay goes; any other position is shown at once. */
function ReplayTable() {
  const stepping = useReplay((replay) => replay.stepping);
  const speed = useReplay((replay) => replay.speed);
  return <TableArea speedFactor={stepping ? speed : Number.POSITIVE_INFINITY} />;
}

/** What lies over the panels. */
function Overlays({ timeline, view }: Omit<ReplayingProps, 'update'>) {
  const host = useHost();
  const panel = useApp((app) => app.panel);
  const board = useSheets((sheets) => sheets.board);
  // At the end they lie over the score sheet.
  const close = () => (view.result === null ? closePanel(host) : openPanel(host, 'score'));
  return (
    <>
      <Marks />
      <Inspector />
      {board !== null && <BoardDialog seat={board} />}
      {panel === 'commands' && <ReplayCommands finished={timeline.finished} atEnd={view.result !== null} />}
      {panel === 'score' && view.result !== null && (
        <ReplayScore
          sheet={view.result}
          onClose={() => closePanel(host)}
          course={<PointsOverTime gameId={timeline.gameId} players={timeline.players} />}
          ways={
            <>
              <DecisionLogButton />
              <AnalysisButton />
            </>
          }
        />
      )}
      {panel === 'books' && timeline.finished && <DecisionLogDialog gameId={timeline.gameId} onClose={close} />}
      {panel === 'analysis' && timeline.finished && <AnalysisLayer gameId={timeline.gameId} onClose={close} />}
    </>
  );
}

/** Keys that a replay has, besides those of its buttons. */
const BY_KEY: readonly KeyCommand[] = ['camera', 'rules'];

interface ReplayCommandsProps {
  readonly finished: boolean;
  /** The score is known at the position that is shown. */
  readonly atEnd: boolean;
}

/** What can be done in a replay, found by its name. */
function ReplayCommands({ finished, atEnd }: ReplayCommandsProps) {
  const text = useText();
  const host = useHost();
  const routes = useRoutes();
  const scored: BarItem = { icon: 'points', words: text('replay.score'), act: () => openPanel(host, 'score') };
  const judged: readonly BarItem[] = [
    { icon: 'curve', words: text('analysis.open'), act: () => openPanel(host, 'analysis') },
    { icon: 'book', words: text('books.open'), act: () => openPanel(host, 'books') },
  ];
  return (
    <CommandSearch
      items={[
        ...(atEnd ? [scored] : []),
        ...(finished ? judged : []),
        { icon: 'keyboard', words: text('bar.shortcuts'), command: 'help', act: () => openPanel(host, 'shortcuts') },
        { icon: 'sound', words: text('keys.sound'), command: 'sound', act: () => void toggleSound(host) },
        { icon: 'settings', words: text('bar.settings'), act: () => openPanel(host, 'settings') },
        { icon: 'leave', words: text('replay.leave'), act: () => void leaveReplay(host, routes.games) },
      ]}
      byKey={BY_KEY}
    />
  );
}
