import type { Player } from '../../../shared/contract/tableSetup.ts';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import type { MessageKey } from '../../../shared/words/words.ts';
import { cardOf, pageContent } from '../../platform/pageContent.ts';
import type { Mood } from '../../ui/persona/faces.ts';
import { type Bot, characterOf } from '../../ui/persona/personaWords.ts';

/** Occasions for a bot's comment. Everybody at the table saw them happen. */
export type Occasion = 'begin' | 'purchase' | 'colony' | 'statue' | 'starve' | 'overtaken' | 'won' | 'lost';

/** Something that touched a seat. */
export interface Touched {
  readonly seat: Seat;
  readonly occasion: Occasion;
}

/** A line that a bot says. */
export interface Remark extends Touched {
  readonly words: MessageKey;
  /** The line of the log that it is about. */
  readonly line: number;
}

/** What it does to who is touched. */
export const MOOD_AFTER: Readonly<Record<Occasion, Mood>> = {
  begin: 'pleased',
  purchase: 'pleased',
  colony: 'pleased',
  statue: 'pleased',
  starve: 'annoyed',
  overtaken: 'annoyed',
  won: 'pleased',
  lost: 'annoyed',
};

/** Lines of the log between two remarks, at least: about two rounds of five seats. */
export const SELDOM = 40;

/** The share of the highest price of its epoch from which on a purchase is a great one. */
const DEAR = 0.85;

const isDear = (event: Extract<GameEvent, { type: 'cardBought' }>): boolean => {
  const { epoch } = cardOf(event.card);
  const prices = pageContent()
    .cards.filter((card) => card.epoch === epoch)
    .map(({ cost }) => cost);
  return event.price >= DEAR * Math.max(...prices);
};

/** Which occasion an event is for which seat; `null` if it is no occasion. */
export function touchedBy(event: GameEvent): Touched | null {
  switch (event.type) {
    case 'epochStarted':
      return event.epoch === 1 ? { seat: event.firstPlayer, occasion: 'begin' } : null;
    case 'cardBought':
      return isDear(event) ? { seat: event.seat, occasion: 'purchase' } : null;
    case 'colonyPlundered':
    case 'colonyIntegrated':
      return { seat: event.seat, occasion: 'colony' };
    case 'statueCarved':
    case 'monumentBuilt':
      return { seat: event.seat, occasion: 'statue' };
    case 'cardRemoved':
      return { seat: event.seat, occasion: 'starve' };
    default:
      return null;
  }
}

/** The seat that leads alone with these points, if one does. */
const leaderOf = (totals: readonly number[]): Seat | null => {
  const best = Math.max(...totals);
  return totals.filter((total) => total === best).length === 1 ? totals.indexOf(best) : null;
};

/** The seat that led alone and does not any more, from everybody's points before and after. */
export function overtakenIn(before: readonly number[], after: readonly number[]): Touched | null {
  const leader = leaderOf(before);
  if (leader === null || before.length !== after.length) return null;
  const passed = after.some((total) => total > (after[leader] ?? 0));
  return passed ? { seat: leader, occasion: 'overtaken' } : null;
}

/** What a bot says on an occasion, one of two lines; `number` tells which. */
export const wordsOf = (bot: Bot, occasion: Occasion, number: number): MessageKey =>
  `says.${occasion}.${characterOf(bot)}.${number % 2 === 0 ? 1 : 2}`;

/** Who talks: the seat that the event is about; at the beginning the first bot after the first player. */
function speakerOf({ seat, occasion }: Touched, players: readonly Player[]): Seat {
  if (occasion !== 'begin') return seat;
  const around = players.map((_, index) => (seat + index) % players.length);
  return around.find((other) => players[other]?.controller.kind === 'bot') ?? seat;
}

/** Whether a bot talked a short while ago. The bot that talked last waits twice as long, so that others have a turn. */
const isTooSoon = (seat: Seat, line: number, last: Remark | null): boolean =>
  last !== null && line - last.line < (last.seat === seat ? 2 * SELDOM : SELDOM);

/**
 * What is said about an occasion at a line of the log; `null` where nobody talks: a person was touched, or somebody
 * talked not long ago.
 * @param last what was said last; `null` before anything was
 */
export function remarkOn(
  touched: Touched,
  players: readonly Player[],
  line: number,
  last: Remark | null,
): Remark | null {
  const { occasion } = touched;
  const seat = speakerOf(touched, players);
  const controller = players[seat]?.controller;
  if (controller?.kind !== 'bot' || isTooSoon(seat, line, last)) return null;
  return { seat, occasion, line, words: wordsOf(controller, occasion, line + seat) };
}
