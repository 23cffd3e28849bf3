import { describe, expect, test } from 'vitest';
import {
  AGES,
  BUILDS,
  type Bust,
  bustOf,
  HAIR,
  KIT,
  POSES,
  personOn,
  SKINS,
  VIEWS,
  WHO,
} from '../../../renderer/cards/busts/bust.ts';
import { otherWayRound } from '../../../renderer/cards/busts/limbs.ts';
import { PEOPLE, THINGS } from '../../../renderer/cards/motifs/motif.ts';
import { standardContent } from '../../../shared/content/content.ts';
import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import { EPOCHS } from '../../../shared/vocabulary/time.ts';

const { cards } = standardContent;
const people = Object.entries(PEOPLE).map(([card, line]) => [card, bustOf(line)] as const);
const shown = people.map(([, bust]) => bust);

const countOf = (isOne: (bust: Bust) => boolean) => shown.filter(isOne).length;

/** The people of an epoch, perhaps of one colour. */
const peopleOf = (start: string) => people.filter(([card]) => card.startsWith(start)).map(([, bust]) => bust);

const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

test('somebody stands on 174 cards, each of the game', () => {
  expect(people).toHaveLength(174);
  const known = new Set(cards.map(({ id }) => id));
  expect(people.map(([card]) => card).filter((card) => !known.has(card))).toEqual([]);
  expect(personOn('1-yellow-01')).toEqual(bustOf(PEOPLE['1-yellow-01'] ?? ''));
  expect(personOn('1-yellow-n01')).toBeUndefined();
});

describe('every person', () => {
  test('is put together from parts that are drawn', () => {
    const missing = people.flatMap(([card, { shape, eyes, nose, mark, look, hair, beard, headgear, garment }]) =>
      [
        KIT.shapes[shape] ?? `shape ${shape}`,
        KIT.eyes[eyes] ?? `eyes ${eyes}`,
        KIT.noses[nose] ?? `nose ${nose}`,
        mark === null || (KIT.marks[mark] ?? `mark ${mark}`),
        KIT.looks[look] ?? `look ${look}`,
        KIT.hair[hair] ?? `hair ${hair}`,
        beard === null || (KIT.beards[beard] ?? `beard ${beard}`),
        headgear === null || (KIT.headgear[headgear.name] ?? `headgear ${headgear.name}`),
        KIT.garments[garment.name] ?? `garment ${garment.name}`,
        KIT.sleeves[garment.name] ?? `sleeves ${garment.name}`,
      ]
        .filter((part) => typeof part === 'string')
        .map((part) => `${card}: ${part}`),
    );
    expect(missing).toEqual([]);
  });

  test('has nothing of the kit left over', () => {
    const gestures = Object.values(POSES).flatMap(({ arms }) => arms.map(({ hand }) => hand));
    const uses: readonly (readonly [object, (bust: Bust) => unknown])[] = [
      [KIT.shapes, ({ shape }) => shape],
      [KIT.eyes, ({ eyes }) => eyes],
      [KIT.noses, ({ nose }) => nose],
      [KIT.marks, ({ mark }) => mark],
      [KIT.looks, ({ look }) => look],
      [KIT.ages, ({ age }) => age],
      [KIT.hair, ({ hair }) => hair],
      [KIT.beards, ({ beard }) => beard],
      [KIT.headgear, ({ headgear }) => headgear?.name],
      [KIT.garments, ({ garment }) => garment.name],
      [KIT.sleeves, ({ garment }) => garment.name],
      [KIT.shoulders, ({ garment }) => garment.name],
      [KIT.hems, ({ garment }) => garment.name],
      [POSES, ({ does }) => does],
      [THINGS, ({ thing }) => thing],
    ];
    const unused = [
      ...uses.flatMap(([parts, of]) => Object.keys(parts).filter((name) => !shown.some((bust) => of(bust) === name))),
      ...Object.keys(KIT.hands).filter((name) => !gestures.includes(name)),
    ];
    expect(unused).toEqual([]);
  });

  test('is told apart from all others of the epoch by headgear, garment and thing', () => {
    for (const epoch of EPOCHS) {
      const looks = peopleOf(`${epoch}-`).map(({ headgear, garment, thing }) =>
        JSON.stringify([headgear, garment, thing]),
      );
      expect(twice(looks)).toEqual([]);
    }
  });

  test('holds or stands beside something that nobody else in the deck does', () => {
    for (const epoch of EPOCHS) {
      for (const colour of COLOURS)
        expect(twice(peopleOf(`${epoch}-${colour}-`).map(({ thing }) => thing))).toEqual([]);
    }
  });
});

