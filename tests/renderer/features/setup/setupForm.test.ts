import { describe, expect, it } from 'vitest';
import {
  drawnSeed,
  faultsOf,
  firstForm,
  formOf,
  isFaulty,
  newGameOf,
  presetOf,
  type SetupForm,
  withEmblem,
  withExpansion,
  withHandicap,
  withMixedEmblems,
  withMixedSeats,
  withoutSeat,
  withPlayer,
  withPreset,
  withSeat,
  withSwap,
} from '../../../../renderer/game/setupForm.ts';
import { tableInText, tableLine } from '../../../../shared/contract/tableLine.ts';
import { newGameSchema } from '../../../../shared/contract/tableSetup.ts';
import { PRESETS } from '../../../../shared/vocabulary/preferences.ts';
import { MOST_SEATS } from '../../../../shared/vocabulary/seats.ts';

const form = firstForm(null);
const emblems = ({ players }: SetupForm) => players.map(({ emblem }) => emblem);

describe('setting up a table', () => {
  it('offers one person against three bots at first, then the last table', () => {
    expect(form.players.map(({ controller }) => controller.kind)).toEqual(['human', 'bot', 'bot', 'bot']);
    const { seed: _, ...last } = newGameOf({
      ...withPlayer(form, 0, { name: 'Zoe' }),
      mode: 'advanced',
      expansions: ['market'],
    });
    expect(firstForm(last)).toMatchObject({
      mode: 'advanced',
      expansions: ['market'],
      players: [{ name: 'Zoe' }, {}, {}, {}],
      seed: '',
    });
  });

  it('begins with the ready table that was chosen on the title, whoever sat there last', () => {
    const { seed: _, ...last } = newGameOf(withPlayer(form, 0, { name: 'Zoe' }));
    for (const preset of PRESETS) {
      const ready = firstForm(last, preset);
      expect(presetOf(ready)).toBe(preset);
      expect(ready.players[0]?.name).toBe('Zoe');
    }
  });

  it('a person who stays keeps the face, and a ready table is the same with any', () => {
    const chosen = withPlayer(form, 0, { controller: { kind: 'human', face: 'turban' } });
    expect(presetOf(chosen)).toBe('first');
    const family = withPreset(chosen, 'family');
    expect(presetOf(family)).toBe('family');
    expect(family.players.map(({ controller }) => controller)).toEqual([
      { kind: 'human', face: 'turban' },
      { kind: 'human' },
      { kind: 'human' },
      { kind: 'human' },
    ]);
    expect(newGameSchema.parse(newGameOf(family)).players[0]?.controller).toEqual({ kind: 'human', face: 'turban' });
  });

  it('keeps every emblem at one seat: who had it gets the other', () => {
    const swapped = withEmblem(form, 0, 'lion');
    expect(emblems(swapped)).toEqual(['lion', 'dragon', 'monkey', 'pegasus']);
    expect(emblems(withEmblem(form, 0, 'scarab'))).toEqual(['scarab', 'dragon', 'lion', 'pegasus']);
  });

  it('adds seats up to five with free names and emblems, and takes them away', () => {
    const full = withSeat(withoutSeat(withSeat(form), 1));
    expect(full.players).toHaveLength(MOST_SEATS);
    expect(withSeat(full).players).toHaveLength(MOST_SEATS);
    expect(new Set(emblems(full)).size).toBe(MOST_SEATS);
    expect(new Set(full.players.map(({ name }) => name)).size).toBe(MOST_SEATS);
  });

  it('asks for a name at every seat, different ones, and for a seed that is one', () => {
    expect(isFaulty(faultsOf(form))).toBe(false);
    expect(faultsOf(withPlayer(form, 1, { name: '  ' })).names[1]).toBe('setup.nameMissing');
    expect(faultsOf(withPlayer(form, 1, { name: ' Ada ' })).names[1]).toBe('setup.nameTwice');
    expect(faultsOf(withPlayer(form, 1, { name: '\u202e\u200b\ud83d' })).names[1]).toBe('setup.nameMissing');
    expect(faultsOf(withPlayer(form, 1, { name: 'A\u200bda' })).names[1]).toBe('setup.nameTwice');
    const pasted = newGameOf(withPlayer(form, 1, { name: ' B\u202e\tB ' }));
    expect(newGameSchema.parse(pasted).players[1]?.name).toBe('B B');
    const seeds = ['', '0', '4294967295', '4294967296', '-1', '1.5', 'x'];
    expect(seeds.map((seed) => faultsOf({ ...form, seed }).seed)).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
  });

  it('takes expansions in and out, each on its own, in printed order', () => {
    expect(form.expansions).toEqual([]);
    const two = withExpansion(withExpansion(form, 'nobles', true), 'monuments', true);
    expect(two.expansions).toEqual(['monuments', 'nobles']);
    expect(withExpansion(two, 'monuments', false).expansions).toEqual(['nobles']);
    expect(newGameOf(two).expansions).toEqual(['monuments', 'nobles']);
  });

  it('gives what the host accepts', () => {
    expect(newGameSchema.parse(newGameOf(form))).not.toHaveProperty('seed');
    const named = withPlayer(form, 0, { name: ' Ada ' });
    expect(newGameSchema.parse(newGameOf({ ...named, seed: ' 42 ' }))).toMatchObject({
      seed: 42,
      players: [{ name: 'Ada' }, {}, {}, {}],
    });
  });
});

