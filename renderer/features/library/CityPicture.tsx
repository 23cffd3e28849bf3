import type { SeatPicture } from '../../../shared/contract/answers.ts';
import { COLOURS, type Colour } from '../../../shared/vocabulary/colours.ts';
import { STATUES } from '../../../shared/vocabulary/pieces.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { StatuePicture } from '../../cards/PrizePicture.tsx';
import { at, type Built, SIGHTS } from './citySights.ts';

/* Units of the picture. */
const WIDTH = 280;
const GROUND = 100;
const DISTRICT = 45;
const STEP = 49;
const LEFT = (WIDTH - STEP * (COLOURS.length - 1) - DISTRICT) / 2;
/** How much higher than the shore each district stands: together they are a hill. */
const LIFTS: readonly number[] = [3, 8, 13, 9, 4];
/** From how many cards on a district has its sight, and at most so many houses are drawn. */
const SIGHT_FROM = 3;
const MOST = 9;
const STATUE = { wide: 24, high: 33 } as const;

/** From where on the sky becomes lighter towards the land. */
const GLOWS = Array.from({ length: 18 }, (_, band) => 12 + band * 4);

/** The hill, with its top under the middle of each district. */
const HILL = `M0 ${GROUND}${LIFTS.map((lift, index) => {
  const x = LEFT + STEP * index + DISTRICT / 2;
  return `S${at(x - 18, GROUND - lift, x, GROUND - lift)}`;
}).join('')}S${at(WIDTH - 14, GROUND, WIDTH, GROUND)}V120H0z`;

/** Light of the sun on the water. */
const GLITTER = 'M196 110.5h20M190 113h30M199 115.5h13M193 118h25M60 112h9M118 114.5h12M30 117h14M244 116h11M150 118h9';

const CLOUDS =
  'M22 30q10 -9 24 -4q10 -6 20 0q12 -1 14 4zM112 18q8 -6 18 -3q9 -4 17 1q8 0 9 2zM226 24q9 -7 20 -3q9 -4 18 1q8 0 9 2z';

/** A number from 0 to 1 for each house, the same for ever. */
const share = (house: number): number => (house * 0.6180339887 + 0.21) % 1;

/** A house with its middle at `x` and its foot at `y`. */
const houseAt = (x: number, y: number, wide: number, high: number, roof: number): Built => {
  const [left, top] = [x - wide / 2, y - high];
  const panes = Array.from({ length: Math.max(1, Math.floor(high / 9)) }, (_, row) =>
    [0.24, 0.62].map(
      (part) => `M${at(left + wide * part, top + 3 + row * 8)}h${at(wide * 0.16)}v3.4h${at(-wide * 0.16)}z`,
    ),
  );
  return {
    walls: `M${at(left, y)}V${at(top)}H${at(left + wide)}V${at(y)}z`,
    roofs: `M${at(left - 2, top)}L${at(x - wide * 0.1, top - roof)}H${at(x + wide * 0.1)}L${at(left + wide + 2, top)}z`,
    windows: panes.flat().join(''),
    shade: `M${at(left, y)}V${at(top)}h-2L${at(x - wide * 0.1, top - roof)}L${at(x - wide * 0.16, top)}V${at(y)}z`,
  };
};

/** The houses of a district, the rear ones first: as many as it has cards, every epoch's higher than the last one's. */
const housesOf = (colour: Colour, cards: number, left: number, ground: number, epoch: Epoch): readonly Built[] => {
  const count = Math.min(MOST, cards);
  const rear = count > 4 ? Math.floor(count / 2) : 0;
  const houses = Array.from({ length: count }, (_, house): Built => {
    const isRear = house < rear;
    const [place, of] = isRear ? [house, rear] : [house - rear, count - rear];
    const x = left + ((place + 0.5) / of) * DISTRICT + (share(house + 3) - 0.5) * 3;
    const high = 9 + epoch * 3 + share(house) * 7 + (isRear ? 9 : 0);
    return houseAt(x, ground - (isRear ? 5 : 0), Math.min(17, (DISTRICT / of) * 0.82), high, 6 + share(house + 1) * 4);
  });
  if (cards < SIGHT_FROM) return houses;
  return [SIGHTS[colour]({ x: left + DISTRICT / 2, y: ground - 9, high: 20 + epoch * 5 }), ...houses];
};

