import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CARD_PICTURE, paintCard, paintCardPicture } from '../../../renderer/cards/paintCard.ts';
import { standardContent } from '../../../shared/content/content.ts';
import { keepLetters, textsOn } from '../table3d/numerals/paintedText.ts';

beforeEach(() => keepLetters((name, value) => vi.stubGlobal(name, value)));
afterEach(() => {
  vi.unstubAllGlobals();
});

/** All that is written where something is painted. */
function writtenBy(paint: (context: CanvasRenderingContext2D) => void): readonly string[] {
  const canvas = Object.assign(document.createElement('canvas'), CARD_PICTURE);
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  paint(context);
  return textsOn({ canvas, context }).map(({ text }) => text);
}

it('the picture of a card beside its name has no name and no number: they are told beside it', () => {
  for (const { id } of standardContent.cards) {
    expect(writtenBy((context) => paintCardPicture(context, id))).toEqual([]);
    expect(writtenBy((context) => paintCard(context, id, 256, 358, { title: 'Carter' }))).toContain('Carter');
  }
});
