import { decisionOf } from '../../shared/flow/runner.ts';
import type { SeatState } from '../../shared/rules/position/seat.ts';
import type { Action } from '../../shared/vocabulary/actions.ts';
import { COLOURS, numberOfColour } from '../../shared/vocabulary/colours.ts';
import type { GameEvent, GameEventType } from '../../shared/vocabulary/events.ts';
import { STALL_SPACES } from '../../shared/vocabulary/pieces.ts';
import { type Decision, PHASES } from '../../shared/vocabulary/time.ts';
import { TRACKS } from '../../shared/vocabulary/tracks.ts';
import { seatAt } from '../fixtures/play.ts';
import type { Moment } from './moment.ts';
import { cardOf } from './referee/printed.ts';

/* What random players easily miss, named with the section of rules.md that it is about. */

type Sign = (moment: Moment) => boolean;
type EventOf<T extends GameEventType> = Extract<GameEvent, { type: T }>;

/** Whether such an event happened; `holds` gets the seat as it was before. */
const told =
  <T extends GameEventType>(type: T, holds: (event: EventOf<T>, before: SeatState) => boolean): Sign =>
  ({ events, state }) =>
    events.some(
      (event) => event.type === type && 'seat' in event && holds(event as EventOf<T>, seatAt(state, event.seat)),
    );

/** Whether such an action is taken, at that decision where one is named. */
const taken =
  <T extends Action['type']>(type: T, holds: (action: Extract<Action, { type: T }>, moment: Moment) => boolean): Sign =>
  (moment) =>
    moment.action.type === type && holds(moment.action as Extract<Action, { type: T }>, moment);

const at = (decision: Decision, moment: Moment): boolean => decisionOf(moment.state) === decision;
const deciderOf = ({ state, seat }: Moment): SeatState => seatAt(state, seat);
const isLoan = (card: string): boolean => cardOf(card).effect?.type === 'tileLoan';
const owned = ({ cards }: SeatState, type: string): number => cards.filter((card) => card.effect?.type === type).length;

/** A removal of a card with a tile on it: of a loan, or of any other. */
const removedTile = (lent: boolean): Sign =>
  taken('remove', ({ card }, moment) => {
    const lies = deciderOf(moment).cardTiles.some((laid) => laid.card === card);
    return lies && isLoan(card) === lent;
  });

/** A card in the hand that may not be bought although it could be paid for. */
const refusedDebt: Sign = (moment) =>
  at('draft', moment) &&
  deciderOf(moment).hand.some(({ gains, cost }) => {
    const seat = deciderOf(moment);
    const isDebt = TRACKS.some((track) => gains[track] < 0 && seat.tracks[track] + gains[track] < 0);
    return isDebt && cost <= seat.coins;
  });

const base: Readonly<Record<string, Sign>> = {
  'a requirement that is paid for (§9)': ({ events }) => events.some((event) => 'paid' in event && event.paid > 0),
  'a second colony in one step (§9)': taken(
    'colony',
    (_, { state, seat }) => owned(seatAt(state, seat), 'doubleAction') > 0 && state.actionsLeft === 1,
  ),
  'a second statue in one step (§9)': taken(
    'statue',
    (_, { state, seat }) => owned(seatAt(state, seat), 'doubleAction') > 0 && state.actionsLeft === 1,
  ),
  'a bonus tile that is free again (§9)': removedTile(false),
  'a silver medal that scores a track below 0 (§16.4)': ({ next }) =>
    next.result !== null && next.seats.some(({ silver, tracks }) => silver.some((track) => tracks[track] < 0)),
  'a track below 0 (§16.4)': ({ state }) => state.seats.some(({ tracks }) => TRACKS.some((track) => tracks[track] < 0)),
};

const monuments: Readonly<Record<string, Sign>> = {
  'a monument built for its strength (§10.1)': taken('placeTile', ({ side }) => side === 'track'),
  'a monument built for its points (§10.1)': taken('placeTile', ({ side }) => side === 'points'),
  ...Object.fromEntries(
    PHASES.flatMap((phase) =>
      (['colony', 'statue'] as const).flatMap((step) =>
        (['reuse', 'build'] as const).map((use) => [
          `monument: ${use} in phase ${phase}, step ${step} (§10.1)`,
          taken('monument', ({ action }, moment) => action === use && at(step, moment) && moment.state.phase === phase),
        ]),
      ),
    ),
  ),
};

const market: Readonly<Record<string, Sign>> = {
  ...Object.fromEntries(
    STALL_SPACES.map((space) => [
      `a market coin for ${space} (§10.2)`,
      taken('stall', (action) => action.space === space),
    ]),
  ),
  'a small market that grows (§10.2)': told('marketOpened', (_, before) => before.market === 'small'),
  'a large market at once (§16.8)': told(
    'marketOpened',
    (event, before) => event.market === 'large' && before.market === null,
  ),
};

const nobles: Readonly<Record<string, Sign>> = {
  'a card that may not be bought for its debts (§10.3)': refusedDebt,
  'a card without discount (§10.3)': told('cardBought', ({ card, price }, before) => {
    const { cost, colour } = cardOf(card);
    return price === cost && before.counts[numberOfColour(colour)] > 0;
  }),
  'a tile that is lent (§10.3)': told('cardBought', ({ card, tile }) => tile !== null && isLoan(card)),
  'a loan that is declined (§12)': told('cardBought', ({ card, tile }) => tile === null && isLoan(card)),
  'a lent tile that is lost (§16.5)': removedTile(true),
  ...Object.fromEntries(
    (['colony', 'statue', 'medals'] as const).map((step) => [
      `a tile redeemed in the step ${step} (§16.6)`,
      taken('redeemTile', (_, moment) => at(step, moment)),
    ]),
  ),
  'several allies that add up (§16.5)': taken('allyBonus', (_, moment) => owned(deciderOf(moment), 'allyBonus') > 1),
  'coins for a statue (§10.3)': told('statueCarved', ({ change, paid }) => change.coins + paid > 0),
  ...Object.fromEntries(
    COLOURS.map((colour) => [`a free ${colour} card (§10.3)`, taken('freeCard', (action) => action.colour === colour)]),
  ),
  'several free cards in one feeding (§10.3)': taken('freeCard', (_, { state }) => state.freeCards > 1),
  'a free card that is declined (§16.3)': taken('pass', (_, moment) => at('freeCard', moment)),
  'a face-down card that is removed (§16.7)': taken('remove', ({ card }, moment) =>
    deciderOf(moment).faceDown.some(({ id }) => id === card),
  ),
};

/** What a suite of random games has to have seen. */
export const RARITIES: Readonly<Record<string, Sign>> = { ...base, ...monuments, ...market, ...nobles };
