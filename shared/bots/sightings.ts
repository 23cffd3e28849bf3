import type { GameState } from '../flow/runner.ts';
import type { Observation } from '../rules/observation/observation.ts';
import { topOf } from '../rules/pieces/tableau.ts';
import { seatOf } from '../rules/position/position.ts';
import type { SeatState } from '../rules/position/seat.ts';
import type { Action } from '../vocabulary/actions.ts';
import { COLOURS, numberOfColour } from '../vocabulary/colours.ts';
import type { CardId } from '../vocabulary/pieces.ts';
import type { Reason, ReasonPart } from '../vocabulary/reason.ts';
import type { Seat } from '../vocabulary/seats.ts';
import type { Sight, SightFact } from '../vocabulary/sight.ts';
import { setsOf } from './value/cardWorth.ts';

/** Which of the two actions a game was continued with: the index in the pair. */
export type Side = 0 | 1;

/** The facts that are counted by games; coins are averaged instead. */
type Counted = Exclude<SightFact, { readonly kind: 'coins' }>;

/**
 * How much a kind of fact speaks for an action, roughly in points (below 0: against it), and to which part of the
 * points it belongs.
 */
interface KindTraits {
  readonly weight: number;
  readonly part: ReasonPart;
}

const KINDS: Readonly<Record<Counted['kind'], KindTraits>> = {
  colony: { weight: 6, part: 'colonies' },
  integrated: { weight: 4, part: 'colonies' },
  statue: { weight: 6, part: 'statues' },
  monument: { weight: 8, part: 'statues' },
  market: { weight: 4, part: 'market' },
  sets: { weight: 6, part: 'gold' },
  silver: { weight: 5, part: 'silver' },
  gold: { weight: 5, part: 'gold' },
  unfed: { weight: -5, part: 'cards' },
  buys: { weight: 2, part: 'cards' },
  later: { weight: 3, part: 'cards' },
  both: { weight: 3.5, part: 'cards' },
  // The action's own card: whoever leaves it lying loses it.
  gone: { weight: 4, part: 'rivals' },
  emptied: { weight: 4.5, part: 'rivals' },
};

/** A fact counts so many times as much if its part of the points also speaks for the same action. */
const FITTING = 1.5;
/** The share of games by which a fact must be more or less frequent to be no coincidence. */
const TELLING = 0.4;
/** Fewer games tell nothing. */
const LEAST_GAMES = 8;
/**
 * A difference in coins is told if the average is at least so large, and in at least this share of the games one side
 * has more.
 */
const TELLING_COINS = 3;
const MOSTLY = 0.75;

/** What has happened to the seat in a game that is being played on. */
interface Run {
  /** Whether the seat has had a turn of the draft again. */
  isBack: boolean;
  bought: number;
  isUnfed: boolean;
}

const newRun = (): Run => ({ isBack: false, bought: 0, isUnfed: false });

/** The end of a game that was continued with one of the actions. */
interface Ending {
  readonly bought: number;
  readonly coins: number;
}

interface Count {
  readonly fact: Counted;
  readonly times: [own: number, other: number];
}

/** Types of actions that bring or cost coins by themselves. */
const PAYS: ReadonlySet<Action['type']> = new Set([
  'colony',
  'monument',
  'redeemTile',
  'stall',
  'silver',
  'gold',
  'payToFeed',
]);

const isSale = (action: Action): boolean => 'action' in action && action.action === 'sell';

/** Whether an action itself brings the fact about; then it is no news. */
function isNamedBy(action: Action, fact: SightFact): boolean {
  switch (fact.kind) {
    case 'colony':
      return action.type === 'colony' && action.level === fact.level;
    case 'integrated':
      return action.type === 'colony';
    case 'statue':
      return action.type === 'statue' && action.requirement === fact.requirement;
    case 'coins':
      return PAYS.has(action.type) || isSale(action);
    default:
      return action.type === fact.kind;
  }
}

/** The card that an action takes from the top of a pile. */
const topTaken = (view: Observation, action: Action): CardId | null =>
  action.type === 'take' ? view.piles[action.colour].top : null;

/** What a seat has, as facts to be counted, each as often as the seat has it. */
function* possessionsOf(seat: SeatState): Generator<Counted> {
  for (const { level } of seat.colonies) yield { kind: 'colony', level };
  for (const { requirement } of seat.statues) yield { kind: 'statue', requirement };
  if (seat.monument !== null) yield { kind: 'monument' };
  if (seat.market !== null) yield { kind: 'market', market: seat.market };
  const amounts = {
    sets: setsOf(seat).sets,
    silver: seat.silver.length,
    gold: seat.gold,
    integrated: seat.colonies.filter(({ tile }) => tile !== null).length,
  };
  for (const kind of ['sets', 'silver', 'gold', 'integrated'] as const)
    for (let count = 1; count <= amounts[kind]; count++) yield { kind, count };
}

/** Counts what happens in dealt games. Each game is continued with both actions of a pair, the first one first. */
export class Sightings {
  readonly #view: Observation;
  readonly #seat: Seat;
  readonly #until: Sight['until'];
  readonly #pair: readonly [Action, Action];
  /** The cards that the two take from piles, where they take different ones. */
  readonly #taken: readonly [CardId, CardId] | null;
  readonly #counts = new Map<string, Count>();
  readonly #coins: [own: number, other: number] = [0, 0];
  /** In how many games there were more coins with the first action, and with the second. */
  readonly #richer: [own: number, other: number] = [0, 0];
  #games = 0;
  #run = newRun();
  #first: Ending = { bought: 0, coins: 0 };

