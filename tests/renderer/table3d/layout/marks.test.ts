import { afterEach, expect, test, vi } from 'vitest';
import { BOARD, CARD } from '../../../../renderer/cards/layout/dimensions.ts';
import type { Subject } from '../../../../renderer/game/state/table.ts';
import { MARK_GRID } from '../../../../renderer/table3d/layout/cells.ts';
import { haloPieces } from '../../../../renderer/table3d/layout/haloPieces.ts';
import { advisedMarks, priceMarks } from '../../../../renderer/table3d/layout/markPieces.ts';
import { cardPieceId } from '../../../../renderer/table3d/layout/piece.ts';
import { onBoard, placesOf } from '../../../../renderer/table3d/layout/places.ts';
import { type Pose, pose } from '../../../../renderer/table3d/layout/pose.ts';
import { LIFT } from '../../../../renderer/table3d/materials/plain.ts';
import { makeMarkSheet } from '../../../../renderer/table3d/textures/markSheet.ts';
import { standardContent } from '../../../../shared/content/content.ts';
import { choicesOf, observe, refusalsOf } from '../../../../shared/flow/runner.ts';
import type { Colour } from '../../../../shared/vocabulary/colours.ts';
import { gameAt } from '../../../fixtures/sketch.ts';
import { keepLetters, textsInCell, textsOn } from '../numerals/paintedText.ts';

afterEach(() => void vi.unstubAllGlobals());

const cardOf = (colour: Colour, cost: number): string => {
  const found = standardContent.cards.find(
    (card) => card.epoch === 2 && card.colour === colour && card.cost === cost && card.effect === undefined,
  );
  if (found === undefined) throw new RangeError(`no ${colour} card costs ${cost}`);
  return found.id;
};

const NOWHERE = pose(0, 0, 0);
const OWNED = standardContent.cards.filter(({ epoch, colour }) => epoch === 1 && colour === 'red').slice(0, 2);

/** A player with two red cards and five coins before three piles: a red card, one as it is printed, one too dear. */
const market = () => {
  const tops = { red: cardOf('red', 4), blue: cardOf('blue', 4), green: cardOf('green', 6) };
  const state = gameAt('draft', {
    epoch: 2,
    phase: 'B',
    seats: [{ coins: 5, cards: OWNED.map(({ id }) => id) }, {}],
    piles: { red: [tops.red], blue: [tops.blue], green: [tops.green] },
  });
  const [view, choices, refusals] = [observe(state, 0), choicesOf(state, 0), refusalsOf(state, 0)];
  return { tops, view, choices, refusals };
};

test('a card that costs more or less than is printed bears what is really paid, and one that is too dear says so', () => {
  const { tops, view, choices, refusals } = market();
  const marks = priceMarks(view, 0, NOWHERE, choices, refusals);
  expect(Object.fromEntries(marks.map(({ rides, mark }) => [rides?.id, mark]))).toEqual({
    [cardPieceId(tops.red)]: { kind: 'price', price: 2, printed: 4, payable: true },
    [cardPieceId(tops.green)]: { kind: 'price', price: 6, printed: 6, payable: false },
  });
});

test('a card in hand bears it, too, over the printed coin', () => {
  const hand = [cardOf('red', 4), cardOf('red', 6)];
  const state = gameAt('draft', { epoch: 2, seats: [{ coins: 3, cards: OWNED.map(({ id }) => id), hand }, {}] });
  const marks = priceMarks(observe(state, 0), 0, NOWHERE, choicesOf(state, 0), refusalsOf(state, 0));
  expect(marks.map(({ mark }) => mark)).toEqual([
    { kind: 'price', price: 2, printed: 4, payable: true },
    { kind: 'price', price: 4, printed: 6, payable: false },
  ]);
  for (const { rides, stretch } of marks) {
    const left = (rides?.x ?? 0) - (stretch?.x ?? 0) / 2;
    expect(Math.abs(left + CARD.width / 2)).toBeLessThan(0.03);
    expect((rides?.z ?? 0) - (stretch?.z ?? 0) / 2).toBeGreaterThan(-CARD.height / 2 - 0.03);
    expect(rides?.z).toBeLessThan(-CARD.height / 4);
  }
});

