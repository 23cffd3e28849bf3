import { describe, expect, it } from 'vitest';
import { type Filter, filtered, isOpen, OPEN, ordered } from '../../../../renderer/cards/filter.ts';
import { KINDS, piecesOf, reverseOf, SETS } from '../../../../renderer/cards/pieces.ts';
import { discountWords, entriesOf, labelOf, linesOf, spokenWords } from '../../../../renderer/cards/pieceWords.ts';
import { standardContent } from '../../../../shared/content/content.ts';
import { COLOURS } from '../../../../shared/vocabulary/colours.ts';
import { EFFECT_TYPES } from '../../../../shared/vocabulary/effects.ts';
import { EPOCHS } from '../../../../shared/vocabulary/time.ts';
import { wordsIn } from '../../platform/i18n/words.ts';

const CARDS = standardContent.cards.length;
const en = wordsIn('en');
const pieces = piecesOf(standardContent);
const entries = entriesOf(standardContent, en);
const having = (part: Partial<Filter>) => filtered(entries, { ...OPEN, ...part });
const countOf = (part: Partial<Filter>) => having(part).length;
const titles = (part: Partial<Filter>) => having(part).map(({ title }) => title);

describe('the pieces of the gallery', () => {
  it('are all of the box, each once', () => {
    const counts = KINDS.map((kind) => [kind, pieces.filter(({ print }) => print.kind === kind).length]);
    expect(Object.fromEntries(counts)).toEqual({
      card: CARDS,
      setup: 10,
      colony: 30,
      statue: 4,
      monument: 6,
      market: 2,
    });
    expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
  });

  it('are turned over to what lies below, and back again', () => {
    for (const { print } of pieces) {
      const below = reverseOf(print, standardContent);
      const onesided = print.kind === 'statue' || print.kind === 'market';
      expect(below === null).toBe(onesided);
      if (below === null || below.kind === 'cardBack') continue;
      expect(below.kind).toBe(print.kind);
      expect(below).not.toEqual(print);
      expect(reverseOf(below, standardContent)).toMatchObject({ kind: print.kind });
    }
    const front = { kind: 'colony', colony: standardContent.colonies[0] as never, tile: null, number: 0 } as const;
    const back = reverseOf(front, standardContent);
    expect(back === null || back.kind === 'cardBack' ? null : reverseOf(back, standardContent)).toEqual(front);
  });

  it.each(['en', 'de'] as const)('say everything about themselves (%s), and no two the same', (language) => {
    const text = wordsIn(language);
    const spoken = pieces.map((piece) => spokenWords(piece, standardContent, text));
    expect(new Set(spoken).size).toBe(pieces.length);
    for (const piece of pieces) {
      expect(labelOf(piece, text)).not.toBe('');
      expect(linesOf(piece.print, standardContent, text).length).toBeGreaterThan(0);
    }
  });

  it('have a name for every effect and every part of the game', () => {
    for (const effect of EFFECT_TYPES) expect(en(`gallery.effect.${effect}`)).not.toBe('');
    expect(new Set(pieces.map(({ set }) => set))).toEqual(new Set(SETS));
  });

  it('explain how own cards make a card cheaper', () => {
    const costing = (cost: number) => discountWords({ ...standardContent.card('1-red-01'), cost }, en);
    expect(costing(5)).toBe('Every red card you own makes it one coin cheaper: 4 with one, free with 5.');
    expect(costing(1)).toBe('Every red card you own makes it one coin cheaper: free with one.');
    expect(costing(0)).toBe('Costs nothing.');
  });
});

