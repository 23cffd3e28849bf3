import type { Statue } from '../../shared/content/content.ts';
import { star } from './path.ts';

/** One shape of a picture: its colour, and its outline in the picture's units. */
type Shape = readonly [fill: string, outline: string];

/** A disc as an outline. */
const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`;

/** A stone, from where the light falls on it to its folds. */
interface Stone {
  readonly light: string;
  readonly main: string;
  readonly shade: string;
  readonly fold: string;
}

const MARBLE: Stone = { light: '#fffaf0', main: '#e6dfd2', shade: '#bdb3a3', fold: '#8d8272' };
const BRONZE: Stone = { light: '#e2ab6a', main: '#b97b3e', shade: '#8a552a', fold: '#5c3517' };
const SILVER: Stone = { light: '#f4f8fb', main: '#c3cdd6', shade: '#8f9ba7', fold: '#5f6a76' };
const GOLD: Stone = { light: '#fff0b0', main: '#e4b449', shade: '#b17f25', fold: '#7b5413' };

const PLINTH: readonly Shape[] = [
  ['#857a66', 'M7 50h34v5H7z'],
  ['#a89c84', 'M10 42h28v8H10z'],
  ['#cdc2a8', 'M8.5 40h31v2.4h-31zM7 50h34v1.2H7z'],
  ['#d9a93f', 'M18 44.6h12v3H18z'],
];

const bust = ({ light, main, shade, fold }: Stone): readonly Shape[] => [
  [main, 'M9.5 40C10.5 32 16 29 20.5 27.5h7C32 29 37.5 32 38.5 40z'],
  [shade, 'M27.5 27.5C33 29.5 37.5 32 38.5 40H30c1.5-4 .5-9-2.5-12.5z'],
  [shade, 'M20.3 20h7.4v9.5c-2.5 1.8-5 1.8-7.4 0z'],
  [main, 'M16.4 13c0-11 15.2-11 15.2 0 0 6-3.6 11.2-7.6 11.2S16.4 19 16.4 13z'],
  [shade, 'M25.5 4.9c8.5.9 6.5 9.5 5.5 12.4-1.2 4-3.7 6.8-7 6.9 3.9-4.3 4.4-13.7 1.5-19.3z'],
  [light, 'M18.3 9.5c1-2.4 2.7-3.7 4.6-4-2 2-2.6 5.7-2.4 9.2-1.4-.8-2.6-3.2-2.2-5.2z'],
  [fold, 'M19.2 13.1h3.4v1h-3.4zM25.6 13.1H29v1h-3.4zM23.5 14h1.3l.6 4.2h-2.2zM21.6 20.4h4.9l-.6.9h-3.7z'],
  ['#c99a34', 'M15.8 11.5c.3-4.5 3.8-7.6 8.2-7.6s7.9 3.1 8.2 7.6c-1.5-3-4.6-4.8-8.2-4.8s-6.7 1.8-8.2 4.8z'],
  [
    fold,
    'M13 39.5c2-5 7-7.5 13.5-10l.7 1.2c-5.5 2.6-9.7 4.7-11.7 8.8zM19.5 39.5c1.5-3.5 5-5.5 9.5-7l.5 1.2c-3.7 1.3-6.5 3-7.7 5.8z',
  ],
];

const standing = ({ light, main, shade, fold }: Stone): readonly Shape[] => [
  ['#f6a93b', 'M12.9 8.5c-3.2-3.2 1-4.6-.2-8 3.7 1.7 4.8 5.8 2.6 8z'],
  ['#fff0a8', 'M13.5 8.3c-1.4-1.5.2-2.3.1-3.8 1.5 1.2 1.9 2.7.8 3.8z'],
  [fold, 'M12 8.3h4.2l-.7 2.2h-.4l-.3 4h-1.4l-.3-4h-.4z'],
  [main, 'M13.2 12.6l2.6-1 6.7 8.2-2.7 3.2z'],
  [main, 'M16.5 40l3-18.5c.7-4.5 8.3-4.5 9 0l3 18.5z'],
  [shade, 'M25.5 18.2c1.7.4 2.7 1.5 3 3.3l3 18.5h-5.3c.9-7 .9-15-.7-21.8z'],
  [light, 'M20.6 21.5c.3-1.7 1-2.7 2-3.1-.8 6-1.6 14-3.3 21.6h-1.7z'],
  [main, 'M27.8 20.5l3.8 8.3-2.5 1.3-3.3-5.2z'],
  ['#d8c9a4', 'M28.3 27l5.3-1.2 1.3 7.3-5.3 1.2z'],
  [fold, 'M29.6 28.2l3.3-.8.1.8-3.3.8zM29.9 30l3.3-.8.1.8-3.3.8z'],
  [shade, 'M22.4 14h3.2v4.5h-3.2z'],
  [main, disc(24, 11.6, 4)],
  [shade, 'M24.6 7.6c5.6.6 4.2 8 0 8 1.8-2 1.8-6 0-8z'],
  [light, 'M19.4 8.9l.5-4 1.7 2.3L24 3.6l2.4 3.6 1.7-2.3.5 4c-2.8-1.7-6.4-1.7-9.2 0z'],
  [
    fold,
    'M22.3 23.5l.9.1-1 16.4h-1.3zM25.8 25l.9-.1 1.4 15.1h-1.3zM19.6 25.5c3 1.4 6 1.3 8.9-.2l.2 1c-3 1.7-6.3 1.8-9.3.3z',
  ],
];

const rider = ({ light, main, shade, fold }: Stone): readonly Shape[] => [
  [shade, 'M11.5 27.5C6.5 28 5.5 34 7.5 39c1.5-3.5 2.2-6.5 5.5-8zM33 30l6.5 2-1.2 6.5h-2l.5-4.2-5.5-1.5z'],
  [
    main,
    'M10.8 30c0-5.5 7-6.3 14.7-5.5 4 .3 6-2.8 7-8l2.7-4.3 1.3 1.6 1.6-.8.7 3 3.9 4-1.7 2.6-3.9-.7c0 5.6-1 8.9-4 10.6l.7 7.5h-2.8l-1.7-7.2H18.6L17 40h-2.8l-.6-7c-2-.2-2.8-1.3-2.8-3z',
  ],
  [
    shade,
    'M13 31.7c6 1.6 13.5 1.5 18.6-.8 2.7-1.4 4.5-4.6 5.5-9.3 0 5.5-1 9.2-4 10.9l.7 7.5h-2.8l-1.7-7.2H18.6L17 40h-1.5l-.5-7z',
  ],
  [
    fold,
    'M35.9 14.7h1.2v1.2h-1.2zM39.6 19.6l1 .4-.3.8-1-.3zM32.6 16.6l1.6-2.6.8.7c-1.5 2.8-2.5 5.6-3.4 8.6l-1.4.2c1-2.2 1.8-4.4 2.4-6.9z',
  ],
  ['#8a2f2a', 'M19.5 15.5c-5.2 2-8 7.5-8.7 13 3.2-2.8 7-4 10.2-4.3z'],
  [main, 'M20.3 25l1.4-9.5c.8-2.6 6-2.6 6.8 0l-.2 9z'],
  [shade, 'M26 13.7c1.5.2 2.3.8 2.5 1.8l-.2 9h-2.6c.7-3.5.9-7.3.3-10.8z'],
  [main, 'M22 24.3l5.5.2-1.2 8.7 1.7 1v1h-4.2z'],
  [main, 'M27 16.6l6.5 2.3-.6 1.7-7-.8z'],
  [main, disc(25.2, 10, 3.2)],
  [light, 'M21.9 10c.1-4.5 6.5-4.5 6.6 0-2-1.2-4.5-1.2-6.6 0z'],
  ['#c14438', 'M21.6 8.7C20.8 4 26 2.5 29.6 5.5c-3-.7-5.7 0-7 3.1z'],
  [fold, 'M16.9 3.5l.9-.4 14.6 24-.9.5zM15.6.6l2.6 2-1.5 1z'],
];

const enthroned = ({ light, main, shade, fold }: Stone): readonly Shape[] => [
  [fold, 'M13 40V10.5C13 6 18 3 24 1.5 30 3 35 6 35 10.5V40z'],
  [shade, 'M14.8 40V11c0-3.5 4-6 9.2-7.4 5.2 1.4 9.2 3.9 9.2 7.4v29z'],
  ['#7c2432', 'M17 40V12c0-2.5 3-4.3 7-5.3 4 1 7 2.8 7 5.3v28z'],
  [main, 'M15.5 40l2.3-9.5 1.9-9.5c.8-3.8 7.8-3.8 8.6 0l1.9 9.5 2.3 9.5z'],
  [shade, 'M25.5 18.2c1.6.4 2.5 1.3 2.8 2.8l1.9 9.5 2.3 9.5h-6c.6-7.5.5-15-1-21.8z'],
  [light, 'M17.8 30.5h12.4l.8 2.3H17.1zM21.5 18.9c-.8 3-1.2 6-1.8 10.5h-1.2l1.2-7.6c.3-1.5.9-2.4 1.8-2.9z'],
  [shade, 'M22.3 15.5h3.4v3.3h-3.4z'],
  [main, disc(24, 12.8, 3.9)],
  [fold, 'M20.6 14c.6 3.6 1.8 5.4 3.4 5.4s2.8-1.8 3.4-5.4c-1.2 1.5-5.6 1.5-6.8 0z'],
  [light, 'M19.7 10.6L18.9 5.5l2.7 2L24 3.7l2.4 3.8 2.7-2-.8 5.1c-2.7-1-5.9-1-8.6 0z'],
  ['#c23b3b', disc(24, 8.2, 0.9)],
  [fold, 'M20.5 35l.9-.2.6 5.2h-1.2zM26.5 35l.9.1-.3 4.9h-1.2z'],
  [light, 'M30.8 14.5h1.1L31 36.5h-1.1z'],
  ['#fff0b0', disc(31.4, 13, 2)],
  [main, 'M12 27.5h5.5v2.5H12zM30.5 27.5H36v2.5h-5.5zM12 30h2.2v10H12zM33.8 30H36v10h-2.2z'],
];

/** What a statue looks like, by what it requires: as it stands on the table. */
const STATUES: Readonly<Record<Statue['requirement'], readonly Shape[]>> = {
  6: bust(MARBLE),
  12: standing(BRONZE),
  20: rider(SILVER),
  30: enthroned(GOLD),
};

/** The sky and the hills of a town. */
const BY_DAY: readonly Shape[] = [
  ['#6fa8d6', 'M-14 0H86V44H-14z'],
  ['#a9cfe9', 'M-14 14H86V44H-14z'],
  ['#dcebf2', 'M-14 23H86V44H-14z'],
  ['#ffe9a6', disc(75, 10, 4.5)],
  ['#f4fafc', 'M-8 12q4-4 9-1 6-4 10 1zM54 8q4-4 8-1 5-2 8 1z'],
  ['#8fb27f', 'M-14 28Q2 18 18 27T56 23Q72 17 86 28V44H-14z'],
];

/** A small town behind walls: what an integrated colony becomes. */
const WALLED_TOWN: readonly Shape[] = [
  ['#efe3c8', 'M20 30V17h9v13zM33 30V13h8v17zM45 30V19h9v11z'],
  ['#cbb894', 'M26 30V17h3v13zM38 30V13h3v17zM50 30V19h4v11z'],
  ['#c4553c', 'M18 17l6.5-7 6.5 7zM43 19l6.5-6.5L56 19z'],
  ['#a83f2c', 'M31.5 14L37 6l5.5 8z'],
  ['#e8b43c', 'M36.6 7V1h.8v.6l6 1.8-6 1.8V7z'],
  ['#5b4126', 'M23 21h2v3h-2zM36 18h2v3.5h-2zM48 22.5h2v3h-2z'],
  ['#d9caa8', 'M8 40V27h3v2h3v-2h3v2h3v-2h3v2h3v-2h3v2h3v-2h3v2h3v-2h3v2h3v-2h3v2h3v-2h3v2h3v-2h3v13z'],
  ['#b9a67e', 'M8 34h51v6H8z'],
  ['#efe3c8', 'M4 41V24h9v17zM57 41V24h9v17z'],
  ['#cbb894', 'M10 41V24h3v17zM63 41V24h3v17z'],
  ['#c4553c', 'M2.5 24l6-7 6 7zM55.5 24l6-7 6 7z'],
  ['#5b4126', 'M30 40v-6c0-5 8-5 8 0v6z'],
  ['#567a3f', 'M-10 41l4-11 4 11zM-4 41l3-8 3 8zM69 41l4-12 4 12zM76 41l3-9 3 9z'],
  ['#86a84e', 'M-14 40q50-5 100 0v4H-14z'],
  ['#e3cf95', 'M31 38.2l-7 5.8h22l-9-5.8z'],
];

/** The same town on fire, and a chest before it: what a plundered one brings. */
const BURNING_TOWN: readonly Shape[] = [
  ['#2a1420', 'M-14 0H86V44H-14z'],
  ['#5b2420', 'M-14 13H86V44H-14z'],
  ['#a4471f', 'M-14 23H86V44H-14z'],
  ['#e07d28', 'M-14 31H86V44H-14z'],
  ['#3a2326', 'M11 22C4 14 13 9 8 0h14c6 8-4 13 1 20zM44 20c-6-7 3-12-1-20h16c5 8-6 12-2 19z'],
  [
    '#f7a531',
    'M20 32c-5-9 3-12 2-20 6 5 5 9 8 12 1-4 0-7 3-11 3 6 8 8 5 19zM46 32c-3-7 3-9 2-15 4 3 4 6 6 8 1-3 1-4 3-7 2 5 4 8 1 14z',
  ],
  [
    '#ffe28a',
    'M24 32c-2-5 2-7 2-11 3 3 3 6 5 8 1-2 1-4 2-6 2 4 3 6 1 9zM49 32c-1-4 2-5 2-8 2 2 2 4 3 5 1-1 1-2 2-4 1 3 1 5 0 7z',
  ],
  ['#1d0f12', 'M14 40V28l4-6 3 4 3-5v9h5v-7l4 5 3-9 3 6v8h5v-8l4-3 2 5 3-4v17z'],
  [
    '#1d0f12',
    'M2 41V26l2 2 2-3 2 3 3-2v15zM58 41V27l3-2 1 3 3-3 2 2v14zM-11 42V33l3-2 2 3 3-3 2 1v10zM70 42V32l2 2 3-4 3 3 3-1v10z',
  ],
  ['#ffb347', 'M24 33h2v3h-2zM37 32h2v3.5h-2zM48 33h2v3h-2z'],
  ['#140a0c', 'M-14 40q50-4 100 0v4H-14z'],
];

const CHEST: readonly Shape[] = [
  ['#3f220f', 'M45 32.5h22V44H45z'],
  ['#7a4720', 'M46.2 34h19.6v10H46.2z'],
  ['#5b3315', 'M46 33c0-9 20-9 20 0z'],
  ['#e9b23a', `${disc(50.5, 32.5, 2.7)}${disc(56, 31.4, 3)}${disc(61.5, 32.6, 2.7)}${disc(43, 41.5, 2.4)}`],
  ['#fff0a8', `${disc(50, 31.8, 1)}${disc(55.4, 30.6, 1.1)}${disc(61, 31.9, 1)}${disc(42.6, 40.9, 0.9)}`],
  ['#c9942e', 'M45 34.5h22v1.6H45zM54.6 35h3v5h-3zM47.5 36h1.3v8h-1.3zM63.2 36h1.3v8h-1.3z'],
];

/** Of all medals: a disc of metal on a ribbon, worked as on the table. */
interface Metal {
  readonly light: string;
  readonly main: string;
  readonly dark: string;
  readonly ribbon: string;
  readonly fold: string;
}

const medal = ({ light, main, dark, ribbon, fold }: Metal, rim: string, sign: string): readonly Shape[] => [
  [ribbon, 'M11 1h10l6 17-8 4z'],
  [fold, 'M37 1H27l-6 17 8 4z'],
  [light, 'M14.5 1h2.6l6 17-2 1.4z'],
  [dark, rim],
  [main, disc(23.4, 35.4, 14)],
  [dark, disc(24, 36, 11.2)],
  [light, disc(23.5, 35.5, 10.4)],
  [main, 'M31.6 28.6a10.4 10.4 0 0 1-14.8 14.6c6.4-.6 13-6.6 14.8-14.6z'],
  [dark, sign],
];

const MEDALS = {
  silver: medal(
    { light: '#fbfcff', main: '#c5cbd6', dark: '#6e7683', ribbon: '#2b6aa6', fold: '#1b4a7a' },
    disc(24, 36, 15.6),
    star(24, 36, 5, 7.8, 3.3),
  ),
  gold: medal(
    { light: '#fff4c4', main: '#e7bd4c', dark: '#86601a', ribbon: '#b5382b', fold: '#7f2018' },
    star(24, 36, 12, 18, 14.4),
    'M17.4 42.5l-1.4-9.3 4.6 3.3 3.4-6.5 3.4 6.5 4.6-3.3-1.4 9.3z',
  ),
} as const;

/** Outlined in ink, as people and things on cards are. */
const INK = '#2b1a10';

interface DrawingProps {
  /** What lies behind everything, without an outline. */
  readonly behind?: readonly Shape[];
  readonly shapes: readonly Shape[];
  readonly box: string;
  readonly className: string;
}

function Drawing({ behind = [], shapes, box, className }: DrawingProps) {
  return (
    <svg className={`prize ${className}`} viewBox={box} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {behind.map(([fill, outline]) => (
        <path key={outline} fill={fill} d={outline} />
      ))}
      <g stroke={INK} strokeWidth="2" strokeLinejoin="round">
        {shapes.map(([, outline]) => (
          <path key={outline} d={outline} />
        ))}
      </g>
      {shapes.map(([fill, outline]) => (
        <path key={outline} fill={fill} d={outline} />
      ))}
    </svg>
  );
}

/** The statue that can be carved. Decoration: the words beside it say the same, as for all pictures here. */
export const StatuePicture = ({ requirement }: Pick<Statue, 'requirement'>) => (
  <Drawing shapes={[...STATUES[requirement], ...PLINTH]} box="4 0 40 55" className="prize-statue" />
);

/** What becomes of a colony in each of the two ways to take it. */
export const ColonyPicture = ({ way }: { readonly way: 'plunder' | 'integrate' }) => (
  <Drawing
    behind={way === 'plunder' ? BURNING_TOWN : BY_DAY}
    shapes={way === 'plunder' ? CHEST : WALLED_TOWN}
    box="-14 0 100 44"
    className="prize-colony"
  />
);

/** A medal that can be bought. */
export const MedalPicture = ({ medal }: { readonly medal: keyof typeof MEDALS }) => (
  <Drawing shapes={MEDALS[medal]} box="4 -1 40 56" className="prize-medal" />
);
