import { BufferAttribute, BufferGeometry, Vector3 } from 'three';
import { randomFrom } from '../../cards/textures/random.ts';
import { liesFlat, stepAt } from './statueSteps.ts';
import { plinthOf, uprightStatue } from './statues.ts';

/*
 * The rough block that a statue is carved from, in the statue's own units. It is a sheet round the figure: each of its corners
 * knows where it is on the block, where when the figure is roughed out, and in which order it is cut. Corners that end up in the
 * axis are inside the figure, which so comes out of the stone. And what flies off meanwhile: chips and dust.
 */

/** Corners round the block, up its sides, and across its top. */
const GRID = { columns: 48, rows: 26, rings: 4 } as const;
/** How much larger than its figure the block is: as a share aside, in units above; how much of its width is left at its foot. */
const ROUGH = { aside: 1.1, above: 0.035, foot: 0.78 } as const;
/** Pieces that come off at once, and how far one comes off after the other: from above, at random, and the back last. */
const PIECES = 70;
const ORDER = { down: 0.62, random: 0.28, behind: 0.1 } as const;
/** The part of the whole time that a single corner takes to be cut. */
export const CUT = 0.34;

/** A corner of the sheet: where it is on the block, where when all is roughed out, and when it is cut, from 0 to 1. */
interface Corner {
  readonly block: Vector3;
  readonly rough: Vector3;
  readonly order: number;
}

/** How far a figure reaches in each direction at each height, as a share of its block. */
interface Hull {
  /** Half of the block's width and depth, and between which heights it is. */
  readonly aside: number;
  readonly deep: number;
  readonly foot: number;
  readonly top: number;
  /** By the way round (a part of 1), and up. */
  readonly reach: (round: number, up: number) => number;
}

const columnOf = (round: number): number =>
  ((Math.floor(round * GRID.columns) % GRID.columns) + GRID.columns) % GRID.columns;

/** Calls back with points of a shape that are near enough to each other for a hull. */
const sample = (shape: BufferGeometry, tell: (at: Vector3) => void): void => {
  const position = shape.getAttribute('position');
  const index = shape.index?.array ?? [];
  const [a, b, c, at] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()];
  for (let corner = 0; corner < index.length; corner += 3) {
    a.fromBufferAttribute(position, index[corner] ?? 0);
    b.fromBufferAttribute(position, index[corner + 1] ?? 0);
    c.fromBufferAttribute(position, index[corner + 2] ?? 0);
    const steps = Math.ceil(Math.max(a.distanceTo(b), b.distanceTo(c), c.distanceTo(a)) / 0.014);
    for (let i = 0; i <= steps; i++)
      for (let j = 0; i + j <= steps; j++) {
        at.copy(a)
          .multiplyScalar(steps - i - j)
          .addScaledVector(b, i)
          .addScaledVector(c, j);
        tell(at.divideScalar(Math.max(1, steps)));
      }
  }
};

const hullOf = (rank: number): Hull => {
  const shape = uprightStatue(rank);
  const [, , foot] = plinthOf(rank);
  const [least, most, point] = [new Vector3(), new Vector3(), new Vector3()];
  const position = shape.getAttribute('position');
  for (let corner = 0; corner < position.count; corner++) {
    point.fromBufferAttribute(position, corner);
    if (point.y < foot) continue;
    least.min(point);
    most.max(point);
  }
  const aside = Math.max(-least.x, most.x);
  const deep = Math.max(-least.z, most.z, aside * 0.5);
  const cells = new Float32Array(GRID.columns * (GRID.rows + 1));
  sample(shape, ({ x, y, z }) => {
    if (y < foot) return;
    const row = Math.round(((y - foot) / (most.y - foot)) * GRID.rows);
    const cell = row * GRID.columns + columnOf(Math.atan2(x / aside, z / deep) / (Math.PI * 2));
    cells[cell] = Math.max(cells[cell] ?? 0, Math.hypot(x / aside, z / deep));
  });
  shape.dispose();
  const reach = (round: number, up: number): number => {
    const [column, row] = [columnOf(round), Math.round(up * GRID.rows)];
    let far = 0.06;
    // As far as anything around it: what is cut roughly leaves room for what is cut finely.
    for (let beside = -1; beside <= 1; beside++)
      for (let over = -1; over <= 1; over++) {
        const at = Math.max(0, Math.min(GRID.rows, row + over)) * GRID.columns;
        far = Math.max(far, cells[at + ((column + beside + GRID.columns) % GRID.columns)] ?? 0);
      }
    return far;
  };
  return { aside, deep, foot, top: most.y, reach };
};

