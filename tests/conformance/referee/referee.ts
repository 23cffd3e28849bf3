import { cardOf, setupCardOf } from '../../../shared/content/content.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import { COLOURS, type Colour } from '../../../shared/vocabulary/colours.ts';
import type { ColonyLevel } from '../../../shared/vocabulary/pieces.ts';
import { EMBLEMS, type Emblem, type Seat } from '../../../shared/vocabulary/seats.ts';
import { copiesOf, emptyHoldings, type Holdings, owns, scoreOf, trackOf } from './holdings.ts';
import * as permitted from './permitted.ts';
import type { ActionLine, Header } from './recordShape.ts';

type Step = ActionLine['step'];
type Epoch = 1 | 2 | 3;

/** Answers what a seat decides; the referee names the decision and what is permitted. */
export type Decide = (seat: Seat, epoch: Epoch, phase: 'A' | 'B', step: Step, permitted: Action[]) => Action;

/** Plays a game as rules.md tells it, from top to bottom, asking `decide` for every decision. */
export class Referee {
  readonly seats: Holdings[];
  readonly #header: Header;
  readonly #decide: Decide;
  readonly #stacks: Record<string, string[]>;
  #piles: Record<Colour, string[]> = { yellow: [], red: [], blue: [], green: [], purple: [] };
  #epoch: Epoch = 1;
  #phase: 'A' | 'B' = 'A';

  constructor(header: Header, decide: Decide) {
    this.#header = header;
    this.#decide = decide;
    this.seats = header.seats.map(emptyHoldings);
    this.#stacks = structuredClone(header.colonies);
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

  #ask(seat: Seat, step: Step, actions: Action[]): Action {
    return this.#decide(seat, this.#epoch, this.#phase, step, actions);
  }

  /** §2.6: seats by initiative, lowest first. */
  #byInitiative(): Seat[] {
    const initiative = (seat: Seat): number => setupCardOf(this.#header.seats[seat]?.setupCard ?? '').initiative;
    return this.seats.map((_, seat) => seat).sort((a, b) => initiative(a) - initiative(b));
  }

