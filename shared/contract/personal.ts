import { MOST_PEOPLE } from '../vocabulary/limits.ts';
import type { Person, Settings } from './tableSetup.ts';

/* Settings that belong to a person when several people share a screen. Without schemas, because the page reads it. */

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

/** What somebody has set for themselves; nothing for whoever has not. */
export const personalOf = ({ people }: Pick<Settings, 'people'>, who: Identity): Person['settings'] =>
  people.find((person) => isSame(person, who))?.settings ?? {};

/** The settings as they are for somebody; for `null` as the table has them. */
export const settingsFor = (table: Settings, who: Identity | null): Settings =>
  who === null ? table : ({ ...table, ...personalOf(table, who) } as Settings);

/** The people once somebody has these settings of their own; the oldest are forgotten where there are too many. */
export function withPerson(people: readonly Person[], who: Identity, settings: Person['settings']): Person[] {
  const others = people.filter((person) => !isSame(person, who));
  if (Object.keys(settings).length === 0) return others;
  return [...others, { name: who.name, emblem: who.emblem, settings }].slice(-MOST_PEOPLE);
}

/**
 * What a change of settings changes at the table: personal settings are kept with the person, the others are
 * everybody's. For `null` all are the table's.
 */
export function changeBy(table: Settings, who: Identity | null, change: Partial<Settings>): Partial<Settings> {
  if (who === null) return change;
  const fields = Object.entries(change);
  const own = Object.fromEntries(fields.filter(([key]) => key in PERSONAL));
  const shared: Partial<Settings> = Object.fromEntries(fields.filter(([key]) => !(key in PERSONAL)));
  if (Object.keys(own).length === 0) return shared;
  return { ...shared, people: withPerson(table.people, who, { ...personalOf(table, who), ...own }) };
}
