import { describe, expect, it, onTestFinished } from 'vitest';
import { createBotPool } from '../../../main/host/bots/botPool.ts';
import type { BotJob, Budget } from '../../../shared/bots/bot.ts';
import { measured } from '../../../shared/bots/explain.ts';
import { Session } from '../../../shared/session/live/session.ts';
import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';
import { playersOf, savedGames } from '../host/saves/savedGames.ts';
import { BUILT_WORKER } from './builtWorker.ts';

const HADARA = { kind: 'bot', level: 'hadara' } as const;
const never = new AbortController().signal;

/** So few simulations that no clock ends them. */
const FEW = { milliseconds: 60_000, nodes: 50 };
/** So many that only the clock, or nobody wanting them any more, ends them. */
const ENDLESS = { milliseconds: 60_000, nodes: 1_000_000_000 };

const players = playersOf('bbbb').map((player) => ({ ...player, controller: HADARA }));
const openDraft = savedGames(60, { players })
  .map((saved) => new Session(saved))
  .map((session) => ({ session, seat: session.botsToDecide()[0] ?? -1 }))
  .find(({ session, seat }) => session.botJob(seat).observation.phase === 'B');

/** A job of the highest level in a phase B draft, where there is no end to what can be thought. */
function hardJob(budget: Budget): BotJob {
  if (openDraft === undefined) throw new Error('no game comes to phase B');
  return openDraft.session.botJob(openDraft.seat, budget);
}

function pool() {
  const created = createBotPool({ workerUrl: BUILT_WORKER, size: 1 });
  onTestFinished(() => created.dispose());
  return created;
}

describe("the bot's thread as it is shipped", () => {
  it('decides as the bot does, as long as it has the time', async () => {
    const bots = pool();
    for (const saved of savedGames(40).slice(0, -1)) {
      const session = new Session(saved);
      const [seat] = session.botsToDecide();
      const job = session.botJob(seat ?? -1, FEW);
      expect(await bots.decide(job, never)).toEqual(measured(job, () => false));
    }
  });

  it('reports what the bot throws, and goes on', async () => {
    const bots = pool();
    const [saved] = savedGames(0);
    if (!saved) throw new Error('no game');
    const job = new Session(saved).botJob(0, FEW);
    await expect(bots.decide({ ...job, choices: [] }, never)).rejects.toMatchObject({
      kind: 'threw',
      cause: { name: 'RangeError' },
    });
    expect(await bots.decide(job, never)).toEqual(measured(job, () => false));
  });

  it('answers when its time is up, with a choice that it may make', async () => {
    const bots = pool();
    await bots.decide(hardJob(FEW), never);
    const job = hardJob({ ...ENDLESS, milliseconds: 100 });
    expect(job.choices.map(({ action }) => action)).toContainEqual((await bots.decide(job, never)).action);
  });

  it('is free again when a thought is not wanted any more', async () => {
    const bots = pool();
    const next = new Session(savedGames(0)[0] as SavedGame).botJob(0, FEW);
    await bots.decide(next, never);
    const abort = new AbortController();
    const thought = bots.decide(hardJob(ENDLESS), abort.signal).catch((error: unknown) => error);
    abort.abort();
    expect(await thought).toMatchObject({ kind: 'stopped' });
    // Behind a thought that goes on it would have to wait for a minute.
    const { action } = await bots.decide({ ...next, level: 'apprentice' }, never);
    expect(next.choices.map((choice) => choice.action)).toContainEqual(action);
  });
});
