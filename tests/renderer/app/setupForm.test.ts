import { describe, expect, it } from 'vitest';
import { firstForm } from '../../../renderer/app/setup/presets.ts';
import {
  faultsOf,
  isFaulty,
  newGameOf,
  type SetupForm,
  withEmblem,
  withExpansion,
  withoutSeat,
  withPlayer,
  withSeat,
} from '../../../renderer/app/setup/setupForm.ts';
import { newGameSchema } from '../../../shared/contract/tableSetup.ts';
import { MOST_SEATS } from '../../../shared/vocabulary/seats.ts';

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