/** Whether somebody is seen down to the knees: all of the picture is wider there. */
const isWhole = ({ does }: Bust): boolean => POSES[does]?.legs !== undefined;

test('no hand is without an arm: elbows are in the picture, and far enough from the hand for a forearm to be seen', () => {
  const floating = people.flatMap(([card, bust]) => {
    const { does, lefthanded } = bust;
    const [least, most, low] = isWhole(bust) ? [-24, 124, 172] : [-8, 96, 99];
    const pose = POSES[does];
    if (pose === undefined) throw new RangeError(does);
    const { arms } = lefthanded ? otherWayRound(pose) : pose;
    return arms
      .map(({ joints }) => {
        const [[elbowX = 0, elbowY = 0] = [], [x = 0, y = 0] = []] = joints.slice(-2);
        return { card, does, elbowX, y, forearm: Math.hypot(x - elbowX, y - elbowY) };
      })
      .filter(({ elbowX, y, forearm }) => elbowX < least || elbowX > most || y > low || forearm < 16);
  });
  expect(floating).toEqual([]);
});

describe('faces and bodies', () => {
  test('are of many kinds: each shape, eyes, nose, age and build is seen on at least eight cards', () => {
    const rare = (names: readonly string[], of: (bust: Bust) => string) =>
      names.filter((name) => countOf((bust) => of(bust) === name) < 8);
    expect(rare(Object.keys(KIT.shapes), ({ shape }) => shape)).toEqual([]);
    expect(rare(Object.keys(KIT.eyes), ({ eyes }) => eyes)).toEqual([]);
    expect(rare(Object.keys(KIT.noses), ({ nose }) => nose)).toEqual([]);
    expect(rare(AGES, ({ age }) => age)).toEqual([]);
    expect(rare(BUILDS, ({ build }) => build)).toEqual([]);
    expect(
      rare(
        VIEWS.filter((view) => view !== 'behind'),
        ({ view }) => view,
      ),
    ).toEqual([]);
    expect(countOf(({ view }) => view === 'behind')).toBeGreaterThanOrEqual(4);
    expect([Object.keys(KIT.shapes).length, Object.keys(KIT.noses).length, Object.keys(KIT.eyes).length]).toEqual([
      6, 6, 5,
    ]);
  });

  test('look to all sides: more than half are turned, to the left about as often as to the right', () => {
    const looking = (side: Bust['side']) => countOf((bust) => bust.view !== 'ahead' && bust.side === side);
    expect(looking('left') + looking('right')).toBeGreaterThan(174 / 2);
    expect(Math.abs(looking('left') - looking('right'))).toBeLessThan(174 / 8);
  });

  test('are not the same twice in a deck, and nothing is done by more than three of its people', () => {
    for (const epoch of EPOCHS) {
      for (const colour of COLOURS) {
        const deck = peopleOf(`${epoch}-${colour}-`);
        expect(twice(deck.map(({ who, shape, nose, eyes }) => `${who} ${shape} ${nose} ${eyes}`))).toEqual([]);
        const often = Object.keys(POSES).filter((pose) => deck.filter(({ does }) => does === pose).length > 3);
        expect([epoch, colour, often]).toEqual([epoch, colour, []]);
      }
    }
  });

  test('are seen from near by, down to the chest and down to the knees, in each epoch some', () => {
    for (const epoch of EPOCHS) {
      const [whole, others] = [true, false].map((is) => peopleOf(`${epoch}-`).filter((bust) => isWhole(bust) === is));
      expect(whole?.length).toBeGreaterThanOrEqual(10);
      const frames = others?.map(({ frame }) => frame) ?? [];
      expect(frames.filter((frame) => frame === 'near').length).toBeGreaterThanOrEqual(5);
      expect(frames.filter((frame) => frame === 'usual').length).toBeGreaterThan(frames.length / 2);
    }
  });

  test('have what they hold at the left often enough, and look at it', () => {
    const left = shown.filter(({ lefthanded }) => lefthanded);
    expect(left.length).toBeGreaterThan(174 / 7);
    expect(left.filter(({ view, side }) => view !== 'ahead' && side === 'left').length / left.length).toBeGreaterThan(
      0.6,
    );
  });

  test('have grey or white hair more often when they are old', () => {
    const greyOf = (age: Bust['age']) => {
      const all = shown.filter((bust) => bust.age === age);
      return all.filter(({ hairColour }) => hairColour === 'grey' || hairColour === 'white').length / all.length;
    };
    expect(greyOf('old')).toBeGreaterThan(0.5);
    expect(greyOf('young')).toBe(0);
  });
});

