import { Session } from '../../../shared/session/live/session.ts';
import type { Privacy } from '../../../shared/vocabulary/preferences.ts';
import { freshGame } from '../../../tests/fixtures/savedGame.ts';

/** What people at one screen do in games of four seats. */
export interface Presses {
  /** Decisions of people. */
  readonly decisions: number;
  /** How often somebody says that they are at the screen now. */
  readonly lifts: number;
}

const SEATS = 4;
/** So far apart are the choices that are taken one after the other. */
const TASTE = 7;

function letBotsDecide(session: Session, taste: number): void {
  for (let [seat] = session.botsToDecide(); seat !== undefined; [seat] = session.botsToDecide()) {
    const { choices } = session.botJob(seat);
    const choice = choices[(taste + seat) % choices.length];
    if (choice === undefined || !session.act(seat, choice.action)) throw new RangeError('a bot without a choice');
  }
}

const ROUNDS = 5;

/**
 * The fewest times that so many people at one screen can lift a curtain in an advanced game: once each for their sides, and
 * for the first round of phase A of every epoch; in its other rounds, whoever decided last goes on.
 */
export const leastLifts = (people: number): number => people + 3 * (people + (ROUNDS - 1) * (people - 1));

/** Plays an advanced game to its end: people take now this choice and now that. */
export function countPresses(people: number, privacy: Privacy, seed: number): Presses {
  const letters = 'h'.repeat(people).padEnd(SEATS, 'a');
  const session = new Session({ ...freshGame(letters, 'advanced', seed), privacy });
  let [decisions, lifts] = [0, 0];
  while (!session.over) {
    letBotsDecide(session, decisions);
    const { screen, choices } = session.update([]);
    if (screen.curtain !== null && session.reveal(screen.curtain)) lifts += 1;
    const choice = choices[(decisions * TASTE) % choices.length];
    if (screen.actor === null || choice === undefined) continue;
    if (!session.act(screen.actor, choice.action)) throw new RangeError('not legal');
    decisions += 1;
  }
  return { decisions, lifts };
}
