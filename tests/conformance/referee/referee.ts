import type { Action, ColonyAction, MonumentAction, StatueAction } from '../../../shared/vocabulary/actions.ts';
import { COLOURS, type Colour } from '../../../shared/vocabulary/colours.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { copiesOf, emptyHoldings, type Holdings, owns, trackOf } from './holdings.ts';
import * as permitted from './permitted.ts';
import { qualifyingCost } from './prices.ts';
import { cardOf, colonyOf, setupCardOf } from './printed.ts';
import type { ActionLine, Header } from './recordShape.ts';
import { scoreOf } from './score.ts';
import { colourBefore, favouredSeats, seatsInOrder } from './seating.ts';
import * as settle from './settle.ts';

type Step = ActionLine['step'];
type Epoch = 1 | 2 | 3;

const PASS: Action = { type: 'pass' };

/** Answers what a seat decides; the referee names the decision and what is permitted. */
export type Decide = (seat: Seat, epoch: Epoch, phase: 'A' | 'B', step: Step, permitted: Action[]) => Action;

/** Plays a game as rules.md tells it, from top to bottom, asking `decide` for every decision. */
export class Referee {
  readonly seats: Holdings[];
  readonly #header: Header;
  readonly #decide: Decide;
  readonly #colonies: Record<string, string[]>;
  readonly #monuments: string[];
  readonly #box: Header['box'];
  #piles: Record<Colour, string[]> = { yellow: [], red: [], blue: [], green: [], purple: [] };
  #epoch: Epoch = 1;
  #phase: 'A' | 'B' = 'A';

  constructor(header: Header, decide: Decide) {
    this.#header = header;
    this.#decide = decide;
    this.seats = header.seats.map(emptyHoldings);
    this.#colonies = structuredClone(header.colonies);
    this.#monuments = [...header.monuments];
    this.#box = structuredClone(header.box);
  }

