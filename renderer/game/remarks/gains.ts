import { reachedBy, type Step } from '../../../shared/forecast/seatFacts.ts';
import type { Observation } from '../../../shared/rules/observation/observation.ts';
import type { Change, GameEvent } from '../../../shared/vocabulary/events.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import type { Text } from '../../platform/i18n/text.ts';
import type { IconName } from '../../ui/symbols/Icon.tsx';

/** What an event brought to a seat, in a few words and a sign. */
export interface NewsLine {
  readonly icon: IconName;
  readonly words: string;
  /** Whether it is bad for the seat. */
  readonly bad?: boolean;
}

export interface News {
  readonly seat: Seat;
  readonly lines: readonly NewsLine[];
}

type Changing = Extract<GameEvent, { readonly change: Change }>;

/** The coins that came or went, and what is in the purse now. */
const coinLine = (coins: number, purse: number, text: Text): NewsLine => ({
  icon: 'coin',
  words: text('news.coins', { signed: text.signed(coins), purse }),
});

/**
 * The card that was bought, sold or lost. A viewer who may not know it reads only its colour, or that it was a card.
 */
function cardLine(event: Changing, text: Text): NewsLine | null {
  if (event.type === 'cardBought') return { icon: 'card', words: text('news.bought', { card: text.card(event.card) }) };
  if (event.type === 'cardSold') {
    const { card, colour } = event;
    return card === null
      ? { icon: 'card', words: text('news.sold.hidden', { colour: text(`colour.${colour}`) }) }
      : { icon: 'card', words: text('news.sold', { card: text.card(card) }) };
  }
  if (event.type !== 'cardRemoved') return null;
  const words =
    event.card === null ? text('news.starved.hidden') : text('news.starved', { card: text.card(event.card) });
  return { icon: 'food', words, bad: true };
}

/** The colonies and statues that came into reach (rules §7.2, §7.3) and are still to be had. */
function reachedLines({ seat, change }: Changing, view: Observation, text: Text): readonly NewsLine[] {
  const state = view.seats[seat];
  if (state === undefined) return [];
  const { colonies, statues } = reachedBy(view, state, change);
  const lineOf =
    (kind: 'colony' | 'statue') =>
    ({ needed }: Step): NewsLine => ({ icon: kind, words: text(`news.${kind}`, { needed }) });
  return [...colonies.map(lineOf('colony')), ...statues.map(lineOf('statue'))];
}

/**
 * What to show beside a seat about an event: coins, a card, thresholds that were reached; `null` if nothing. It says no
 * more than the log.
 * @param view the position that the event led to
 */
export function newsOf(event: GameEvent | null, view: Observation, text: Text): News | null {
  if (event === null || !('change' in event)) return null;
  const card = cardLine(event, text);
  const { coins } = event.change;
  const lines = [
    ...(card === null ? [] : [card]),
    ...(coins === 0 ? [] : [coinLine(coins, view.seats[event.seat]?.coins ?? 0, text)]),
    ...reachedLines(event, view, text),
  ];
  return lines.length === 0 ? null : { seat: event.seat, lines };
}