/** What of the block comes off at once: the nearest of some random places, each with a number of its own from 0 to 1. */
const piecesOf = (random: () => number): ((round: number, up: number) => number) => {
  const places = Array.from({ length: PIECES }, () => [random(), random() * 1.15, random()] as const);
  return (round, up) => {
    let [nearest, number] = [9, 0];
    for (const [x, y, own] of places) {
      const beside = Math.abs(x - round);
      const far = Math.hypot(Math.min(beside, 1 - beside) * 1.6, y - up);
      if (far < nearest) [nearest, number] = [far, own];
    }
    return number;
  };
};

/** How far the block reaches in a direction: a square with broken corners. */
const squareAt = (angle: number): number =>
  (Math.abs(Math.sin(angle)) ** 7 + Math.abs(Math.cos(angle)) ** 7) ** (-1 / 7);

const cornersOf = (rank: number): readonly Corner[] => {
  const random = randomFrom(41 + rank);
  const hull = hullOf(rank);
  const piece = piecesOf(random);
  const corner = (column: number, row: number): Corner => {
    const round = (column % GRID.columns) / GRID.columns;
    const angle = round * Math.PI * 2;
    const up = Math.min(1, row / GRID.rows);
    // Over the top it goes on to the middle.
    const out = row <= GRID.rows ? 1 : 1 - (row - GRID.rows) / GRID.rings;
    const own = piece(round, up + (1 - out) * 0.15);
    const taper = ROUGH.foot + (1 - ROUGH.foot) * Math.min(1, up * 2.4);
    const wide = squareAt(angle) * out * taper * (ROUGH.aside + 0.07 * own);
    const near = Math.min(wide, hull.reach(round, up) * out * (1.04 + 0.2 * own));
    const at = (share: number, y: number): Vector3 =>
      new Vector3(Math.sin(angle) * hull.aside * share, y, Math.cos(angle) * hull.deep * share);
    const high = hull.top - hull.foot;
    const order = ORDER.down * (1 - up) + ORDER.random * own + ORDER.behind * (0.5 - 0.5 * Math.cos(angle));
    return {
      block: at(wide, hull.foot + up * (high + ROUGH.above * (0.7 + 0.6 * own))),
      rough: at(near, hull.foot + up * (high + 0.008)),
      order,
    };
  };
  return Array.from({ length: GRID.rows + GRID.rings + 1 }, (_, row) =>
    Array.from({ length: GRID.columns + 1 }, (_, column) => corner(column, row)),
  ).flat();
};

const withAttribute = (shape: BufferGeometry, name: string, size: number, values: readonly number[]): BufferGeometry =>
  shape.setAttribute(name, new BufferAttribute(Float32Array.from(values), size));

const blockOf = (corners: readonly Corner[]): BufferGeometry => {
  const shape = new BufferGeometry();
  const long = GRID.columns + 1;
  withAttribute(
    shape,
    'position',
    3,
    corners.flatMap(({ block }) => block.toArray()),
  );
  withAttribute(
    shape,
    'rough',
    3,
    corners.flatMap(({ rough }) => rough.toArray()),
  );
  withAttribute(
    shape,
    'order',
    1,
    corners.map(({ order }) => order),
  );
  shape.setIndex(
    Array.from({ length: GRID.rows + GRID.rings }, (_, row) =>
      Array.from({ length: GRID.columns }, (_, column) => {
        const at = row * long + column;
        return [at, at + 1, at + long + 1, at, at + long + 1, at + long];
      }).flat(),
    ).flat(),
  );
  return shape;
};

/** Chips and puffs of dust, how fast chips fall (units of the statue by the square of a second), and how large both are. */
const FLYING = { chips: 110, puffs: 30, falls: 3.6, chip: [0.004, 0.015], puff: [0.07, 0.15] } as const;
/** Corners of a chip, which is broken stone, and its eight sides. */
const CHIP = [
  [1.1, 0.1, 0.2],
  [-0.9, -0.2, 0.1],
  [0.1, 0.7, -0.1],
  [-0.2, -0.8, 0.1],
  [0.2, 0.1, 0.9],
  [-0.1, -0.1, -0.8],
] as const;
const SIDES = [0, 2, 4, 2, 1, 4, 1, 3, 4, 3, 0, 4, 2, 0, 5, 1, 2, 5, 3, 1, 5, 0, 3, 5] as const;

/**
 * When something comes off a corner, in seconds.
 * @param lasts seconds that all is carved in
 */
const comesOff = ({ order }: Corner, lasts: number, part: number): number => (order * (1 - CUT) + CUT * part) * lasts;

