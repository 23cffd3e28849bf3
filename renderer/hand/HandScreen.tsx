import { lazy, Suspense, useMemo, useState } from 'react';
import type { GameUpdate } from '../../shared/contract/answers.ts';
import { AdviceLamp, AdviceWords } from '../features/lessons/AdviceLamp.tsx';
import { useAdvice } from '../features/lessons/useAdvice.ts';
import { DecisionPanel } from '../features/play/decision/DecisionPanel.tsx';
import { BoardContents } from '../game/board/BoardContents.tsx';
import { TableOverview } from '../game/board/FlatTable.tsx';
import { type Game, GameContext } from '../game/game.ts';
import { LogLine, LogStops } from '../game/log/LogLine.tsx';
import { contextAlong } from '../game/log/logContext.ts';
import { StatusLine } from '../game/StatusLine.tsx';
import { CardCounts, TrackValues } from '../game/seats/Counts.tsx';
import { Points, Possessions } from '../game/seats/SeatCard.tsx';
import { SeatMarks } from '../game/seats/SeatMarks.tsx';
import { useTable } from '../game/state/table.ts';
import { linesOf } from '../game/words/logFilter.ts';
import { decidingSeats, dueWords } from '../game/words/turn.ts';
import { useApp } from '../platform/app.ts';
import { useWindowTitle } from '../platform/document.ts';
import { useText } from '../platform/i18n/text.ts';
import { useSettings } from '../platform/settings.ts';
import { Emblem } from '../ui/persona/Persona.tsx';
import { Icon } from '../ui/symbols/Icon.tsx';
import { HandBar } from './HandBar.tsx';
import { useCall } from './useCall.ts';

const Ending = lazy(async () => ({ default: (await import('./Ending.tsx')).Ending }));

/** How many of the newest lines are told while others decide, and where somebody asks for them. */
const FEW_LINES = 4;
const MANY_LINES = 30;

/** The hand of one seat, or the table for who only looks on. */
export function HandScreen({ update }: { readonly update: GameUpdate }) {
  const text = useText();
  const { view } = update;
  const own = update.screen.viewer ?? 0;
  const game = useMemo<Game>(() => ({ update, view, playing: false, own }), [update, view, own]);
  useWindowTitle(dueWords(update, view, text));
  useCall(update.decision);
  const isHand = update.screen.viewer !== null;
  return (
    <GameContext value={game}>
      <div className={`game hand-page ${isHand ? '' : 'hand-screen'}`} data-table-shown="false">
        <HandBar update={update} />
        <LostLine />
        <main className="hand-main">
          <Now update={update} />
          {isHand ? <AroundTable update={update} /> : <WholeTable update={update} />}
        </main>
        <StatusLine key={`${update.gameId} ${update.screen.viewer}`} />
      </div>
    </GameContext>
  );
}

/** What is to be decided, else what is waited for, and in the end who has won. */
function Now({ update }: { readonly update: GameUpdate }) {
  const { result } = update.view;
  if (update.decision !== null) return <Decision update={update} />;
  if (result === null) return <Waiting update={update} />;
  return (
    <Suspense fallback={<Waiting update={update} />}>
      <Ending update={update} sheet={result} />
    </Suspense>
  );
}

/** What is to be decided; with advice, where the table allows it. */
function Decision({ update }: { readonly update: GameUpdate }) {
  const advised = useAdvice(update);
  const allowed = useSettings(({ phoneAdvice }) => phoneAdvice);
  if (!allowed) return <DecisionPanel marked={[]} says={null} />;
  return (
    <DecisionPanel marked={advised.marked} helps={<AdviceLamp {...advised} />} says={<AdviceWords {...advised} />} />
  );
}

/** The table for everybody: its middle, all players, and what happens. */
const WholeTable = ({ update }: { readonly update: GameUpdate }) => (
  <>
    <TableOverview visible />
    <Others update={update} />
  </>
);

/** Says that nothing can be decided, while the line to the table is restored. */
function LostLine() {
  const text = useText();
  const lost = useApp(({ link }) => link === 'lost');
  return (
    <p className="hand-lost" role="status">
      {lost && text('hand.lost')}
    </p>
  );
}

/** What others decide now, and what has happened last. */
function Waiting({ update }: { readonly update: GameUpdate }) {
  const text = useText();
  const due = dueWords(update, update.view, text);
  const isHand = update.screen.viewer !== null;
  return (
    <section className="hand-wait panel column gap-5" aria-label={text('panel.label')}>
      <h2 className="bright">{isHand ? text('hand.nothingDue') : due}</h2>
      {isHand && <p className="soft">{due}</p>}
      <News update={update} lines={FEW_LINES} />
    </section>
  );
}

function News({ update, lines }: { readonly update: GameUpdate; readonly lines: number }) {
  const text = useText();
  const log = useTable((table) => table.log);
  const contextAt = contextAlong(update, log);
  return (
    <section aria-label={text('hand.news')}>
      <LogStops value={false}>
        <ol className="column gap-2">
          {linesOf(log)
            .slice(-lines)
            .map(({ number, event }) => (
              <LogLine key={number} event={event} context={contextAt(number)} players={update.players} />
            ))}
        </ol>
      </LogStops>
    </section>
  );
}

const PARTS = ['own', 'others', 'news'] as const;
type Part = (typeof PARTS)[number];

/** The own board, the others at a glance, and what has happened: one of them at a time. */
function AroundTable({ update }: { readonly update: GameUpdate }) {
  const text = useText();
  const { viewer } = update.screen;
  const [part, setPart] = useState<Part>('own');
  const own = viewer === null ? undefined : update.view.seats[viewer];
  return (
    <section className="hand-around column gap-5">
      <nav className="hand-parts flex gap-2" aria-label={text('seats.label')}>
        {PARTS.map((name) => (
          <button
            key={name}
            type="button"
            className="button button-quiet"
            aria-pressed={name === part}
            onClick={() => setPart(name)}
          >
            {text(`hand.${name}`)}
          </button>
        ))}
      </nav>
      {part === 'own' && own !== undefined && <BoardContents state={own} />}
      {part === 'others' && <Others update={update} />}
      {part === 'news' && <News update={update} lines={MANY_LINES} />}
    </section>
  );
}

function Others({ update }: { readonly update: GameUpdate }) {
  const text = useText();
  const { view, players, screen } = update;
  const deciding = decidingSeats(view);
  return (
    <ul className="hand-seats stack gap-5">
      {view.seats.map((state, seat) => {
        const player = players[seat];
        if (player === undefined || seat === screen.viewer) return null;
        return (
          <li key={player.emblem} className="hand-other stack gap-3 rounded">
            <div className="line gap-4">
              <Emblem emblem={player.emblem} />
              <b className="cut grow">{player.name}</b>
              <SeatMarks seat={seat} deciding={deciding.includes(seat)} decided={state.decided} />
              <span className="ink-coins figure gap-2">
                <Icon name="coin" />
                {text('unit.coins', { count: state.coins })}
              </span>
              <Points total={state.score.total} />
            </div>
            <TrackValues tracks={state.tracks} />
            <div className="seat-cards between across round">
              <CardCounts state={state} />
            </div>
            <Possessions state={state} />
          </li>
        );
      })}
    </ul>
  );
}