  /** Clockwise from the epoch's first player; with two seats the lower leads I and III. */
  #order(): Seat[] {
    const ranked = this.#byInitiative();
    const first = (ranked.length === 2 ? [ranked[0], ranked[1], ranked[0]] : ranked)[this.#epoch - 1] as Seat;
    const seats = this.seats.map((_, seat) => seat);
    return [...seats.slice(first), ...seats.slice(0, first)];
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
    const favoured = { 2: 1, 3: 0, 4: 1, 5: 2 }[this.seats.length] ?? 0;
    const poorest = this.#byInitiative().slice(this.seats.length - favoured);
    this.seats.forEach((holdings, seat) => {
      const setup = { card: this.#header.seats[seat]?.setupCard ?? '', side: sides[seat] ?? 'A' };
      holdings.setup = setup;
      holdings.coins = setupCardOf(setup.card)[setup.side].coins + (poorest.includes(seat) ? 1 : 0);
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
      const hands = order.map((seat) => decks[this.#colourBefore(seat, rotation + turns)].splice(0, 2));
      const choices = order.map((seat, index) =>
        this.#ask(
          seat,
          'draft',
          (hands[index] ?? []).flatMap((keep) => permitted.usesOf(this.#seat(seat), keep, { type: 'draft', keep })),
        ),
      );
      order.forEach((seat, index) => {
        const choice = choices[index];
        if (choice?.type !== 'draft') return;
        this.#settle(seat, choice.keep, choice);
        for (const other of hands[index] ?? [])
          if (other !== choice.keep) this.#piles[cardOf(other).colour].push(other);
      });
    }
  }

  /** §3.2 */
  #colourBefore(seat: Seat, turned: number): Colour {
    const emblem = EMBLEMS.indexOf(this.#header.seats[seat]?.emblem as Emblem);
    return this.#header.segments[(emblem + turned) % 5] as Colour;
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
      if (action.type === 'take') this.#settle(seat, this.#piles[action.colour].pop() ?? '', action);
    }
  }

  /** §5 */
  #settle(seat: Seat, card: string, use: Extract<Action, { type: 'draft' | 'take' }>): void {
    const holdings = this.#seat(seat);
    if (use.action === 'sell') {
      holdings.coins += permitted.saleOf(holdings, card);
      return;
    }
    holdings.coins -= permitted.priceOf(holdings, card);
    holdings.cards.push(card);
    if (use.tile !== undefined) holdings.cardTiles.push({ card, tile: use.tile });
  }

  #incomeColonyStatue(): void {
    for (const holdings of this.seats) this.#gainIncome(holdings);
    for (const seat of this.#order()) this.#takeColonies(seat);
    for (const seat of this.#order()) this.#carveStatues(seat);
  }

  /** §7.1, §9 `incomeCatchUp`, §16.4 */
  #gainIncome(holdings: Holdings): void {
    const income = trackOf(holdings, 'income');
    const above = (['military', 'culture', 'food'] as const).filter((track) => trackOf(holdings, track) > income);
    holdings.coins += Math.max(0, income) + 2 * above.length * copiesOf(holdings, 'incomeCatchUp');
  }

  /** §7.2, §9 `doubleAction`; a turn with nothing but a pass is skipped (§12). */
  #takeColonies(seat: Seat): void {
    const holdings = this.#seat(seat);
    let spent = 0;
    for (let left = owns(holdings, 'doubleAction') ? 2 : 1; left > 0; left--) {
      const options = permitted.coloniesOf(holdings, spent, (level) => this.#stacks[level]?.length ?? 0);
      if (options.length === 0) return;
      const action = this.#ask(seat, 'colony', [...options, { type: 'pass' }]);
      if (action.type !== 'colony') return;
      const cost = permitted.qualifyingCost(holdings, action.level, trackOf(holdings, 'military'), spent) ?? 0;
      permitted.settleColony(
        holdings,
        action.level as ColonyLevel,
        action.action,
        cost,
        this.#stacks[action.level]?.shift() ?? '',
      );
      spent += cost;
    }
  }

  /** §7.3 */
  #carveStatues(seat: Seat): void {
    const holdings = this.#seat(seat);
    let spent = 0;
    for (let left = owns(holdings, 'doubleAction') ? 2 : 1; left > 0; left--) {
      const options = permitted.statuesOf(holdings, spent);
      if (options.length === 0) return;
      const action = this.#ask(seat, 'statue', [...options, { type: 'pass' }]);
      if (action.type !== 'statue') return;
      const cost = permitted.qualifyingCost(holdings, action.requirement, trackOf(holdings, 'culture'), spent) ?? 0;
      holdings.coins -= cost;
      holdings.statues.push({ requirement: action.requirement, tile: action.tile, side: action.side });
      spent += cost;
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
        holdings.cards = holdings.cards.filter((card) => card !== action.card);
        holdings.cardTiles = holdings.cardTiles.filter(({ card }) => card !== action.card);
      } else {
        holdings.coins -= 2;
        paid += 1;
      }
    }
    const surplus = trackOf(holdings, 'food') - holdings.cards.length;
    if (owns(holdings, 'foodSurplus') && surplus > 0) holdings.coins += Math.min(12, 3 * surplus);
  }

  /** §7.5 */
  #buyMedals(seat: Seat): void {
    const holdings = this.#seat(seat);
    for (;;) {
      const options = permitted.medalsOf(holdings, this.#epoch);
      if (options.length === 0) return;
      const action = this.#ask(seat, 'medals', [...options, { type: 'pass' }]);
      if (action.type === 'pass') return;
      holdings.coins -= permitted.medalPrice(holdings, action.type === 'gold' ? 'gold' : 'silver', this.#epoch);
      if (action.type === 'silver') holdings.silver.push(action.tile);
      else holdings.gold += 1;
    }
  }
}
