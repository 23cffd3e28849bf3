import { describe, expect, it } from 'vitest';
import { dealOf } from '../../../../shared/rules/position/deal.ts';
import type { Deal } from '../../../../shared/rules/position/position.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import { type BranchPlan, branchOf } from '../../../../shared/session/replay/branch.ts';
import { replay } from '../../../../shared/session/replay/replay.ts';
import { viewAt } from '../../../../shared/session/replay/replayTimeline.ts';
import { isSameDeal } from '../../../../shared/session/saves/dealCheck.ts';
import { type SavedGame, setupOf } from '../../../../shared/session/saves/savedGame.ts';
import { savedGameSchema } from '../../../../shared/session/saves/saveFormat.ts';
import type { Seat } from '../../../../shared/vocabulary/seats.ts';
import { setupWith } from '../../../fixtures/options.ts';
import { idsOf } from '../../../fixtures/play.ts';
import { finishedGame, freshGame } from '../../../fixtures/savedGame.ts';

const ALL = ['monuments', 'market', 'nobles'] as const;
const game = finishedGame(setupWith(3, 'advanced', 71, ALL));
const players = freshGame('hag').players;

const dealtIn = (saved: SavedGame): Deal => saved.deal ?? dealOf(setupOf(saved).options, saved.content, saved.seed);

/** The branch of a game that is still running, as seen by `viewer`. */
const branchFor = (saved: SavedGame, position: number, viewer: BranchPlan['hiddenFrom'], seed = 9): SavedGame =>
  branchOf(saved, position, players.slice(0, saved.players.length), { gameId: 'a-branch', seed, hiddenFrom: viewer });

describe('a branch of a finished game', () => {
  it('begins with the same decisions and keeps the whole deal', () => {
    const branch = branchOf(game, 40, players, { gameId: 'a-branch', seed: 9, hiddenFrom: 'nobody' });
    expect(branch).toMatchObject({
      gameId: 'a-branch',
      seed: 9,
      mode: 'advanced',
      expansions: ALL,
      content: 'standard',
    });
    expect(branch.actions).toEqual(game.actions.slice(0, 40));
    expect(branch.deal).toEqual(dealtIn(game));
    expect(viewAt(branch, 1, 40)).toEqual(viewAt(game, 1, 40));
  });

  it('leaves the deal to the seed when that is the same', () => {
    const branch = branchOf(game, 40, players, { gameId: 'a-branch', seed: game.seed, hiddenFrom: 'nobody' });
    expect(branch.deal).toBeNull();
  });

  it('takes names and controllers, and leaves each seat its emblem', () => {
    const branch = branchOf(game, 0, players, { gameId: 'a-branch', seed: 9, hiddenFrom: 'nobody' });
    expect(branch.players.map(({ emblem }) => emblem)).toEqual(game.players.map(({ emblem }) => emblem));
    expect(branch.players.map(({ controller }) => controller)).toEqual(players.map(({ controller }) => controller));
  });

  it('needs as many players, and a position of the game', () => {
    const branch: BranchPlan = { gameId: 'a-branch', seed: 9, hiddenFrom: 'nobody' };
    expect(() => branchOf(game, 5, players.slice(1), branch)).toThrow('3 players are needed');
    expect(() => branchOf(game, game.actions.length + 1, players, branch)).toThrow('no such position');
  });
});

describe('a branch of a running game', () => {
  it('can be saved and played on', () => {
    const branch = branchFor(game, 60, 0);
    expect(savedGameSchema.parse(JSON.parse(JSON.stringify(branch)))).toEqual(branch);
    const session = new Session(branch);
    expect(session.saved.actions).toHaveLength(branch.actions.length);
  });

  it('deals anew whatever nobody has seen: decks, boxes, later epochs, backs', () => {
    const [before, after] = [dealtIn(game), dealtIn(branchFor(game, 4, 0))];
    expect(isSameDeal(before, after)).toBe(false);
    for (const epoch of [1, 2, 3] as const) {
      expect(after.decks[epoch]).not.toEqual(before.decks[epoch]);
      expect(after.box[epoch]).not.toEqual(before.box[epoch]);
    }
    expect(after.colonies).not.toEqual(before.colonies);
    expect([after.segments, after.setupCards]).toEqual([before.segments, before.setupCards]);
    const others = Array.from({ length: 6 }, (_, seed) => dealtIn(branchFor(game, 4, 0, seed)).monuments.join());
    expect(new Set(others).size).toBeGreaterThan(1);
  });

  it('keeps what its viewer holds, and deals the other hands anew', () => {
    const [own, dealt] = [viewAt(game, 0, 4).seats[0]?.hand, 20];
    const hands = Array.from({ length: dealt }, (_, seed) => replay(branchFor(game, 4, 0, seed)).state.seats);
    expect(hands.every(([seat]) => idsOf(seat?.hand ?? []).join() === own?.join())).toBe(true);
    expect(own).toHaveLength(2);
    expect(new Set(hands.map(([, seat]) => idsOf(seat?.hand ?? []).join())).size).toBeGreaterThan(dealt / 2);
  });

  it('drops what others decided in secret, and keeps what its viewer did', () => {
    const wheel = game.actions.findIndex(({ action }) => action.type === 'setWheel');
    const [first, second] = game.actions.slice(wheel + 1, wheel + 3).map(({ seat }) => seat) as [Seat, Seat];
    const kept = branchFor(game, wheel + 3, second).actions.slice(wheel + 1);
    expect(kept).toEqual([game.actions[wheel + 2]]);
    expect(branchFor(game, wheel + 3, null).actions).toHaveLength(wheel + 1);
    expect(viewAt(branchFor(game, wheel + 3, second), second, wheel + 2).deciders).toContain(first);
  });

  it('drops sides that are not revealed', () => {
    const { seat } = game.actions[0] ?? { seat: 0 };
    expect(branchFor(game, 2, seat).actions).toEqual([game.actions[0]]);
    expect(branchFor(game, 2, null).actions).toEqual([]);
    expect(branchFor(game, 3, null).actions).toEqual(game.actions.slice(0, 3));
  });

  it('hides what others sold, also from who looks at the whole branch later', () => {
    const sold = (saved: SavedGame): string[] =>
      saved.actions.flatMap(({ seat, action }) =>
        seat !== 0 && action.type === 'draft' && action.action === 'sell' ? [action.keep] : [],
      );
    const half = { ...game, actions: game.actions.slice(0, 150) };
    const [before, after] = [sold(half), sold(branchFor(half, 150, 0))];
    expect(before.length).toBeGreaterThan(5);
    expect(after).toHaveLength(before.length);
    expect(after.filter((card, index) => card !== before[index]).length).toBeGreaterThan(before.length / 3);
  });
});

describe('a branch tells nothing of the game that it came from', () => {
  it('so that the next card of a deck is the true one as often as luck has it', () => {
    const position = 20;
    const { state } = replay({ ...game, actions: game.actions.slice(0, position) });
    const truth = dealtIn(game).decks[2].red[0];
    const runs = 600;
    const deals = Array.from({ length: runs }, (_, seed) => dealtIn(branchFor(game, position, 0, seed)));
    const hits = deals.filter((deal) => deal.decks[2].red[0] === truth).length;
    const chance = 1 / (state.layout.decks[2].red.length + state.layout.box[2].red.length);
    expect(hits / runs).toBeGreaterThan(chance / 2);
    expect(hits / runs).toBeLessThan(2 * chance);
    expect(new Set(deals.map((deal) => deal.decks[2].red[0])).size).toBe(1 / chance);
  });
});
