// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import arrangements from '../../../assets/cards/arrangements.json';
import kit from '../../../assets/cards/kit.json';
import nobles from '../../../assets/cards/nobles.json';
import props from '../../../assets/cards/props.json';
import things from '../../../assets/cards/things.json';
import faces from '../../../assets/faces.json';
import achievements from '../../../assets/symbols/achievements.json';
import controls from '../../../assets/symbols/controls.json';
import game from '../../../assets/symbols/game.json';
import personas from '../../../assets/symbols/personas.json';
import { compositionOf } from '../../../renderer/cards/composition.ts';
import { type Layer, MOTIFS_OF_SET, TONES } from '../../../renderer/cards/motifs/motif.ts';
import { pathOf } from '../../../renderer/cards/path.ts';
import { GLYPH_BOX, type Glyph } from '../../../renderer/platform/icons/paths.ts';
import { type FacePart, type Features, MOODS } from '../../../renderer/ui/persona/faces.ts';
import { standardContent } from '../../../shared/content/content.ts';
import { BOT_LEVELS, BOT_STYLES, FACES } from '../../../shared/vocabulary/preferences.ts';
import { EMBLEMS } from '../../../shared/vocabulary/seats.ts';
import { faultsOfPath, isClosed, overhangOf } from './svgPath.ts';

/** A path with the name of what it is a part of. */
type Named = readonly [name: string, path: string];

const faultsOf = (paths: readonly Named[]) =>
  paths.flatMap(([name, drawn]) => faultsOfPath(drawn).map((fault) => `${name} ${fault}`));

/** Those that reach further than `allowed` beyond their box. */
const beyond = (paths: readonly Named[], size: number, allowed: number) =>
  paths.filter(([, drawn]) => overhangOf(drawn, size) > allowed).map(([name]) => name);

const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

const ASSETS = path.resolve(import.meta.dirname, '../../../assets');

/** The figures of the cards that expansions bring, as their files have them. */
const addedFigures = Object.keys(MOTIFS_OF_SET).flatMap((set) =>
  Object.entries(
    JSON.parse(readFileSync(path.join(ASSETS, 'cards', `${set}.json`), 'utf8')) as Record<string, unknown>,
  ),
);

test('every file of drawings is one that is looked at here', () => {
  const within = (folder: string) => readdirSync(path.join(ASSETS, folder)).sort();
  const added = Object.keys(MOTIFS_OF_SET).map((set) => `${set}.json`);
  expect(within('cards')).toEqual(
    [
      ...added,
      'arrangements.json',
      'kit.json',
      'people.json',
      'poses.json',
      'props.json',
      'settings.json',
      'things.json',
    ].sort(),
  );
  expect(within('symbols')).toEqual(['achievements.json', 'controls.json', 'game.json', 'personas.json']);
});

const BOX = 100;
/** Tones that draw a line and nothing else, or fill without an outline. */
const LINES: ReadonlySet<string> = new Set(['line', 'thread', 'brow', 'fold', 'glint', 'ink', 'dusk', 'dawn', 'blush']);

