import type { BotJob, Budget } from '../../bots/bot.ts';
import type { AtTable, GameSummary, GameUpdate, Screen, ToldPosition, UndoState } from '../../contract/answers.ts';
import type { Sitter } from '../../contract/tableSetup.ts';
import { actionsDue } from '../../flow/due.ts';
import { gameMachine } from '../../flow/machine.ts';
import { type Due, observePosition } from '../../rules/observation/observe.ts';
import type { Position } from '../../rules/position/position.ts';
import type { Action } from '../../vocabulary/actions.ts';
import type { Reason } from '../../vocabulary/reason.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import { adviceJobOf, botJobOf } from '../bots/botJob.ts';
import type { BotNote } from '../fairness/proof.ts';
import { hasSamePeople } from '../saves/earlierPlayers.ts';
import { type Decided, privacyOf, type SavedGame } from '../saves/savedGame.ts';
import { Audience } from './audience.ts';
import { DecisionIds } from './decisionIds.ts';
import { wouldReveal } from './eventFilter.ts';
import { PlayedGame } from './playedGame.ts';
import { decidesInSecret, screenOf, staysRevealed } from './screen.ts';
import { summaryOf } from './summary.ts';
import {
  type Decisions,
  lastOf,
  sealedAfter,
  turnIndex,
  undoIndex,
  undoStateOf,
  withdrawalIndex,
  withdrawalState,
} from './takingBack.ts';
import { decisionFor, toldOf } from './told.ts';

/**
 * A game in progress on one screen: whom the screen serves, the curtain, what may be taken back, and what the screen is
 * told.
 */
export class Session {
  readonly #game: PlayedGame;
  /** What the screen has been told. */
  readonly #atScreen: Audience;
  /** The seat whose secrets are shown, because the curtain was raised for it; `null`: none. */
  #revealed: Seat | null = null;
  /** Seats whose people decide on devices of their own. */
  #apart: ReadonlySet<Seat> = new Set();
  #seq: number;
  readonly #decisionIds: DecisionIds;

  /**
   * Replays the saved decisions. Throws a RangeError when one of them is not legal, or the deal or the content is
   * unusable.
   */
  constructor(saved: SavedGame, machine = gameMachine) {
    this.#game = new PlayedGame(saved, machine);
    const { length } = this.#game.played;
    this.#seq = length;
    this.#decisionIds = new DecisionIds(length);
    this.#atScreen = this.audience();
  }

  /** The number of the position. It changes with everything that happens, including undo and the curtain. */
  get seq(): number {
    return this.#seq;
  }

  get saved(): SavedGame {
    return this.#game.saved;
  }

  get over(): boolean {
    return this.#due.isOver;
  }

