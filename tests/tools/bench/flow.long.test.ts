import { describe, expect, it } from 'vitest';
import * as host from '../../../main/host/host.ts';
import * as playback from '../../../renderer/game/playback/playback.ts';
import * as table from '../../../renderer/game/state/table.ts';
import * as bot from '../../../shared/bots/bot.ts';
import { watchGame } from '../../../tools/bench/flow/playing.ts';
import * as disk from '../../main/host/files/memoryDisk.ts';

const program = { host, disk, table, bot, playback };

/** At the slowest speed, with the most seats, a whole game. */
const watch = (skips: boolean) => watchGame(program, { seats: 5, speed: 'normal', skips, seed: 3 });

describe('the way to the next decision', () => {
  it('takes one press and no time but the bots’ own thinking, whatever happens on it', async () => {
    const [watched, skipped] = [await watch(false), await watch(true)];
    expect(watched.length).toBeGreaterThan(30);
    expect(Math.max(...watched.map(({ milliseconds }) => milliseconds))).toBeGreaterThan(5000);
    expect(skipped.map(({ from }) => from)).toEqual(watched.map(({ from }) => from));
    for (const { milliseconds, presses } of skipped) {
      expect(milliseconds).toBe(0);
      expect(presses).toBeLessThanOrEqual(1);
    }
  });
});
