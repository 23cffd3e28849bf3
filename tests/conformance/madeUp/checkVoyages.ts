import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { paintCard, paintOwnedCard } from '../../../renderer/cards/paintCard.ts';
import { pathOf } from '../../../renderer/cards/path.ts';
import { checkRecord } from '../referee/recordCheck.ts';
import { CARDS, SYMBOL } from './voyages.ts';

/*
 * The faces of the made-up cards, and games with them before the referee. Run where the expansion is a part of the game: in the copy that
 * `madeUpExpansion.long.test.ts` makes.
 */

/** What was painted: the paths that were filled, and what was written. */
interface Painted {
  readonly shapes: string[];
  readonly words: string[];
}

/** Enough of a 2D context to be painted on: it keeps paths and letters, and answers what painters ask. */
function contextFor({ shapes, words }: Painted): CanvasRenderingContext2D {
  const answers: Readonly<Record<string, unknown>> = {
    fill: (shape: unknown) => shape instanceof Shape && shapes.push(shape.drawn),
    fillText: (text: string) => words.push(text),
    measureText: () => ({ width: 50, actualBoundingBoxAscent: 60, actualBoundingBoxDescent: 0 }),
    createLinearGradient: () => ({ addColorStop: () => undefined }),
    createRadialGradient: () => ({ addColorStop: () => undefined }),
    createImageData: (width: number, height: number) => ({ data: new Uint8ClampedArray(4 * width * height) }),
    createPattern: () => null,
  };
  return new Proxy({} as CanvasRenderingContext2D, {
    get: (_, name) => answers[String(name)] ?? (() => undefined),
    set: () => true,
  });
}

class Shape {
  readonly drawn: string;

  constructor(drawn: unknown = '') {
    this.drawn = String(drawn);
  }
  moveTo(): void {}
  lineTo(): void {}
  arc(): void {}
  ellipse(): void {}
  rect(): void {}
  closePath(): void {}
  addPath(): void {}
}

beforeAll(() => {
  vi.stubGlobal('Path2D', Shape);
  vi.stubGlobal('document', {
    createElement: () => ({ getContext: () => contextFor({ shapes: [], words: [] }) }),
  });
});

afterAll(() => {
  vi.unstubAllGlobals();
});

test.each(CARDS)('$id bears its title, its own figure and the symbol of its expansion', ({ id, sail, titles }) => {
  for (const paint of [paintCard, paintOwnedCard]) {
    const painted: Painted = { shapes: [], words: [] };
    paint(contextFor(painted), id, 256, 358, { title: titles.en });
    // In a tableau a title could not be read.
    if (paint === paintCard) expect(painted.words).toContain(titles.en);
    expect(painted.shapes).toContain(pathOf(sail));
    expect(painted.shapes).toContain(SYMBOL);
  }
});

test('every game that was recorded keeps to the rules', () => {
  const records: unknown[][] = [];
  for (const line of readFileSync('games.jsonl', 'utf8').trimEnd().split('\n')) {
    const read = JSON.parse(line);
    if (read.type === 'header') records.push([]);
    records.at(-1)?.push(read);
  }
  expect(records).toHaveLength(3);
  for (const record of records) expect(() => checkRecord(record)).not.toThrow();
});
