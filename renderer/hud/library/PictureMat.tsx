import type { SeatPicture } from '../../../shared/contract/answers.ts';
import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import type { Emblem } from '../../../shared/vocabulary/seats.ts';
import { TRACKS } from '../../../shared/vocabulary/tracks.ts';
import type { IconName } from '../icons/Icon.tsx';
import { Sign } from './PictureBoard.tsx';

interface PictureMatProps {
  readonly seat: SeatPicture;
  readonly emblem: Emblem;
  readonly won: boolean;
  /** What fills a bar. */
  readonly full: number;
  /** Units of the picture. */
  readonly width: number;
  readonly height: number;
}

/* Units of the picture, from the left edge of the mat. */
const EMBLEM = 13;
const TRACKS_LEFT = 27;
const TRACK = 5.5;
const TRACK_STEP = 7.5;
const PILES_LEFT = 62;
const CARD = 7.5;
/** How far a card looks out from under the next one. */
const CARD_STEP = 4.2;
const COLOUR_GAP = 3.5;
const MARGIN = 3;

/** What lies before one seat: its emblem, its tracks as bars, its cards by colour, and below them what else it has won. */
export function PictureMat({ seat, emblem, won, full, width, height }: PictureMatProps) {
  const room = width - PILES_LEFT - MARGIN;
  return (
    <>
      <rect width={width} height={height} rx={3} className="picture-mat" data-won={won} />
      <g className={`emblem-${emblem}`}>
        <circle cx={EMBLEM} cy={height / 2} r={Math.min(9, height / 2 - 1.5)} className="picture-emblem" />
        <Sign x={EMBLEM} y={height / 2} size={Math.min(13, height - 6)} name={emblem} className="picture-animal" />
      </g>
      <Bars seat={seat} full={full} height={height} />
      <g transform={`translate(${PILES_LEFT} ${MARGIN})`}>
        <Cards seat={seat} room={room} height={(height - 2 * MARGIN) * 0.52} />
      </g>
      <Pieces seat={seat} room={room} middle={height * 0.78} size={height * 0.4} />
    </>
  );
}

function Bars({ seat, full, height }: Pick<PictureMatProps, 'seat' | 'full' | 'height'>) {
  const most = height - 2 * MARGIN;
  return TRACKS.map((track, index) => {
    const x = TRACKS_LEFT + index * TRACK_STEP;
    // A track may have been pushed below 0 (rules §16.4).
    const filled = (Math.max(0, seat.tracks[track]) / full) * most;
    return (
      <g key={track}>
        <rect x={x} y={MARGIN} width={TRACK} height={most} rx={1} className="picture-rail" />
        <rect x={x} y={MARGIN + most - filled} width={TRACK} height={filled} rx={1} className={`picture-${track}`} />
      </g>
    );
  });
}

interface CardsProps {
  readonly seat: SeatPicture;
  readonly room: number;
  readonly height: number;
}

function Cards({ seat, room, height }: CardsProps) {
  const colours = COLOURS.filter((colour) => seat.cards[colour] > 0);
  const covered = colours.reduce((sum, colour) => sum + seat.cards[colour] - 1, 0);
  const fixed = colours.length * CARD + (colours.length - 1) * COLOUR_GAP;
  // Many cards lie closer together.
  const step = covered === 0 ? CARD_STEP : Math.min(CARD_STEP, (room - fixed) / covered);
  let left = 0;
  const cards = colours.flatMap((colour) => {
    const start = left;
    left += CARD + (seat.cards[colour] - 1) * step + COLOUR_GAP;
    return Array.from({ length: seat.cards[colour] }, (_, index) => ({ colour, x: start + index * step }));
  });
  return cards.map(({ colour, x }) => (
    <rect key={x} x={x} width={CARD} height={height} rx={0.8} className={`picture-card picture-${colour}`} />
  ));
}

interface PiecesProps {
  readonly seat: SeatPicture;
  readonly room: number;
  readonly middle: number;
  readonly size: number;
}

function Pieces({ seat, room, middle, size }: PiecesProps) {
  const kinds: readonly (readonly [kind: string, name: IconName, count: number])[] = [
    ['colony', 'colony', seat.colonies],
    ['statue', 'statue', seat.statues],
    ['monument', 'monument', seat.monument ? 1 : 0],
    ['silver', 'medal', seat.silver],
    ['gold', 'medal', seat.gold],
  ];
  const pieces = kinds.flatMap(([kind, name, count]) => Array.from({ length: count }, () => ({ kind, name })));
  const step = Math.min(size * 1.05, room / Math.max(1, pieces.length));
  return pieces.map(({ kind, name }, index) => {
    const x = PILES_LEFT + size / 2 + index * step;
    return <Sign key={x} x={x} y={middle} size={size} name={name} className={`picture-piece picture-${kind}`} />;
  });
}
