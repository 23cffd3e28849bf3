import { describe, expect, it } from 'vitest';
import {
  type Card,
  standardContent as content,
  contentOf,
  NOBLE_KINDS,
  prepareContent,
  registerContent,
} from '../../../shared/content/content.ts';
import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import { EFFECT_TYPES } from '../../../shared/vocabulary/effects.ts';
import { COLONY_LEVELS, type ColonyLevel, STATUES } from '../../../shared/vocabulary/pieces.ts';
import { EPOCHS } from '../../../shared/vocabulary/time.ts';
import { TRACKS } from '../../../shared/vocabulary/tracks.ts';

const inPlay = content.cards.filter((card) => card.set === 'base' || card.set === 'advanced');

describe('the content file', () => {
  it('gives everything an id of its own', () => {
    const ids = [
      ...content.cards.map((card) => card.id),
      ...content.setupCards.map((card) => card.id),
      ...content.colonies.flatMap((colony) => colony.tiles.map((tile) => tile.id)),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names a card after its epoch and colour', () => {
    for (const { id, epoch, colour } of content.cards)
      expect(id).toMatch(new RegExp(`^${epoch}-${colour}-[a-z]?\\d\\d$`));
  });
});

describe('what is in the box', () => {
  const count = (set: Card['set'], epoch: number, colour: string): number =>
    inPlay.filter((card) => card.set === set && card.epoch === epoch && card.colour === colour).length;

  it('162 cards: ten of each colour and epoch, and four advanced purple ones an epoch', () => {
    expect(inPlay).toHaveLength(162);
    for (const epoch of EPOCHS) {
      for (const colour of COLOURS) {
        expect(count('base', epoch, colour)).toBe(10);
        expect(count('advanced', epoch, colour)).toBe(colour === 'purple' ? 4 : 0);
      }
    }
  });

  it('25 colony tiles in five levels, five set-up cards, four statues', () => {
    expect(content.colonies.map((colony) => [colony.level, colony.requirement, colony.tiles.length])).toEqual(
      [3, 9, 15, 21, 30].map((level) => [level, level, 5]),
    );
    expect(content.setupCards.map((card) => card.initiative)).toEqual([1, 2, 3, 4, 5]);
    expect(content.statues.map((statue) => statue.requirement)).toEqual([6, 12, 20, 30]);
  });

  it('every effect of rules §9 on a purple card, and no other effect', () => {
    const withEffect = inPlay.filter((card) => card.effect !== undefined);
    expect(new Set(withEffect.map((card) => card.effect?.type))).toEqual(new Set(EFFECT_TYPES.slice(0, 15)));
    expect(new Set(withEffect.map((card) => card.colour))).toEqual(new Set(['purple']));
  });

  it('48 nobles and inventions: four kinds in each of four colours and three epochs (rules §10.3)', () => {
    const nobles = content.cards.filter((card) => card.set === 'nobles');
    expect(nobles).toHaveLength(48);
    for (const kind of NOBLE_KINDS) expect(nobles.filter((card) => card.kind === kind)).toHaveLength(12);
    expect(new Set(nobles.map((card) => card.colour))).toEqual(new Set(['yellow', 'red', 'blue', 'green']));
    expect(new Set(nobles.flatMap((card) => card.effect?.type ?? []))).toEqual(new Set(EFFECT_TYPES.slice(15, 20)));
  });

  it('five monuments, and marketplaces as rules §10 names them', () => {
    expect(content.monuments).toMatchObject({
      requirement: { military: 24, culture: 24 },
      reuseCoins: 12,
      buildCost: 4,
    });
    expect(content.monuments.tiles).toHaveLength(5);
    expect(content.market).toMatchObject({
      small: { income: 6, foodSurplus: 2, coins: 1 },
      large: { income: 8, foodSurplus: 3, coins: 2 },
      stallPoints: 2,
    });
  });

  it('the numbers that rules.md names', () => {
    expect(content.saleValue).toEqual({ 1: 2, 2: 3, 3: 4 });
    expect([content.medals.maxEach, content.medals.goldPointsPerSet]).toEqual([2, 7]);
    expect([content.bonusTilesPerColour, content.coinsPerPoint]).toEqual([2, 5]);
  });
});

describe('rules §15 the cost law', () => {
  /** Steps count 1, points ½; the epoch adds its constant, and income makes the first epoch dearer. */
  const lawfulCost = (card: Card): number => {
    const steps = TRACKS.reduce((sum, track) => sum + (card.gains[track] ?? 0), 0);
    const dear = card.colour === 'yellow' || (card.colour === 'purple' && (card.gains.income ?? 0) > 0);
    const constant = { 1: dear ? 0 : -1, 2: 1, 3: 2 }[card.epoch];
    return Math.floor(steps + card.points / 2 + constant);
  };

  it('holds for every printed card', () => {
    const printed = inPlay.filter((card) => card.source === 'printed');
    expect(printed).toHaveLength(120);
    expect(printed.filter((card) => card.cost !== lawfulCost(card))).toEqual([]);
  });

  it('holds for the reconstructed cards without an effect', () => {
    const plain = inPlay.filter((card) => card.source === 'reconstructed' && card.effect === undefined);
    expect(plain).toHaveLength(18);
    expect(plain.filter((card) => card.cost !== lawfulCost(card))).toEqual([]);
  });
});

describe('look-ups', () => {
  it('find every printed thing by its name', () => {
    for (const card of content.cards) expect(content.card(card.id)).toBe(card);
    for (const card of content.setupCards) expect(content.setupCard(card.id)).toBe(card);
    for (const level of COLONY_LEVELS) expect(content.colony(level).level).toBe(level);
    for (const requirement of STATUES) expect(content.statue(requirement).requirement).toBe(requirement);
    expect(content.colonyTile('colony-3-5').points).toBe(7);
  });

  it('refuse a name that does not exist, even one that every object has', () => {
    for (const id of ['4-red-01', 'constructor', '__proto__']) {
      expect(() => content.card(id)).toThrow(RangeError);
      expect(() => content.colonyTile(id)).toThrow(RangeError);
      expect(() => content.setupCard(id)).toThrow(RangeError);
    }
    expect(() => content.colony(4 as ColonyLevel)).toThrow('no such piece: 4');
  });

  it('of a registered content go by its id, for ever', () => {
    const other = prepareContent({ ...content.file, coinsPerPoint: 4 }, 'test0content');
    registerContent(other);
    registerContent(prepareContent(content.file, 'test0content'));
    expect(contentOf('test0content').coinsPerPoint).toBe(4);
    expect(contentOf('standard').coinsPerPoint).toBe(5);
    expect(() => contentOf('never')).toThrow('unknown content: never');
  });
});
