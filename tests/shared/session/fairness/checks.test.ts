import { describe, expect, it } from 'vitest';
import type { Verdict } from '../../../../shared/contract/fairness.ts';
import { playBotGame } from '../../../../shared/session/bots/botGame.ts';
import {
  type BotDecision,
  botDecisionsIn,
  botPositionsIn,
  checkedOf,
  verdictOn,
} from '../../../../shared/session/fairness/checks.ts';
import { type BotNote, dealCommitmentOf } from '../../../../shared/session/fairness/proof.ts';
import { safeAction } from '../../../../shared/session/fairness/safeAction.ts';
import { isSameEngine, withDecision } from '../../../../shared/session/fairness/withDecision.ts';
import { replay } from '../../../../shared/session/replay/replay.ts';
import { dealtIn, type SavedGame } from '../../../../shared/session/saves/savedGame.ts';
import { isSameAction } from '../../../../shared/vocabulary/actions.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';

const OURS = { version: '1.2.3', evaluation: '0123456789abcdef' };
const OTHERS = { version: '1.2.3', evaluation: 'fedcba9876543210' };

/** Bots on the first two seats, a person on the third, and nothing noted of how they came to decide. */
const played: SavedGame = { ...playBotGame(freshGame('aaa')).saved, players: freshGame('aah').players, engine: OURS };

/** The game with a note at one of its decisions. */
const noting = (position: number, bot: BotNote | undefined, game = played): SavedGame => ({
  ...game,
  actions: game.actions.map((decided, index) => (index === position && bot ? { ...decided, bot } : decided)),
});

const decisionIn = (game: SavedGame, position: number): BotDecision => {
  const [decision] = botDecisionsIn(game, OURS, [position]);
  if (decision === undefined) throw new Error('no decision');
  return decision;
};

/** Where a bot had several choices, and took the safe one or another. */
const positions = botDecisionsIn(played, OURS, botPositionsIn(played)).filter(
  ({ job }) => (job?.choices.length ?? 0) > 1,
);
const takesSafe = ({ job, action }: BotDecision): boolean => job !== null && isSameAction(safeAction(job), action);
const [unsafe, safe] = [positions.find((one) => !takesSafe(one)), positions.find(takesSafe)] as [
  BotDecision,
  BotDecision,
];

describe('the decisions that can be checked', () => {
  it('are those of bots, and of people where one is noted', () => {
    const bots = played.actions.flatMap(({ seat }, position) => (seat < 2 ? [position] : []));
    expect(botPositionsIn(played)).toEqual(bots);
    const person = played.actions.findIndex(({ seat }) => seat === 2);
    const doubtful = noting(person, {});
    expect(botPositionsIn(doubtful)).toEqual([...bots, person].sort((a, b) => a - b));
    expect(decisionIn(doubtful, person)).toMatchObject({ job: null, known: { kind: 'different', why: 'person' } });
  });

  it('are those of whoever sat there at the time', () => {
    // The person on seat 2 sat there for two decisions only; then a bot came.
    const [before] = freshGame('h').players;
    const changed: SavedGame = {
      ...played,
      players: freshGame('aaa').players,
      earlier: [{ seat: 2, until: 2, name: before?.name ?? '', controller: { kind: 'human' } }],
    };
    const third = played.actions.flatMap(({ seat }, position) => (seat === 2 ? [position] : []));
    const checked = new Set(botPositionsIn(changed));
    expect(third.map((position) => checked.has(position))).toEqual(third.map((_, decision) => decision >= 2));
  });

  it('come in order, each with its place in the game and what its bot could know', () => {
    const wanted = [positions[3], positions[0]].map((one) => one?.position ?? 0);
    const found = botDecisionsIn(played, OURS, wanted);
    expect(found.map(({ position }) => position)).toEqual([...wanted].reverse());
    const steps: unknown[] = [];
    replay(played, (state) => steps.push([state.epoch, state.phase]));
    for (const { position, seat, action, epoch, phase, job } of found) {
      expect({ seat, action }).toEqual(played.actions[position]);
      expect([epoch, phase]).toEqual(steps[position]);
      expect(job).toMatchObject({ level: 'apprentice', observation: { viewer: seat }, budget: { nodes: 100_000 } });
      expect(job?.choices.some((choice) => isSameAction(choice.action, action))).toBe(true);
    }
    const seeds = positions.map(({ job }) => job?.seed);
    expect(new Set(seeds).size).toBe(seeds.length);
  });
});

