import type { Layer, Motif } from '../motifs/motif.ts';
import { pathOf } from '../path.ts';
import { type Bend, bent, type Point, through } from './bend.ts';
import { type Bust, KIT, partOf } from './bust.ts';

/** Half the width of a head with its hair: what lies within turns with it, brims and veils beyond do not. */
const RADIUS = 21;

/** How far each view is turned aside: 0 looks ahead, and at 1 the nose would be at the edge. */
const AMOUNTS = { ahead: 0, turned: 0.36, profile: 0.74, behind: 0 } as const;

/** How far a head that is bowed to a shoulder turns to it, by the radian. */
const WITH_BOW = 1.1;

/** How much further one turns aside than the next one, by the radian that the head is bowed. */
const MORE = 0.5;

/** How far up or down features go in a head that looks there. */
const PITCH = { up: -3, level: 0, down: 3 } as const;

/** How a head is turned: `amount` to the left, or to the right if it is `mirrored`. */
export interface Turn {
  readonly amount: number;
  readonly mirrored: boolean;
  readonly pitch: number;
}

export const turnOf = ({ view, side, height }: Bust, bow: number): Turn => ({
  amount: view === 'ahead' ? Math.abs(bow) * WITH_BOW : AMOUNTS[view] + (view === 'turned' ? bow * MORE : 0),
  mirrored: view === 'ahead' ? bow > 0 : side === 'right',
  pitch: PITCH[height],
});

/** What is at 0 goes to -`amount`, and the edges at -1 and 1 stay: nearer to the one it is narrower, to the other wider. */
export const aside = (part: number, amount: number): number =>
  Math.abs(part) >= 1 ? part : (part - amount) / (1 - amount * part);

export const mirror: Bend = (x, y) => [100 - x, y];

export const turning =
  ({ amount, pitch }: Turn): Bend =>
  (x, y) => {
    const part = (x - 50) / RADIUS;
    const near = Math.sqrt(Math.max(0, 1 - part * part)) * Math.max(0, 1 - ((y - 42) / 27) ** 2);
    return [50 + RADIUS * aside(part, amount), y + pitch * near];
  };

const then =
  (first: Bend, mirrored: boolean): Bend =>
  (x, y) =>
    mirrored ? mirror(...first(x, y)) : first(x, y);

/** What is worn before the head turns with it; what hangs behind goes the other way. */
export const bendBefore = (turn: Turn): Bend => then(turning(turn), turn.mirrored);
export const bendBehind = (turn: Turn): Bend => then(turning({ ...turn, amount: -turn.amount * 0.5 }), turn.mirrored);

export const isProfile = ({ amount }: Turn): boolean => amount > 0.6;
const isTurned = ({ amount }: Turn): boolean => amount > 0.25;

/** Hair before a head in profile does not hang over the forehead. */
export const bendHair = (turn: Turn): Bend => {
  const bend = turning(turn);
  return then((x, y) => bend(x, isProfile(turn) && x < 42 && y > 29 ? 29 + (y - 29) * 0.15 : y), turn.mirrored);
};

type Shape = (typeof KIT.shapes)[string];

/** Beards are drawn for a chin at 64 with a jaw 13 wide to each side. */
const bendBeard = (turn: Turn, { jaw, foot }: Shape): Bend => {
  const bend = turning(turn);
  return then((x, y) => {
    const low = Math.max(0, y - 52) / 12;
    const wide = 1 + (jaw / 13 - 1) * Math.min(1, low) * 0.7;
    const drop = low * (foot - 64);
    const lip = isProfile(turn) && x < 46 && y < 54 ? 54 : y;
    return bend(50 + (x - 50) * wide, lip + Math.min(drop, foot - 64 + 1));
  }, turn.mirrored);
};

const TEMPLE = 17.4;

const faceAhead = ({ cheek, jaw, chin, foot }: Shape, turned: boolean): string => {
  const right: readonly Point[] = [
    [50 + TEMPLE * 0.72, 22.4],
    [50 + TEMPLE * 0.98, 32],
    [50 + TEMPLE, 40],
    [50 + cheek, 48],
    [50 + jaw, 56],
    [50 + chin, foot - 1.6],
  ];
  const left = right.map(([x, y]): Point => [100 - x, y]).reverse();
  // From aside, the far edge goes in at the eye and out at the cheek.
  const far: readonly Point[] = [
    [50 - chin, foot - 1.6],
    [50 - jaw, 56.6],
    [50 - cheek - 0.4, 50],
    [50 - TEMPLE + 2.2, 43],
    [50 - TEMPLE - 0.4, 36.6],
    [50 - TEMPLE * 0.96, 30],
    [50 - TEMPLE * 0.7, 22.4],
  ];
  return through([[50, 18.5], ...right, [50, foot], ...(turned ? far : left)]);
};

