import type { CSSProperties } from 'react';
import type { ObservedSeat } from '../../../shared/rules/observation/observation.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Hint } from '../../ui/controls/Hint.tsx';
import { Portrait } from '../../ui/persona/Persona.tsx';
import { aboutWords } from '../../ui/persona/personaWords.ts';
import { Icon, type IconName } from '../../ui/symbols/Icon.tsx';
import { useFolded } from '../Buttons.tsx';
import { lookAt } from '../bar/cameraStops.ts';
import { nameOf, useGame, usePointsHidden } from '../game.ts';
import { useSheets } from '../sheets.ts';
import { useStage } from '../state/stage.ts';
import { useTable } from '../state/table.ts';
import { possessionsOf } from '../words/possessions.ts';
import { decidingSeats } from '../words/turn.ts';
import { CardCounts, TrackValues } from './Counts.tsx';
import { useMoods } from './moods.ts';
import { SeatMarks } from './SeatMarks.tsx';

/** Medals, statues, colonies, unused tiles of a seat, and what the expansions in play add to them. */
export function Possessions({ state }: { readonly state: ObservedSeat }) {
  const text = useText();
  const { view } = useGame();
  return (
    <ul className="owned apart flex across soft">
      {possessionsOf(view, state, text).map(({ kind, icon, count, words }) => (
        <li key={kind} className={`own ink-${kind}`} data-none={count === 0}>
          <Icon name={icon} />
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{words}</span>
        </li>
      ))}
    </ul>
  );
}

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
  // Across the table a stand tells the points, where it is in sight.
  const stands = useStage(({ shown }) => shown) && !own;
  const inSight = useTable(({ camera }) => camera.name === 'table');
  const state = view.seats[seat];
  const player = update.players[seat];
  if (state === undefined || player === undefined) return null;
  const deciding = decidingSeats(view).includes(seat);
  return (
    <section
      className="seat bordered stack rigid rounded"
      aria-label={player.name}
      data-seat={seat}
      data-deciding={deciding}
      data-own={own}
      data-looked={looked}
      data-stands={stands && inSight}
      data-explains
    >
      <SeatHead seat={seat} own={own} deciding={deciding} decided={state.decided} />
      <div className="line bold gap-4">
        <Sum
          icon="coin"
          className="seat-coins ink-coins figure gap-2"
          figure={state.coins}
          words={text('seat.coins', { count: state.coins })}
        />
        <Points total={state.score.total} />
      </div>
      <div className="seat-more" data-name={player.name}>
        <TrackValues tracks={state.tracks} />
        <button
          type="button"
          className="seat-cards between across round"
          data-rove
          onClick={() => useSheets.setState({ board: seat })}
        >
          <span className="sr-only">{text('seat.tableau', { name: player.name })}: </span>
          <CardCounts state={state} />
        </button>
        <Possessions state={state} />
      </div>
    </section>
  );
}

/** The points so far, unless they are hidden. */
export function Points({ total }: { readonly total: number }) {
  const text = useText();
  const hidden = usePointsHidden(useGame().view);
  return (
    <Sum
      icon="points"
      className="seat-points figure gap-2"
      figure={hidden ? '?' : total}
      words={hidden ? text('seat.pointsHidden') : text('seat.points', { points: total })}
    />
  );
}

interface SumProps {
  readonly icon: IconName;
  readonly className: string;
  readonly figure: number | string;
  readonly words: string;
}

/** A number with its symbol, and the words for those who cannot see that. */
function Sum({ icon, className, figure, words }: SumProps) {
  return (
    <span className={className} data-words={words}>
      <Icon name={icon} />
      <span aria-hidden="true">{figure}</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}

interface SeatHeadProps extends SeatCardProps {
  readonly deciding: boolean;
  readonly decided: boolean;
}

/** Letters of the longest word: a name is written so large that none has to be broken. */
const longestWord = (name: string): number => Math.max(...name.split(/\s+/).map((word) => word.length));

/** The name, which turns the camera to the seat; of a bot it also says its kind. */
function SeatHead({ seat, own, deciding, decided }: SeatHeadProps) {
  const text = useText();
  const folded = useFolded('seats');
  const { update, view } = useGame();
  const mood = useMoods(view)[seat] ?? 'thoughtful';
  const player = update.players[seat];
  if (player === undefined) return null;
  const { name, controller } = player;
  const head = (
    <button
      type="button"
      className="seat-head gap-3-5 line round"
      data-rove
      onClick={() => lookAt(own ? { name: 'board' } : { name: 'seat', seat })}
    >
      <Portrait player={player} mood={mood} />
      <span className="sr-only">{text('seat.look', { name })}. </span>
      <span
        className="seat-name two-lines shrink bold breaks"
        aria-hidden="true"
        style={{ '--letters': longestWord(nameOf(update, seat)) } as CSSProperties}
      >
        {nameOf(update, seat)}
      </span>
      <SeatMarks seat={seat} deciding={deciding} decided={decided} />
    </button>
  );
  // In the folded strip the seat itself tells more when it is pointed at.
  if (controller.kind === 'human' || folded) return head;
  return (
    <Hint text={aboutWords(controller, text)} side="right">
      {head}
    </Hint>
  );
}