/** Seconds until what flies so comes to lie. */
const landsAfter = (from: Vector3, goes: Vector3, size: number): number => {
  const step = 1 / 120;
  for (let time = step; time < 2; time += step) {
    const y = from.y + goes.y * time - (FLYING.falls / 2) * time * time;
    const sinks = stepAt(from.x + goes.x * time, from.z + goes.z * time) + size * 0.6 - y;
    const speed = FLYING.falls * time - goes.y;
    if (speed > 0 && sinks >= 0) return time - Math.min(step, sinks / speed);
  }
  return 2;
};

/** What lies nearer to the viewer than this lies at the lower edge of the picture. */
const NEAREST = 0.27;

/** How a chip flies off. */
interface Flight {
  readonly from: Vector3;
  readonly goes: Vector3;
  readonly size: number;
  readonly lasts: number;
}

/** A chip that comes off a corner, and comes to lie whole on a step or on the floor behind the picture's lower edge. */
const flightFrom = (corner: Corner, random: () => number): Flight | null => {
  const [small, large] = FLYING.chip;
  const size = small + (large - small) * random() ** 2;
  const from = corner.block.clone().lerp(corner.rough, random());
  for (let tries = 0; tries < 12; tries++) {
    const away = 0.12 + random() * 0.4;
    const goes = new Vector3(from.x, 0, Math.abs(from.z) + 0.02)
      .normalize()
      .multiplyScalar(away)
      .add(new Vector3((random() - 0.5) * 0.25, 0.1 + random() * 0.75, (random() - 0.5) * 0.2));
    const lasts = landsAfter(from, goes, size);
    const [x, z] = [from.x + goes.x * lasts, from.z + goes.z * lasts];
    if (z < NEAREST && liesFlat(x, z, size * 1.1)) return { from, goes, size, lasts };
  }
  return null;
};

const chipsOf = (corners: readonly Corner[], lasts: number, random: () => number): BufferGeometry => {
  const lists: Record<'position' | 'comes' | 'goes' | 'when', number[]> = {
    position: [],
    comes: [],
    goes: [],
    when: [],
  };
  for (let chip = 0; chip < FLYING.chips; chip++) {
    const corner = corners[Math.floor(random() * corners.length)];
    const flight = corner === undefined ? null : flightFrom(corner, random);
    if (corner === undefined || flight === null) continue;
    const when = [comesOff(corner, lasts, 0.1 + random() * 0.7), flight.lasts, random() * 20];
    for (const side of SIDES) {
      lists.position.push(...(CHIP[side] ?? CHIP[0]).map((part) => part * flight.size));
      lists.comes.push(...flight.from.toArray());
      lists.goes.push(...flight.goes.toArray());
      lists.when.push(...when);
    }
  }
  const shape = new BufferGeometry();
  for (const [name, values] of Object.entries(lists)) withAttribute(shape, name, 3, values);
  return shape;
};

const SQUARE = [-1, -1, 1, -1, 1, 1, -1, -1, 1, 1, -1, 1] as const;

/** Squares that face the eye: where each comes from (`position`), its corner, and its size, begin and chance (`puff`). */
const dustOf = (corners: readonly Corner[], lasts: number, random: () => number): BufferGeometry => {
  const lists: Record<'position' | 'puff', number[]> = { position: [], puff: [] };
  for (let puff = 0; puff < FLYING.puffs; puff++) {
    const corner = corners[Math.floor(random() * corners.length)];
    if (corner === undefined) continue;
    const [small, large] = FLYING.puff;
    const own = [small + (large - small) * random(), comesOff(corner, lasts, 0.1 + random() * 0.5), random()];
    for (let at = 0; at < SQUARE.length; at += 2) {
      lists.position.push(corner.block.x, corner.block.y, Math.abs(corner.block.z) + 0.03);
      lists.puff.push(...own);
    }
  }
  const shape = new BufferGeometry();
  withAttribute(shape, 'position', 3, lists.position);
  withAttribute(shape, 'puff', 3, lists.puff);
  withAttribute(shape, 'corner', 2, Array.from({ length: FLYING.puffs }, () => SQUARE).flat());
  return shape;
};

/** All that is seen of a block while it is carved. */
export interface Carved {
  readonly block: BufferGeometry;
  readonly chips: BufferGeometry;
  readonly dust: BufferGeometry;
}

/**
 * The block of a statue, and what flies off as it is carved; the same whenever it is made.
 * @param rank of the statue, 0 to 3
 * @param lasts seconds that it is carved in
 */
export const carvedShapes = (rank: number, lasts: number): Carved => {
  const corners = cornersOf(rank);
  const random = randomFrom(7 + rank);
  return { block: blockOf(corners), chips: chipsOf(corners, lasts, random), dust: dustOf(corners, lasts, random) };
};

/** How fast chips fall, in units of the statue by the square of a second. */
export const CHIPS_FALL = FLYING.falls;