describe('the figures of cards', () => {
  /** Flags and sails may stick out of the box, and poles go on below; of what stands around people, spears and cranes more. */
  const STICKS_OUT = 14;
  const PROPS_STICK_OUT = 24;
  const tone = z.enum(TONES);
  const width = z.number().min(0.1).max(6);
  const layer = z.tuple([tone, z.string(), width]).or(z.tuple([tone, z.string()])) satisfies z.ZodType<Layer>;
  const figures = z.array(z.tuple([z.string(), z.array(layer).min(2)]));

  const listed = [...Object.entries(things), ...Object.entries(props), ...addedFigures];
  const read = figures.safeParse(listed);
  const layersOf = read.data?.flatMap(([name, layers]) => layers.map((each) => [name, each] as const)) ?? [];
  const paths = layersOf.map(([name, [, drawing]]): Named => [name, pathOf(drawing)]);

  test('are layers: a tone, a drawing, and perhaps a width', () => {
    expect(read.error).toBeUndefined();
    expect(layersOf.length).toBeGreaterThan(600);
  });

  test('name shapes with as many numbers as they take', () => {
    const number = '-?\\d+(\\.\\d+)?';
    const shape = (name: string, least: number, most = least) =>
      `${name}\\(${number}( ${number}){${least - 1},${most - 1}}\\)`;
    const known = new RegExp(`^(${shape('circle', 3)}|${shape('ellipse', 4, 5)}|${shape('star', 5)})$`);
    const shapes = layersOf.flatMap(([, [, drawing]]) => drawing.match(/\w+\([^)]*\)/g) ?? []);
    expect(shapes.length).toBeGreaterThan(300);
    expect(shapes.filter((written) => !known.test(written))).toEqual([]);
  });

  test('are paths, in a box of 100 or sticking out a little', () => {
    expect(faultsOf(paths)).toEqual([]);
    const isProp = ([name]: Named): boolean => name in props;
    expect(
      beyond(
        paths.filter((path) => !isProp(path)),
        BOX,
        STICKS_OUT,
      ),
    ).toEqual([]);
    expect(beyond(paths.filter(isProp), BOX, PROPS_STICK_OUT)).toEqual([]);
  });

  test('are closed where they are filled and lined', () => {
    const lined = layersOf.filter(([, [laid]]) => !LINES.has(laid));
    const open = lined.filter(([, [, drawing]]) => !isClosed(pathOf(drawing)));
    expect(open.map(([name]) => name)).toEqual([]);
  });

  test('are all different', () => {
    expect(twice(listed.map(([, layers]) => JSON.stringify(layers)))).toEqual([]);
  });

  test('of places and things belong to a card each, and each card that shows nobody has one', () => {
    const shown = standardContent.cards
      .filter((card) => compositionOf(card).person === null)
      .map((card) => compositionOf(card).thing);
    expect(shown.sort()).toEqual(addedFigures.map(([name]) => name).sort());
  });
});