  play(): void {
    this.#takeSetupCards();
    for (this.#epoch = 1; this.#epoch <= 3; this.#epoch++) {
      this.#phase = 'A';
      this.#draftA();
      this.#incomeColonyStatue();
      this.#phase = 'B';
      this.#draftB();
      this.#incomeColonyStatue();
      for (const seat of this.#order()) this.#feed(seat);
      for (const seat of this.#order()) this.#takeFreeCards(seat);
      for (const seat of this.#order()) this.#buyMedals(seat);
    }
  }

  /** §8 */
  result() {
    const scores = this.seats.map(scoreOf);
    const most = Math.max(...scores.map((score) => score.total));
    const leading = scores.filter((score) => score.total === most);
    const coins = Math.max(...leading.map((score) => score.leftoverCoins));
    const winners = scores.flatMap((score, seat) =>
      score.total === most && score.leftoverCoins === coins ? [seat] : [],
    );
    return { type: 'result', scores, winners };
  }

  #seat(seat: Seat): Holdings {
    return this.seats[seat] as Holdings;
  }

  #order(): Seat[] {
    return seatsInOrder(this.#header, this.#epoch);
  }

  #ask(seat: Seat, step: Step, actions: Action[]): Action {
    return this.#decide(seat, this.#epoch, this.#phase, step, actions);
  }

  /** §2.3, §2.7, §16.1 */
  #takeSetupCards(): void {
    const sides: ('A' | 'B')[] = this.seats.map(() => 'A');
    if (this.#header.options.mode === 'advanced') {
      for (const seat of this.#order()) {
        const chosen = this.#ask(seat, 'chooseSide', [
          { type: 'chooseSide', side: 'A' },
          { type: 'chooseSide', side: 'B' },
        ]);
        if (chosen.type === 'chooseSide') sides[seat] = chosen.side;
      }
    }
    const favoured = favouredSeats(this.#header);
    this.seats.forEach((holdings, seat) => {
      const setup = { card: this.#header.seats[seat]?.setupCard ?? '', side: sides[seat] ?? 'A' };
      holdings.setup = setup;
      holdings.coins = setupCardOf(setup.card)[setup.side].coins + (favoured.includes(seat) ? 1 : 0);
      // Beyond the rules: what the table agreed on.
      holdings.coins += this.#header.options.handicaps?.[seat] ?? 0;
    });
  }

  /** §3, §4 */
  #draftA(): void {
    const decks = structuredClone(this.#header.decks[this.#epoch]);
    const order = this.#order();
    const rotations = [0, 1, 2, 3, 4].map((rotation): Action => ({ type: 'setWheel', rotation }));
    const wheel = this.#ask(order[0] as Seat, 'setWheel', rotations);
    const rotation = wheel.type === 'setWheel' ? wheel.rotation : 0;
    for (let turns = 0; turns < 5; turns++) {
      const hands = order.map((seat) => decks[colourBefore(this.#header, seat, rotation + turns)].splice(0, 2));
      const choices = order.map((seat, index) => this.#ask(seat, 'draft', this.#draftsOf(seat, hands[index] ?? [])));
      order.forEach((seat, index) => {
        const choice = choices[index];
        if (choice?.type !== 'draft') return;
        settle.settleCard(this.#seat(seat), choice.keep, choice);
        for (const other of hands[index] ?? [])
          if (other !== choice.keep) this.#piles[cardOf(other).colour].push(other);
      });
    }
  }

  #draftsOf(seat: Seat, hand: readonly string[]): Action[] {
    return hand.flatMap((keep) => permitted.usesOf(this.#seat(seat), keep, { type: 'draft', keep }));
  }

  /** §6 */
  #draftB(): void {
    const order = this.#order();
    for (let turn = 0; turn < 5 * this.seats.length; turn++) {
      const seat = order[turn % order.length] as Seat;
      const options = COLOURS.flatMap((colour) => {
        const top = this.#piles[colour].at(-1);
        return top === undefined ? [] : permitted.usesOf(this.#seat(seat), top, { type: 'take', colour });
      });
      const action = this.#ask(seat, 'draft', options);
      if (action.type === 'take') settle.settleCard(this.#seat(seat), this.#piles[action.colour].pop() ?? '', action);
    }
  }

  #incomeColonyStatue(): void {
    for (const seat of this.#order()) this.#gainIncome(seat);
    for (const seat of this.#order()) this.#takeTurn(seat, 'colony');
    for (const seat of this.#order()) this.#takeTurn(seat, 'statue');
  }

  /** §7.1, §10.2, §16.2 */
  #gainIncome(seat: Seat): void {
    const holdings = this.#seat(seat);
    settle.gainIncome(holdings);
    if (!this.#header.options.expansions.includes('market')) return;
    const coins = holdings.market === null ? 0 : { small: 1, large: 2 }[holdings.market];
    for (let coin = 0; coin < coins; coin++) {
      const action = this.#ask(seat, 'market', permitted.stallSpaces());
      if (action.type === 'stall') settle.placeMarketCoin(holdings, action);
    }
    settle.growMarket(holdings);
  }

  /** §7.2, §7.3, §9 `doubleAction`; a turn with nothing but a pass is skipped (§12, §16.3), a loan costs no action. */
  #takeTurn(seat: Seat, step: 'colony' | 'statue'): void {
    const holdings = this.#seat(seat);
    let [left, spent] = [owns(holdings, 'doubleAction') ? 2 : 1, 0];
    while (left > 0) {
      const options = this.#optionsIn(step, holdings, spent);
      if (options.length === 0) return;
      const action = this.#ask(seat, step, [...options, PASS]);
      if (action.type === 'pass') return;
      if (action.type === 'redeemTile') {
        settle.redeemTile(holdings, action.card);
        continue;
      }
      left -= 1;
      if (action.type === 'colony') spent += this.#takeColony(seat, action, spent);
      if (action.type === 'statue') spent += this.#carveStatue(seat, action, spent);
      if (action.type === 'monument') this.#takeMonument(seat, action, step);
    }
  }

  #optionsIn(step: 'colony' | 'statue', holdings: Holdings, spent: number): Action[] {
    const stackOf = (level: number): number => this.#colonies[level]?.length ?? 0;
    return [
      ...(step === 'colony' ? permitted.coloniesOf(holdings, spent, stackOf) : permitted.statuesOf(holdings, spent)),
      ...permitted.monumentsOf(holdings, this.#monuments.length),
      ...permitted.redeemable(holdings),
    ];
  }

  /** §7.2, §10.3 `allyBonus`; returns the coins paid to qualify. */
  #takeColony(seat: Seat, { level, action }: ColonyAction, spent: number): number {
    const holdings = this.#seat(seat);
    const top = this.#colonies[level]?.shift() ?? '';
    const { requirement } = colonyOf(level);
    const cost = qualifyingCost(holdings, requirement, trackOf(holdings, 'military'), spent) ?? 0;
    holdings.coins -= cost;
    settle.settleColony(holdings, level, action, top);
    if (action === 'integrate' && owns(holdings, 'allyBonus')) {
      const bonus = this.#ask(seat, 'colony', permitted.alliedTracks(top));
      if (bonus.type === 'allyBonus') settle.gainAllyBonus(holdings, bonus.track);
    }
    return cost;
  }

  /** §7.3; returns the coins paid to qualify. */
  #carveStatue(seat: Seat, { requirement, tile, side }: StatueAction, spent: number): number {
    const holdings = this.#seat(seat);
    const cost = qualifyingCost(holdings, requirement, trackOf(holdings, 'culture'), spent) ?? 0;
    holdings.coins -= cost;
    settle.settleStatue(holdings, { requirement, tile, side });
    return cost;
  }

  /** §10.1 */
  #takeMonument(seat: Seat, { action }: MonumentAction, step: Step): void {
    const holdings = this.#seat(seat);
    settle.settleMonument(holdings, action, this.#monuments.shift() ?? '');
    if (action === 'reuse') return;
    const placed = this.#ask(seat, step, permitted.monumentTiles(holdings));
    if (placed.type === 'placeTile' && holdings.monument !== null) {
      holdings.monument = { ...holdings.monument, tile: placed.tile, side: placed.side };
    }
  }

  /** §7.4, §9 `payToFeed`, `foodSurplus` */
  #feed(seat: Seat): void {
    const holdings = this.#seat(seat);
    let paid = 0;
    for (;;) {
      const options = permitted.feedingOf(holdings, paid);
      if (options.length === 0) break;
      const action = this.#ask(seat, 'feeding', options);
      if (action.type === 'remove') {
        settle.removeCard(holdings, action.card);
      } else {
        holdings.coins -= 2;
        paid += 1;
      }
    }
    settle.gainFoodSurplus(holdings);
  }

  /** §10.3 `freeCard`, §16.2, §16.3 */
  #takeFreeCards(seat: Seat): void {
    const holdings = this.#seat(seat);
    const box = this.#box[this.#epoch];
    for (let left = copiesOf(holdings, 'freeCard'); left > 0; left--) {
      const colours = COLOURS.filter((colour) => box[colour].length > 0);
      const action = this.#ask(seat, 'freeCard', [
        ...colours.map((colour): Action => ({ type: 'freeCard', colour })),
        PASS,
      ]);
      if (action.type !== 'freeCard') return;
      holdings.faceDown.push(box[action.colour].shift() ?? '');
    }
  }

  /** §7.5 */
  #buyMedals(seat: Seat): void {
    const holdings = this.#seat(seat);
    for (;;) {
      const options = [...permitted.medalsOf(holdings, this.#epoch), ...permitted.redeemable(holdings)];
      if (options.length === 0) return;
      const action = this.#ask(seat, 'medals', [...options, PASS]);
      if (action.type === 'pass') return;
      if (action.type === 'redeemTile') settle.redeemTile(holdings, action.card);
      if (action.type === 'silver') settle.settleMedal(holdings, action.tile, this.#epoch);
      if (action.type === 'gold') settle.settleMedal(holdings, null, this.#epoch);
    }
  }
}
