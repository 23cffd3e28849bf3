import { describe, expect, it } from 'vitest';
import { personOn } from '../../../../renderer/cards/busts/bust.ts';
import { pageContent } from '../../../../renderer/platform/pageContent.ts';
import { workplaceOf } from '../../../../renderer/table3d/layout/workplaces.ts';
import { modelSize } from '../../../../renderer/table3d/shapes/world/models.ts';
import { WORKPLACES } from '../../../../renderer/table3d/shapes/world/workplaces.ts';

const cards = pageContent().cards.map(({ id }) => id);
const people = cards.filter((card) => personOn(card) !== undefined);

describe('where the people and things on cards belong', () => {
  it('is known of all of them, and not of cards of somebody’s own making', () => {
    expect(people.length).toBeGreaterThan(160);
    expect(cards.length).toBeGreaterThan(people.length + 30);
    expect(cards.filter((card) => workplaceOf(card) === undefined)).toEqual([]);
    expect(workplaceOf('my own card' as never)).toBeUndefined();
  });

  it('is where that trade is: all places are somebody’s, and a district has many kinds', () => {
    const places = new Set(people.map(workplaceOf));
    for (const place of Object.keys(WORKPLACES)) expect(places, place).toContain(place);
    expect([...places].length).toBeGreaterThan(30);
    for (const colour of ['yellow', 'red', 'blue', 'green', 'purple'])
      expect(new Set(people.filter((card) => card.includes(colour)).map(workplaceOf)).size, colour).toBeGreaterThan(6);
  });

  it('is about as large as a house', () => {
    for (const place of new Set(cards.map(workplaceOf))) {
      if (place === undefined || place === 'windmill') continue;
      const { radius, height } = modelSize(place);
      expect(radius, place).toBeLessThan(0.2);
      expect(height, place).toBeLessThan(0.42);
    }
  });
});
