import type { ReactNode } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import type { Language, MessageKey } from '../../../shared/words/words.ts';
import { pageContent } from '../pageContent.ts';
import { cardTitles } from './pageWords.ts';

export type Values = Readonly<Record<string, string | number>>;

/** The words of one language. */
export interface Text {
  /** Returns a message with its values put in. */
  (key: MessageKey, values?: Values): string;
  /** The same with elements among the values. */
  rich(key: MessageKey, values: Readonly<Record<string, ReactNode>>): ReactNode;
  /** Returns the title of a card. */
  card(id: CardId): string;
  /** The titles of all cards. */
  readonly cards: Readonly<Record<CardId, string>>;
  /** Returns "Ada, Bruno and Chen". */
  list(parts: readonly string[]): string;
  /** Returns a moment (milliseconds since 1970) as a short date and time; words for it where no calendar has it. */
  dateTime(milliseconds: number): string;
  /** Returns its day as a date, or the same words. */
  day(milliseconds: number): string;
  /** Returns it for a machine to read; `undefined` where no calendar has it. */
  isoDateTime(milliseconds: number): string | undefined;
  /** Returns how long ago that was, as seen at `now`; the date when it is a week or more. */
  ago(milliseconds: number, now: number): string;
  /** Compares two words as a list of the language has them. */
  readonly compare: (one: string, other: string) => number;
  /** Returns a whole number with its sign. */
  signed(value: number): string;
}

/** Milliseconds, largest first. */
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;
const WEEK = 7 * 86_400_000;

/** The last moment, and minus the first one, that a date can be (ECMAScript's time values). */
const LAST_MOMENT = 8.64e15;

const hasDate = (milliseconds: number): boolean => Math.abs(milliseconds) <= LAST_MOMENT;

/** A date in some form; a file may name a moment that no calendar has. */
const dated = (intl: IntlShape, milliseconds: number, words: () => string): string =>
  hasDate(milliseconds) ? words() : intl.formatMessage({ id: 'date.unknown' });

const dayWords = (intl: IntlShape, moment: number): string =>
  dated(intl, moment, () => intl.formatDate(moment, { dateStyle: 'medium' }));

const dateTimeWords = (intl: IntlShape, moment: number): string =>
  dated(intl, moment, () => `${dayWords(intl, moment)}, ${intl.formatTime(moment, { timeStyle: 'short' })}`);

function agoWords(intl: IntlShape, then: number, now: number): string {
  if (!hasDate(then)) return dayWords(intl, then);
  const passed = Math.max(0, now - then);
  if (passed >= WEEK) return dayWords(intl, then);
  const unit = UNITS.find(([, length]) => passed >= length);
  if (unit === undefined) return intl.formatMessage({ id: 'library.justNow' });
  const [name, length] = unit;
  return intl.formatRelativeTime(-Math.floor(passed / length), name, { numeric: 'auto' });
}

/** Words of the language that ask for another verb than a name does. */
const pronounsOf = (intl: IntlShape): ReadonlySet<string> =>
  new Set(intl.formatMessage({ id: 'name.pronouns' }).split(', '));

/** A name within a sentence: in quotation marks where it is such a word, as in “You” buys. */
function nameWords(intl: IntlShape, pronouns: ReadonlySet<string>, name: string): string {
  return pronouns.has(name.toLocaleLowerCase(intl.locale)) ? intl.formatMessage({ id: 'name.quoted' }, { name }) : name;
}

const made = new WeakMap<IntlShape, Text>();

/** Returns the words of a language; the same object each time, so that it can be a dependency. */
export function textOf(intl: IntlShape): Text {
  const known = made.get(intl);
  if (known !== undefined) return known;
  // Asked each time: which cards there are depends on the game that is shown.
  const titles = () => cardTitles(intl.locale as Language, pageContent());
  const pronouns = pronounsOf(intl);
  const quoted = <V>(value: V) => (typeof value === 'string' ? nameWords(intl, pronouns, value) : value);
  const named = <V>(values: Readonly<Record<string, V>>) =>
    Object.fromEntries(Object.entries(values).map(([place, value]) => [place, quoted(value)]));
  const plain = (key: MessageKey, values?: Values) => intl.formatMessage({ id: key }, values && named(values));
  const text = Object.assign(plain, {
    rich: (key: MessageKey, values: Readonly<Record<string, ReactNode>>) =>
      intl.formatMessage({ id: key }, named(values)),
    card: (id: CardId) => titles()[id] ?? id,
    cards: {},
    list: (parts: readonly string[]) => intl.formatList(parts.map(quoted), { type: 'conjunction' }),
    dateTime: (milliseconds: number) => dateTimeWords(intl, milliseconds),
    day: (milliseconds: number) => dayWords(intl, milliseconds),
    isoDateTime: (milliseconds: number) => (hasDate(milliseconds) ? new Date(milliseconds).toISOString() : undefined),
    ago: (milliseconds: number, now: number) => agoWords(intl, milliseconds, now),
    compare: new Intl.Collator(intl.locale, { numeric: true }).compare,
    signed: (value: number) => intl.formatNumber(value, { signDisplay: 'exceptZero' }).replace('-', '−'),
  });
  Object.defineProperty(text, 'cards', { get: titles });
  made.set(intl, text);
  return text;
}

export const useText = (): Text => textOf(useIntl());

/**
 * For visible text: keeps a number on one line with what it counts, and the value before a change with the one after
 * it.
 */
export const whole = (words: string): string =>
  words.replace(/(\d) → (?=\d)/g, '$1\u00a0→\u00a0').replace(/(\d) (?=\p{L})/gu, '$1\u00a0');

/** Returns an epoch as it is printed: I, II or III. `epoch`: 1 … 3. */
export const numeral = (epoch: number): string => 'I'.repeat(epoch);

/** Returns from which number to which several lie: "16–24". */
export const span = (numbers: readonly number[]): string => `${Math.min(...numbers)}–${Math.max(...numbers)}`;
