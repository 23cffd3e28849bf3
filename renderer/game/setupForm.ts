import { cleanName, LONGEST_NAME } from '../../shared/contract/names.ts';
import type { SharedTable } from '../../shared/contract/tableLine.ts';
import type { Controller, NewGame, Player, Settings } from '../../shared/contract/tableSetup.ts';
import { HANDICAP, HIGHEST_SEED } from '../../shared/vocabulary/limits.ts';
import { EXPANSIONS, type Expansion, type Mode } from '../../shared/vocabulary/options.ts';
import { type ContentId, STANDARD_CONTENT } from '../../shared/vocabulary/pieces.ts';
import { type BotLevel, PRESETS, type Preset, type Privacy } from '../../shared/vocabulary/preferences.ts';
import { EMBLEMS, type Emblem } from '../../shared/vocabulary/seats.ts';
import type { Bot } from '../ui/persona/personaWords.ts';

/** A table that is being set up. */
export interface SetupForm {
  readonly mode: Mode;
  readonly expansions: readonly Expansion[];
  /** The numbers to play with (rules §15). */
  readonly content: ContentId;
  readonly players: readonly Player[];
  /** Left out: a curtain. */
  readonly privacy?: Privacy | undefined;
  /** As typed; empty for a new deal. */
  readonly seed: string;
}

/** Names that are offered for new seats. */
const NAMES = ['Ada', 'Bruno', 'Chen', 'Dalia', 'Emre', 'Farah', 'Goran'] as const;

/** The bot for a seat without a chosen one: like the others of the table, else the one for a first game. */
export const defaultBot = (players: readonly Player[]): Bot => {
  const bots = players.flatMap(({ controller }) => (controller.kind === 'bot' ? [controller] : []));
  const { level, strength } = bots.at(-1) ?? { level: 'apprentice' };
  return { kind: 'bot', level, ...(strength !== undefined && { strength }) };
};

