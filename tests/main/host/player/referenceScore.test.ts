import { expect, it } from 'vitest';
import type { BotPool } from '../../../../main/host/bots/botPool.ts';
import { BotFailure } from '../../../../main/host/bots/botThread.ts';
import { referenceScoreOf } from '../../../../main/host/player/referenceScore.ts';
import type { BotJob } from '../../../../shared/bots/bot.ts';
import { dailyTable } from '../../../../shared/challenges/daily.ts';
import { gameOf } from '../../../../shared/challenges/table.ts';
import { playBotGame } from '../../../../shared/session/bots/botGame.ts';
import { answeringPool, varied } from '../bots/answeringPool.ts';

const DAY = '2026-11-23';

const scoreBy = (pool: BotPool) => referenceScoreOf(DAY, pool, new AbortController().signal);

/** The table of the day as it would be played without threads, with hadara in the player's place. */
function playedThrough() {
  const { players, seed = 0, ...game } = gameOf(dailyTable(DAY), { name: 'Ada', emblem: 'monkey' }, 0);
  const hadara = { kind: 'bot', level: 'hadara' } as const;
  const table = players.map((player, seat) => (seat === 0 ? { ...player, controller: hadara } : player));
  return playBotGame({ gameId: 'a', name: null, deal: null, actions: [], ...game, seed, players: table }, varied);
}

const steady = answeringPool((job) => ({ action: varied(job) })).pool;

it('is what the player’s seat has when the bots have played the table of the day to its end', async () => {
  expect(await scoreBy(steady)).toBe(playedThrough().state.result?.lines[0]?.total);
});

it('asks only where there is a choice, for a thought that every computer has the time for', async () => {
  const jobs: BotJob[] = [];
  const { pool } = answeringPool((job) => {
    jobs.push(job);
    return { action: job.choices[0]?.action };
  });
  await scoreBy(pool);
  expect(new Set(jobs.map(({ level }) => level))).toEqual(new Set(['hadara', 'governor', 'regent']));
  for (const { choices, budget } of jobs) {
    expect(choices.length).toBeGreaterThan(1);
    expect(budget.nodes).toBeLessThan(1000);
    expect(budget.milliseconds).toBeGreaterThan(10_000);
  }
});

it('is the same where a busy computer loses thoughts, even twice in a row', async () => {
  const busy = answeringPool((job, _question, asked) => {
    if (asked % 3 !== 0) throw new BotFailure('timeout');
    return { action: varied(job) };
  });
  expect(await scoreBy(busy.pool)).toBe(await scoreBy(steady));
});

it.each([
  ['lost each time', 3, () => Promise.reject(new BotFailure('timeout')), 'timeout'],
  ['not wanted any more, as the program ends', 1, () => Promise.reject(new BotFailure('stopped')), 'stopped'],
  ['about something illegal', 1, () => ({ action: { type: 'gold' } }), 'illegal'],
] as const)('is not known where a thought is %s', async (_what, times, answer, kind) => {
  const { pool, asked } = answeringPool(answer);
  await expect(scoreBy(pool)).rejects.toMatchObject({ name: 'BotFailure', kind });
  expect(asked()).toBe(times);
});
