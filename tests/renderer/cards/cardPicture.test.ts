import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  CARD_HEIGHT,
  CARD_WIDTH,
  paintBareCard,
  paintCard,
  paintCoveredCard,
} from '../../../renderer/cards/paintCard.ts';
import { standardContent } from '../../../shared/content/content.ts';
import { keepLetters, type PaintedText, textsOn } from '../table3d/numerals/paintedText.ts';

beforeEach(() => keepLetters((name, value) => vi.stubGlobal(name, value)));
afterEach(() => {
  vi.unstubAllGlobals();
});

/** All letters where something is painted. */
function lettersOf(paint: (context: CanvasRenderingContext2D) => void): readonly PaintedText[] {
  const canvas = Object.assign(document.createElement('canvas'), { width: CARD_WIDTH, height: CARD_HEIGHT });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  paint(context);
  return textsOn({ canvas, context });
}

const writtenBy = (paint: (context: CanvasRenderingContext2D) => void): readonly string[] =>
  lettersOf(paint).map(({ text }) => text);

it('the small card beside a name has no name and no number: they are told beside it', () => {
  for (const { id } of standardContent.cards) {
    expect(writtenBy((context) => paintBareCard(context, id, CARD_WIDTH, CARD_HEIGHT))).toEqual([]);
    expect(writtenBy((context) => paintCard(context, id, CARD_WIDTH, CARD_HEIGHT, { title: 'Carter' }))).toContain(
      'Carter',
    );
  }
});

it('a card under others has no numbers but its points and those of its effect: the tracks have counted the rest', () => {
  for (const { id, points, effect } of standardContent.cards) {
    const written = writtenBy((context) => paintCoveredCard(context, id, CARD_WIDTH, CARD_HEIGHT));
    if (effect === undefined) expect([id, written]).toEqual([id, points > 0 ? [`${points}`] : []]);
    else if (points > 0) expect(written).toContain(`${points}`);
  }
});

it('what a card gives can be read as well as its price, held in a hand and small on a pile', () => {
  for (const { id, cost, gains, effect, points } of standardContent.cards) {
    const steps = Object.values(gains);
    if (effect !== undefined || steps.includes(cost) || steps.includes(points) || steps.some((step) => step < 0))
      continue;
    for (const title of ['Carter', null]) {
      const letters = lettersOf((context) => paintCard(context, id, CARD_WIDTH, CARD_HEIGHT, { title }));
      const heightOf = (text: string) => letters.find((each) => each.text === text)?.height ?? 0;
      for (const step of steps.filter((each) => each !== 0))
        expect([id, title, heightOf(`${step}`) / heightOf(`${cost}`) > 0.88]).toEqual([id, title, true]);
    }
  }
});
