import type { BotJob, Budget } from '../../bots/bot.ts';
import type { GameSummary, GameUpdate } from '../../contract/answers.ts';
import { actionsDue, choicesDue, refusalsDue } from '../../flow/due.ts';
import {
  dueOn,
  type GameChart,
  type GameMachine,
  gameMachine,
  positionOf,
  sendMove,
  startChart,
  stateOf,
  takesMove,
} from '../../flow/machine.ts';
import { type Due, observePosition } from '../../rules/observation/observe.ts';
import type { Position } from '../../rules/position/position.ts';
import { type Action, isSameAction } from '../../vocabulary/actions.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Reason } from '../../vocabulary/reason.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import { decisionToldBy } from '../advice/whyFilter.ts';
import { adviceJobOf, botJobOf, type Occasion } from '../bots/botJob.ts';
import { type Played, replay } from '../replay/replay.ts';
import type { SavedGame } from '../saves/savedGame.ts';
import { eventFor, isRevealing } from './eventFilter.ts';
import { logChangeOf, type ToldLog } from './logChange.ts';
import { humanSeats, screenOf } from './screen.ts';
import { summaryOf } from './summary.ts';

/**
 * A game in progress on one screen: the statechart, its log of decisions, the curtain and undo. The chart says what is
 * to be decided and by whom, what follows, and when the game is over; the rules say which actions are legal and what
 * they do. Saved decisions are replayed by the runner, and the chart goes on from there.
 */
export class Session {
  #saved: SavedGame;
  readonly #machine: GameMachine;
  #chart: GameChart;
  #opening: readonly GameEvent[];
  #played: Played[];
  /** Why decisions were taken, by position, as far as who took them told. */
  #reasons: (Reason | null)[] = [];
  /** Events that no update has told yet. */
  #untold: GameEvent[] = [];
  /** The log as the last update told it; `null` when it must be told whole. */
  #told: ToldLog | null = null;
  /** The seat for which the curtain is up. */
  #lifted: Seat | null = null;
  #seq: number;

  /** Replays the saved decisions. Throws a RangeError when one of them is not legal, or the deal or the content cannot be played with. */
  constructor(saved: SavedGame, machine = gameMachine) {
    const { state, opening, played } = replay(saved);
    this.#saved = saved;
    this.#machine = machine;
    this.#opening = opening;
    this.#played = [...played];
    this.#seq = played.length;
    this.#chart = startChart(state, machine);
    if (played.length === 0) this.#untold = [...opening];
  }

  /** Number of the position; it changes with everything that happens, undo and curtain included. */
  get seq(): number {
    return this.#seq;
  }

  get saved(): SavedGame {
    return this.#saved;
  }

  get over(): boolean {
    return this.#due.isOver;
  }

  get #position(): Position {
    return positionOf(this.#chart);
  }

  get #due(): Due {
    return dueOn(this.#chart);
  }

  /** The human seat that decides on the screen now. */
  get actor(): Seat | null {
    return this.#screen().actor;
  }

  /** The seat whose secrets are shown; `null` shows what everybody may see. */
  get viewer(): Seat | null {
    return this.#screen().viewer;
  }