/** Chance that gives these numbers again and again. */
function chance(...numbers: number[]): () => number {
  let next = 0;
  return () => numbers[next++ % numbers.length] ?? 0;
}

describe('tables with one press', () => {
  it('are each what they are called, and what the host accepts', () => {
    for (const preset of PRESETS) {
      const table = withPreset(form, preset);
      expect(presetOf(table)).toBe(preset);
      expect(newGameSchema.safeParse(newGameOf(table)).success).toBe(true);
      expect(isFaulty(faultsOf(table))).toBe(false);
    }
    expect(presetOf(form)).toBe('first');
    expect(presetOf(withHandicap(form, 0, 3))).toBeNull();
    expect(form.players.slice(1).map(({ controller }) => controller)).toEqual(
      Array(3).fill({ kind: 'bot', level: 'apprentice' }),
    );
  });

  it('leave whoever sits there on the seat, with name and emblem', () => {
    const named = withEmblem(withPlayer(form, 0, { name: 'Zoë' }), 0, 'scarab');
    const full = withPreset(named, 'everything');
    expect(full.players).toHaveLength(5);
    expect(full.players[0]).toEqual({ name: 'Zoë', emblem: 'scarab', controller: { kind: 'human' } });
    expect(withPreset(full, 'duel').players[0]).toEqual(full.players[0]);
  });
});

describe('seats', () => {
  const names = ({ players }: SetupForm) => players.map(({ name }) => name);

  it('change places with everything that belongs to whoever sits there', () => {
    const swapped = withSwap(withHandicap(form, 0, 4), 0, 3);
    expect(names(swapped)).toEqual(['Dalia', 'Bruno', 'Chen', 'Ada']);
    expect(swapped.players[3]).toEqual({ ...form.players[0], handicap: 4 });
    expect(withSwap(form, 0, 4)).toBe(form);
    expect(withSwap(form, -1, 0)).toBe(form);
  });

  it('are mixed by chance, and so are the emblems, each once', () => {
    expect(names(withMixedSeats(form, chance(0.99)))).toEqual(['Dalia', 'Chen', 'Bruno', 'Ada']);
    expect(names(withMixedSeats(form, chance(0)))).toEqual(names(form));
    const mixed = withMixedEmblems(form, chance(0.99, 0, 0.5));
    expect(new Set(emblems(mixed)).size).toBe(4);
    expect(emblems(mixed)).not.toEqual(emblems(form));
    expect(names(mixed)).toEqual(names(form));
  });

  it('get bots as strong as those that are there', () => {
    const strong = withPlayer(form, 3, { controller: { kind: 'bot', level: 'hadara' } });
    expect(withSeat(strong).players[4]?.controller).toEqual({ kind: 'bot', level: 'hadara' });
  });

  it('get whole coins from 0 to 20 as a handicap, whatever is typed', () => {
    const given = [3, 20, 21, -1, Number.NaN, 2.9].map((coins) => withHandicap(form, 1, coins).players[1]?.handicap);
    expect(given).toEqual([3, 20, 20, undefined, undefined, 2]);
    expect(newGameOf(withHandicap(withHandicap(form, 1, 5), 1, 0)).players[1]).not.toHaveProperty('handicap');
  });
});

describe('a deal', () => {
  it('is drawn as a seed that fits', () => {
    const seeds = [chance(0), chance(0.999_999_999_99)].map((random) => ({ ...form, seed: drawnSeed(random) }));
    expect(seeds.map(({ seed }) => seed)).toEqual(['0', '4294967295']);
    expect(seeds.some((drawn) => faultsOf(drawn).seed)).toBe(false);
  });

  it('goes with its table into a line and comes back', () => {
    const shared = { ...withHandicap(withExpansion(form, 'nobles', true), 2, 6), seed: '77' };
    const read = tableInText(tableLine(newGameOf(shared)));
    if ('problem' in read) throw new Error(read.problem.reason);
    expect(formOf(read)).toEqual(shared);
  });
});