/** Players with these controllers: those who were there keep their names and emblems, others get free ones. */
function seated(players: readonly Player[], controllers: readonly Controller[]): readonly Player[] {
  let form: Pick<SetupForm, 'players'> = { players: players.slice(0, controllers.length) };
  while (form.players.length < controllers.length) form = withSeat(form);
  return form.players.map(({ handicap: _, ...player }, seat) => {
    const { controller } = player;
    const next = controllers[seat] ?? controller;
    // A person who stays keeps the face.
    return { ...player, controller: next.kind === 'human' && controller.kind === 'human' ? controller : next };
  });
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
export function withSeat<F extends Pick<SetupForm, 'players'>>(form: F): F {
  const names = form.players.map(({ name }) => name);
  const emblem = EMBLEMS.find((free) => form.players.every((one) => one.emblem !== free));
  if (emblem === undefined) return form;
  const name = NAMES.find((free) => !names.includes(free)) ?? '';
  return { ...form, players: [...form.players, { name, emblem, controller: defaultBot(form.players) }] };
}

/** Swaps two seats: each player keeps everything that belongs to them. */
export function withSwap(form: SetupForm, one: number, other: number): SetupForm {
  const players = [...form.players];
  const [first, second] = [players[one], players[other]];
  if (first === undefined || second === undefined) return form;
  players[one] = second;
  players[other] = first;
  return { ...form, players };
}

/** Returns the same things in another order. `random`: 0 ≤ … < 1. */
function mixed<T>(things: readonly T[], random: () => number): T[] {
  const left = [...things];
  return things.map(() => left.splice(Math.floor(random() * left.length), 1)[0] as T);
}

/** Puts everybody on a seat by chance. */
export const withMixedSeats = (form: SetupForm, random = Math.random): SetupForm => ({
  ...form,
  players: mixed(form.players, random),
});

/** Gives everybody an emblem by chance, out of all that there are. */
export function withMixedEmblems(form: SetupForm, random = Math.random): SetupForm {
  const emblems = mixed(EMBLEMS, random);
  return { ...form, players: form.players.map((one, seat) => ({ ...one, emblem: emblems[seat] ?? one.emblem })) };
}

/** Gives a seat more coins to start with; 0 for none. */
export function withHandicap(form: SetupForm, seat: number, coins: number): SetupForm {
  const handicap = Math.min(Math.max(Math.trunc(coins) || 0, HANDICAP.none), HANDICAP.most);
  const players = form.players.map(({ handicap: old, ...one }, index) => {
    const wanted = index === seat ? handicap : (old ?? HANDICAP.none);
    return wanted === HANDICAP.none ? one : { ...one, handicap: wanted };
  });
  return { ...form, players };
}

/** A seed that nobody could have foreseen, as it is typed. `random`: 0 ≤ … < 1. */
export const drawnSeed = (random = Math.random): string => String(Math.floor(random() * (HIGHEST_SEED + 1)));

/** The form of a table that was told in a line. */
export const formOf = ({ seed, ...table }: SharedTable): SetupForm => ({
  ...table,
  seed: seed === undefined ? '' : String(seed),
});

export const withoutSeat = (form: SetupForm, seat: number): SetupForm => ({
  ...form,
  players: form.players.filter((_, index) => index !== seat),
});

export interface FormFaults {
  /** For each seat: what is wrong with its name. */
  readonly names: readonly ('setup.nameMissing' | 'setup.nameTwice' | null)[];
  readonly seed: boolean;
}

/** A name as everybody will see it, without invisible characters; empty when nothing visible is left. */
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
export function newGameOf({ mode, expansions, content, players, privacy, seed }: SetupForm): NewGame {
  const named = players.map((one) => ({ ...one, name: shownName(one.name) }));
  const table = { mode, expansions: [...expansions], content, players: named, ...(privacy && { privacy }) };
  return seed.trim() === '' ? table : { ...table, seed: Number(seed) };
}

type Arrangement = Pick<SetupForm, 'mode' | 'expansions'> & { readonly controllers: readonly Controller[] };

const person: Controller = { kind: 'human' };
const bots = (count: number, level: BotLevel): Controller[] => Array(count).fill({ kind: 'bot', level });

const ARRANGEMENTS: Readonly<Record<Preset, Arrangement>> = {
  first: { mode: 'basic', expansions: [], controllers: [person, ...bots(3, 'apprentice')] },
  duel: { mode: 'basic', expansions: [], controllers: [person, ...bots(1, 'citizen')] },
  family: { mode: 'basic', expansions: [], controllers: [person, person, person, person] },
  everything: { mode: 'advanced', expansions: EXPANSIONS, controllers: [person, ...bots(4, 'governor')] },
};

const NOTHING: SetupForm = { mode: 'basic', expansions: [], content: STANDARD_CONTENT, players: [], seed: '' };

/** Returns the table of that name; whoever sits at the present one stays, as far as there are seats. */
export function withPreset(form: SetupForm, preset: Preset): SetupForm {
  const { controllers, ...rules } = ARRANGEMENTS[preset];
  return { ...NOTHING, ...rules, privacy: form.privacy, players: seated(form.players, controllers) };
}

const kindsOf = (form: Pick<SetupForm, 'players'>): string =>
  JSON.stringify(
    form.players.map(({ controller, handicap }) => [controller.kind === 'human' ? 'human' : controller, handicap]),
  );

/** The preset that a table is, whoever plays at it; `null` when it is another one. */
export const presetOf = (form: SetupForm): Preset | null =>
  PRESETS.find((preset) => {
    const table = withPreset(form, preset);
    const isSame = form.mode === table.mode && form.content === table.content && form.seed === table.seed;
    return isSame && String(form.expansions) === String(table.expansions) && kindsOf(form) === kindsOf(table);
  }) ?? null;

/**
 * Returns the first table of the set-up screen: the preset that was chosen, else the table that was set up last, else
 * the one for a first game.
 */
export function firstForm(lastTable: Settings['lastTable'], preset: Preset | null = null): SetupForm {
  const last = lastTable === null ? NOTHING : { ...lastTable, seed: '' };
  if (preset !== null) return withPreset(last, preset);
  return lastTable === null ? withPreset(NOTHING, 'first') : last;
}
