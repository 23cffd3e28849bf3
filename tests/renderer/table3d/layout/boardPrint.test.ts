import { describe, expect, test } from 'vitest';
import { BOARD, COIN, MEDAL, PEG, TILE, UNDER_MEDAL } from '../../../../renderer/cards/layout/dimensions.ts';
import {
  boardFigures,
  boardNumerals,
  COIN_SPOT,
  COLONY_SLOTS,
  colonySlotX,
  HUNGER_TAG,
  MEDAL_SPOT,
  PEG_SCALE,
  PURSE,
  RAIL,
  ROWS,
  STATUE_SLOTS,
  statueSlotX,
  TILE_SPOT,
  TRACK,
  TRAY,
  trackX,
  VALUE_PLATE,
} from '../../../../renderer/table3d/layout/boardPrint.ts';
import { DIGIT_HEIGHT } from '../../../../renderer/table3d/layout/numeral.ts';
import { standardContent } from '../../../../shared/content/content.ts';
import { newGame, observe } from '../../../../shared/flow/runner.ts';
import { COLONY_LEVELS, STATUES } from '../../../../shared/vocabulary/pieces.ts';
import { TRACKS } from '../../../../shared/vocabulary/tracks.ts';
import { setupWith } from '../../../fixtures/options.ts';

describe('a track', () => {
  test('has a place of its own for every value up to its end', () => {
    const places = Array.from({ length: TRACK.last + 1 }, (_, value) => trackX(value));
    expect(new Set(places).size).toBe(places.length);
    expect(Math.min(...places)).toBeGreaterThan(VALUE_PLATE.x + VALUE_PLATE.width);
  });

  test('shows all greater values at its end, on the board, and losses before its beginning', () => {
    expect(trackX(TRACK.last + 5)).toBeGreaterThan(trackX(TRACK.last));
    expect(trackX(90)).toBe(trackX(TRACK.last + 5));
    expect(trackX(90)).toBeLessThan(BOARD.width - 0.1);
    expect(trackX(-3)).toBeLessThan(trackX(0));
    expect(trackX(-3)).toBeGreaterThan(VALUE_PLATE.x + VALUE_PLATE.width);
  });
});