describe('what is noted of a bot', () => {
  const { position } = unsafe;
  const ownDeal: SavedGame = { ...played, deal: dealtIn(played) };
  const promised: SavedGame = { ...ownDeal, commitment: { sha256: 'a'.repeat(64), salt: 'b'.repeat(32) } };
  const knownOf = (bot: BotNote | undefined, game = played) => decisionIn(noting(position, bot, game), position).known;
  const different = (why: string, instead: unknown = null) => ({ kind: 'different', why, instead });

  it.each<[string, BotNote | undefined, SavedGame, unknown]>([
    ['nothing', undefined, played, { kind: 'unknown', why: 'nothingNoted' }],
    ['that it thought', { asks: 3, nodes: 7 }, played, null],
    ['another level', { level: 'hadara' }, played, different('bot')],
    ['another strength', { strength: 2 }, played, different('bot')],
    ['another style', { style: 'military' as never }, played, different('bot')],
    ['another style, where the deal was promised', { style: null }, promised, different('bot')],
    ['a style, where nobody knows the luck', { style: null }, ownDeal, null],
    ['other luck', { luck: 5 }, played, different('luck')],
    ['luck, where nobody knows it', { luck: 5 }, ownDeal, null],
    ['that it had failed, and thought', { replaced: true, asks: 3 }, played, different('length')],
    ['that it had failed, and played on', { replaced: true, nodes: 3 }, played, different('length')],
    ['another program', { engine: OTHERS }, played, { kind: 'unknown', why: 'otherBots' }],
    ['its own program', { engine: OURS }, { ...played, engine: OTHERS }, null],
    ['nothing, in a game of another program', {}, { ...played, engine: OTHERS }, { kind: 'unknown', why: 'otherBots' }],
  ])('%s', (_what, note, game, known) => {
    expect(knownOf(note, game)).toEqual(known);
  });

  it('that it had failed, is true where the safe choice was made', () => {
    expect(decisionIn(noting(safe.position, { replaced: true }), safe.position).known).toEqual({ kind: 'safe' });
    const instead = safeAction(unsafe.job ?? { choices: [] });
    expect(knownOf({ replaced: true })).toEqual(different('notSafe', instead));
  });

  it('is what its bot thinks with, where the game cannot tell', () => {
    const { job, asks, nodes, isBinding } = decisionIn(
      noting(position, { luck: 5, style: null, asks: 3 }, ownDeal),
      position,
    );
    expect(job).toMatchObject({ seed: 5, style: null });
    expect({ asks, nodes, isBinding }).toEqual({ asks: 3, nodes: 0, isBinding: true });
    const plain = decisionIn(noting(position, { nodes: 7 }), position);
    expect(plain.job).toEqual(unsafe.job);
    expect([plain.asks, plain.nodes]).toEqual([0, 7]);
    const newer = { ...OURS, version: '2.0.0' };
    expect(decisionIn(noting(position, { engine: newer }), position)).toMatchObject({ isBinding: false, known: null });
  });
});

describe('the result of thinking again', () => {
  const decision: BotDecision = { ...unsafe, asks: 3, nodes: 7, isBinding: true };
  const other = unsafe.job?.choices.map(({ action }) => action).find((action) => !isSameAction(action, unsafe.action));
  const thought = { action: unsafe.action, asks: 3, nodes: 7 };

  it.each<[string, Partial<typeof thought> | null, boolean, Verdict]>([
    ['the same', {}, true, { kind: 'same' }],
    ['the same by another version', {}, false, { kind: 'same' }],
    ['a longer thought', { asks: 4 }, true, { kind: 'different', why: 'length', instead: null }],
    ['more simulations', { nodes: 8 }, true, { kind: 'different', why: 'length', instead: null }],
    ['another action', { action: other as never }, true, { kind: 'different', why: 'action', instead: other as never }],
    ['another action by another version', { action: other as never }, false, { kind: 'unknown', why: 'otherBots' }],
    ['nothing', null, true, { kind: 'unknown', why: 'failed' }],
  ])('%s', (_what, changes, isBinding, verdict) => {
    expect(verdictOn({ ...decision, isBinding }, changes && { ...thought, ...changes })).toEqual(verdict);
  });

  it('is told with its place, and without what the bot knew', () => {
    const { position, seat, epoch, phase, step, action } = unsafe;
    expect(checkedOf(unsafe, { kind: 'same' })).toEqual({
      position,
      seat,
      epoch,
      phase,
      step,
      action,
      verdict: { kind: 'same' },
    });
  });
});

describe('what a game keeps to be checked', () => {
  const start = freshGame('aa');
  const [first, second] = played.actions;
  if (first === undefined || second === undefined) throw new Error('no decisions');

  it('names the program of its bots once, and another one where it decided', () => {
    const once = withDecision(start, { ...first, bot: { asks: 2, engine: OURS } });
    expect(once).toMatchObject({
      engine: OURS,
      actions: [{ seat: first.seat, action: first.action, bot: { asks: 2 } }],
    });
    expect(once.actions[0]?.bot).toEqual({ asks: 2 });
    const twice = withDecision(once, { ...second, bot: { engine: OTHERS } });
    expect([twice.engine, twice.actions[1]?.bot]).toEqual([OURS, { engine: OTHERS }]);
    const person = withDecision(once, second);
    expect(person).toMatchObject({ engine: OURS, actions: [first, second] });
    expect('bot' in (person.actions[1] ?? {})).toBe(false);
    expect('engine' in withDecision(start, { ...first, bot: {} })).toBe(false);
  });

  it('tells programs apart by version and weights', () => {
    expect(isSameEngine(OURS, { ...OURS })).toBe(true);
    expect(isSameEngine(OURS, OTHERS)).toBe(false);
    expect(isSameEngine(OURS, { ...OURS, version: '2' })).toBe(false);
    expect(isSameEngine(OURS, undefined)).toBe(false);
    expect(isSameEngine(undefined, undefined)).toBe(true);
  });

  it('tells its salt when it is over', () => {
    const commitment = { sha256: 'a'.repeat(64), salt: 'b'.repeat(32) };
    expect(dealCommitmentOf({}, true)).toBeNull();
    expect(dealCommitmentOf({ commitment }, false)).toEqual({ sha256: commitment.sha256, salt: null, after: 0 });
    expect(dealCommitmentOf({ commitment: { ...commitment, after: 9 } }, true)).toEqual({ ...commitment, after: 9 });
  });
});

describe('the choice for a bot that gave no answer', () => {
  const choicesOf = (...types: unknown[]) => ({ choices: types.map((action) => ({ action })) }) as never;
  it('is passing, else the first; there must be one', () => {
    expect(safeAction(choicesOf({ type: 'gold' }, { type: 'pass' }))).toEqual({ type: 'pass' });
    expect(safeAction(choicesOf({ type: 'gold' }, { type: 'payToFeed' }))).toEqual({ type: 'gold' });
    expect(() => safeAction(choicesOf())).toThrow(RangeError);
  });
});
