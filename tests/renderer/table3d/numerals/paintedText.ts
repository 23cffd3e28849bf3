import type { Drawing } from '../../../../renderer/cards/textures/canvas.ts';

/** Something written on a painted picture, in shares of the picture: where its middle is, and how high its digits are. */
export interface PaintedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** What digits of the table's font take of its size: lining figures are as high as capitals. */
const DIGITS = 0.66;
/** Widths of letters do not matter here; about half their size. */
const LETTER = 0.5;

/** A matrix as canvases have it: x' = ax + cy + e, y' = bx + dy + f. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0];

const times = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + c * B,
  b * A + d * B,
  a * C + c * D,
  b * C + d * D,
  a * E + c * F + e,
  b * E + d * F + f,
];

interface State {
  matrix: Matrix;
  font: string;
  textBaseline: string;
}

const sizeOf = (font: string): number => Number(/([\d.]+)px/.exec(font)?.[1] ?? 10);

/** Pictures that were painted on, with what was written on each. */
const written = new WeakMap<object, { text: string; x: number; y: number; height: number }[]>();

/** A 2D context that keeps nothing but the letters, and where they are. */
class LetterContext {
  private state: State = { matrix: UNMOVED, font: '10px', textBaseline: 'alphabetic' };
  private readonly kept: State[] = [];
  readonly canvas: object;

  constructor(canvas: object) {
    this.canvas = canvas;
  }

  get font(): string {
    return this.state.font;
  }
  set font(font: string) {
    this.state.font = font;
  }
  get textBaseline(): string {
    return this.state.textBaseline;
  }
  set textBaseline(baseline: string) {
    this.state.textBaseline = baseline;
  }
  save(): void {
    this.kept.push({ ...this.state });
  }
  restore(): void {
    this.state = this.kept.pop() ?? this.state;
  }
  private move(matrix: Matrix): void {
    this.state.matrix = times(this.state.matrix, matrix);
  }
  translate(x: number, y: number): void {
    this.move([1, 0, 0, 1, x, y]);
  }
  scale(x: number, y: number): void {
    this.move([x, 0, 0, y, 0, 0]);
  }
  rotate(angle: number): void {
    this.move([Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0]);
  }
  transform(...matrix: [number, number, number, number, number, number]): void {
    this.move(matrix);
  }
  setTransform(...matrix: [number, number, number, number, number, number]): void {
    this.state.matrix = matrix;
  }
  resetTransform(): void {
    this.state.matrix = UNMOVED;
  }
  measureText(text: string) {
    const size = sizeOf(this.font);
    return { width: text.length * size * LETTER, actualBoundingBoxAscent: size * DIGITS, actualBoundingBoxDescent: 0 };
  }
  fillText(text: string, x: number, y: number): void {
    const height = sizeOf(this.font) * DIGITS;
    const middle = this.textBaseline === 'middle' ? y : y - height / 2;
    const [, b, , d] = this.state.matrix;
    const [, , , , left, top] = times(this.state.matrix, [1, 0, 0, 1, x, middle]);
    written.get(this.canvas)?.push({ text, x: left, y: top, height: Math.hypot(b, d) * height });
  }
}

/** All that a painter may call beside: it does nothing, and gives back something of which the same is true. */
const anything: unknown = new Proxy(() => anything, {
  get: (_, key) => (key === Symbol.toPrimitive || key === 'length' ? () => 0 : anything),
  set: () => true,
});

const contextOn = (canvas: object): unknown => {
  const letters = new LetterContext(canvas);
  return new Proxy(letters, {
    get: (own, key) => {
      const value: unknown = Reflect.get(own, key, own);
      if (key in own) return typeof value === 'function' ? value.bind(own) : value;
      return anything;
    },
    set: (own, key, value) => {
      if (key === 'font' || key === 'textBaseline') Reflect.set(own, key, value, own);
      return true;
    },
  });
};

/**
 * Gives the painters canvases on which only letters are kept.
 * @param put sets a global of that name
 */
export const keepLetters = (put: (name: string, value: unknown) => void): void => {
  put(
    'Path2D',
    class {
      constructor() {
        // biome-ignore lint/correctness/noConstructorReturn: a path is used by nothing that keeps letters.
        return anything as object;
      }
    },
  );
  put('document', {
    createElement: () => {
      const canvas = { width: 0, height: 0, getContext: () => context };
      const context = contextOn(canvas);
      written.set(canvas, []);
      return canvas;
    },
  });
};

/** What was written on a picture. */
export const textsOn = ({ canvas }: Drawing): readonly PaintedText[] =>
  (written.get(canvas) ?? []).map(({ text, x, y, height }) => ({
    text,
    x: x / canvas.width,
    y: y / canvas.height,
    height: height / canvas.height,
  }));

/** What was written in one cell of a picture, in shares of the cell. */
export const textsInCell = (
  texts: readonly PaintedText[],
  { columns, rows }: { readonly columns: number; readonly rows: number },
  cell: number,
): readonly PaintedText[] => {
  const [column, row] = [cell % columns, Math.floor(cell / columns)];
  return texts
    .map(({ text, x, y, height }) => ({ text, x: x * columns - column, y: y * rows - row, height: height * rows }))
    .filter(({ x, y }) => x >= 0 && x < 1 && y >= 0 && y < 1);
};
