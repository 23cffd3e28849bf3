import { describe, expect, it } from 'vitest';
import { decide } from '../../../shared/bots/bot.ts';
import {
  applyAction,
  choicesOf,
  deciders,
  type GameState,
  isOver,
  newGame,
  observe,
} from '../../../shared/flow/runner.ts';
import { botSeed } from '../../../shared/session/bots/botSeed.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import type { BotLevel } from '../../../shared/vocabulary/preferences.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { luckOf, pick } from '../../fixtures/luck.ts';
import { setupWith } from '../../fixtures/options.ts';
import { howMany } from '../../thorough.ts';

type Player = (state: GameState, seat: Seat, decision: number) => Action;

const bot =
  (level: BotLevel, nodes = 1): Player =>
  (state, seat, decision) =>
    decide({
      observation: observe(state, seat),
      choices: choicesOf(state, seat),
      level,
      style: null,
      budget: { milliseconds: 10_000, nodes },
      content: null,
      seed: botSeed(state.table.seed, seat, decision),
    });

/** Plays any legal action. */
function newcomer(): Player {
  const luck = luckOf(8);
  return (state, seat) => pick(choicesOf(state, seat), luck).action;
}

/** Plays two-seat games, each player leading every other time, and gives the scores of `one` and `other` to `visit`. */
function playDuels(one: Player, other: Player, games: number, visit: (own: number, others: number) => void): void {
  for (let seed = 0; seed < games; seed++) {
    const players = seed % 2 === 0 ? [one, other] : [other, one];
    const state = newGame(setupWith(2, seed % 4 < 2 ? 'basic' : 'advanced', seed));
    for (let decision = 0; !isOver(state); decision++) {
      const [seat] = deciders(state) as [Seat];
      applyAction(state, seat, (players[seat] as Player)(state, seat, decision));
    }
    const points = state.result?.lines.map(({ total, leftoverCoins }) => total + leftoverCoins / 5) ?? [];
    visit(points[seed % 2] ?? 0, points[1 - (seed % 2)] ?? 0);
  }
}

/** The share of the games that `one` wins against `other`. */
function shareOfVictories(one: Player, other: Player, games: number): number {
  let share = 0;
  playDuels(one, other, games, (own, others) => {
    if (own >= others) share += own > others ? 1 : 0.5;
  });
  return share / games;
}

/** By how many points `one` is ahead of `other` on average. */
function leadOf(one: Player, other: Player, games: number): number {
  let lead = 0;
  playDuels(one, other, games, (own, others) => {
    lead += own - others;
  });
  return lead / games;
}

describe('strength', () => {
  it.each<[BotLevel, BotLevel]>([
    ['citizen', 'apprentice'],
    ['governor', 'citizen'],
    ['regent', 'governor'],
  ])('of the %s is above the %s’s', (better, worse) => {
    expect(shareOfVictories(bot(better), bot(worse), howMany(60, 20))).toBeGreaterThan(0.55);
  });

  it('of the hadara is above the regent’s, even when it may hardly think', { timeout: 120_000 }, () => {
    expect(leadOf(bot('hadara', 24), bot('regent'), howMany(6, 2))).toBeGreaterThan(0);
  });

  it('of the apprentice is clearly above chance', () => {
    expect(shareOfVictories(bot('apprentice'), newcomer(), 20)).toBeGreaterThan(0.8);
  });
});