const faceInProfile = ({ jaw, chin, foot }: Shape, nose: string): string => {
  const front = 34.6 - chin * 0.34;
  return [
    'M50 18.4C40 18.4 33.6 22.6 32.6 30.6Q31.4 34.6 32.4 36.6Q34 38.4 33.4 40.4',
    nose,
    'Q30.6 54.4 30 55.4Q29.8 56.8 31.8 57.4Q30 58.6 30.8 60.2Q31.6 61.4 32.4 62',
    `Q${front - 1.4} ${foot - 1.6} ${front + 1.6} ${foot + 0.6}Q${front + 4} ${foot + 2} 43 ${foot}`,
    `Q51 ${foot - 2.4} ${52 + jaw * 0.3} 57Q60.6 50 60.6 40C62 26 60 18.4 50 18.4Z`,
  ].join('');
};

/** The back of a head that is turned: hair, or skin where there is none. */
const BACK = {
  turned: 'M52 17C66 16.4 73 26 71.8 38C71.4 49 68 57 61 61.6L52 58Z',
  profile: 'M48 17C64 15 74 25 72.4 39C72 50 68.6 58 63.6 62.4Q58 62 55 56L48 40Z',
} as const;

const LEVEL = 42.6;
/** How far eyes look up or down, and to the side: where the head is turned to, or at what is held. */
const GLANCE = { up: -0.8, level: 0, down: 0.8 } as const;
const GAZE = { turned: -1.1, ahead: 1.4 } as const;

type Look = (typeof KIT.looks)[string];

/** One eye with its brow; `dir` is -1 for the left one, 1 for the right one. */
const eyeOf = (dir: number, { who, age, eyes, height }: Bust, look: Look, gaze: number): Motif => {
  const { wide, up, down, slant, brow } = partOf(KIT.eyes, eyes);
  const grow = age === 'young' ? 1.18 : 1.08;
  const middle = 50 + dir * 7.5;
  const [outer, inner] = [middle + dir * wide * grow, middle - dir * wide * grow];
  const [high, low] = [up * look.lid * grow, down * grow];
  const lift = dir > 0 ? (look.raised ?? 0) : 0;
  const [first = 0, second = 0, third = 0] = look.brows;
  const line: Layer = [
    'brow',
    `M${middle + dir * 5.2} ${first - lift}Q${middle} ${second - lift} ${middle - dir * 4} ${third - lift * 0.4}`,
    (who === 'man' ? 2.8 : 2.1) * brow,
  ];
  if (look.lid === 0)
    return [line, ['line', `M${outer} ${LEVEL + 1}Q${middle} ${LEVEL - 3.4} ${inner} ${LEVEL + 0.8}`, 1.9]];
  const lid = `M${outer} ${LEVEL - slant}Q${middle} ${LEVEL - high} ${inner} ${LEVEL + 0.3}`;
  const iris = Math.min(3, Math.max(2.2, (high + low) * 0.36));
  const [x, y] = [middle + gaze, LEVEL - 0.4 + (low - high) * 0.1 + GLANCE[height]];
  const crease = `M${outer} ${LEVEL - slant - 0.8}Q${middle} ${LEVEL - high - 3.2} ${inner} ${LEVEL - 1.2}`;
  const drawn: Layer[] = [
    ['hollow', `${crease}L${inner} ${LEVEL + 0.3}Q${middle} ${LEVEL - high} ${outer} ${LEVEL - slant}Z`],
    ['white', `${lid}Q${middle} ${LEVEL + low} ${outer} ${LEVEL - slant}Z`, 0.5],
    ['iris', pathOf(`circle(${x} ${y} ${iris})`), 0.8],
    ['ink', pathOf(`circle(${x} ${y} ${iris * 0.52})`)],
    ['dusk', `${lid}Q${middle} ${LEVEL - high + 2.4} ${outer} ${LEVEL - slant}Z`],
    ['glint', `M${x - 1} ${y - 1}H${x - 0.8}M${x + 1} ${y + 0.9}H${x + 1.1}`, 1.5],
    ['line', lid, who === 'man' ? 1.4 : 1.8],
    line,
  ];
  if (who === 'woman')
    drawn.push(['line', `M${outer} ${LEVEL - slant}L${outer + dir * 1.8} ${LEVEL - slant - 1.5}`, 1.2]);
  if (brow > 1.3)
    drawn.push(['fold', `M${outer} ${LEVEL - slant - 2.6}Q${middle} ${LEVEL - high - 2.2} ${inner} ${LEVEL - 2}`, 0.9]);
  return drawn;
};

