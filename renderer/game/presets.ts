import type { Controller, Settings } from '../../shared/contract/tableSetup.ts';
import { EXPANSIONS } from '../../shared/vocabulary/options.ts';
import { STANDARD_CONTENT } from '../../shared/vocabulary/pieces.ts';
import { type BotLevel, PRESETS, type Preset } from '../../shared/vocabulary/preferences.ts';
import { type SetupForm, seated } from './setupForm.ts';

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
  JSON.stringify(form.players.map(({ controller, handicap }) => [controller, handicap]));

/** The preset that a table is, whoever plays at it; `null` when it is another one. */
export const presetOf = (form: SetupForm): Preset | null =>
  PRESETS.find((preset) => {
    const table = withPreset(form, preset);
    const isSame = form.mode === table.mode && form.content === table.content && form.seed === table.seed;
    return isSame && String(form.expansions) === String(table.expansions) && kindsOf(form) === kindsOf(table);
  }) ?? null;

/** Returns the table to begin with: the one that was chosen, else the one that was set up last, else the one for a first game. */
export function firstForm(lastTable: Settings['lastTable'], preset: Preset | null = null): SetupForm {
  const last = lastTable === null ? NOTHING : { ...lastTable, seed: '' };
  if (preset !== null) return withPreset(last, preset);
  return lastTable === null ? withPreset(NOTHING, 'first') : last;
}