describe('the filter', () => {
  it('lets everything through while nothing is chosen', () => {
    expect(isOpen(OPEN)).toBe(true);
    expect(countOf({})).toBe(pieces.length);
    expect(isOpen({ ...OPEN, words: '  ' })).toBe(true);
    expect(isOpen({ ...OPEN, effect: 'any' })).toBe(false);
  });

  it('adds up within a kind of choice, and narrows across kinds', () => {
    expect(countOf({ sets: ['nobles'] })).toBe(48);
    expect(countOf({ sets: ['advanced'], kinds: ['card'] })).toBe(12);
    const byColour = COLOURS.map((colour) => countOf({ colours: [colour] }));
    expect(byColour.reduce((sum, count) => sum + count, 0)).toBe(CARDS);
    expect(countOf({ colours: [...COLOURS] })).toBe(CARDS);
    expect(EPOCHS.map((epoch) => countOf({ epochs: [epoch], sets: ['base'] }))).toEqual([50, 50, 50]);
    expect(having({ epochs: [2], colours: ['green'] }).every(({ piece }) => piece.id.startsWith('2-green'))).toBe(true);
    expect(countOf({ kinds: ['statue'], epochs: [1] })).toBe(0);
  });

  it('finds effects: one, or any', () => {
    expect(countOf({ effect: 'noDiscount' })).toBe(12);
    const one = EFFECT_TYPES.map((effect) => countOf({ effect }));
    expect(one.slice(0, 20).every((count) => count > 0)).toBe(true);
    expect(countOf({ effect: 'any' })).toBe(one.reduce((sum, count) => sum + count, 0));
  });

  it('searches titles and rules text, word by word, without case and accents', () => {
    expect(titles({ words: 'GRAIN weigh' })).toEqual(['Grain Weigher']);
    expect(countOf({ words: 'statue coins', effect: 'statueCoins' })).toBe(3);
    expect(countOf({ words: 'xyzzy' })).toBe(0);
    const found = (language: 'de' | 'fr' | 'es' | 'cs', words: string) =>
      filtered(entriesOf(standardContent, wordsIn(language)), { ...OPEN, kinds: ['card'], words }).length;
    expect(found('de', 'kornwagerin')).toBe(1);
    expect(found('fr', "MARCHANDE d'huile")).toBe(1);
    expect(found('es', 'satrapa')).toBe(1);
    expect(found('cs', 'vazkarka')).toBe(1);
  });
});

describe('the order', () => {
  const costs = ordered(entries, 'cost', en.compare).map(({ piece }) => piece.cost);
  const points = ordered(entries, 'points', en.compare).map(({ piece }) => piece.points);

  it('goes from cheap to dear, and what has no cost comes last', () => {
    const known = costs.filter((cost) => cost !== null);
    expect(known).toEqual([...known].sort((one, other) => one - other));
    expect(costs.slice(known.length).every((cost) => cost === null)).toBe(true);
  });

  it('goes from many points to few', () => {
    const known = points.filter((value) => value !== null);
    expect(known).toEqual([...known].sort((one, other) => other - one));
    expect(points.slice(known.length).every((value) => value === null)).toBe(true);
  });

  it('goes through the box epoch by epoch, colour by colour', () => {
    const box = ordered(entries, 'box', en.compare).map(({ piece }) => piece);
    expect(box.slice(0, CARDS).every(({ print }) => print.kind === 'card')).toBe(true);
    const [first, last] = [box[0], box[CARDS - 1]];
    expect([first?.epoch, first?.colour, last?.epoch, last?.colour]).toEqual([1, 'yellow', 3, 'purple']);
  });

  it('knows the alphabet', () => {
    const sorted = (language: 'en' | 'fr' | 'es' | 'cs') => {
      const text = wordsIn(language);
      return ordered(entriesOf(standardContent, text), 'title', text.compare).map(({ title }) => title);
    };
    const inOrder = (language: 'en' | 'fr' | 'es' | 'cs', titles: readonly string[]) => {
      const all = sorted(language);
      const places = titles.map((title) => all.indexOf(title));
      expect(places).not.toContain(-1);
      expect(places).toEqual([...places].sort((one, other) => one - other));
    };
    inOrder('en', ['Abacus', 'Printer', 'Yeoman']);
    inOrder('fr', ['Drapière', 'Écrivain public', 'Émailleuse', 'Fermière du domaine', 'Vis d’Archimède']);
    inOrder('es', ['Ábaco', 'Abad', 'Labrador', 'Zapador']);
    // Ch is a letter of its own behind h, and š behind s.
    inOrder('cs', ['Císařovna', 'Hrnčířka', 'Chomout', 'Rytíř', 'Sýpka', 'Šachy']);
  });
});
