import type { GameUpdate } from '../../../shared/contract/answers.ts';
import { factsOf } from '../../../shared/forecast/seatFacts.ts';
import type { Observation } from '../../../shared/rules/observation/observation.ts';
import { expansionOfStep } from '../../../shared/vocabulary/options.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { DRAFT_ROUNDS, PARTS_OF_PHASE, type Phase } from '../../../shared/vocabulary/time.ts';
import type { Text } from '../../platform/i18n/text.ts';

/** Returns the seats that are marked as deciding: those that have to decide and have not done so yet. */
export const decidingSeats = (view: Observation): readonly Seat[] =>
  view.deciders.filter((seat) => view.seats[seat]?.decided !== true);

/** Returns who has to decide now, from this screen's point of view: the player at it, else all seats that have to. */
export function dueSeats({ screen }: GameUpdate, view: Observation): readonly Seat[] {
  const human = screen.actor ?? screen.curtain;
  const deciding = decidingSeats(view);
  return human !== null && deciding.includes(human) ? [human] : deciding;
}

const dueNames = (update: GameUpdate, view: Observation): readonly string[] =>
  dueSeats(update, view).map((seat) => update.players[seat]?.name ?? '');

/** Returns whose turn it is, in a few words. */
export function turnWords(update: GameUpdate, view: Observation, text: Text): string {
  if (view.decision === null) return text('bar.over');
  const [first, ...others] = dueNames(update, view);
  if (first === undefined) return text('bar.waiting');
  if (others.length === 0) return text('bar.turn', { name: first });
  if (others.length === 1) return text('bar.turn.two', { names: text.list([first, ...others]) });
  return text('bar.turn.many', { count: others.length + 1 });
}

/** Returns who has to decide what now, in one line; it holds nothing secret. */
export function dueWords(update: GameUpdate, view: Observation, text: Text): string {
  if (view.decision === null) return text('bar.over');
  const decision = text(`step.${view.decision}`);
  const names = dueNames(update, view);
  const [first] = names;
  if (first === undefined) return text('bar.waiting');
  return names.length === 1
    ? text('bar.decides', { name: first, decision })
    : text('bar.thinking', { names: text.list(names), count: names.length, decision });
}

/**
 * Returns the same line for screen readers. In feeding it also tells how many cards are too many, which changes with
 * each removal.
 */
export function spokenDueWords(update: GameUpdate, view: Observation, text: Text): string {
  const due = dueWords(update, view, text);
  const { actor } = update.screen;
  const eater = view.decision === 'feeding' && actor !== null ? view.seats[actor] : undefined;
  if (eater === undefined) return due;
  return text('access.feeding', { due, ...factsOf(view, eater).hungerAfter(view.turn.feedingPayments) });
}

export type ShownStep = (typeof PARTS_OF_PHASE)[Phase][number];

/** Returns the steps of the phase that the game is in, in order (rules §7, §10). */
export function stepsOf({ phase, decision, options }: Observation): readonly ShownStep[] {
  return PARTS_OF_PHASE[phase].filter((step) => {
    const expansion = expansionOfStep(step);
    if (expansion !== undefined) return options.expansions.includes(expansion);
    return step !== 'chooseSide' || decision === 'chooseSide';
  });
}

/** Returns the step of the phase that is shown: where nothing is decided, it is income. */
export const shownStep = ({ step }: Observation): ShownStep => step ?? 'income';

/** Returns the round of the draft, 1 … 5; `null` in any other step. */
export function roundOf(view: Observation): number | null {
  if (view.step !== 'draft') return null;
  if (view.phase === 'A') return Math.min(view.wheel.turns + 1, DRAFT_ROUNDS);
  const left = Object.values(view.piles).reduce((sum, pile) => sum + pile.size, 0);
  const taken = DRAFT_ROUNDS * view.seats.length - left;
  return Math.min(Math.floor(taken / view.seats.length) + 1, DRAFT_ROUNDS);
}
