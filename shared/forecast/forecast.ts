import { type Content, contentOf } from '../content/content.ts';
import type { Observation } from '../rules/observation/observation.ts';
import { surplusCoins } from '../rules/pieces/feeding.ts';
import { catchUpCoins, incomeOf } from '../rules/pieces/income.ts';
import { marketCoinsOf, marketToOpen } from '../rules/pieces/market.ts';
import { medalPrice } from '../rules/pieces/medals.ts';
import type { SeatState } from '../rules/position/seat.ts';
import type { Market } from '../vocabulary/pieces.ts';
import type { Seat } from '../vocabulary/seats.ts';
import type { Epoch } from '../vocabulary/time.ts';
import { comingHalves, countUntil, type HalfEpoch } from './coming.ts';
import { factsOf, type SeatFacts, stateOf } from './seatFacts.ts';

/** The next income of a seat (rules §7.1). */
export interface IncomeForecast extends HalfEpoch {
  /** All coins that it brings to the purse, and those of them from `incomeCatchUp` (rules §9). */
  readonly coins: number;
  readonly catchUp: number;
  readonly coinsAfter: number;
  /** Coins of the marketplace, to be kept or locked, and the marketplace that is then opened (rules §10.2). */
  readonly marketCoins: number;
  readonly opens: Market | null;
}

/** The next feeding of a seat (rules §7.4). */
export interface FeedingForecast extends HalfEpoch {
  readonly owned: number;
  readonly food: number;
  readonly unfed: number;
  /**
   * How many of the unfed cards can be paid for with the coins that the seat will have, and the price of each (rules §9
   * `payToFeed`).
   */
  readonly payable: number;
  readonly priceEach: number;
  /** Coins for food left over (rules §9 `foodSurplus`). */
  readonly surplus: number;
}

/** The medals of one epoch (rules §7.5). */
export interface MedalForecast {
  readonly epoch: Epoch;
  readonly silver: number;
  readonly gold: number;
  /** Coins that the seat will have by then, if it spends nothing. */
  readonly coins: number;
}

/** What a seat has to expect if nothing changes: its tracks and cards stay, and it spends nothing. */
export interface Forecast {
  /** `null`: there is none left. */
  readonly income: IncomeForecast | null;
  readonly feeding: FeedingForecast | null;
  /** The medals of every epoch that are still to come for the seat. */
  readonly medals: readonly MedalForecast[];
}

/** The seat for which the forecast is made, and its observation. */
interface Outlook {
  readonly view: Observation;
  readonly seat: Seat;
  readonly content: Content;
  readonly state: SeatState;
  readonly facts: SeatFacts;
}

/**
 * Returns the forecast for a seat if nothing changes, from what the viewer may know. Throws a RangeError for a seat
 * that is not at the table.
 */
export function forecastFor(view: Observation, seat: Seat): Forecast {
  const seen = view.seats[seat];
  if (seen === undefined) throw new RangeError(`no such seat: ${seat}`);
  const content = contentOf(view.content);
  const outlook: Outlook = { view, seat, content, state: stateOf(view, seen), facts: factsOf(view, seen) };
  return { income: nextIncome(outlook), feeding: nextFeeding(outlook), medals: comingMedals(outlook) };
}

function nextIncome({ view, seat, content, state }: Outlook): IncomeForecast | null {
  const [half] = comingHalves(view, seat, 'income');
  if (half === undefined) return null;
  const catchUp = catchUpCoins(state);
  const coins = incomeOf(state) + catchUp;
  return {
    ...half,
    coins,
    catchUp,
    coinsAfter: state.coins + coins,
    marketCoins: marketCoinsOf(content, state),
    opens: view.options.expansions.includes('market') ? marketToOpen(content, state) : null,
  };
}

/** Coins that the seat has by the feeding of a half epoch: all incomes until then, and nothing spent. */
function coinsBy({ view, seat, state }: Outlook, half: HalfEpoch): number {
  const incomes = countUntil(comingHalves(view, seat, 'income'), half);
  return state.coins + incomes * (incomeOf(state) + catchUpCoins(state));
}

function nextFeeding(outlook: Outlook): FeedingForecast | null {
  const { view, seat, state, facts } = outlook;
  const [half] = comingHalves(view, seat, 'feeding');
  if (half === undefined) return null;
  const isNow = view.decision === 'feeding' && view.deciders[0] === seat;
  const paid = isNow ? view.turn.feedingPayments : 0;
  const { cards: owned, food, unfed } = facts.hungerAfter(paid);
  const { coinsPerCard: priceEach = 0, maxCards = 0 } = state.effects.payToFeed ?? {};
  const affordable = priceEach === 0 ? 0 : Math.floor(coinsBy(outlook, half) / priceEach);
  return {
    ...half,
    owned,
    food,
    unfed,
    payable: Math.max(0, Math.min(unfed, maxCards - paid, affordable)),
    priceEach,
    surplus: surplusCoins(state),
  };
}

function comingMedals(outlook: Outlook): readonly MedalForecast[] {
  const { view, seat, content, state } = outlook;
  const feedings = comingHalves(view, seat, 'feeding');
  const surplus = surplusCoins(state);
  return comingHalves(view, seat, 'medals').map((half) => ({
    epoch: half.epoch,
    silver: medalPrice(content, state, 'silver', half.epoch),
    gold: medalPrice(content, state, 'gold', half.epoch),
    coins: coinsBy(outlook, half) + countUntil(feedings, half) * surplus,
  }));
}
