import { describe, expect, it, vi } from 'vitest';
import { botScript } from '../../workers/botScript.ts';
import { startGame, startHost } from '../testHost.ts';

describe('a bot whose thread says more than it was asked', () => {
  it('by answering twice and in advance is taken at its first word, and the game goes on', async () => {
    const host = await startHost({ workerUrl: botScript('twice'), bots: { size: 1 } });
    await startGame(host, 'bb');
    await vi.waitFor(() => expect(host.updates.at(-1)?.seq).toBeGreaterThanOrEqual(8), { timeout: 15_000 });
    await host.call('game.leave', {});
    // Its first word is illegal each time.
    expect(host.notices.map(({ code }) => code)).toEqual(['botReplaced', 'botReplaced']);
    await host.host.dispose();
    expect(host.disk.text('host.log')).toContain('bot failed');
    expect(host.disk.text('host.log')).not.toContain('bots stopped');
  });

  it('by babbling does no harm', async () => {
    const host = await startHost({ workerUrl: botScript('babbling') });
    await startGame(host, 'bb');
    await vi.waitFor(() => expect(host.updates.at(-1)?.seq).toBeGreaterThanOrEqual(8), { timeout: 15_000 });
    await host.call('game.leave', {});
    expect(host.notices).toEqual([]);
  });
});