/** Where trees stand in a district: each card takes the place of one. */
const TREES = [0.5, 0.12, 0.9, 0.26];
const treeAt = (x: number, y: number): string => `M${at(x - 5, y)}L${at(x, y - 20)}L${at(x + 5, y)}z`;

function District({
  colour,
  cards,
  epoch,
  left,
  ground,
}: {
  readonly colour: Colour;
  readonly cards: number;
  readonly epoch: Epoch;
  readonly left: number;
  readonly ground: number;
}) {
  const trees = TREES.filter((_, tree) => tree >= cards).map((part) => treeAt(left + DISTRICT * part, ground));
  return (
    <>
      {trees.length > 0 && <path className="city-tree" d={trees.join('')} />}
      {housesOf(colour, cards, left, ground, epoch).map(({ walls, roofs, windows, shade }) => (
        <g key={walls}>
          <path className="city-wall" d={walls} />
          <path className={`city-roof edge-${colour}`} d={roofs} />
          <path className="city-shade" d={shade} />
          <path className="city-window" d={windows} />
        </g>
      ))}
    </>
  );
}

/** The city of a seat as a small picture, at its epoch's hour: houses by its cards, towers by its colonies, statues between the districts. */
export function CityPicture({ seat, epoch }: { readonly seat: SeatPicture; readonly epoch: Epoch }) {
  return (
    <g data-epoch={epoch} className="city-picture">
      <rect width={WIDTH} height={120} className="city-sky" />
      {GLOWS.map((y) => (
        <rect key={y} y={y} width={WIDTH} height={104 - y} className="city-glow" />
      ))}
      <circle cx={206} cy={46} r={30} className="city-halo" />
      <circle cx={206} cy={46} r={15} className="city-sun" />
      <path className="city-cloud" d={CLOUDS} />
      <path className="city-far" d="M0 82Q34 50 72 74Q104 46 146 72Q186 48 222 70Q252 56 280 74V120H0z" />
      <path className="city-near" d="M0 94Q70 76 140 90T280 86V120H0z" />
      {Array.from({ length: seat.colonies }, (_, rank) => {
        const x = rank % 2 === 0 ? 8 + rank * 3 : WIDTH - 5 - rank * 3;
        const { walls, roofs, shade } = houseAt(x, GROUND - rank, 9, 30 - rank * 3, 11);
        return (
          <g key={walls}>
            <path className="city-wall" d={walls} />
            <path className="city-roof edge-military" d={roofs} />
            <path className="city-shade" d={shade} />
          </g>
        );
      })}
      {COLOURS.map((colour, index) => (
        <District
          key={colour}
          colour={colour}
          cards={seat.cards[colour]}
          epoch={epoch}
          left={LEFT + index * STEP}
          ground={GROUND + 3 - (LIFTS[index] ?? 0)}
        />
      ))}
      <path className="city-ground" d={HILL} />
      <path className="city-water" d="M0 108Q70 105 140 107.5T280 107V120H0z" />
      <path className="city-glitter" d={GLITTER} />
      {STATUES.slice(0, seat.statues).map((requirement, rank) => (
        <svg
          key={requirement}
          aria-hidden="true"
          x={LEFT + STEP * (rank + 1) - 2 - STATUE.wide / 2}
          y={GROUND + 5 - (LIFTS[rank] ?? 0) / 2 - STATUE.high}
          width={STATUE.wide}
          height={STATUE.high}
        >
          <StatuePicture requirement={requirement} />
        </svg>
      ))}
    </g>
  );
}