/** A mouth from corner to corner, seen from before. */
const mouthOf = ({ who }: Bust, { smile, open = 0 }: Look): Motif => {
  const wide = open > 6 ? 3.8 : 5.4;
  const corner = 57.2 - smile * 0.34;
  const [left, right] = [50 - wide, 50 + wide];
  const lower = corner + Math.max(3, open) + smile * 0.2;
  if (open > 0)
    return [
      ...(who === 'woman'
        ? [
            [
              'lip',
              `M${left - 0.6} ${corner}Q50 ${corner - 2} ${right + 0.6} ${corner}Q50 ${lower + open * 0.9 + 2} ${left - 0.6} ${corner}Z`,
              0.5,
            ] as Layer,
          ]
        : []),
      [
        'ink',
        `M${left} ${corner}Q50 ${corner + 1 - (open > 6 ? 3 : 0)} ${right} ${corner}Q${right - 1} ${lower + 0.8} 50 ${lower + 1}Q${left + 1} ${lower + 0.8} ${left} ${corner}Z`,
      ],
      [
        'white',
        `M${left + 1.2} ${corner + 0.5}Q50 ${corner + 1.4} ${right - 1.2} ${corner + 0.5}L${right - 2} ${corner + 2.2}Q50 ${corner + 3} ${left + 2} ${corner + 2.2}Z`,
        0.3,
      ],
    ];
  const line: Layer = [
    'line',
    `M${left} ${corner}Q50 ${corner + smile * 1.1 + 0.4} ${right} ${corner}`,
    who === 'man' ? 1.6 : 1,
  ];
  if (who === 'man')
    return [
      line,
      ['dusk', `M47 ${corner + 3.4}Q50 ${corner + 4.8} 53 ${corner + 3.4}Q50 ${corner + 3.8} 47 ${corner + 3.4}Z`],
    ];
  return [
    [
      'lip',
      `M${left} ${corner}Q47.6 ${corner - 2} 50 ${corner - 1.2}Q52.4 ${corner - 2} ${right} ${corner}Q52.6 ${lower} 50 ${lower}Q47.4 ${lower} ${left} ${corner}Z`,
      0.4,
    ],
    line,
  ];
};

const mouthInProfile = ({ who }: Bust, { smile, open = 0 }: Look): Motif => {
  const corner = 57.4 - smile * 0.4;
  if (open > 0)
    return [['ink', `M31.2 55.8Q35 ${corner - 0.6} 37.6 ${corner}Q36.4 ${57 + open} 31.4 ${58 + open * 0.5}Z`]];
  const line: Layer = ['line', `M31.4 57.4Q34.4 57.8 37.6 ${corner}`, who === 'man' ? 1.6 : 1.1];
  return who === 'man'
    ? [line]
    : [['lip', `M31.8 57.4Q29.4 56.6 30.2 55.2Q33.4 55.4 37 ${corner}Q33.4 60.8 31 60Q30 58.6 31.8 57.4Z`, 0.4], line];
};

const noseOf = ({ nose }: Bust, turn: Turn): Motif => {
  const drawn = partOf(KIT.noses, nose);
  if (isProfile(turn)) return [['fold', 'M31.6 49Q33.6 50.4 31.8 52', 1.1]];
  if (!isTurned(turn)) return bent(drawn.ahead, turning(turn));
  const [middle] = turning(turn)(50, 47);
  return bent(drawn.turned, (x, y) => [x - 50 + middle, y + turn.pitch * 0.9]);
};