test('what can only be sold does not shine as what can be bought', () => {
  const { tops, view, choices } = market();
  const lights = haloPieces(view, placesOf(2, 0), 0, choices, []);
  const tints = new Map(lights.map(({ rides, tint }) => [rides?.id, tint]));
  expect(tints.get(cardPieceId(tops.red))).toBe(tints.get(cardPieceId(tops.blue)));
  expect(tints.get(cardPieceId(tops.green))).not.toBe(tints.get(cardPieceId(tops.red)));
});

test('while one thing is in mind, that alone shines as it did', () => {
  const { tops, view, choices } = market();
  const tintsWith = (selected: readonly Subject[]) =>
    new Map(
      haloPieces(view, placesOf(2, 0), 0, choices, selected).map(({ rides, tint = '' }) => [rides?.id ?? '', tint]),
    );
  const brightness = (tint = '') => Number.parseInt(tint.slice(1, 3), 16);
  const [before, now] = [tintsWith([]), tintsWith([{ kind: 'pile', colour: 'red' }])];
  const [red, blue] = [cardPieceId(tops.red), cardPieceId(tops.blue)];
  expect(brightness(now.get(red))).toBeGreaterThanOrEqual(brightness(before.get(red)));
  expect(brightness(now.get(blue))).toBeLessThan(brightness(before.get(blue)) * 0.7);
});

test('of cards to give up those of which one is enough shine, others less', () => {
  const cards = ['1-red-01', '1-blue-01', '1-green-01'];
  const state = gameAt('feeding', { seats: [{ cards, tracks: { food: 2 } }, {}] });
  const choices = choicesOf(state, 0);
  const unfed = new Map(
    choices.flatMap(({ action, preview }) => (action.type === 'remove' ? [[action.card, preview.unfed]] : [])),
  );
  const lights = haloPieces(observe(state, 0), placesOf(2, 0), 0, choices, []);
  const tintOf = (card: string) => lights.find(({ rides }) => rides?.id === cardPieceId(card))?.tint;
  const [enough, tooFew] = [cards.filter((card) => unfed.get(card) === 0), cards.filter((card) => unfed.get(card))];
  expect([enough.length, tooFew.length]).toEqual([2, 1]);
  expect(new Set(enough.map(tintOf)).size).toBe(1);
  expect(tintOf(tooFew[0] ?? '')).not.toBe(tintOf(enough[0] ?? ''));
});

test('the light of who decides lies so far below the board that it never comes through it', () => {
  const { view, choices } = market();
  const places = placesOf(2, 0);
  const light = haloPieces(view, places, 0, choices, []).find(({ id }) => id === 'halo decider 0');
  const face = onBoard(places[0] as Pose, BOARD.width / 2, BOARD.depth / 2, 0);
  const below = (face.y - (light?.pose.y ?? face.y)) / Math.cos(face.tilt);
  expect(below).toBeGreaterThan(LIFT * 2);
});

test('a lamp goes with every thing that is advised, one for each', () => {
  const { tops, view, choices } = market();
  const red = choices.filter(({ action }) => action.type === 'take' && action.colour === 'red');
  expect(red.length).toBeGreaterThan(1);
  const marks = advisedMarks(
    view,
    0,
    NOWHERE,
    red.map(({ action }) => action),
  );
  expect(marks).toMatchObject([{ rides: { id: cardPieceId(tops.red) }, mark: { kind: 'advice' } }]);
});

/** The digits of the printed price in units, which `table.test.ts` measures in the window. */
const PRINTED_DIGITS = ((114 * 0.66) / 358) * CARD.height;

test('what is really paid is the only price, written as large as what is printed', () => {
  keepLetters((name, value) => vi.stubGlobal(name, value));
  const { view, choices, refusals } = market();
  const [mark] = priceMarks(view, 0, NOWHERE, choices, refusals);
  if (mark?.mark === undefined) throw new Error('nothing is cheaper');
  const sheet = makeMarkSheet(400);
  sheet.show([mark.mark]);
  const texts = textsInCell(textsOn(sheet.drawing), MARK_GRID, sheet.cellOf(mark.mark));
  expect(texts.map(({ text }) => text)).toEqual(['2']);
  const [paid] = texts.map(({ height }) => height * (mark.stretch?.z ?? 0));
  expect(paid).toBeGreaterThanOrEqual(PRINTED_DIGITS);
});
