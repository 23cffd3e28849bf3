import { useEffect, useMemo, useState } from 'react';
import type { DecisionId, GameUpdate } from '../../shared/contract/answers.ts';
import { UndoButtons } from '../features/play/bar/UndoButtons.tsx';
import { DecisionPanel } from '../features/play/decision/DecisionPanel.tsx';
import { BoardContents } from '../game/board/BoardContents.tsx';
import { TableOverview } from '../game/board/FlatTable.tsx';
import { type Game, GameContext } from '../game/game.ts';
import { LogLine, LogStops } from '../game/log/LogLine.tsx';
import { contextAlong } from '../game/log/logContext.ts';
import { StatusLine } from '../game/StatusLine.tsx';
import { CardCounts, TrackValues } from '../game/seats/Counts.tsx';
import { Possessions } from '../game/seats/SeatCard.tsx';
import { SeatMarks } from '../game/seats/SeatMarks.tsx';
import { useTable } from '../game/state/table.ts';
import { linesOf } from '../game/words/logFilter.ts';
import { decidingSeats, dueWords } from '../game/words/turn.ts';
import { useApp } from '../platform/app.ts';
import { useWindowTitle } from '../platform/document.ts';
import { numeral, useText } from '../platform/i18n/text.ts';
import { Emblem } from '../ui/persona/Persona.tsx';
import { Icon } from '../ui/symbols/Icon.tsx';
import { OwnSettings } from './OwnSettings.tsx';

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
          {update.decision === null ? <Waiting update={update} /> : <DecisionPanel marked={[]} says={null} />}
          {isHand ? <AroundTable update={update} /> : <WholeTable update={update} />}
        </main>
        <StatusLine key={`${update.gameId} ${update.screen.viewer}`} />
      </div>
    </GameContext>
  );
}

/** Milliseconds that the device buzzes. */
const BUZZ = 60;

/** When there is something to decide it comes into sight, with a short buzz where the device can. */
function useCall(decision: DecisionId | null): void {
  useEffect(() => {
    if (decision === null) return;
    window.scrollTo({ top: 0 });
    navigator.vibrate?.(BUZZ);
  }, [decision]);
}

/** The table for everybody: its middle, all players, and what happens. */
const WholeTable = ({ update }: { readonly update: GameUpdate }) => (
  <>
    <TableOverview visible />
    <Others update={update} />
  </>
);

/** Whose hand this is, where the game stands, and what can be done at any time. */
function HandBar({ update }: { readonly update: GameUpdate }) {
  const text = useText();
  const { view, screen, players } = update;
  const player = screen.viewer === null ? undefined : players[screen.viewer];
  const [open, setOpen] = useState(false);
  return (
    <header className="hand-bar line gap-5">
      {player !== undefined && <Emblem emblem={player.emblem} />}
      <h1 className="hand-name cut grow">{player?.name ?? text('phones.screen')}</h1>
      <span className="engraved bright oneline">
        {text('bar.epoch', { epoch: numeral(view.epoch) })} {text('bar.phase', { phase: view.phase })}
      </span>
      {screen.viewer !== null && <UndoButtons />}
      <button
        type="button"
        className="icon-button"
        aria-label={text('hand.settings')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="settings" means={null} />
      </button>
      {open && <OwnSettings />}
    </header>
  );
}

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
  const isHand = update.screen.viewer !== null && update.view.result === null;
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
