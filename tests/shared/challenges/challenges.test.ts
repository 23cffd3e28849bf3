import { describe, expect, it } from 'vitest';
import { attemptOf, playedDays, starsOf, streakOf, tableOf } from '../../../shared/challenges/attempts.ts';
import { CHALLENGES, type Challenge } from '../../../shared/challenges/challenges.ts';
import { dailyTable, dayAfter, isDay, weekdayOf } from '../../../shared/challenges/daily.ts';
import { ladderOf } from '../../../shared/challenges/ladder.ts';
import { gameOf, presentAt } from '../../../shared/challenges/table.ts';
import type { Attempt } from '../../../shared/contract/challengeAnswers.ts';
import { type ChallengeTag, newGameSchema } from '../../../shared/contract/tableSetup.ts';
import type { FinishedGame } from '../../../shared/statistics/facts.ts';
import { EXPANSIONS } from '../../../shared/vocabulary/options.ts';
import { BOT_STYLES } from '../../../shared/vocabulary/preferences.ts';
import { playChallenge } from './witness.ts';

const ADA = { name: 'Bruno', emblem: 'lion' } as const;

let count = 0;
const attempt = (tag: ChallengeTag, facts: Partial<Attempt> = {}): Attempt => {
  count += 1;
  const plain = { finishedAt: count, points: 150, others: [140], rank: 1, stars: [], uncounted: null };
  return { gameId: `game-${count}`, tag, seed: count, ...plain, ...facts };
};

const ladder = (level: 'apprentice' | 'citizen', won: boolean, facts: Partial<Attempt> = {}) =>
  attempt({ kind: 'ladder', level }, { rank: won ? 1 : 2, ...facts });

/** The first challenge, played by a bot, as if a person had sat there. */
function finishedFirst(change: Partial<FinishedGame['seats'][number]> = {}): FinishedGame {
  const game = playChallenge(CHALLENGES[0] as Challenge, { seed: 1, level: 'citizen' });
  const [own, ...others] = game.seats as [FinishedGame['seats'][number], ...FinishedGame['seats']];
  return { ...game, seats: [{ ...own, player: { kind: 'person' }, ...change }, ...others] };
}

const FIRST = { kind: 'challenge', id: CHALLENGES[0]?.id ?? '' } as const;

describe('the table of a challenge', () => {
  it('can be started, with a name and an emblem of its own for everybody', () => {
    for (const { table } of CHALLENGES) {
      const { players } = newGameSchema.parse(gameOf(table, ADA, 7));
      expect(players[0]).toMatchObject({ ...ADA, controller: { kind: 'human' } });
      expect(new Set(players.map(({ name }) => name)).size).toBe(players.length);
    }
  });

  it('sees all five styles, one of which stays away', () => {
    const table = tableOf({ kind: 'challenge', id: 'allStyles' });
    const seen = [0, 1, 2, 3, 4].map((seed) =>
      table === null ? [] : presentAt(table, seed).map(({ style }) => style),
    );
    expect(seen.map(({ length }) => length)).toEqual([4, 4, 4, 4, 4]);
    expect(new Set(seen.flat())).toEqual(new Set(BOT_STYLES));
  });
});

describe('a finished game', () => {
  it('earns the stars that it shows, at the table of its challenge', () => {
    const won = attemptOf(FIRST, finishedFirst({ rank: 1 }));
    expect(won.uncounted).toBeNull();
    expect(won.stars).toContain(0);
    expect(starsOf([won], FIRST.id).has(0)).toBe(true);
    expect(attemptOf(FIRST, finishedFirst({ rank: 2 })).stars).not.toContain(0);
  });

  it('earns nothing where it was not played fairly, and says why', () => {
    const game = finishedFirst();
    expect(attemptOf(FIRST, { ...game, uncounted: 'takenBack' }).uncounted).toBe('takenBack');
    expect(attemptOf(FIRST, finishedFirst({ handedOver: true })).uncounted).toBe('handedOver');
    expect(attemptOf(FIRST, finishedFirst({ handicap: 5 })).uncounted).toBe('otherTable');
    expect(attemptOf({ kind: 'challenge', id: 'master' }, game).uncounted).toBe('otherTable');
    expect(attemptOf({ kind: 'challenge', id: 'unheardOf' }, game).uncounted).toBe('otherTable');
    expect(attemptOf({ kind: 'daily', date: '2026-02-30' }, game).uncounted).toBe('otherTable');
    expect(starsOf([attemptOf(FIRST, { ...game, uncounted: 'takenBack' })], FIRST.id).size).toBe(0);
  });

  it('adds its stars to those that were earned before', () => {
    const games = [attempt(FIRST, { stars: [0] }), attempt(FIRST, { stars: [2] }), attempt(FIRST, { stars: [] })];
    expect(starsOf(games, FIRST.id)).toEqual(new Set([0, 2]));
  });
});

