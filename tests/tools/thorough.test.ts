import { describe, expect, it } from 'vitest';
import { EVERY_OPTION } from '../fixtures/options.ts';
import { placesApart } from '../thorough.ts';

describe('the members of a sweep that stand for the others', () => {
  it('are so many as were asked for, each once, in order, with the first', () => {
    for (let length = 1; length <= 70; length++)
      for (const few of [1, 2, 7, length]) {
        const places = placesApart(length, few);
        expect(places).toHaveLength(Math.min(few, length));
        expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other));
        expect(places[0]).toBe(0);
        expect(Math.max(...places)).toBeLessThan(length);
      }
  });

  it('are none of nothing', () => {
    expect(placesApart(0, 3)).toEqual([]);
  });

  it('meet everything that can be agreed before a game, with an eighth of all options', () => {
    const options = placesApart(EVERY_OPTION.length, 8).map((place) => EVERY_OPTION[place]);
    expect(new Set(options.map((one) => one?.seats)).size).toBe(4);
    expect(new Set(options.map((one) => one?.mode)).size).toBe(2);
    expect(new Set(options.flatMap((one) => one?.expansions)).size).toBe(3);
    expect(options.some((one) => one?.expansions.length === 0)).toBe(true);
  });
});
