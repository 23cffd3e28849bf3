import { dequal } from 'dequal';
import { expect, it } from 'vitest';
import type { Observation } from '../../../../shared/rules/observation/observation.ts';
import { type BranchPlan, branchOf } from '../../../../shared/session/replay/branch.ts';
import { timelineOf, viewAt } from '../../../../shared/session/replay/replayTimeline.ts';
import type { SavedGame } from '../../../../shared/session/saves/savedGame.ts';
import type { GameEvent } from '../../../../shared/vocabulary/events.ts';
import type { Seat } from '../../../../shared/vocabulary/seats.ts';
import { everySetup } from '../../../fixtures/options.ts';
import { richGame } from '../../../fixtures/richGame.ts';
import { finishedGame, freshGame } from '../../../fixtures/savedGame.ts';

/** Of what others decided in secret only that they decided is known; a branch lets them decide again. */
const withoutSecretDecisions = (view: Observation, viewer: Seat | null) => ({
  ...view,
  deciders: [],
  seats: view.seats.map((seat, index) => (index === viewer ? seat : { ...seat, decided: false })),
});

/** All that a viewer has been told, but for the news that somebody else has decided in secret. */
const toldTo = (saved: SavedGame, viewer: Seat | null): GameEvent[] => {
  const { opening, moments } = timelineOf(saved, viewer, false);
  return [...opening, ...moments.flatMap(({ events }) => events)].filter(
    ({ type }) => type !== 'draftDecided' && type !== 'sideChosen',
  );
};

/** Tells differences like `toEqual`, and equality much faster. */
function demandEqual(actual: unknown, expected: unknown): void {
  if (!dequal(actual, expected)) expect(actual).toEqual(expected);
}

/** Positions of a game, some of each kind: the first ones one by one. */
const somePositions = (saved: SavedGame): number[] =>
  saved.actions.map((_, position) => position).filter((position) => position < 12 || position % 11 === 0);

it('a branch of a running game is legal, possible, and looks and has happened the same to its viewer', () => {
  for (const setup of [...everySetup(3), richGame.setup]) {
    const saved = finishedGame(setup);
    const crowd = freshGame('hagha').players.slice(0, saved.players.length);
    for (const position of somePositions(saved)) {
      const viewer = position % 2 === 0 ? 1 : null;
      const branch = branchOf(saved, position, crowd, { gameId: 'a-branch', seed: position, hiddenFrom: viewer });
      const view = withoutSecretDecisions(viewAt(branch, viewer, branch.actions.length), viewer);
      demandEqual(view, withoutSecretDecisions(viewAt(saved, viewer, position), viewer));
      const past = { ...saved, actions: saved.actions.slice(0, position) };
      demandEqual(toldTo(branch, viewer), toldTo(past, viewer));
    }
  }
});

/*
 * The proof that trying out is not peeking. Two games that differ in everything that the viewer does not know, and in
 * nothing else, must give the very same branch: then it cannot tell which of the two it came from.
 */
it('a branch tells nothing of the game that it came from, being the same for every game that its viewer cannot tell from this one', () => {
  for (const setup of [...everySetup(5), richGame.setup]) {
    const saved = finishedGame(setup);
    const crowd = freshGame('hagha').players.slice(0, saved.players.length);
    for (const viewer of [null, 0] as const) {
      for (const position of somePositions(saved).filter((place) => place % 3 === 0)) {
        const twin = branchOf(saved, position, crowd, { gameId: 'a-twin', seed: 1234, hiddenFrom: viewer });
        const plan: BranchPlan = { gameId: 'a-branch', seed: 77, hiddenFrom: viewer };
        demandEqual(branchOf(twin, twin.actions.length, crowd, plan), branchOf(saved, position, crowd, plan));
      }
    }
  }
});