  get #position(): Position {
    return this.#game.position;
  }

  get #due(): Due {
    return this.#game.due;
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
   * Takes a decision of a seat, with its reason or `null`; for a bot also the note on how it decided. Returns false,
   * with nothing changed, when it is not legal now. A new decision of a person makes redoing impossible.
   */
  act(seat: Seat, action: Action, reason: Reason | null = null, bot?: BotNote): boolean {
    if (!this.#take({ seat, action, bot }, reason)) return false;
    if (this.#humans.includes(seat)) this.#game.keepTakenBack([]);
    return true;
  }

  #take(decided: Decided, reason: Reason | null): boolean {
    if (!this.#game.take(decided, reason)) return false;
    if (this.#revealed !== null && !this.#staysRevealed(this.#revealed)) this.#revealed = null;
    this.#seq += 1;
    return true;
  }

  /**
   * Takes a person's decision, at the screen or on a device, if it is no choice: only one action is legal, everybody
   * may know of it, and it reveals nothing. Otherwise returns false, with nothing changed.
   */
  actForced(): boolean {
    const actor = this.actor ?? this.#due.deciders.find((seat) => this.#apart.has(seat)) ?? null;
    if (actor === null || decidesInSecret(this.#position, this.#due, actor)) return false;
    const [only, ...others] = actionsDue(this.#position, this.#due, actor);
    if (only === undefined || others.length > 0 || wouldReveal(this.#game.state, actor, only)) return false;
    const acted = this.act(actor, only);
    if (acted) this.#game.markForced();
    return acted;
  }

  /** Changes what the game is called; `null` leaves it to the page to describe. */
  rename(name: string | null): void {
    this.#game.rename(name);
  }

  /**
   * Changes who plays the seats from now on, one player for each; what a seat holds and has decided stays. Returns
   * false, with nothing changed, when the game is over. Throws a RangeError when the number of players is not the
   * number of seats.
   */
  reseat(sitters: readonly Sitter[]): boolean {
    if (this.over) return false;
    const before = this.saved;
    this.#game.reseat(sitters);
    // The person at the screen may be another one than before.
    if (!hasSamePeople(this.saved, before)) {
      this.#revealed = null;
      this.#decisionIds.forget();
    }
    this.#seq += 1;
    return true;
  }

  /** Raises the curtain and shows the seat's secrets. Returns false when the curtain does not wait for this seat. */
  reveal(seat: Seat): boolean {
    if (this.#screen().curtain !== seat) return false;
    this.#revealed = seat;
    this.#seq += 1;
    return true;
  }

  /** Hides what `reveal` showed. Returns false when nothing was shown. */
  hide(): boolean {
    if (this.#revealed === null) return false;
    this.#revealed = null;
    this.#seq += 1;
    return true;
  }

  /**
   * Prepares for a page that knows nothing, for example after a reload: secrets are hidden, and the next update tells
   * everything.
   */
  reopen(): void {
    this.#atScreen.forget();
    this.#revealed = null;
    this.#seq += 1;
  }

  /** From now on the people on these seats decide on devices of their own; the screen serves the others. */
  setApart(seats: ReadonlySet<Seat>): void {
    this.#apart = seats;
    if (this.#revealed !== null && seats.has(this.#revealed)) this.#revealed = null;
    this.#seq += 1;
  }

  /**
   * Takes back the last human decision and what bots did after it. Returns false, with nothing changed, where that is
   * not allowed.
   */
  undo(): boolean {
    const index = undoIndex(this.#decisions, this.#secretly);
    return this.#apart.size > 0 ? this.#withdraw(index) : this.#goBackTo(index);
  }

  /**
   * Takes back the last decision of a seat that has its own device. What others decided in secret since then stays.
   * Returns false, with nothing changed, where somebody has learned anything since.
   */
  withdraw(seat: Seat): boolean {
    return this.#withdraw(withdrawalIndex(this.#game.decisionsOf([seat])));
  }

  #withdraw(index: number | null): boolean {
    if (index === null) return false;
    const [kept, revealed] = [sealedAfter(this.saved, this.#game.played, index), this.#revealed];
    this.rewind(index);
    for (const decided of kept) this.#take(decided, null);
    this.#game.keepTakenBack([]);
    this.#revealed = revealed;
    if (revealed !== null && !this.#staysRevealed(revealed)) this.#revealed = null;
    return true;
  }

  /**
   * Takes back all decisions of the last turn that may be undone: those of one seat in one step. Returns false, with
   * nothing changed, where none may.
   */
  reset(): boolean {
    return this.#goBackTo(turnIndex(this.#decisions, this.#secretly));
  }

  /**
   * Takes back the last human decision even if something was revealed since; the game is marked as practice from then
   * on. Where `undo` suffices, it does only that. Returns false, with nothing changed, when no person has decided.
   */
  takeBack(): boolean {
    if (this.undo()) return true;
    const index = lastOf(this.#decisions);
    if (index < 0) return false;
    this.#game.markPractice();
    return this.#goBackTo(index);
  }

  /**
   * Repeats the decision that was taken back last, and after it those of bots that they have not taken again
   * themselves. Returns false, with nothing changed, when there is none, or another seat is looking at its secrets.
   */
  redo(): boolean {
    if (!this.#canRedo()) return false;
    const { takenBack } = this.#game;
    this.#game.keepTakenBack(takenBack.slice(0, -1));
    for (const { forced, ...decided } of takenBack.at(-1) ?? [])
      if (this.#take(decided, null) && forced) this.#game.markForced();
    return true;
  }

  #canRedo(): boolean {
    const first = this.#game.takenBack.at(-1)?.[0];
    if (first === undefined || this.#apart.has(first.seat) || (this.#secretly ?? first.seat) !== first.seat)
      return false;
    return this.#due.deciders.includes(first.seat) && this.#game.legal(first.seat, first.action) !== undefined;
  }

  #goBackTo(index: number | null): boolean {
    if (index !== null) this.rewind(index);
    return index !== null;
  }

  /**
   * Goes back to the position after the first `decisions` decisions of all seats. Changes nothing when there are not
   * more than that.
   */
  rewind(decisions: number): void {
    this.#game.rewind(decisions);
    this.#revealed = null;
    this.#decisionIds.forgetAfter(decisions);
    this.#seq += 1;
  }

  get #humans(): readonly Seat[] {
    return this.#game.humans;
  }

  /** The people who decide at the screen. */
  get #here(): readonly Seat[] {
    return this.#humans.filter((seat) => !this.#apart.has(seat));
  }

  /** The decisions so far. Those of the people at the screen may be taken back there. */
  get #decisions(): Decisions {
    return this.#game.decisionsOf(this.#here);
  }

  /** The bots that have to decide now. */
  botsToDecide(): Seat[] {
    return this.#due.deciders.filter((seat) => !this.#humans.includes(seat));
  }

  /**
   * The job for a bot's thread: the seat's observation and nothing else of the game. Throws a RangeError for a human
   * seat.
   */
  botJob(seat: Seat, budget?: Budget): BotJob {
    return botJobOf(this.#game.occasion(seat), budget);
  }

  /**
   * The job for an adviser of a seat, by default of the one that decides at the screen; `null` when the seat does not
   * decide now.
   */
  adviceJob(seat: Seat | null = this.actor, budget?: Budget): BotJob | null {
    return seat === null || !this.#due.deciders.includes(seat) ? null : adviceJobOf(this.#game.occasion(seat), budget);
  }

  /** Why the decision at a position was taken; `null` when no reason was told since the game was loaded. */
  reasonAt(position: number): Reason | null {
    return this.#game.reasonAt(position);
  }

  /**
   * The position of the bot's decision from which line `line` of the log (from 0) comes; `null` when it comes from
   * none.
   */
  botDecisionAt(line: number): number | null {
    return this.#game.botDecisionAt(line);
  }

  /** Makes an audience that follows the game beside the screen and is told the log from its beginning. */
  audience(): Audience {
    const { played, log } = this.#game;
    return new Audience(played.length === 0 ? 0 : log.events.length, log.edition);
  }

  /**
   * The message that brings the screen up to date. Each event is news once; each call takes the log as told, so every
   * update must be sent. `thinking`: bots that are deciding.
   */
  update(thinking: readonly Seat[], atTable: AtTable = { kind: 'game' }): GameUpdate {
    const undo = undoStateOf(this.saved, this.#decisions, this.#secretly, this.#canRedo());
    return { ...atTable, ...this.#tell(this.#atScreen, this.#screen()), ...undo, thinking };
  }

  /**
   * The message for the device of one seat, which sees and decides what its seat does; for `null`, a device that only
   * shows the table.
   */
  updateFor(audience: Audience, seat: Seat | null, thinking: readonly Seat[]): GameUpdate {
    const actor = this.#due.deciders.find((due) => due === seat) ?? null;
    const undo = withdrawalState(this.saved, this.#game.decisionsOf([seat]));
    return { kind: 'game', ...this.#tell(audience, { viewer: seat, actor, curtain: null }), ...undo, thinking };
  }

  #tell(audience: Audience, screen: Screen): Omit<ToldPosition, keyof UndoState | 'thinking'> {
    const decision = decisionFor(this.#position, this.#due, screen.actor);
    return {
      ...toldOf(this.saved, this.over),
      seq: this.#seq,
      decision: this.#decisionIds.idOf(screen.actor, decision.choices, this.#game.played),
      screen,
      view: observePosition(this.#position, this.#due, screen.viewer),
      ...audience.tell(this.#game.log, screen.viewer, this.#seq),
      ...decision,
    };
  }

  /** What the title screen shows of the game; `savedAt` in milliseconds since 1970. */
  summary(savedAt: number): GameSummary {
    return summaryOf(this.saved, savedAt, { position: this.#position, due: this.#due });
  }

  #screen(): Screen {
    const last = this.#game.played.findLast(({ seat }) => this.#here.includes(seat))?.seat ?? null;
    return screenOf(this.#position, this.#due, this.saved, { revealed: this.#revealed, last, apart: this.#apart });
  }

  #staysRevealed(seat: Seat): boolean {
    return staysRevealed(this.#position, this.#due, this.#screen(), seat);
  }

  /** The seat that is looking at its secrets at the screen; `null` at an open table, where nobody hides them. */
  get #secretly(): Seat | null {
    return privacyOf(this.saved) === 'open' ? null : this.viewer;
  }
}