  /** `until`: the half epoch at whose end the games end. */
  constructor(view: Observation, pair: readonly [Action, Action], { epoch, phase }: Sight['until']) {
    this.#view = view;
    this.#until = { epoch, phase };
    this.#seat = view.viewer as Seat;
    this.#pair = pair;
    const [one, two] = [topTaken(view, pair[0]), topTaken(view, pair[1])];
    this.#taken = one === null || two === null || one === two ? null : [one, two];
  }

  /** Call when a game begins to be played on, just after one of the actions. */
  begin(): void {
    this.#run = newRun();
  }

  /** Call before each further action of that game. `side`: the action that it is continued with. */
  step(side: Side, game: GameState, seat: Seat, action: Action): void {
    if (seat !== this.#seat) return;
    const run = this.#run;
    if (action.type === 'remove') run.isUnfed = true;
    if (action.type === 'take' && !run.isBack) {
      run.isBack = true;
      this.#noteLeft(side, game);
    }
    if ((action.type !== 'take' && action.type !== 'draft') || action.action !== 'buy') return;
    run.bought += 1;
    if (action.type === 'take') this.#noteBought(side, topOf(game, numberOfColour(action.colour))?.id);
  }

  /** Call when that game has ended. */
  end(side: Side, game: GameState): void {
    const seat = seatOf(game, this.#seat);
    for (const fact of possessionsOf(seat)) this.#note(side, fact);
    if (this.#run.isUnfed) this.#note(side, { kind: 'unfed' });
    const ending = { bought: this.#run.bought, coins: seat.coins };
    this.#coins[side] += ending.coins;
    if (side === 0) this.#first = ending;
    else this.#endBoth(this.#first, ending);
  }

  /**
   * The fact that tells the actions apart best and speaks for the first (`sign` 1) or the second (−1); `null` where
   * nothing stands out. `parts`: the difference of the two actions in points, by part.
   */
  best(sign: -1 | 1, parts: Reason['parts']): Sight | null {
    if (this.#games < LEAST_GAMES) return null;
    let best: Sight | null = null;
    let most = 0;
    for (const sight of this.#telling()) {
      const { weight, part } = KINDS[sight.fact.kind];
      const share = (sight.own - sight.other) / this.#games;
      const worth = weight * share * sign * (parts[part] * sign > 0 ? FITTING : 1);
      if (worth <= most) continue;
      [best, most] = [sight, worth];
    }
    return best ?? this.#coinsFor(sign);
  }

  #endBoth(one: Ending, two: Ending): void {
    this.#games += 1;
    if (one.bought !== two.bought) this.#note(one.bought > two.bought ? 0 : 1, { kind: 'buys' });
    if (one.coins !== two.coins) this.#richer[one.coins > two.coins ? 0 : 1] += 1;
  }

  #note(side: Side, fact: Counted): void {
    const key = Object.values(fact).join(' ');
    const count = this.#counts.get(key) ?? { fact, times: [0, 0] };
    count.times[side] += 1;
    this.#counts.set(key, count);
  }

  /** At the seat's next turn in the draft: notes what became of the card that it left for the other one. */
  #noteLeft(side: Side, game: GameState): void {
    const [one, two] = this.#pair;
    if (this.#taken === null || one.type !== 'take' || two.type !== 'take') return;
    const [card, other] = this.#taken;
    const leaves = side === 0 ? 1 : 0;
    const pile = game.piles[numberOfColour(leaves === 0 ? one.colour : two.colour)];
    if (pile.length === 0) this.#note(leaves, { kind: 'emptied', colour: one.colour, other: two.colour });
    else if (pile.at(-1)?.id !== this.#taken[leaves]) this.#note(leaves, { kind: 'gone', card, other });
  }

  #noteBought(side: Side, card: CardId | undefined): void {
    if (card === undefined) return;
    if (this.#taken !== null && card === this.#taken[side === 0 ? 1 : 0])
      this.#note(side, { kind: 'both', card: this.#taken[0], other: this.#taken[1] });
    else if (COLOURS.some((colour) => this.#view.piles[colour].top === card)) this.#note(side, { kind: 'later', card });
  }

  /** Facts that happen much more often with one of the actions and are not a matter of course. */
  *#telling(): Generator<Sight & { readonly fact: Counted }> {
    for (const { fact, times } of this.#counts.values()) {
      const [own, other] = times;
      const isClear = Math.abs(own - other) >= TELLING * this.#games;
      if (isClear && !this.#pair.some((action) => isNamedBy(action, fact)))
        yield { fact, until: this.#until, games: this.#games, own, other };
    }
  }

  #coinsFor(sign: -1 | 1): Sight | null {
    const fact = { kind: 'coins' } as const;
    const games = this.#games;
    const [own, other] = [this.#coins[0] / games, this.#coins[1] / games];
    const mostly = this.#richer[sign > 0 ? 0 : 1] >= MOSTLY * games;
    if (!mostly || (own - other) * sign < TELLING_COINS || this.#pair.some((action) => isNamedBy(action, fact)))
      return null;
    return { fact, until: this.#until, games, own: Math.round(own), other: Math.round(other) };
  }
}
