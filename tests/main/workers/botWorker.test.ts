import { describe, expect, it, onTestFinished } from 'vitest';
import { createBotPool } from '../../../main/host/botPool.ts';
import { decide } from '../../../shared/bots/bot.ts';
import { Session } from '../../../shared/session/session.ts';
import { savedGames } from '../host/savedGames.ts';
import { BUILT_WORKER } from './builtWorker.ts';

const never = new AbortController().signal;

function pool() {
  const created = createBotPool({ workerUrl: BUILT_WORKER, size: 1 });
  onTestFinished(() => created.dispose());
  return created;
}

describe("the bot's thread as it is shipped", () => {
  it('decides as the bot does', async () => {
    const bots = pool();
    for (const saved of savedGames(40).slice(0, -1)) {
      const session = new Session(saved);
      const [seat] = session.botsToDecide();
      const job = session.botJob(seat ?? -1);
      expect(await bots.decide(job, never)).toEqual(decide(job));
    }
  });

  it('reports what the bot throws, and goes on', async () => {
    const bots = pool();
    const [saved] = savedGames(0);
    if (!saved) throw new Error('no game');
    const job = new Session(saved).botJob(0);
    await expect(bots.decide({ ...job, choices: [] }, never)).rejects.toMatchObject({
      reason: 'threw',
      cause: { name: 'RangeError' },
    });
    expect(await bots.decide(job, never)).toEqual(decide(job));
  });
});
