import type { ScoreCategory } from '../../../shared/vocabulary/score.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import type { Celebration, CountedPart } from '../../game/state/stage.ts';
import { MEDAL_SPOT, TRAY } from './boardPrint.ts';
import type { Point } from './cameraPose.ts';
import { onBoard } from './places.ts';
import type { Pose } from './pose.ts';
import {
  BEFORE_STAND,
  cityPoints,
  type Passing,
  pass,
  type Scenery,
  type Shot,
  shot,
  standPoints,
  WHOLE_CITY,
} from './shots.ts';

/** The city of a seat, wherever it is: along its desk, or small on its stand. */
const civilisation = ({ places, stands }: Scenery, seat: Seat): readonly Point[] => {
  const stand = stands[seat] ?? null;
  const place = places[seat];
  if (stand !== null) return standPoints(stand);
  return place === undefined ? [] : cityPoints(place);
};

/** Something in the middle of the picture, with so many units to its sides. */
const around = ({ x, y, z }: Pose, room: number): readonly Point[] => [
  { x: x - room, y, z },
  { x: x + room, y, z },
  { x, y, z: z - room * 0.5 },
  { x, y, z: z + room * 0.42 },
];

/** Where in the own city stands what a category counts: its parts pass before the eye. What no city shows is not here. */
const COUNTED_AT: Readonly<Partial<Record<ScoreCategory, readonly Passing[]>>> = {
  colonies: [
    { from: -0.1, to: 0.58, yaw: 0.2 },
    { from: 0.42, to: 1.1, yaw: -0.2 },
  ],
  statues: [{ from: 0.16, to: 0.84, yaw: 0.12 }],
};

const MEDALS: readonly ScoreCategory[] = ['silver', 'gold'];

/** From higher: their tray is at the near edge of the desk, whose front is not worth looking at. */
const BEFORE_MEDALS = 0.74;

/** Medals are counted where they lie, with the city behind them. */
const medalShots = (scenery: Scenery, milliseconds: number): readonly Shot[] => {
  const place = scenery.places[scenery.front];
  if (place === undefined) return [];
  const tray = around(onBoard(place, MEDAL_SPOT.x + MEDAL_SPOT.reach / 2, TRAY.z, 0), 0.4);
  return shot(scenery, [...cityPoints(place, 0.1, 0.9), ...tray], milliseconds, { pitch: BEFORE_MEDALS });
};

const isBeforeViewer = (category: ScoreCategory): boolean =>
  category === 'cards' || MEDALS.includes(category) || COUNTED_AT[category] !== undefined;

/** What falls to one of several who share a list: at least one of it. */
const shareOf = <T>(list: readonly T[], index: number, count: number): readonly T[] => {
  const from = Math.floor((index * list.length) / count);
  return list.slice(from, Math.max(from + 1, Math.floor(((index + 1) * list.length) / count)));
};

/** At most so many looks at what stands across the table. */
const LOOKS = 2;

/** Everybody's city, the own one first: it is built of cards. */
const allCities = (scenery: Scenery, others: readonly Pose[], milliseconds: number): readonly Shot[] => {
  const count = Math.min(LOOKS, others.length);
  const looks = Array.from({ length: count }, (_, index) => shareOf(others, index, count));
  const own = milliseconds / (looks.length === 0 ? 1 : 2);
  return [
    ...pass(scenery, WHOLE_CITY, own),
    ...looks.flatMap((stands) =>
      shot(
        scenery,
        stands.flatMap((stand) => standPoints(stand)),
        (milliseconds - own) / looks.length,
        {
          pitch: BEFORE_STAND,
        },
      ),
    ),
  ];
};

const ownShots = (scenery: Scenery, { category, milliseconds }: CountedPart): readonly Shot[] =>
  MEDALS.includes(category)
    ? medalShots(scenery, milliseconds)
    : pass(scenery, COUNTED_AT[category] ?? WHOLE_CITY, milliseconds);

/** A stand that is counted is seen with a part of its neighbours. */
const COUNTED_ROOM = 1.6;

/** While the podium stands before it, the table has what is left above it. */
const abovePodium = (scenery: Scenery): Scenery => {
  const { height } = scenery.viewport;
  return { ...scenery, area: { left: 0, right: 0, top: height * 0.14, bottom: height * 0.47 } };
};

/** Longer than any count: until something else is shown. */
const FROM_THEN_ON = 60_000;

/** The last of some shots stays, however slowly the count goes on. */
const staying = (shots: readonly Shot[]): readonly Shot[] =>
  shots.map((one, index) => (index === shots.length - 1 ? { ...one, milliseconds: FROM_THEN_ON } : one));

/**
 * Where the camera goes at the end of a game: to the part of the own city that is counted, to the others' while something
 * is counted that no city shows, and then to the winner's.
 * @param celebration what the podium shows
 */
export const endingOf = (celebration: Celebration | null, table: Scenery): readonly Shot[] => {
  const scenery = abovePodium(table);
  if (celebration === null) return [];
  if (celebration.kind === 'winner') return shot(scenery, civilisation(scenery, celebration.seat), FROM_THEN_ON);
  const { parts, counted } = celebration;
  const part = parts[counted];
  if (part === undefined) return [];
  const others = scenery.stands
    .flatMap((stand) => (stand === null ? [] : [stand]))
    .sort((one, other) => one.x - other.x);
  if (part.category === 'cards') return staying(allCities(scenery, others, part.milliseconds));
  const elsewhere = parts.filter(({ category }) => !isBeforeViewer(category));
  const index = elsewhere.indexOf(part);
  if (index < 0 || others.length === 0) return staying(ownShots(scenery, part));
  const looked = shareOf(others, index, elsewhere.length);
  return staying(
    looked.flatMap((stand) =>
      shot(scenery, standPoints(stand, COUNTED_ROOM), part.milliseconds / looked.length, { pitch: BEFORE_STAND }),
    ),
  );
};
