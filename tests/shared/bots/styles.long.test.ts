import { describe, expect, it } from 'vitest';
import { type BotJob, decide } from '../../../shared/bots/bot.ts';
import { denialBy } from '../../../shared/bots/denial.ts';
import { plainEvaluator } from '../../../shared/bots/evaluators.ts';
import { LEVELS } from '../../../shared/bots/levels.ts';
import { STYLES } from '../../../shared/bots/styles.ts';
import { applyAction, choicesOf, deciders, isOver, newGame, observe } from '../../../shared/flow/runner.ts';
import type { SeatState } from '../../../shared/rules/position/seat.ts';
import { botSeed } from '../../../shared/session/bots/botSeed.ts';
import { BOT_LEVELS, BOT_STYLES, type BotStyle } from '../../../shared/vocabulary/preferences.ts';
import type { ScoreLine } from '../../../shared/vocabulary/score.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { setupWith } from '../../fixtures/options.ts';
import { seatAt } from '../../fixtures/play.ts';

interface Ending {
  readonly seat: SeatState;
  readonly line: ScoreLine;
  /** Coins in the purse at each decision of the table, on average. */
  readonly purse: number;
  /** Points that the next seats lost by face-up cards which this one took away (rules §6). */
  readonly denied: number;
}

type Table = Readonly<Record<BotStyle, Ending>>;

/** Five regents, one of each style: the seats change from game to game. */
function playTable(game: number): Table {
  const order = BOT_STYLES.map((_, seat) => BOT_STYLES[(seat + game) % BOT_STYLES.length] as BotStyle);
  const state = newGame(setupWith(5, 'advanced', 500 + game));
  const seen = order.map(() => ({ coins: 0, denied: 0 }));
  let decisions = 0;
  for (; !isOver(state); decisions++) {
    const [seat] = deciders(state) as [Seat];
    const job: BotJob = {
      observation: observe(state, seat),
      choices: choicesOf(state, seat),
      level: 'regent',
      style: order[seat] ?? null,
      budget: { milliseconds: 10_000, nodes: 1 },
      content: null,
      seed: botSeed(state.table.seed, seat, decisions),
    };
    const action = decide(job);
    seen.forEach((what, other) => {
      what.coins += seatAt(state, other).coins;
      if (other === seat) what.denied += denialBy(state, seat, [action], plainEvaluator, job.observation.piles)[0] ?? 0;
    });
    applyAction(state, seat, action);
  }
  const endings = order.map((style, seat): [BotStyle, Ending] => {
    const { coins, denied } = seen[seat] as { coins: number; denied: number };
    const line = state.result?.lines[seat] as ScoreLine;
    return [style, { seat: seatAt(state, seat), line, purse: coins / decisions, denied }];
  });
  return Object.fromEntries(endings) as Table;
}

const GAMES = 40;

/** What a player can tell each style by. */
const SIGNS: readonly (readonly [BotStyle, string, (ending: Ending) => number])[] = [
  ['merchant', 'the fullest purse', ({ purse }) => purse],
  ['marshal', 'the most points of colonies', ({ line }) => line.colonies],
  ['sage', 'the most culture', ({ seat }) => seat.tracks.culture],
  ['steward', 'the most points of cards and sets', ({ line }) => line.cards + line.gold],
  ['opportunist', 'taken most away from others', ({ denied }) => denied],
];

describe('a style shows at a table of all five', () => {
  const tables = Array.from({ length: GAMES }, (_, game) => playTable(game));

  it.each(SIGNS)('the %s has %s in every second game at least', (style, _what, figure) => {
    const games = tables.filter((table) =>
      BOT_STYLES.every((other) => other === style || figure(table[style]) > figure(table[other])),
    );
    expect(games.length / GAMES).toBeGreaterThanOrEqual(0.5);
  });

  it.each(BOT_STYLES)('the %s scores not much less than the others', (style) => {
    const mean = (of: readonly BotStyle[]): number =>
      tables.reduce((sum, table) => sum + of.reduce((points, one) => points + table[one].line.total, 0), 0) /
      (of.length * GAMES);
    expect(mean([style])).toBeGreaterThan(mean(BOT_STYLES) - 10);
  });
});

describe('the tables', () => {
  it('keep likings smaller than what they are for', () => {
    for (const { points, denial } of Object.values(STYLES)) {
      for (const weight of Object.values(points)) expect(weight).toBeLessThanOrEqual(0.5);
      expect(denial).toBeLessThanOrEqual(1);
    }
  });

  it('let every level err no more than the one below', () => {
    BOT_LEVELS.slice(1).forEach((level, below) => {
      expect(LEVELS[level].noise).toBeLessThanOrEqual(LEVELS[BOT_LEVELS[below] ?? 'apprentice'].noise);
    });
  });
});
