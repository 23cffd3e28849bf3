import { describe, expect, test } from 'vitest';
import settings from '../../../assets/cards/settings.json';
import { personOn } from '../../../renderer/cards/busts/bust.ts';
import { compositionOf } from '../../../renderer/cards/composition.ts';
import { mixed } from '../../../renderer/cards/palette.ts';
import { figureOf, PROPS, SLOTS, settingOf, settingOn } from '../../../renderer/cards/picture/setting.ts';
import { standardContent } from '../../../shared/content/content.ts';

const { cards } = standardContent;
const peopled = cards.filter(({ id }) => personOn(id) !== undefined);

describe('what stands around somebody', () => {
  test('is written down for every person on a card, and for nobody else', () => {
    expect(Object.keys(settings).sort()).toEqual(peopled.map(({ id }) => id).sort());
    for (const card of peopled) expect(compositionOf(card).setting).toEqual(settingOn(card.id));
  });

  test('is something in at least two places, or one where the person shows a thing as large', () => {
    for (const { id } of peopled) {
      const count = Object.keys(settingOn(id)).length;
      expect([id, count >= 1]).toEqual([id, true]);
    }
    const rich = peopled.filter(({ id }) => Object.keys(settingOn(id)).length >= 2);
    expect(rich.length).toBeGreaterThan(peopled.length * 0.95);
  });

  test('is not what the person holds, nor the same as around the next one of the deck', () => {
    const seen = new Set<string>();
    for (const { id, epoch, colour } of peopled) {
      const setting = settingOn(id);
      expect([id, Object.values(setting)]).not.toContain(personOn(id)?.thing);
      const key = `${epoch} ${colour} ${JSON.stringify(setting)}`;
      expect([id, seen.has(key)]).toEqual([id, false]);
      seen.add(key);
    }
  });

  test('uses every prop and every place', () => {
    const all = peopled.flatMap(({ id }) => Object.entries(settingOn(id)));
    const names = new Set(all.map(([, name]) => name));
    expect(Object.keys(PROPS).filter((name) => !names.has(name))).toEqual([]);
    expect(Object.keys(SLOTS).filter((slot) => !all.some(([used]) => used === slot))).toEqual([]);
  });

  test('is nothing on a card of a player’s own', () => {
    expect(compositionOf({ id: 'my-card', epoch: 1, colour: 'red' }).setting).toEqual({});
  });

  test('is read word by word, and refused with an unknown one', () => {
    expect(settingOf('by sacks, beyond ship')).toEqual({ by: 'sacks', beyond: 'ship' });
    expect(() => settingOf('above sacks')).toThrow(RangeError);
    expect(() => settingOf('by teapots')).toThrow(RangeError);
    expect(() => figureOf('teapot')).toThrow(RangeError);
  });
});

test('air before a colour mixes with it', () => {
  expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(mixed('#102030', '#ffffff', 0)).toBe('#102030');
  expect(mixed('#102030', '#fff3da', 1)).toBe('#fff3da');
});