describe('the deal of the day', () => {
  it('is the same table for everybody, and another one each day', () => {
    expect(dailyTable('2026-11-22')).toEqual(dailyTable('2026-11-22'));
    const days = Array.from({ length: 400 }, (_, index) => dayAfter('2026-11-22', index));
    expect(new Set(days.map((day) => dailyTable(day).seed)).size).toBe(400);
    expect(days.every(isDay)).toBe(true);
    expect(weekdayOf('2026-11-22')).toBe(0);
    expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
    expect(['2026-02-29', '2026-13-01', 'today', ''].some(isDay)).toBe(false);
  });

  it('comes with each expansion on some day of the week', () => {
    const week = Array.from({ length: 7 }, (_, index) => dailyTable(dayAfter('2026-11-22', index)).expansions);
    expect(new Set(week.flat())).toEqual(new Set(EXPANSIONS));
  });

  it('counts once: the first game that ended and counts, whatever the clock said', () => {
    const day = { kind: 'daily', date: '2026-11-22' } as const;
    const practised = attempt({ ...day, late: true }, { uncounted: 'late', finishedAt: 90 });
    const first = attempt(day, { points: 120, finishedAt: 80 });
    const second = attempt(day, { points: 180, finishedAt: 10 });
    const played = playedDays([practised, first, second]).get('2026-11-22');
    expect(played?.result).toBe(first);
    expect(played?.practice).toEqual([practised, second]);
  });

  it('make a row that only a day without a result ends, but not today, which is not over', () => {
    const on = (date: string, uncounted: Attempt['uncounted'] = null) =>
      attempt({ kind: 'daily', date }, { uncounted });
    const days = playedDays([on('2026-10-29', 'late'), on('2026-10-30'), on('2026-10-31'), on('2026-11-01')]);
    expect(streakOf(days, '2026-11-01')).toBe(3);
    expect(streakOf(days, '2026-11-02')).toBe(3);
    expect(streakOf(days, '2026-11-03')).toBe(0);
    expect(streakOf(playedDays([]), '2026-11-01')).toBe(0);
  });
});

describe('the ladder', () => {
  it('leads up by two victories of three, and never down', () => {
    expect(ladderOf([])).toEqual({ passed: 0, due: 'apprentice', recent: [] });
    const begun = [ladder('apprentice', true), ladder('apprentice', false)];
    expect(ladderOf(begun)).toEqual({ passed: 0, due: 'apprentice', recent: [true, false] });
    const passed = [...begun, ladder('apprentice', true)];
    expect(ladderOf(passed)).toEqual({ passed: 1, due: 'citizen', recent: [] });
    expect(ladderOf([...passed, ladder('apprentice', false), ladder('citizen', false)])).toEqual({
      passed: 1,
      due: 'citizen',
      recent: [false],
    });
  });

  it('counts neither practice, nor the same deal twice, nor levels that are not due', () => {
    const once = ladder('apprentice', true);
    expect(ladderOf([once, { ...once, gameId: 'copy' }]).passed).toBe(0);
    expect(ladderOf([once, ladder('apprentice', true, { uncounted: 'takenBack' })]).passed).toBe(0);
    expect(ladderOf([ladder('citizen', true), ladder('citizen', true)]).due).toBe('apprentice');
  });

  it('forgets a victory that lies more than two games back', () => {
    const games = [ladder('apprentice', true), ladder('apprentice', false), ladder('apprentice', false)];
    expect(ladderOf([...games, ladder('apprentice', true)]).passed).toBe(0);
  });
});
