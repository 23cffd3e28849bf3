import type { Sitter } from '../../contract/tableSetup.ts';
import { actionsDue } from '../../flow/due.ts';
import {
  dueOn,
  type GameChart,
  type GameMachine,
  positionOf,
  sendMove,
  startChart,
  stateOf,
  takesMove,
} from '../../flow/machine.ts';
import type { GameState } from '../../flow/runner.ts';
import type { Due } from '../../rules/observation/observe.ts';
import type { Position } from '../../rules/position/position.ts';
import { type Action, isSameAction } from '../../vocabulary/actions.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Reason } from '../../vocabulary/reason.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import type { Occasion } from '../bots/botJob.ts';
import { withDecision } from '../fairness/withDecision.ts';
import { decisionToldBy, type Played, replay } from '../replay/replay.ts';
import { reseated } from '../saves/earlierPlayers.ts';
import type { Decided, SavedGame, TakenBack } from '../saves/savedGame.ts';
import { humanSeats } from './screen.ts';
import { type Decisions, decisionsOf, takenBackTo, wasHuman, withTakenBack } from './takingBack.ts';

/**
 * A game and its decisions, without regard to who may see what: the statechart, what is saved, and what happened. The
 * chart says what has to be decided and by whom, what follows, and when the game is over. The rules say which actions
 * are legal and what they do. Saved decisions are replayed by the runner, and the chart goes on from there.
 */
export class PlayedGame {
  #saved: SavedGame;
  readonly #machine: GameMachine;
  #chart: GameChart;
  #opening: readonly GameEvent[];
  #played: Played[];
  /** The reasons of decisions by position, as far as bots told them since the game was loaded. */
  #reasons: (Reason | null)[] = [];
  /** Counts how often the decisions were replayed; after each time the log is told again as a whole. */
  #edition = 0;
  /** Positions at which the only legal action was taken automatically. */
  #forced = new Set<number>();

  /**
   * Replays the saved decisions. Throws a RangeError when one of them is not legal, or the deal or the content is
   * unusable.
   */
  constructor(saved: SavedGame, machine: GameMachine) {
    const { state, opening, played } = replay(saved);
    this.#saved = saved;
    this.#machine = machine;
    this.#opening = opening;
    this.#played = [...played];
    this.#chart = startChart(state, machine);
  }

  get saved(): SavedGame {
    return this.#saved;
  }

  get position(): Position {
    return positionOf(this.#chart);
  }

  get due(): Due {
    return dueOn(this.#chart);
  }

  get state(): GameState {
    return stateOf(this.#chart);
  }

  /** The decisions so far. */
  get played(): readonly Played[] {
    return this.#played;
  }

  /** All events so far, and the edition of the log (`WholeLog` in `audience.ts`). */
  get log(): { readonly events: readonly GameEvent[]; readonly edition: number } {
    return { events: [...this.#opening, ...this.#played.flatMap(({ events }) => events)], edition: this.#edition };
  }

  /** The seats of people. */
  get humans(): readonly Seat[] {
    return humanSeats(this.#saved.players);
  }

  /** Takes a decision, with its reason or `null`. Returns false, with nothing changed, when it is not legal now. */
  take({ seat, action, bot }: Decided, reason: Reason | null): boolean {
    const legal = this.legal(seat, action);
    if (legal === undefined || !takesMove(this.#chart, seat, legal)) return false;
    const events = this.#send(seat, legal);
    this.#reasons[this.#played.length] = reason;
    this.#played.push({ seat, action: legal, events });
    this.#saved = withDecision(this.#saved, { seat, action: legal, bot });
    return true;
  }

  /** Returns the legal action that equals `action`; `undefined` when it is not legal. */
  legal(seat: Seat, action: Action): Action | undefined {
    return actionsDue(this.position, this.due, seat).find((other) => isSameAction(other, action));
  }

  /**
   * Sends an action to the chart. If an effect throws, which should never happen, the chart is set back to where it was
   * and the error is thrown on.
   */
  #send(seat: Seat, action: Action): GameEvent[] {
    const before = this.state;
    try {
      return sendMove(this.#chart, seat, action);
    } catch (error) {
      this.#chart = startChart(before, this.#machine);
      throw error;
    }
  }

  /** Notes that the last decision was taken automatically, as the only legal action. */
  markForced(): void {
    this.#forced.add(this.#played.length - 1);
  }

  /** The game is practice from now on. */
  markPractice(): void {
    this.#saved = { ...this.#saved, practice: true };
  }

  /** Changes what the game is called; `null` leaves it to the page to describe. */
  rename(name: string | null): void {
    this.#saved = { ...this.#saved, name };
  }

  /** The decisions that were taken back and can be repeated, the latest last. */
  get takenBack(): readonly (readonly TakenBack[])[] {
    return this.#saved.takenBack ?? [];
  }

  /** Replaces the decisions that can be repeated. */
  keepTakenBack(takenBack: readonly (readonly TakenBack[])[]): void {
    this.#saved = withTakenBack(this.#saved, takenBack);
  }

  /**
   * Changes who plays the seats from now on. Throws a RangeError when the number of players is not the number of seats.
   */
  reseat(sitters: readonly Sitter[]): void {
    this.#saved = reseated(this.#saved, sitters);
    // The log tells of the change and may name players differently now, so it is told again.
    this.#playThrough();
  }

  /**
   * Goes back to the position after the first `decisions` decisions of all seats. Changes nothing when there are not
   * more than that.
   */
  rewind(decisions: number): void {
    this.#saved = takenBackTo(this.#saved, decisions, this.#forced);
    const state = this.#playThrough();
    this.#forced = new Set([...this.#forced].filter((position) => position < decisions));
    this.#reasons.length = Math.min(this.#reasons.length, decisions);
    this.#chart.stop();
    this.#chart = startChart(state, this.#machine);
  }

  /** Replays the saved decisions into a new chart. The log is then told again from its beginning. */
  #playThrough(): GameState {
    const { state, opening, played } = replay(this.#saved);
    this.#opening = opening;
    this.#played = [...played];
    this.#edition += 1;
    return state;
  }

  /** The decisions so far. Those of people on `seats` count as own ones, which may be taken back. */
  decisionsOf(seats: readonly (Seat | null)[]): Decisions {
    const people = this.humans.filter((seat) => seats.includes(seat));
    return decisionsOf(this.#saved, this.#played, { people, forced: this.#forced });
  }

  /** What a bot on this seat needs for its decision. */
  occasion(seat: Seat): Occasion {
    const decision = this.#played.filter((played) => played.seat === seat).length;
    return { position: this.position, due: this.due, saved: this.#saved, seat, decision };
  }

  /** Why the decision at a position was taken; `null` when no reason was told since the game was loaded. */
  reasonAt(position: number): Reason | null {
    return this.#reasons[position] ?? null;
  }

  /**
   * The position of the bot's decision from which line `line` of the log (from 0) comes; `null` when it comes from
   * none.
   */
  botDecisionAt(line: number): number | null {
    const position = decisionToldBy(this.#opening, this.#played, line);
    if (position === null) return null;
    return wasHuman(this.#saved, this.#played, position) ? null : position;
  }
}
