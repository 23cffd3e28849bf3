import { cleanName, LONGEST_NAME } from '../../../shared/contract/names.ts';
import type { Controller, NewGame, Player, Settings } from '../../../shared/contract/tableSetup.ts';
import { HIGHEST_SEED } from '../../../shared/vocabulary/limits.ts';
import { EXPANSIONS, type Expansion, type Mode } from '../../../shared/vocabulary/options.ts';
import { type ContentId, STANDARD_CONTENT } from '../../../shared/vocabulary/pieces.ts';
import { EMBLEMS, type Emblem } from '../../../shared/vocabulary/seats.ts';

/** A table that is being set up. */
export interface SetupForm {
  readonly mode: Mode;
  readonly expansions: readonly Expansion[];
  /** The numbers to play with (rules §15). */
  readonly content: ContentId;
  readonly players: readonly Player[];
  /** As typed; empty for a new deal. */
  readonly seed: string;
}

/** Names that are offered for new seats. */
const NAMES = ['Ada', 'Bruno', 'Chen', 'Dalia', 'Emre', 'Farah', 'Goran'] as const;

const bot: Controller = { kind: 'bot', level: 'governor' };

const player = (index: number, controller: Controller): Player => ({
  name: NAMES[index] ?? '',
  emblem: EMBLEMS[index] ?? 'monkey',
  controller,
});

/** Returns the table that was set up last, else one person against three bots. */
export function firstForm(lastTable: Settings['lastTable']): SetupForm {
  if (lastTable !== null) return { ...lastTable, seed: '' };
  return {
    mode: 'basic',
    expansions: [],
    content: STANDARD_CONTENT,
    players: [player(0, { kind: 'human' }), ...[1, 2, 3].map((index) => player(index, bot))],
    seed: '',
  };
}

/** Puts an expansion in or out; they stay in their printed order. */
export const withExpansion = (form: SetupForm, changed: Expansion, wanted: boolean): SetupForm => ({
  ...form,
  expansions: EXPANSIONS.filter((expansion) => (expansion === changed ? wanted : form.expansions.includes(expansion))),
});

export const withPlayer = (form: SetupForm, seat: number, change: Partial<Player>): SetupForm => ({
  ...form,
  players: form.players.map((old, index) => (index === seat ? { ...old, ...change } : old)),
});

/** Gives a seat an emblem; whoever had it gets the seat's old one. */
export function withEmblem(form: SetupForm, seat: number, emblem: Emblem): SetupForm {
  const old = form.players[seat]?.emblem;
  return {
    ...form,
    players: form.players.map((one, index) => {
      if (index === seat) return { ...one, emblem };
      return one.emblem === emblem && old !== undefined ? { ...one, emblem: old } : one;
    }),
  };
}

/** Adds a bot with a name and an emblem that are still free. */
export function withSeat(form: SetupForm): SetupForm {
  const names = form.players.map(({ name }) => name);
  const emblem = EMBLEMS.find((free) => form.players.every((one) => one.emblem !== free));
  if (emblem === undefined) return form;
  const name = NAMES.find((free) => !names.includes(free)) ?? '';
  return { ...form, players: [...form.players, { name, emblem, controller: bot }] };
}

export const withoutSeat = (form: SetupForm, seat: number): SetupForm => ({
  ...form,
  players: form.players.filter((_, index) => index !== seat),
});

export interface FormFaults {
  /** For each seat: what is wrong with its name. */
  readonly names: readonly ('setup.nameMissing' | 'setup.nameTwice' | null)[];
  readonly seed: boolean;
}

/** A name as typed or pasted, as everybody will see it; empty when nothing of it can be seen. */
const shownName = (name: string): string => cleanName(name, LONGEST_NAME.player);

/** Returns what must be put right before the game can start. */
export function faultsOf({ players, seed }: SetupForm): FormFaults {
  const names = players.map(({ name }) => shownName(name));
  return {
    names: names.map((name, seat) => {
      if (name === '') return 'setup.nameMissing';
      return names.indexOf(name) < seat ? 'setup.nameTwice' : null;
    }),
    seed: seed.trim() !== '' && !(/^\d+$/.test(seed.trim()) && Number(seed) <= HIGHEST_SEED),
  };
}

export const isFaulty = (faults: FormFaults): boolean => faults.seed || faults.names.some((fault) => fault !== null);

/** Returns the game to start. The form must be without faults. */
export function newGameOf({ mode, expansions, content, players, seed }: SetupForm): NewGame {
  const named = players.map((one) => ({ ...one, name: shownName(one.name) }));
  const table = { mode, expansions: [...expansions], content, players: named };
  return seed.trim() === '' ? table : { ...table, seed: Number(seed) };
}
