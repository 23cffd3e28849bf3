import type { SeatPicture } from '../../../shared/contract/answers.ts';
import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import type { Emblem } from '../../../shared/vocabulary/seats.ts';
import { TRACKS } from '../../../shared/vocabulary/tracks.ts';
import { type IconName, Sign } from '../../ui/symbols/Icon.tsx';

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
/** How much of a card is visible beside the next one. */
const CARD_STEP = 4.2;
const COLOUR_GAP = 3.5;
const MARGIN = 3;

/** What a seat has: its emblem, its tracks as bars, its cards by colour, and below them what else it has won. */
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
  const left = (index: number) => TRACKS_LEFT + index * TRACK_STEP;
  return (
    <>
      <path className="picture-rail" d={TRACKS.map((_, index) => box(left(index), MARGIN, TRACK, most)).join('')} />
      {TRACKS.map((track, index) => {
        // A track may have been pushed below 0 (rules §16.4).
        const filled = (Math.max(0, seat.tracks[track]) / full) * most;
        const d = box(left(index), MARGIN + most - filled, TRACK, filled);
        return <path key={track} className={`picture-track edge-${track}`} d={d} />;
      })}
    </>
  );
}

/** A rectangle as a part of a path: many of them are one element. */
const box = (x: number, y: number, width: number, height: number): string =>
  `M${x.toFixed(1)} ${y.toFixed(1)}h${width.toFixed(1)}v${height.toFixed(1)}h${(-width).toFixed(1)}z`;

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
  return colours.map((colour) => {
    const start = left;
    const under = seat.cards[colour] - 1;
    left += CARD + under * step + COLOUR_GAP;
    // The visible strip of a covered card; the last card lies on top.
    const strips = Array.from({ length: under }, (_, index) => box(start + index * step, 0, step, height));
    const d = `${strips.join('')}${box(start + under * step, 0, CARD, height)}`;
    return <path key={colour} className={`picture-card edge-${colour}`} d={d} />;
  });
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
    ['gold', 'medalGold', seat.gold],
  ];
  const pieces = kinds.flatMap(([kind, name, count]) => Array.from({ length: count }, () => ({ kind, name })));
  const step = Math.min(size * 1.05, room / Math.max(1, pieces.length));
  return pieces.map(({ kind, name }, index) => {
    const x = PILES_LEFT + size / 2 + index * step;
    return <Sign key={x} x={x} y={middle} size={size} name={name} className={`picture-piece picture-${kind}`} />;
  });
}