  /**
   * Takes a decision of a seat, with the reason if it told one. Returns false, with nothing changed, when it is not
   * legal now.
   */
  act(seat: Seat, action: Action, reason: Reason | null = null): boolean {
    const legal = actionsDue(this.#position, this.#due, seat).find((other) => isSameAction(other, action));
    if (legal === undefined || !takesMove(this.#chart, seat, legal)) return false;
    const events = this.#send(seat, legal);
    this.#reasons[this.#played.length] = reason;
    this.#played.push({ seat, action: legal, events });
    this.#untold.push(...events);
    this.#saved = { ...this.#saved, actions: [...this.#saved.actions, { seat, action: legal }] };
    if (this.#lifted !== this.#screen().viewer) this.#lifted = null;
    this.#seq += 1;
    return true;
  }

  /** Throws what an effect throws, which none should; the chart stands then where it stood. */
  #send(seat: Seat, action: Action): GameEvent[] {
    const before = stateOf(this.#chart);
    try {
      return sendMove(this.#chart, seat, action);
    } catch (error) {
      this.#chart = startChart(before, this.#machine);
      throw error;
    }
  }

  /** Changes what the game is called; `null` leaves it to the page to describe. */
  rename(name: string | null): void {
    this.#saved = { ...this.#saved, name };
  }

  /** Lifts the curtain for the seat that it waits for. Returns false when it does not wait for this seat. */
  lift(seat: Seat): boolean {
    if (this.#screen().curtain !== seat) return false;
    this.#lifted = seat;
    this.#seq += 1;
    return true;
  }

  /** Begins anew for a page that knows nothing, as after a reload: what one player was looking at is hidden. */
  reopen(): void {
    this.#told = null;
    this.#lifted = null;
    this.#seq += 1;
  }

  /** Takes back the last human decision and what bots did after it. Returns false, with nothing changed, where that is not allowed. */
  undo(): boolean {
    const index = this.#undoIndex();
    if (index === null) return false;
    this.rewind(index);
    return true;
  }

  /** Goes back to where so many decisions had been taken, whoever took them. Nothing changes where there are not more. */
  rewind(decisions: number): void {
    this.#saved = { ...this.#saved, actions: this.#saved.actions.slice(0, decisions) };
    const { state, played } = replay(this.#saved);
    this.#played = [...played];
    this.#reasons.length = Math.min(this.#reasons.length, played.length);
    this.#untold = [];
    this.#told = null;
    this.#lifted = null;
    this.#chart.stop();
    this.#chart = startChart(state, this.#machine);
    this.#seq += 1;
  }

  /**
   * Where the last human decision stands in the log, if it may be taken back: nothing hidden has come to light since,
   * and nobody else is looking at secrets of their own.
   */
  #undoIndex(): number | null {
    const humans = humanSeats(this.#saved.players);
    const index = this.#played.findLastIndex(({ seat }) => humans.includes(seat));
    const last = this.#played[index];
    if (last === undefined) return null;
    const { viewer } = this.#screen();
    if (viewer !== null && viewer !== last.seat) return null;
    return this.#played.slice(index).some(({ events }) => events.some(isRevealing)) ? null : index;
  }

  /** The bots that have to decide now. */
  botsToDecide(): Seat[] {
    const humans = humanSeats(this.#saved.players);
    return this.#due.deciders.filter((seat) => !humans.includes(seat));
  }

  /** What a bot's worker gets: the seat's observation and nothing else. Throws a RangeError for a human seat. */
  botJob(seat: Seat, budget?: Budget): BotJob {
    return botJobOf(this.#occasion(seat), budget);
  }

  /** What an adviser gets of the seat that decides on the screen: its observation; `null` when none decides. */
  adviceJob(budget?: Budget): BotJob | null {
    const { actor } = this.#screen();
    return actor === null ? null : adviceJobOf(this.#occasion(actor), budget);
  }

  #occasion(seat: Seat): Occasion {
    const decision = this.#played.filter((played) => played.seat === seat).length;
    return { position: this.#position, due: this.#due, saved: this.#saved, seat, decision };
  }

  /** Why the decision at a position was taken; `null` when nobody told, or not in this sitting. */
  reasonAt(position: number): Reason | null {
    return this.#reasons[position] ?? null;
  }

  /** The position of the bot's decision that line `line` of the log (from 0) tells of; `null` where there is none. */
  botDecisionAt(line: number): number | null {
    const position = decisionToldBy(this.#opening, this.#played, line);
    if (position === null) return null;
    const seat = this.#played[position]?.seat ?? -1;
    return this.#saved.players[seat]?.controller.kind === 'bot' ? position : null;
  }

  /** The message that brings the screen up to date. Each event is told once, and the log follows on the last update. */
  update(thinking: readonly Seat[]): GameUpdate {
    const [position, due, screen] = [this.#position, this.#due, this.#screen()];
    const { actor, viewer } = screen;
    const log = logChangeOf(this.#toldEvents(), viewer, this.#told);
    const events = this.#untold.map((event) => eventFor(viewer, event));
    this.#untold = [];
    this.#told = { seq: this.#seq, viewer };
    return {
      gameId: this.#saved.gameId,
      seq: this.#seq,
      players: this.#saved.players,
      screen,
      view: observePosition(position, due, viewer),
      events,
      log,
      choices: actor === null ? [] : choicesDue(position, due, actor),
      refusals: actor === null ? [] : refusalsDue(position, due, actor),
      canUndo: this.#undoIndex() !== null,
      thinking,
    };
  }

  /** What the title screen shows of the game; `savedAt` in milliseconds since 1970. */
  summary(savedAt: number): GameSummary {
    return summaryOf(this.#saved, savedAt, { position: this.#position, due: this.#due });
  }

  /** Everything that happened before what is untold, secrets included. */
  #toldEvents(): readonly GameEvent[] {
    const all = [...this.#opening, ...this.#played.flatMap(({ events }) => events)];
    return all.slice(0, all.length - this.#untold.length);
  }

  #screen(): GameUpdate['screen'] {
    return screenOf(this.#position, this.#due, this.#saved.players, this.#lifted);
  }
}
