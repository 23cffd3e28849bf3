import { describe, expect, it } from 'vitest';
import { createHostLog } from '../../../../main/host/support/hostLog.ts';
import { failOn, MemoryDisk } from '../files/memoryDisk.ts';

const NOW = Date.UTC(2030, 0, 1);

function logOn(disk: MemoryDisk) {
  return createHostLog(disk, '/data/logs', () => NOW);
}

describe('the log', () => {
  it('is one JSON object a line', async () => {
    const disk = new MemoryDisk();
    const log = logOn(disk);
    log.info('started', { version: '1.2.3' });
    log.fault('save failed', Object.assign(new Error('no space left'), { code: 'ENOSPC' }), { file: 'game.json' });
    await log.settled();
    const lines = disk.text('host.log').trimEnd().split('\n');
    const [first, second] = lines.map((line) => JSON.parse(line));
    expect(first).toEqual({ time: '2030-01-01T00:00:00.000Z', level: 'info', event: 'started', version: '1.2.3' });
    expect(second).toMatchObject({
      level: 'error',
      file: 'game.json',
      error: { name: 'Error', code: 'ENOSPC', message: 'no space left' },
    });
  });

  it('tells where an error of the game came from, but not its words', async () => {
    const disk = new MemoryDisk();
    const log = logOn(disk);
    log.fault('call failed', new RangeError('seat 0 keeps 1-red-01'));
    log.fault('call failed', { secret: '1-red-01' });
    await log.settled();
    expect(disk.text('host.log')).not.toContain('1-red-01');
    expect(disk.text('host.log')).toContain('hostLog.test.ts');
  });

  it('never grows beyond three files', async () => {
    const disk = new MemoryDisk();
    const log = logOn(disk);
    for (let entry = 0; entry < 40; entry++) log.info('long', { entry, text: 'x'.repeat(64 * 1024) });
    await log.settled();
    expect(disk.files()).toEqual(['host.1.log', 'host.2.log', 'host.log']);
    for (const name of disk.files()) expect(disk.text(name).length).toBeLessThan(640 * 1024);
    expect(disk.text('host.log')).toContain('"entry":39');
  });

  it('fails in silence, and works again when the disk does', async () => {
    const disk = new MemoryDisk();
    const log = logOn(disk);
    disk.fault = failOn('ENOSPC', 'append', 'makeFolder');
    log.info('lost');
    await log.settled();
    disk.fault = () => undefined;
    log.info('kept');
    await log.settled();
    expect(disk.text('host.log')).toContain('kept');
    expect(disk.text('host.log')).not.toContain('lost');
  });
});
