import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { useText } from '../../i18n/text.ts';
import { useTable } from '../../store/table.ts';
import { lookAt } from '../bar/cameraStops.ts';
import { useBoards } from '../board/boardStore.ts';
import { Hint } from '../controls/Hint.tsx';
import { nameOf, useGame } from '../game.ts';
import { Icon } from '../icons/Icon.tsx';
import { decidingSeats } from '../model/turn.ts';
import { CardCounts } from './CardCounts.tsx';
import { Emblem } from './Emblem.tsx';
import { Possessions } from './Possessions.tsx';
import { TrackValues } from './TrackValues.tsx';

interface SeatCardProps {
  readonly seat: Seat;
  /** Whether this is the player at the screen. */
  readonly own: boolean;
}

/** One player: name, coins, tracks, cards, what else is owned, points so far, and whether a decision is due. */
export function SeatCard({ seat, own }: SeatCardProps) {
  const text = useText();
  const { update, view } = useGame();
  const looked = useTable(({ camera }) =>
    own ? camera.name === 'board' : camera.name === 'seat' && camera.seat === seat,
  );
  const state = view.seats[seat];
  const player = update.players[seat];
  if (state === undefined || player === undefined) return null;
  const deciding = decidingSeats(view).includes(seat);
  return (
    <section className="seat" aria-label={player.name} data-deciding={deciding} data-own={own} data-looked={looked}>
      <button
        type="button"
        className="seat-head"
        data-rove
        aria-label={text('seat.look', { name: player.name })}
        onClick={() => lookAt(own ? { name: 'board' } : { name: 'seat', seat })}
      >
        <Emblem emblem={player.emblem} />
        <span className="seat-name">{nameOf(update, seat)}</span>
        <SeatMark seat={seat} deciding={deciding} decided={state.decided} />
      </button>
      <div className="seat-sums">
        <Hint text={text('seat.coins', { count: state.coins })} side="right">
          <span className="seat-coins">
            <Icon name="coin" />
            {state.coins}
          </span>
        </Hint>
        <Hint text={text('seat.points', { points: state.score.total })} side="right">
          <span className="seat-points">
            <Icon name="points" />
            {state.score.total}
          </span>
        </Hint>
      </div>
      <TrackValues tracks={state.tracks} />
      <button
        type="button"
        className="seat-cards"
        data-rove
        aria-label={text('seat.tableau', { name: player.name })}
        onClick={() => useBoards.setState({ seat })}
      >
        <CardCounts state={state} />
      </button>
      <Possessions state={state} />
    </section>
  );
}

interface SeatMarkProps {
  readonly seat: Seat;
  readonly deciding: boolean;
  readonly decided: boolean;
}

/** What there is to know about a seat's decision without knowing it, and whether it leads the epoch or is a bot. */
function SeatMark({ seat, deciding, decided }: SeatMarkProps) {
  const text = useText();
  const { update, view } = useGame();
  const controller = update.players[seat]?.controller;
  return (
    <span className="seat-marks">
      {view.leaders[view.epoch - 1] === seat && <Icon name="leads" className="mark-leads" />}
      {decided && <Icon name="check" className="mark-ready" />}
      {deciding && <Icon name="hourglass" className="mark-deciding" />}
      <span className="sr-only">
        {[
          view.leaders[view.epoch - 1] === seat ? text('seat.leads') : '',
          controller?.kind === 'bot'
            ? text('seat.bot', { level: text(`level.${controller.level}`) })
            : text('seat.human'),
          decided ? text('seat.ready') : '',
          deciding ? text('seat.thinking') : '',
        ]
          .filter((words) => words !== '')
          .join(', ')}
      </span>
    </span>
  );
}
