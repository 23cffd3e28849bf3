import { describe, expect, it, vi } from 'vitest';
import type { GameUpdate } from '../../../../shared/contract/answers.ts';
import { PageLog } from '../../../fixtures/pageLog.ts';
import { BUILT_WORKER } from '../../workers/builtWorker.ts';
import { playersOf } from '../saves/savedGames.ts';
import { humanTurn } from '../session/humanPlay.ts';
import { startGame, startHost } from '../testHost.ts';

/** Lets the program die at an operation of its disk, and looks what the next one finds there. */
async function dieAt(operations: number): Promise<void> {
  const host = await startHost({ bots: { size: 1 } });
  await host.call('settings.change', { speed: 'instant' });
  let operation = 0;
  host.disk.fault = () => {
    if (operation++ >= operations) throw new Error('dead');
  };
  const told = new PageLog();
  told.take(await host.call('game.start', { mode: 'basic', players: playersOf('bbb'), seed: operations }));
  host.host.subscribe((name, payload) => {
    // What a dead program tells is heard by nobody.
    if (name === 'game.update' && operation <= operations) expect(told.take(payload as GameUpdate)).toBe(true);
  });
  await vi.waitFor(() => expect(operation).toBeGreaterThan(operations), { timeout: 10_000, interval: 1 });
  const again = await startHost({ files: host.disk.after({ kind: 'powerCut', nameChanges: 0 }) });
  await host.host.dispose();
  const found = new PageLog();
  found.take(await again.call('game.open', {}));
  expect(found.lines.slice(0, told.lines.length)).toEqual(told.lines);
  expect(again.notices).toEqual([]);
}

describe('bots alone', () => {
  it.each([
    ['basic', 'bb'],
    ['advanced', 'bbbbb'],
  ] as const)('play a whole %s game of %s in their shipped threads', async (mode, letters) => {
    const host = await startHost({ workerUrl: BUILT_WORKER });
    const end = await humanTurn(host, await startGame(host, letters, { mode }));
    expect(end.view.result?.lines).toHaveLength(letters.length);
    expect(host.notices).toEqual([]);
  });

  it('lose no position that was told, at whichever operation of the disk the program dies', async () => {
    const deaths = Array.from({ length: 11 }, (_, index) => 15 + index * 23);
    await Promise.all(deaths.map(dieAt));
  });
});
