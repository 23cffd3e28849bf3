import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { budgetOf } from '../../../../main/host/bots/botBudget.ts';
import type { BotPool } from '../../../../main/host/bots/botPool.ts';
import { type BotMove, BotTurns } from '../../../../main/host/bots/botTurns.ts';
import { createHostLog } from '../../../../main/host/support/hostLog.ts';
import type { BotJob } from '../../../../shared/bots/bot.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import { MemoryDisk } from '../files/memoryDisk.ts';
import { playersOf, savedGames } from '../saves/savedGames.ts';

/** A pool that answers when it is told to. */
function slowPool() {
  const asked: { job: BotJob; answer: () => void }[] = [];
  const pool: BotPool = {
    threads: 1,
    decide: (job) =>
      new Promise((resolve) => {
        asked.push({ job, answer: () => resolve({ action: job.choices[0]?.action, reason: null }) });
      }),
    dispose: async () => undefined,
  };
  return { pool, asked };
}

function turnsOf(session: Session) {
  const { pool, asked } = slowPool();
  const applied: BotMove[][] = [];
  const beats: { thought: number; pass: () => void }[] = [];
  const disk = new MemoryDisk();
  const log = createHostLog(disk, '/data/logs');
  const bots = new BotTurns({
    pool,
    log,
    pace: {
      mark: () => undefined,
      change: () => undefined,
      beat: (thought) => new Promise((resolve) => beats.push({ thought, pass: resolve })),
    },
    budgetOf: (level) => budgetOf(level, { longThinking: true }),
    apply: async (_, moves, signal) => {
      signal.throwIfAborted();
      applied.push([...moves]);
      return moves.filter(({ seat, action }) => session.act(seat, action)).length;
    },
    written: () => null,
    onReplaced: () => undefined,
  });
  onTestFinished(() => bots.stop());
  return { bots, asked, applied, beats, disk, log };
}

function secretGame(letters: string): Session {
  const [saved] = savedGames(0, { seed: 5, players: playersOf(letters) });
  if (!saved) throw new Error('no game');
  return new Session(saved);
}

/** A game with one bot in an open decision, after every side was chosen. */
function openGame(): Session {
  const saved = savedGames(2, { players: playersOf('bb') }).at(-1);
  if (!saved) throw new Error('no game');
  return new Session(saved);
}

describe('the turns of bots', () => {
  it('are taken all at once in a secret decision, in their beat, when the last bot is ready', async () => {
    const session = secretGame('hbbb');
    const { bots, asked, applied, beats } = turnsOf(session);
    bots.begin(session);
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    expect(beats).toHaveLength(1);
    beats[0]?.pass();
    asked[0]?.answer();
    asked[2]?.answer();
    await new Promise(setImmediate);
    expect(applied).toEqual([]);
    asked[1]?.answer();
    await vi.waitFor(() => expect(applied).toHaveLength(1));
    expect(applied[0]?.map(({ seat }) => seat)).toEqual(
      [1, 2, 3].sort((a, b) => order(session, a) - order(session, b)),
    );
  });

  it('have the time that the player gives them, and a beat that is no shorter', async () => {
    const hadara = { kind: 'bot', level: 'hadara' } as const;
    const seats = playersOf('hbb').map((player, seat) => (seat === 2 ? { ...player, controller: hadara } : player));
    const [saved] = savedGames(0, { seed: 5, players: seats });
    if (!saved) throw new Error('no game');
    const session = new Session(saved);
    const { bots, asked, beats } = turnsOf(session);
    bots.begin(session);
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(asked.map(({ job }) => [job.level, job.budget.milliseconds])).toEqual([
      ['apprentice', 300],
      ['hadara', 1000],
    ]);
    expect(beats.map(({ thought }) => thought)).toEqual([1000]);
  });

  it.each([
    ['open', openGame],
    ['secret', () => secretGame('hb')],
  ])('tell nothing by how long they took: in an %s decision, too, they wait for their beat', async (_kind, begun) => {
    const session = begun();
    const { bots, asked, applied, beats } = turnsOf(session);
    bots.begin(session);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    asked[0]?.answer();
    await new Promise(setImmediate);
    expect(applied).toEqual([]);
    beats[0]?.pass();
    await vi.waitFor(() => expect(applied).toHaveLength(1));
  });

  it('hold what bots thought valid while a human decides in the same round', async () => {
    const session = secretGame('hbb');
    const { bots, asked, applied, beats } = turnsOf(session);
    bots.begin(session);
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    session.act(0, { type: 'chooseSide', side: 'B' });
    bots.wake();
    for (const { answer } of asked) answer();
    beats[0]?.pass();
    await vi.waitFor(() => expect(applied).toHaveLength(1));
    expect(session.saved.actions).toHaveLength(3);
  });

  it('are dropped when the game is taken back, and thought out anew', async () => {
    const session = secretGame('hb');
    const { bots, asked, applied, beats } = turnsOf(session);
    bots.begin(session);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    bots.begin(session);
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    asked[0]?.answer();
    beats[0]?.pass();
    await new Promise(setImmediate);
    expect(applied).toEqual([]);
    asked[1]?.answer();
    beats[1]?.pass();
    await vi.waitFor(() => expect(applied).toHaveLength(1));
  });

  it('end with an entry in the log when none of them is accepted, and not in an endless loop', async () => {
    const session = openGame();
    const { bots, asked, beats, disk, log } = turnsOf(session);
    vi.spyOn(session, 'act').mockReturnValue(false);
    bots.begin(session);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    asked[0]?.answer();
    beats[0]?.pass();
    await vi.waitFor(async () => {
      await log.settled();
      expect(disk.text('host.log')).toContain('bots stopped');
    });
    expect(asked).toHaveLength(1);
  });
});

/** A seat's place in the order of play of epoch I. */
function order(session: Session, seat: number): number {
  const { leaders, seats } = session.update([]).view;
  return (seat - (leaders[0] ?? 0) + seats.length) % seats.length;
}