describe('the kit that people are put together from', () => {
  /** Hats rise, shoulders and sleeves go on below. */
  const STICKS_OUT = 20;
  const layer = z
    .tuple([z.enum(TONES), z.string(), z.number().min(0.1).max(6)])
    .or(z.tuple([z.enum(TONES), z.string()])) satisfies z.ZodType<Layer>;
  const motifs = z.record(z.string(), z.array(layer).min(1));
  const worn = z.record(
    z.string(),
    z
      .strictObject({ behind: z.array(layer).exactOptional(), before: z.array(layer).exactOptional() })
      .refine(({ behind, before }) => behind !== undefined || before !== undefined, 'draws nothing'),
  );
  const width = z.number().min(1).max(22);
  const schema = z.strictObject({
    bodies: motifs,
    shapes: z.record(
      z.string(),
      z.strictObject({ cheek: width, jaw: width, chin: width, foot: z.number().min(62).max(70) }),
    ),
    eyes: z.record(
      z.string(),
      z.strictObject({
        wide: width,
        up: width,
        down: width,
        slant: z.number().min(-2).max(2),
        brow: z.number().min(0.5).max(2),
      }),
    ),
    noses: z.record(z.string(), z.strictObject({ ahead: z.array(layer), turned: z.array(layer), profile: z.string() })),
    looks: z.record(
      z.string(),
      z.strictObject({
        lid: z.number().min(0).max(1.3),
        brows: z.tuple([z.number(), z.number(), z.number()]),
        smile: z.number().min(-3).max(4),
        open: z.number().min(1).max(8).exactOptional(),
        raised: z.number().min(1).max(4).exactOptional(),
      }),
    ),
    ages: motifs,
    hair: worn,
    beards: motifs,
    headgear: worn,
    garments: motifs,
    sleeves: z.record(
      z.string(),
      z.strictObject({
        of: z.enum(TONES),
        cuff: z.enum(TONES).exactOptional(),
        wide: z.literal(true).exactOptional(),
        reach: z.number().min(0.2).max(0.9).exactOptional(),
      }),
    ),
    shoulders: motifs,
    marks: motifs,
    hands: motifs,
    legs: motifs,
    belts: motifs,
    hems: z.record(z.enum(Object.keys(kit.garments)), z.enum(Object.keys(kit.legs))),
  });
  const { bodies, ages, beards, garments, shoulders, marks, hands, hair, headgear, noses } = kit;
  const drawn = (parts: object) => Object.entries(parts as unknown as Record<string, readonly Layer[]>);
  const named = [
    ...[bodies, ages, beards, garments, shoulders, marks, hands].flatMap(drawn),
    ...[hair, headgear].flatMap((part) =>
      Object.entries(part as unknown as Record<string, Record<string, readonly Layer[]>>).flatMap(([name, layers]) =>
        Object.values(layers).map((each) => [name, each] as const),
      ),
    ),
    ...Object.entries(noses).flatMap(([name, { ahead, turned }]) =>
      drawn({ [name]: ahead, [`${name} turned`]: turned }),
    ),
  ];
  const layersOf = named.flatMap(([name, layers]) => layers.map((each) => [name, each] as const));
  const paths = layersOf.map(([name, [, drawing]]): Named => [name, pathOf(drawing)]);

  test('is layers like those of figures', () => {
    expect(schema.safeParse(kit).error).toBeUndefined();
    expect(layersOf.length).toBeGreaterThan(350);
  });

  test('is paths, in a box of 100 or sticking out a little', () => {
    expect(faultsOf(paths)).toEqual([]);
    expect(beyond(paths, BOX, STICKS_OUT)).toEqual([]);
  });

  test('is closed where it is filled and lined', () => {
    const open = layersOf.filter(([, [laid, drawing]]) => !LINES.has(laid) && !isClosed(pathOf(drawing)));
    expect(open.map(([name]) => name)).toEqual([]);
  });

  test('is all different', () => {
    expect(twice(named.map(([, layers]) => JSON.stringify(layers)))).toEqual([]);
  });
});

describe('what stands around places and things', () => {
  const placed = z.tuple([
    z.enum(Object.keys(things)),
    z.number().min(-30).max(130),
    z.number().min(40).max(106),
    z.number().min(24).max(84),
    z.number().min(-90).max(90),
  ]);
  const layer = z
    .tuple([z.enum(TONES), z.string(), z.number().min(0.1).max(6)])
    .or(z.tuple([z.enum(TONES), z.string()])) satisfies z.ZodType<Layer>;
  const schema = z.strictObject({
    grounds: z.record(z.string(), z.array(layer).min(2)),
    cards: z.record(
      z.string(),
      z.strictObject({
        place: z.number().int().min(0).max(2),
        ground: z.enum(Object.keys(arrangements.grounds)),
        behind: z.array(placed).min(1),
        before: z.array(placed).min(1).exactOptional(),
      }),
    ),
  });

  test('is things that are drawn, on a ground', () => {
    expect(schema.safeParse(arrangements).error).toBeUndefined();
    const drawn = Object.entries(arrangements.grounds).flatMap(([name, layers]) =>
      layers.map(([, drawing]): Named => [name, pathOf(String(drawing))]),
    );
    expect(faultsOf(drawn)).toEqual([]);
  });

  test('is said of each place and thing of the Nobles, and of no other cards than such; every ground is used', () => {
    const arranged = Object.keys(arrangements.cards);
    expect(arranged).toEqual(expect.arrayContaining(Object.keys(nobles)));
    expect(addedFigures.map(([name]) => name)).toEqual(expect.arrayContaining(arranged));
    const used = Object.values(arrangements.cards).map(({ ground }) => ground);
    expect(Object.keys(arrangements.grounds).filter((ground) => !used.includes(ground))).toEqual([]);
  });
});