const earsOf = (turn: Turn): Motif => {
  const ear = (x: number): readonly Layer[] => [
    ['skin', pathOf(`ellipse(${x} 43.4 ${isTurned(turn) ? 4 : 3.3} 5.2)`)],
    ['fold', `M${x - 1.2} 40.6Q${x + 2.2} 40.8 ${x + 0.6} 45.6`, 1],
  ];
  const [near] = turning(turn)(isProfile(turn) ? 67.6 : 67.4, 43);
  const [far] = turning(turn)(32.4, 43);
  return isTurned(turn) ? ear(near + 1) : [...ear(near), ...ear(far)];
};

/** A bare head, hindmost part first. */
export interface Head {
  readonly back: Motif;
  readonly face: Motif;
  readonly features: Motif;
  readonly beard: Motif;
}

const backOf = ({ hair }: Bust, turn: Turn): Motif => {
  if (!isTurned(turn)) return [];
  return [[hair === 'bald' ? 'skin' : 'hair', isProfile(turn) ? BACK.profile : BACK.turned]];
};

/** The back of a head that is seen from behind, with its ears. */
const SKULL: Motif = [
  ['skin', pathOf('ellipse(31.6 43.4 3.4 5.2)ellipse(68.4 43.4 3.4 5.2)')],
  ['skin', 'M36 40H64Q64 58 58.4 63H41.6Q36 58 36 40Z'],
  [
    'hair',
    'M50 16Q70 16 70 38Q70 52 65 57Q63 62 59 61Q57 65 53.6 62.6Q50 67 46.4 62.6Q43 65 41 61Q37 62 35 57Q30 52 30 38Q30 16 50 16Z',
  ],
  ['brow', 'M51 20Q47 40 50 62M44 20Q37 40 43 59M57 20Q63 40 57 59M37 25Q31.6 40 37 54M63 25Q68.4 40 63 54', 1.2],
];
const BARE_SKULL: Motif = [
  ...SKULL.slice(0, 2),
  ['skin', 'M50 17Q69 17 69 38Q69 53 62 60H38Q31 53 31 38Q31 17 50 17Z'],
  ['fold', 'M42 57Q50 61 58 57M44 62Q50 65 56 62', 1.1],
];

/** Draws the head of somebody from behind: its skull; what is worn goes over it. */
export const skullOf = ({ hair }: Bust): Motif => (hair === 'bald' ? BARE_SKULL : SKULL);

/** Draws the head of somebody, turned as he or she looks. */
export const headOf = (bust: Bust, turn: Turn): Head => {
  const shape = partOf(KIT.shapes, bust.shape);
  const look = partOf(KIT.looks, bust.look);
  const bend = turning(turn);
  const nose = partOf(KIT.noses, bust.nose);
  const outline: Motif = isProfile(turn)
    ? [['skin', faceInProfile(shape, nose.profile)]]
    : bent([['skin', faceAhead(shape, isTurned(turn))]], (x, y) => [bend(x, y)[0], y]);
  // What is held is at the right, and at the left in a mirrored head.
  const held = bust.lefthanded === turn.mirrored ? GAZE.ahead : -GAZE.ahead;
  const gaze = isTurned(turn) ? GAZE.turned : held;
  const eyes = [...(isProfile(turn) ? [] : eyeOf(-1, bust, look, gaze)), ...eyeOf(1, bust, look, gaze)];
  const mouth = isProfile(turn) ? mouthInProfile(bust, look) : bent(mouthOf(bust, look), bend);
  const mark = bust.mark === null ? [] : partOf(KIT.marks, bust.mark);
  const marks = bent([...partOf(KIT.ages, bust.age), ...mark], bend);
  const facing = (motif: Motif): Motif => (turn.mirrored ? bent(motif, mirror) : motif);
  return {
    back: facing(backOf(bust, turn)),
    face: facing([...outline, ...(isTurned(turn) ? earsOf(turn) : [])]),
    features: facing([...marks, ...bent(eyes, bend), ...noseOf(bust, turn), ...mouth]),
    beard: bust.beard === null ? [] : bent(partOf(KIT.beards, bust.beard), bendBeard(turn, shape)),
  };
};

/** Ears of a head that looks ahead are behind its cheeks. */
export const earsBehind = (turn: Turn): Motif =>
  isTurned(turn) ? [] : bent(earsOf(turn), turn.mirrored ? mirror : (x, y) => [x, y]);
