import { expect, it } from 'vitest';
import { BotFailure } from '../../../../main/host/bots/botThread.ts';
import { sealSave } from '../../../../main/host/saves/saveEnvelope.ts';
import { decisionsIn } from '../../../../shared/session/advice/decisionLog.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import { summaryOf } from '../../../../shared/session/live/summary.ts';
import { gameAtLoneAction } from '../../../fixtures/loneAction.ts';
import { answeringPool, reasonWith, varied } from '../bots/answeringPool.ts';
import { MemoryDisk } from '../files/memoryDisk.ts';
import { playersOf } from '../saves/savedGames.ts';
import { startGame, startHost } from '../testHost.ts';
import { onDisk, playUntil } from './humanPlay.ts';

/** Plays the first epoch; the decisions that the coach looks back at are so many points better than the best other one. */
async function afterEpoch(leads: readonly number[], letters = 'hb') {
  let judged = 0;
  const { pool } = answeringPool((job, { about = null }) => {
    if (about === null) return { action: varied(job) };
    judged += 1;
    return { reason: reasonWith(job, about, leads[judged - 1] ?? 0) };
  });
  const host = await startHost({ pool });
  const begun = await startGame(host, letters, { players: playersOf(letters) });
  await playUntil(host, begun, ({ view }) => view.epoch === 2);
  return { host, judged: () => judged };
}

it('tells of an epoch the best decision of the player and the worst, each judged once', async () => {
  const { host, judged } = await afterEpoch([0.3, 2, 0, -3, 5, -1]);
  const { good, cost } = await host.call('coach.review', { epoch: 1 });
  expect([good?.reason.lead, cost?.reason.lead]).toEqual([5, -3]);
  expect(cost?.position).toBeLessThan(good?.position ?? 0);
  for (const moment of [good, cost]) {
    expect(moment).toMatchObject({ seat: 0, epoch: 1 });
    expect(moment?.reason.action).toEqual(onDisk(host).actions[moment?.position ?? -1]?.action);
  }
  const choosing = decisionsIn(onDisk(host)).filter(
    ({ place, job }) => place.seat === 0 && place.epoch === 1 && job.choices.length > 1,
  );
  expect(judged()).toBe(choosing.length);
  expect(await host.call('coach.review', { epoch: 1 })).toEqual({ good, cost });
  expect(await host.call('coach.review', { epoch: 3 })).toEqual({ good: null, cost: null });
  expect(judged()).toBe(choosing.length);
});

it('judges no decision in which there was no choice', async () => {
  const session = new Session(gameAtLoneAction());
  session.actForced();
  const { actions, players, gameId } = session.saved;
  const own = actions.at(-1)?.seat ?? -1;
  const bot = { kind: 'bot', level: 'apprentice' } as const;
  const saved = {
    ...session.saved,
    players: players.map((player, seat) => (seat === own ? player : { ...player, controller: bot })),
  };
  const decisions = decisionsIn(saved);
  const epoch = decisions.at(-1)?.place.epoch ?? 1;
  const choosing = decisions.filter(
    ({ place, job }) => place.seat === own && place.epoch === epoch && job.choices.length > 1,
  );
  let judged = 0;
  const { pool } = answeringPool((job, { about = null }) => {
    if (about === null) return { action: varied(job) };
    judged += 1;
    return { reason: reasonWith(job, about, 0) };
  });
  const files = new MemoryDisk();
  files.put(`/data/games/${gameId}.json`, sealSave(saved, 1000, summaryOf(saved, 1000)));
  const host = await startHost({ pool, files });
  await host.call('games.resume', { gameId });
  await host.call('coach.review', { epoch });
  expect(judged).toBe(choosing.length);
});

it('leaves unsaid what is worth less than half a point', async () => {
  const { host } = await afterEpoch([0.4, -0.4, 0]);
  expect(await host.call('coach.review', { epoch: 1 })).toEqual({ good: null, cost: null });
  // Nothing of the third epoch has been decided.
  expect(await host.call('coach.review', { epoch: 3 })).toEqual({ good: null, cost: null });
  const just = await afterEpoch([0.5, -0.5]);
  const { good, cost } = await just.host.call('coach.review', { epoch: 1 });
  expect([good?.reason.lead, cost?.reason.lead]).toEqual([0.5, -0.5]);
});

it('says nothing of how several people decided, who see each other’s screen', async () => {
  const { host, judged } = await afterEpoch([5, -5], 'hh');
  expect(await host.call('coach.review', { epoch: 1 })).toEqual({ good: null, cost: null });
  expect(judged()).toBe(0);
});

it('tells nothing any more where the bots have ended', async () => {
  const { pool } = answeringPool((job, { about = null }) => {
    if (about !== null) throw new BotFailure('stopped');
    return { action: varied(job) };
  });
  const host = await startHost({ pool });
  await playUntil(host, await startGame(host, 'hb'), ({ view }) => view.phase === 'B');
  expect(await host.refusal('coach.review', { epoch: 1 })).toBe('stale');
});