describe('all together', () => {
  test('are as many women as men, also among those who fight, rule, farm, trade and create', () => {
    expect(Math.abs(countOf(({ who }) => who === 'woman') - countOf(({ who }) => who === 'man'))).toBeLessThanOrEqual(
      2,
    );
    for (const colour of COLOURS) {
      const women = people.filter(([card, { who }]) => card.includes(`-${colour}-`) && who === 'woman').length;
      const all = people.filter(([card]) => card.includes(`-${colour}-`)).length;
      expect([colour, women / all > 0.3 && women / all < 0.7]).toEqual([colour, true]);
    }
  });

  test('have skins and hair of every colour, no group of skins in one trade alone', () => {
    for (const skin of Object.keys(SKINS)) {
      expect(countOf((bust) => bust.skin === skin)).toBeGreaterThan(174 / 9);
      for (const colour of COLOURS) {
        expect([skin, colour, peopleOf('').length > 0]).toEqual([skin, colour, true]);
        expect(
          people.filter(([card, bust]) => card.includes(`-${colour}-`) && bust.skin === skin).length,
        ).toBeGreaterThan(2);
      }
    }
    for (const hair of Object.keys(HAIR)) expect(countOf(({ hairColour }) => hairColour === hair)).toBeGreaterThan(5);
  });

  test('have beards only where they are men', () => {
    expect(countOf(({ who, beard }) => who === 'woman' && beard !== null)).toBe(0);
    expect(WHO.map((who) => countOf((bust) => bust.who === who) > 80)).toEqual([true, true]);
  });
});

const LINE = 'woman, bronze, oval hooked narrow, black bun, scarf, tunic, holds scales, calm left';

test('a line is read word by word', () => {
  expect(
    bustOf(
      'old slim woman, bronze, oval hooked narrow scar, black bun, bare, pale tunic, holds scales, calm profile right up far',
    ),
  ).toEqual({
    who: 'woman',
    age: 'old',
    build: 'slim',
    skin: 'bronze',
    shape: 'oval',
    nose: 'hooked',
    eyes: 'narrow',
    mark: 'scar',
    hairColour: 'black',
    hair: 'bun',
    beard: null,
    headgear: null,
    garment: { name: 'tunic', dye: 'pale' },
    does: 'holds',
    thing: 'scales',
    lefthanded: false,
    look: 'calm',
    view: 'profile',
    side: 'right',
    height: 'up',
    frame: 'far',
  });
  expect(bustOf(LINE)).toMatchObject({
    age: 'grown',
    build: 'middling',
    view: 'turned',
    side: 'left',
    height: 'level',
    frame: 'usual',
    mark: null,
  });
  expect(bustOf(LINE.replace(' left', ''))).toMatchObject({ view: 'ahead' });
});

test.each([
  ['woman', 'child'],
  ['woman', 'tall woman'],
  ['bronze', 'green'],
  ['black', 'blue'],
  ['scarf', 'striped scarf'],
  ['holds', 'juggles'],
  ['left', 'sideways'],
  ['scales', 'scales right'],
])('a line with an unknown word is refused: %s, if it is %s', (word, unknown) => {
  expect(() => bustOf(LINE.replace(word, unknown))).toThrow(RangeError);
});
