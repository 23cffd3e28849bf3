import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeNumber } from '../../../renderer/cards/lettering.ts';
import { setName } from '../../../renderer/cards/namePlate.ts';
import { WORDS } from '../../../shared/words/words.ts';
import { keepLetters, textsOn } from '../table3d/numerals/paintedText.ts';

beforeEach(() => keepLetters((name, value) => vi.stubGlobal(name, value)));
afterEach(() => void vi.unstubAllGlobals());

/** A canvas on which letters are half as wide as high. */
function drawing() {
  const canvas = Object.assign(document.createElement('canvas'), { width: 100, height: 100 });
  return { canvas, context: canvas.getContext('2d') as CanvasRenderingContext2D };
}

describe('a number', () => {
  const heightIn = (room?: number): number => {
    const drawn = drawing();
    writeNumber(drawn.context, '30', 50, 50, 60, '#000000', room);
    return textsOn(drawn)[0]?.height ?? 0;
  };

  test('is a little narrower where it has not room enough, and then smaller', () => {
    expect(heightIn(50)).toBe(heightIn());
    expect(heightIn(30)).toBeLessThan(heightIn());
    expect(heightIn(15)).toBeCloseTo(heightIn(30) / 2);
  });
});

describe('a card’s name', () => {
  test('is set whole, in one line or two, and smaller only where it is long', () => {
    const { context } = drawing();
    const usual = setName(context, 'King');
    expect(usual.lines).toEqual(['King']);
    for (const { titles } of Object.values(WORDS))
      for (const title of Object.values(titles)) {
        const { lines, font, height } = setName(context, title);
        expect(lines.join(' ')).toBe(title);
        expect(lines.length).toBeLessThanOrEqual(2);
        expect(font).toBeLessThanOrEqual(usual.font);
        expect(font, title).toBeGreaterThan(usual.font * 0.6);
        expect(height).toBeGreaterThan(font * lines.length * 0.9);
      }
  });
});