describe('the symbols', () => {
  const layers = z.strictObject({
    fill: z.string().exactOptional(),
    stroke: z.string().exactOptional(),
    cut: z.string().exactOptional(),
    cutStroke: z.string().exactOptional(),
  }) satisfies z.ZodType<Glyph>;
  const glyph = layers.refine(({ fill, stroke }) => fill !== undefined || stroke !== undefined, 'draws nothing');
  const groups = [...Object.values(game), controls, ...Object.values(personas), achievements];
  const glyphs = groups.flatMap((group) => Object.entries<Glyph>(group));
  const paths = glyphs.flatMap(([name, parts]) =>
    Object.entries<string>({ ...parts }).map(([layer, drawn]): Named => [`${name} ${layer}`, drawn]),
  );

  test('have something in their own colour, and nothing but their four layers', () => {
    expect(z.array(z.tuple([z.string(), glyph])).safeParse(glyphs).error).toBeUndefined();
    expect(glyphs.length).toBeGreaterThan(100);
  });

  test('are paths within their box', () => {
    expect(faultsOf(paths)).toEqual([]);
    // An outline may end between two numbers with one decimal.
    expect(beyond(paths, GLYPH_BOX, 0.2)).toEqual([]);
  });

  test('have a name each: of two with the same the panels would show the later', () => {
    const shown = groups.filter((group) => group !== achievements);
    expect(twice(shown.flatMap((group) => Object.keys(group)))).toEqual([]);
  });

  test('are all different', () => {
    expect(twice(glyphs.map(([, parts]) => JSON.stringify(parts)))).toEqual([]);
  });
});

describe('the faces', () => {
  /** Shoulders go on below the picture. */
  const STICKS_OUT = 2;
  const PARTS_OF_HEADS = ['neck', 'shoulders', 'collar', 'ears', 'skull', 'nose'] as const;
  const SHADES_OF_HEADS = ['sideOfFace', 'cheeks', 'underChin', 'sideOfClothes'] as const;
  const colour = z.string().regex(/^#[0-9a-f]{6}$/);
  const filled = z.strictObject({ d: z.string(), fill: colour });
  const lined = z.strictObject({ d: z.string(), line: colour, width: z.number().min(0.5).max(3) });
  const parts = z.array(filled.or(lined)).min(1) satisfies z.ZodType<readonly FacePart[]>;
  const features = z.strictObject({
    skin: colour,
    shade: colour,
    cloth: colour,
    behind: parts,
    before: parts,
    over: parts.exactOptional(),
  }) satisfies z.ZodType<Features>;
  const schema = z.strictObject({
    head: z.record(z.enum([...PARTS_OF_HEADS, ...SHADES_OF_HEADS]), z.string()),
    trims: z.record(z.enum(BOT_LEVELS), colour),
    moods: z.record(z.enum(MOODS), parts),
    styles: z.record(z.enum([...BOT_STYLES, 'surprise']), features),
    neighbours: z.record(z.enum(EMBLEMS), features),
    people: z.record(z.enum(FACES), features.extend({ trim: colour })),
  });

  const wearers = { ...faces.styles, ...faces.neighbours, ...faces.people };
  const paths: readonly Named[] = [
    ...Object.entries(faces.head),
    ...Object.entries(faces.moods).flatMap(([mood, drawn]) => drawn.map(({ d }): Named => [mood, d])),
    ...Object.entries<Features>(wearers).flatMap(([name, { behind, before, over = [] }]) =>
      [...behind, ...before, ...over].map(({ d }): Named => [name, d]),
    ),
  ];

  test('are parts that are filled or lined in a colour, of everybody who has a face', () => {
    expect(schema.safeParse(faces).error).toBeUndefined();
  });

  test('are paths within their box', () => {
    expect(paths.length).toBeGreaterThan(80);
    expect(faultsOf(paths)).toEqual([]);
    expect(beyond(paths, GLYPH_BOX, STICKS_OUT)).toEqual([]);
  });

  test('are all different', () => {
    expect(twice(Object.values(wearers).map((worn) => JSON.stringify(worn)))).toEqual([]);
    expect(twice(Object.values(faces.trims))).toEqual([]);
  });
});
