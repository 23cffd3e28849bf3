import { Session } from '../../../shared/session/live/session.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { freshGame } from '../../../tests/fixtures/savedGame.ts';

/** How five people decide in phase A: at one screen behind the curtain, or each on a device. */
const WAYS = ['screen', 'phones'] as const;
type Way = (typeof WAYS)[number];

/** What people do in the rounds of phase A, in the median. */
interface Rounds {
  /** Presses for one decision, confirmed: hand-overs included. */
  readonly presses: number;
  /** Seconds from a person's decision until they see what they decide next. */
  readonly wait: number;
  /** Seconds that a round of all takes. */
  readonly round: number;
}

const SEATS: readonly Seat[] = [0, 1, 2, 3, 4];
/** Rounds of phase A in each epoch. */
const ROUNDS = 5;
/** So far apart are the choices that are taken one after the other. */
const TASTE = 7;
const CONFIRMED = 2;
/** Seconds until the next person sits at the screen and has lifted the curtain. */
const HAND_OVER = 4;
/** Seconds that a person thinks: 4 to 16, the same at the screen and on a device. */
const thoughtOf = (seat: Seat, round: number): number => 4 + ((seat * 5 + round * 7) % 13);

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** Who decides next, and what they are told; whether somebody had to lift the curtain for it. */
function nextAt(session: Session, way: Way) {
  const { curtain } = session.update([]).screen;
  const isLifted = way === 'screen' && curtain !== null && session.reveal(curtain);
  for (const seat of way === 'screen' ? [session.actor ?? 0] : SEATS) {
    const told = way === 'screen' ? session.update([]) : session.updateFor(session.audience(), seat, []);
    if (told.choices.length > 0) return { seat, told, isLifted };
  }
  throw new RangeError('nobody is due');
}

/** Takes the time of phase A. */
class Clock {
  readonly #way: Way;
  readonly #waits: number[] = [];
  readonly #rounds: number[] = [];
  readonly #decidedAt = SEATS.map(() => 0);
  #begun = 0;
  #now = 0;
  #decisions = 0;
  #presses = 0;

  constructor(way: Way) {
    this.#way = way;
  }

  /** Somebody decides: at the screen after all others, on devices while they think, too. */
  note(seat: Seat, isLifted: boolean): void {
    const round = this.#rounds.length;
    const seen = this.#way === 'phones' ? this.#begun : this.#now + (isLifted ? HAND_OVER : 0);
    if (round % ROUNDS > 0) this.#waits.push(seen - (this.#decidedAt[seat] ?? 0));
    const decided = seen + thoughtOf(seat, round);
    this.#decidedAt[seat] = decided;
    this.#now = Math.max(this.#now, decided);
    this.#decisions += 1;
    this.#presses += CONFIRMED + (isLifted ? 1 : 0);
    if (this.#decisions % SEATS.length > 0) return;
    this.#rounds.push(this.#now - this.#begun);
    this.#begun = this.#now;
  }

  get rounds(): Rounds {
    return { presses: this.#presses / this.#decisions, wait: median(this.#waits), round: median(this.#rounds) };
  }
}

/** Plays an advanced game of five people to its end, and counts and times phase A. */
function timeRounds(way: Way, seed: number): Rounds {
  const session = new Session(freshGame('hhhhh', 'advanced', seed));
  if (way === 'phones') session.setApart(new Set(SEATS));
  const clock = new Clock(way);
  for (let taste = 0; !session.over; taste += TASTE) {
    const { seat, told, isLifted } = nextAt(session, way);
    if (told.view.decision === 'draft' && told.view.phase === 'A') clock.note(seat, isLifted);
    const choice = told.choices[taste % told.choices.length];
    if (choice === undefined || !session.act(seat, choice.action)) throw new RangeError('not legal');
  }
  return clock.rounds;
}

/** The table of both ways, as it stands in the figures. */
export const roundsTable = (): readonly string[] =>
  WAYS.map((way) => {
    const { presses, wait, round } = timeRounds(way, 1);
    return `| ${[way === 'screen' ? 'one screen, with a curtain' : 'five phones', presses.toFixed(2), wait, round].join(' | ')} |`;
  });