describe('the rows of a board', () => {
  const bands = [...TRACKS.map((track) => ROWS[track]), COLONY_SLOTS, STATUE_SLOTS, TRAY].toSorted(
    (one, other) => one.z - other.z,
  );

  test('do not run into each other', () => {
    bands.slice(1).forEach((band, index) => {
      const before = bands[index];
      expect(band.z - band.depth / 2).toBeGreaterThanOrEqual((before?.z ?? 0) + (before?.depth ?? 0) / 2);
    });
    const last = bands.at(-1);
    expect((last?.z ?? 0) + (last?.depth ?? 0) / 2).toBeLessThan(BOARD.depth);
  });

  test('have markers that cover no number, be it of their own row or of the next one', () => {
    const half = PEG.radius * PEG_SCALE;
    for (const { of, text, z, font } of boardNumerals({
      colonies: [],
      statues: ['reached', 'reached', 'reached', 'reached'],
    })) {
      const digits = (font * DIGIT_HEIGHT) / 2;
      for (const track of TRACKS)
        expect(Math.abs(ROWS[track].rail - z), `${track}: ${of} ${text}`).toBeGreaterThan(half + digits);
    }
  });

  test('hold their rails and markers: none reaches over the edge of its own row', () => {
    for (const track of TRACKS) {
      const { z, depth, rail } = ROWS[track];
      const room = depth / 2 - Math.abs(rail - z);
      expect(Math.max(PEG.radius * PEG_SCALE, RAIL / 2), track).toBeLessThanOrEqual(room);
    }
  });

  test('have a tag for the cards to feed that the marker of the food track does not cover, within its own row', () => {
    const tag = (TILE.side * HUNGER_TAG.scale) / 2;
    const { z, depth, rail } = ROWS.food;
    expect(rail - PEG.radius * PEG_SCALE).toBeGreaterThanOrEqual(rail - HUNGER_TAG.above + tag - 1e-9);
    expect(rail - HUNGER_TAG.above - tag).toBeGreaterThanOrEqual(z - depth / 2);
  });

  test('hold all places of colonies and statues side by side', () => {
    for (const [xs, { width }] of [
      [COLONY_LEVELS.map(colonySlotX), COLONY_SLOTS],
      [STATUES.map(statueSlotX), STATUE_SLOTS],
    ] as const) {
      xs.slice(1).forEach((x, index) => {
        expect(x - (xs[index] ?? 0)).toBeGreaterThan(width);
      });
      expect(Math.max(...xs) + width / 2).toBeLessThan(BOARD.width);
    }
  });

  test('keep coins off the purse’s number and medals off the tiles', () => {
    const heaps = COIN_SPOT.x + (COIN_SPOT.columns - 1) * COIN_SPOT.step + COIN.radius * COIN_SPOT.scale;
    expect(heaps).toBeLessThan(COIN_SPOT.numberX - COIN_SPOT.room / 2);
    expect(COIN_SPOT.numberX + COIN_SPOT.room / 2).toBeLessThan(PURSE.x + PURSE.width);
    const tiles = TILE_SPOT.x + (TRACKS.length - 1) * TILE_SPOT.step + TILE.side / 2;
    expect(tiles).toBeLessThan(MEDAL_SPOT.x - MEDAL.radius * MEDAL_SPOT.scale * UNDER_MEDAL.gold.reach);
    expect(MEDAL_SPOT.x + MEDAL_SPOT.reach + MEDAL.radius * MEDAL_SPOT.scale * UNDER_MEDAL.gold.reach).toBeLessThan(
      BOARD.width - VALUE_PLATE.x,
    );
    expect(PURSE.x + PURSE.width).toBeLessThan(TILE_SPOT.x - TILE.side / 2);
  });

  const FAR = { colonies: ['far', 'far', 'far', 'far', 'far'], statues: ['far', 'far', 'far', 'far'] } as const;
  const printedOn = (figures: Parameters<typeof boardNumerals>[0]) =>
    boardNumerals(figures).map(({ of, text }) => `${of} ${text}`);

  test('print what colonies and statues require once, in their places, the next one brighter than later ones', () => {
    const { colonies, statues } = standardContent.file;
    const required = (kind: string, all: typeof colonies | typeof statues) =>
      all.map(({ requirement }, index) => `${kind} ${index === 0 ? 'next' : 'later'} ${requirement}`);
    expect(printedOn(FAR)).toEqual([...required('colony', colonies), ...required('statue', statues)]);
  });

  test('print nothing of what was taken', () => {
    const [, second, third] = standardContent.file.colonies;
    const printed = printedOn({
      colonies: ['taken', 'reached', 'far', 'taken', 'taken'],
      statues: ['taken', 'taken', 'taken', 'taken'],
    });
    expect(printed).toEqual([`colony reached ${second?.requirement}`, `colony next ${third?.requirement}`]);
  });

  test.each([
    { statues: ['far', 'far', 'far', 'far'], telling: [] },
    { statues: ['reached', 'far', 'far', 'far'], telling: [0] },
    { statues: ['reached', 'taken', 'far', 'far'], telling: [0] },
    { statues: ['taken', 'reached', 'reached', 'far'], telling: [1, 2] },
    { statues: ['taken', 'taken', 'taken', 'taken'], telling: [] },
  ] as const)('say what a statue brings as soon as it can be carved: $statues', ({ statues, telling }) => {
    const printed = printedOn({ ...FAR, statues }).filter((text) => /^statue (points|bonus)/.test(text));
    const expected = telling
      .map((index) => standardContent.file.statues[index])
      .flatMap((statue) => [`statue points ${statue?.points}`, `statue bonus +${statue?.bonus}`]);
    expect(printed).toEqual(expected);
  });
});

describe('what is in reach', () => {
  const view = observe(newGame(setupWith(2, 'advanced', 1)), 0);
  const [state] = view.seats;
  if (state === undefined) throw new RangeError('nobody');
  const at = (military: number, culture: number) => ({ ...state, tracks: { ...state.tracks, military, culture } });

  test('follows from the tracks', () => {
    const { colonies, statues } = boardFigures(view, 0, at(15, 11));
    expect(colonies).toEqual(['reached', 'reached', 'reached', 'far', 'far']);
    expect(statues).toEqual(['reached', 'far', 'far', 'far']);
  });

  test('follows from cards that lower requirements, too', () => {
    const lowering = standardContent.cards.find(({ effect }) => effect?.type === 'lowerRequirement');
    if (lowering === undefined) throw new RangeError('no such card');
    const { colonies, statues } = boardFigures(view, 0, { ...at(5, 8), cards: [lowering.id] });
    expect(colonies.slice(0, 3)).toEqual(['reached', 'reached', 'far']);
    expect(statues.slice(0, 3)).toEqual(['reached', 'reached', 'far']);
  });

  test('is not told of what the seat has taken', () => {
    const { colonies } = boardFigures(view, 0, { ...at(15, 0), colonies: [{ level: 9, tile: null }] });
    expect(colonies[1]).toBe('taken');
  });
});
