import { MOST_PEOPLE } from '../vocabulary/limits.ts';
import type { Person, Settings } from './tableSetup.ts';

/*
 * Settings that belong to a person when several people share a screen. The page loads this file, so it has no schemas.
 */

const PERSONAL = {
  language: true,
  speed: true,
  reducedMotion: true,
  uiScale: true,
  textScale: true,
  highContrast: true,
  coach: true,
  coachHints: true,
  coachWarnings: true,
  coachReviews: true,
} as const satisfies Readonly<Record<keyof Person['settings'], true>>;

/** Who a person is, whatever game they sit at. */
export type Identity = Pick<Person, 'name' | 'emblem'>;

const isSame = (one: Identity, other: Identity): boolean => one.name === other.name && one.emblem === other.emblem;

/** The personal settings of somebody; empty for those who have set nothing. */
export const personalOf = ({ people }: Pick<Settings, 'people'>, who: Identity): Person['settings'] =>
  people.find((person) => isSame(person, who))?.settings ?? {};

/** The settings that apply to somebody: the table's, replaced by their own. For `null` those of the table. */
export const settingsFor = (table: Settings, who: Identity | null): Settings =>
  who === null ? table : ({ ...table, ...personalOf(table, who) } as Settings);

/**
 * The list of people after somebody got these personal settings. If it grows too long, the oldest entries are dropped.
 */
export function withPerson(people: readonly Person[], who: Identity, settings: Person['settings']): Person[] {
  const others = people.filter((person) => !isSame(person, who));
  if (Object.keys(settings).length === 0) return others;
  return [...others, { name: who.name, emblem: who.emblem, settings }].slice(-MOST_PEOPLE);
}

/**
 * The change of the table's settings that a change by `who` amounts to: personal settings are kept with the person, all
 * others belong to the table. For `null` all belong to the table.
 */
export function changeBy(table: Settings, who: Identity | null, change: Partial<Settings>): Partial<Settings> {
  if (who === null) return change;
  const fields = Object.entries(change);
  const own = Object.fromEntries(fields.filter(([key]) => key in PERSONAL));
  const shared: Partial<Settings> = Object.fromEntries(fields.filter(([key]) => !(key in PERSONAL)));
  if (Object.keys(own).length === 0) return shared;
  return { ...shared, people: withPerson(table.people, who, { ...personalOf(table, who), ...own }) };
}
