import { describe, expect, it } from 'vitest';
import { type BotJob, decide } from '../../../shared/bots/bot.ts';
import { LEVELS } from '../../../shared/bots/levels.ts';
import { STYLES } from '../../../shared/bots/styles.ts';
import { applyAction, choicesOf, deciders, isOver, newGame, observe } from '../../../shared/flow/runner.ts';
import type { SeatState } from '../../../shared/rules/position.ts';
import { botSeed } from '../../../shared/session/botSeed.ts';
import { BOT_LEVELS, BOT_STYLES, type BotStyle } from '../../../shared/vocabulary/preferences.ts';
import type { ScoreLine } from '../../../shared/vocabulary/score.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { setupWith } from '../../fixtures/options.ts';

interface Ending {
  readonly seat: SeatState;
  readonly line: ScoreLine;
}

/** How a style ends up at a table of four plain regents, over fixed games. */
function endings(style: BotStyle | null): Ending[] {
  return Array.from({ length: 12 }, (_, seed) => {
    const state = newGame(setupWith(3, 'advanced', 500 + seed));
    for (let decision = 0; !isOver(state); decision++) {
      const [seat] = deciders(state) as [Seat];
      const job: BotJob = {
        observation: observe(state, seat),
        choices: choicesOf(state, seat),
        level: 'regent',
        style: seat === 0 ? style : null,
        budget: { milliseconds: 10_000, nodes: 1 },
        content: null,
        seed: botSeed(state.table.seed, seat, decision),
      };
      applyAction(state, seat, decide(job));
    }
    return { seat: state.seats[0] as SeatState, line: state.result?.lines[0] as ScoreLine };
  });
}

const mean = (games: readonly Ending[], figure: (ending: Ending) => number): number =>
  games.reduce((sum, ending) => sum + figure(ending), 0) / games.length;

describe('a style shows in what it ends up with', () => {
  const plain = endings(null);
  const of = Object.fromEntries(BOT_STYLES.map((style) => [style, endings(style)])) as Record<BotStyle, Ending[]>;

  it.each<[BotStyle, string, (ending: Ending) => number]>([
    ['merchant', 'income', ({ seat }) => seat.tracks.income],
    ['marshal', 'points of colonies', ({ line }) => line.colonies],
    ['sage', 'points of statues', ({ line }) => line.statues],
    ['steward', 'of sets and cards', ({ line }) => line.gold + line.cards],
  ])('the %s has more %s than a plain bot', (style, _what, figure) => {
    expect(mean(of[style], figure)).toBeGreaterThan(mean(plain, figure));
  });

  it('the marshal has more of colonies than the sage, the sage more of statues', () => {
    const colonies = ({ line }: Ending): number => line.colonies;
    const statues = ({ line }: Ending): number => line.statues;
    expect(mean(of.marshal, colonies)).toBeGreaterThan(mean(of.sage, colonies));
    expect(mean(of.sage, statues)).toBeGreaterThan(mean(of.marshal, statues));
  });

  it.each(BOT_STYLES)('the %s plays otherwise, and not much worse', (style) => {
    const total = ({ line }: Ending): number => line.total;
    expect(of[style].map(({ line }) => line)).not.toEqual(plain.map(({ line }) => line));
    expect(mean(of[style], total)).toBeGreaterThan(mean(plain, total) - 15);
  });
});

describe('the tables', () => {
  it('keep likings small', () => {
    for (const { points, denial } of Object.values(STYLES)) {
      for (const weight of [...Object.values(points), denial]) expect(weight).toBeLessThanOrEqual(0.25);
    }
  });

  it('let every level err no more than the one below', () => {
    BOT_LEVELS.slice(1).forEach((level, below) => {
      expect(LEVELS[level].noise).toBeLessThanOrEqual(LEVELS[BOT_LEVELS[below] ?? 'apprentice'].noise);
    });
  });
});
