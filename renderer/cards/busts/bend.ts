import type { Layer, Motif } from '../motifs/motif.ts';

export type Point = readonly [x: number, y: number];

/** Where a point of a drawing goes. */
export type Bend = (x: number, y: number) => Point;

/** How far the handles of a curve that stands for a quarter of a circle reach. */
const HANDLE = 0.5523;

/** How many numbers each command takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, C: 6, S: 4, a: 7, Z: 0 };

const at = (numbers: readonly number[], index: number): number => numbers[index] ?? 0;

/** Half an ellipse, as `ellipse` of `path.ts` writes it, in two curves. */
const halfOf = ([x, y]: Point, [radiusX, radiusY, , , , dx, dy]: readonly number[]): readonly Point[] => {
  const [ux, uy] = [-(dx ?? 0) / 2, -(dy ?? 0) / 2];
  const flat = (radiusY ?? 1) / (radiusX ?? 1);
  const [vx, vy] = [uy * flat, -ux * flat];
  const go = (u: number, v: number): Point => [x - ux + ux * u + vx * v, y - uy + uy * u + vy * v];
  return [go(1, HANDLE), go(HANDLE, 1), go(0, 1), go(-HANDLE, 1), go(-1, HANDLE), go(-1, 0)];
};

/** Follows a path, and remembers what its short commands leave out. */
class Pen {
  private written = '';
  private here: Point = [0, 0];
  private start: Point = [0, 0];
  private handle: Point = [0, 0];

  private readonly bend: Bend;

  constructor(bend: Bend) {
    this.bend = bend;
  }

  private write(letter: string, points: readonly Point[]): void {
    const numbers = points.map(([x, y]) =>
      this.bend(x, y)
        .map((value) => Math.round(value * 100) / 100)
        .join(' '),
    );
    this.written += letter + numbers.join(' ');
    this.here = points.at(-1) ?? this.here;
    const handle = points.at(-2);
    this.handle = letter === 'Q' || letter === 'C' ? (handle ?? this.here) : this.here;
  }

  /** Where a smooth curve takes its first handle from the one before. */
  private mirrored(): Point {
    return [2 * this.here[0] - this.handle[0], 2 * this.here[1] - this.handle[1]];
  }

  private curve(numbers: readonly number[], first: readonly Point[]): void {
    const points = [...first];
    for (let index = 0; index < numbers.length; index += 2) points.push([at(numbers, index), at(numbers, index + 1)]);
    this.write(points.length === 2 ? 'Q' : 'C', points);
  }

  draw(letter: string, numbers: readonly number[]): void {
    if (letter === 'Z') {
      this.written += 'Z';
      this.here = this.start;
    } else if (letter === 'M') {
      this.write('M', [[at(numbers, 0), at(numbers, 1)]]);
      this.start = this.here;
    } else if (letter === 'L') this.write('L', [[at(numbers, 0), at(numbers, 1)]]);
    else if (letter === 'H') this.write('L', [[at(numbers, 0), this.here[1]]]);
    else if (letter === 'V') this.write('L', [[this.here[0], at(numbers, 0)]]);
    else if (letter === 'a') {
      const points = halfOf(this.here, numbers);
      this.write('C', points.slice(0, 3));
      this.write('C', points.slice(3));
    } else this.curve(numbers, letter === 'T' || letter === 'S' ? [this.mirrored()] : []);
  }

  get path(): string {
    return this.written;
  }
}

/** A path with every point where `bend` puts it. Throws a RangeError for commands that drawings of people do not use. */
export const bentPath = (path: string, bend: Bend): string => {
  const pen = new Pen(bend);
  for (const [, letter = '', rest = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const takes = TAKES[letter];
    if (takes === undefined) throw new RangeError(`cannot bend ${letter} in ${path}`);
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const draw = (from: number): void =>
      pen.draw(letter === 'M' && from > 0 ? 'L' : letter, numbers.slice(from, from + takes));
    draw(0);
    for (let from = takes; from < numbers.length; from += takes) draw(from);
  }
  return pen.path;
};

/** A drawing with every point where `bend` puts it. */
export const bent = (motif: Motif, bend: Bend): Motif =>
  motif.map(([tone, path, ...width]): Layer => [tone, bentPath(path, bend), ...width]);

/** A closed curve through points. */
export const through = (points: readonly Point[]): string => {
  const of = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const curves = points.map((_, index) => {
    const [before, from, to, after] = [of(index - 1), of(index), of(index + 1), of(index + 2)];
    const leave = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const reach = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...leave, ...reach, ...to].map((value) => Math.round(value * 100) / 100).join(' ')}`;
  });
  return `M${of(0).join(' ')}${curves.join('')}Z`;
};
