import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { contentIdOf } from '../../../../../main/host/content/fingerprint.ts';
import { LARGE } from '../../../../../main/host/saves/exchange/recordThread.ts';
import { sealSave } from '../../../../../main/host/saves/saveEnvelope.ts';
import { prepareContent, registerContent } from '../../../../../shared/content/content.ts';
import { SAVE_FORMAT } from '../../../../../shared/contract/gameFile.ts';
import { summaryOf } from '../../../../../shared/session/live/summary.ts';
import type { SavedGame } from '../../../../../shared/session/saves/savedGame.ts';
import { ownContent, ownText } from '../../content/ownContent.ts';
import { MemoryDisk } from '../../files/memoryDisk.ts';
import { finished } from '../../session/finishedGames.ts';
import { startHost, type TestHost } from '../../testHost.ts';
import { savedGames } from '../savedGames.ts';
import { seal } from '../testLibrary.ts';

/* Files that take long to read, whatever they are made of: meanwhile the game goes on. */

const LENGTH = 3_900_000;
const BRACKETS = '['.repeat(LENGTH / 2) + ']'.repeat(LENGTH / 2);
/** White space is part of no checksum: the text is longer, and the file is the same. */
const lengthened = (text: string) => `${text.trimEnd().slice(0, -1)}${' '.repeat(LARGE)}}\n`;

/** Milliseconds that this computer needs now to read the text at a stretch. */
function timeToRead(text: string): number {
  const started = performance.now();
  JSON.parse(text);
  return performance.now() - started;
}

/** Milliseconds at a stretch in which nothing else went on. */
async function longestStall(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await sleep(20);
  await work();
  // What stood still is seen by the next beat.
  await sleep(20);
  delay.disable();
  return delay.max / 1e6;
}

describe('3.9 MB of nested brackets', () => {
  const inContents = async (host: TestHost) => {
    host.disk.put('/data/content/brackets.json', BRACKETS);
    return (await host.call('content.list', {})).entries;
  };
  it.each<[string, (host: TestHost) => Promise<unknown>, object]>([
    [
      'as a saved game',
      (host) => host.call('save.import', { text: BRACKETS }),
      { problem: { reason: 'notASave', detail: '' } },
    ],
    [
      'that call themselves a saved game',
      (host) => host.call('save.import', { text: `{"format":"${SAVE_FORMAT}","data":${BRACKETS}}` }),
      { problem: { reason: 'damaged', detail: '' } },
    ],
    ['as game records', (host) => host.call('record.import', { text: BRACKETS }), { problem: { line: 1 } }],
    ['as a content', inContents, [{ file: 'brackets.json', id: null, problem: { place: '' } }]],
  ])('%s keep nobody waiting', async (_what, bring, answer) => {
    const host = await startHost();
    let answered: unknown;
    const stall = await longestStall(async () => {
      answered = await bring(host);
    });
    expect(answered).toMatchObject(answer);
    // A slow machine takes its time for everything.
    expect(stall).toBeLessThan(Math.max(250, timeToRead(BRACKETS) / 2));
  });
});

describe('a long file', () => {
  const own = contentIdOf(ownContent(7));

  it('of a saved game is taken in like a short one, and known again', async () => {
    const host = await startHost();
    const text = seal(finished(3), 1);
    const [short, long] = [
      await host.call('save.import', { text }),
      await host.call('save.import', { text: lengthened(text) }),
    ];
    expect(short).toMatchObject({ games: [{ gameId: finished(3).gameId }], known: [] });
    expect(long).toMatchObject({ games: [{ gameId: finished(3).gameId }], known: [finished(3).gameId] });
  });

  it('is refused with the same reasons', async () => {
    const host = await startHost();
    const sealed = (changes: Partial<SavedGame>) =>
      sealSave({ ...finished(3), ...changes }, 1, summaryOf(finished(3), 1));
    const wrong = finished(3).actions.map((decided, index) =>
      index === 6 ? { ...decided, action: { type: 'gold' } as const } : decided,
    );
    for (const text of [
      seal(finished(3), 1).replace('"seed":3', '"seed":4'),
      JSON.stringify({ ...JSON.parse(seal(finished(3), 1)), version: 99 }),
      sealed({ content: 'c0ffee' }),
      sealed({ actions: wrong }),
    ]) {
      const short = await host.call('save.import', { text });
      expect(short).toHaveProperty('problem');
      expect(await host.call('save.import', { text: lengthened(text) })).toEqual(short);
    }
  });

  it('of a content is listed and played with, also by a long save', async () => {
    const files = new MemoryDisk();
    files.put('/data/content/mine.json', lengthened(ownText(7)));
    const host = await startHost({ files });
    expect((await host.call('content.list', {})).entries).toEqual([{ file: 'mine.json', id: own, problem: null }]);
    registerContent(prepareContent(ownContent(7), own));
    const [game] = savedGames(4, { gameId: 'own-game', content: own }).slice(-1);
    if (game === undefined) throw new Error('no game');
    const text = lengthened(seal(game, 1));
    expect(await host.call('save.import', { text })).toMatchObject({ games: [{ gameId: 'own-game' }] });
  });
});
