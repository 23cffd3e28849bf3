import type { GameState } from '../../../shared/flow/runner.ts';
import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';
import { EXPANSIONS } from '../../../shared/vocabulary/options.ts';
import { gameAwaiting } from '../../../tests/fixtures/awaitingGame.ts';

const SEATS = 4;

const isLate = ({ epoch }: GameState): boolean => epoch > 1;

/** A moment of a game of four at which something is decided. */
const STEPS = {
  chooseSide: () => gameAwaiting('chooseSide', undefined, SEATS, []),
  setWheel: () => gameAwaiting('setWheel', isLate, SEATS, []),
  draftA: () => gameAwaiting('draft', (state) => isLate(state) && state.phase === 'A', SEATS, []),
  draftB: () =>
    gameAwaiting(
      'draft',
      (state) => isLate(state) && state.phase === 'B' && Object.values(state.piles).every((pile) => pile.length > 0),
      SEATS,
      [],
    ),
  colony: () => gameAwaiting('colony', isLate, SEATS, []),
  statue: () => gameAwaiting('statue', isLate, SEATS, []),
  feeding: () => gameAwaiting('feeding', undefined, SEATS, []),
  medals: () => gameAwaiting('medals', isLate, SEATS, []),
  // With all expansions.
  market: () => gameAwaiting('market', isLate, SEATS, EXPANSIONS),
  fullDraftB: () => gameAwaiting('draft', (state) => isLate(state) && state.phase === 'B', SEATS, EXPANSIONS),
  freeCard: () => gameAwaiting('freeCard', undefined, SEATS, EXPANSIONS),
  allyBonus: () => gameAwaiting('allyBonus', undefined, SEATS, EXPANSIONS),
  placeTile: () => gameAwaiting('placeTile', undefined, SEATS, EXPANSIONS),
} satisfies Record<string, () => SavedGame>;

export type StepName = keyof typeof STEPS;
export const STEP_NAMES = Object.keys(STEPS) as StepName[];

/** A game up to before a step that a person at seat 0 takes. */
export const gameBefore = (step: StepName): SavedGame => STEPS[step]();
