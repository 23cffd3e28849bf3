import type { ReactNode } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { CardId } from '../../shared/vocabulary/pieces.ts';
import { cardTitles } from './cardTitles.ts';
import type { MessageKey } from './en.ts';

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
  /** Returns a moment (milliseconds since 1970) as a short date and time. */
  moment(milliseconds: number): string;
  /** Returns a whole number with its sign. */
  signed(value: number): string;
}

const made = new WeakMap<IntlShape, Text>();

/** Returns the words of a language; the same object each time, so that it can be a dependency. */
export function textOf(intl: IntlShape): Text {
  const known = made.get(intl);
  if (known !== undefined) return known;
  const cards = cardTitles(intl.locale);
  const plain = (key: MessageKey, values?: Values) => intl.formatMessage({ id: key }, values);
  const text = Object.assign(plain, {
    rich: (key: MessageKey, values: Readonly<Record<string, ReactNode>>) => intl.formatMessage({ id: key }, values),
    card: (id: CardId) => cards[id] ?? id,
    cards,
    list: (parts: readonly string[]) => intl.formatList([...parts], { type: 'conjunction' }),
    moment: (milliseconds: number) =>
      `${intl.formatDate(milliseconds, { dateStyle: 'medium' })}, ${intl.formatTime(milliseconds, { timeStyle: 'short' })}`,
    signed: (value: number) => intl.formatNumber(value, { signDisplay: 'exceptZero' }).replace('-', '−'),
  });
  made.set(intl, text);
  return text;
}

export const useText = (): Text => textOf(useIntl());
