import { describe, expect, it } from 'vitest';
import { localDay } from '../../../../main/host/localDay.ts';
import { sealSave } from '../../../../main/host/saves/saveEnvelope.ts';
import { tableOf } from '../../../../shared/challenges/attempts.ts';
import { type ChallengeTable, gameOf } from '../../../../shared/challenges/table.ts';
import { summaryOf } from '../../../../shared/session/live/summary.ts';
import type { SavedGame } from '../../../../shared/session/saves/savedGame.ts';
import { MemoryDisk } from '../files/memoryDisk.ts';
import { beforeTheEnd, endAndDelete } from '../session/humanPlay.ts';
import { startHost } from '../testHost.ts';
import { FIRST, finished } from './playedChallenge.ts';

const NOON = Date.parse('2026-11-22T12:00:00');
const DAY = '2026-11-22';
const now = () => NOON;

/** Puts a game where the host finds it, saved so many minutes after noon. */
function put(disk: MemoryDisk, saved: SavedGame, minutes = 0): void {
  const savedAt = NOON + minutes * 60_000;
  disk.put(`/data/games/${saved.gameId}.json`, sealSave(saved, savedAt, summaryOf(saved, savedAt)));
}

const hostWith = async (...games: readonly SavedGame[]) => {
  const files = new MemoryDisk();
  for (const [index, game] of games.entries()) put(files, game, index);
  return startHost({ files, now });
};

describe('what was played of challenges', () => {
  it('is taken from the saved games, and stays when they are deleted', async () => {
    const host = await hostWith(finished(FIRST, 'first'));
    const progress = await host.call('challenges.progress', {});
    expect(progress.today).toBe(DAY);
    expect(progress.attempts).toMatchObject([{ gameId: 'first', tag: FIRST, uncounted: null }]);
    expect(progress.attempts[0]?.stars).not.toEqual([]);
    await host.call('games.delete', { gameId: 'first' });
    expect((await host.call('challenges.progress', {})).attempts).toHaveLength(1);
    const again = await startHost({ files: host.disk, now });
    expect((await again.call('challenges.progress', {})).attempts).toEqual(progress.attempts);
  });

  it('stays of a game that is deleted before its last decision is answered', async () => {
    const game = finished(FIRST, 'first');
    const host = await hostWith(beforeTheEnd(game));
    await endAndDelete(host, game);
    expect((await host.call('challenges.progress', {})).attempts).toMatchObject([{ gameId: 'first', tag: FIRST }]);
  });

  it('is found again when its file is damaged, and the player is told', async () => {
    const host = await hostWith(finished(FIRST, 'first'));
    const { attempts } = await host.call('challenges.progress', {});
    host.disk.put('challenges.json', '{"attempts": [7]}');
    const again = await startHost({ files: host.disk, now });
    expect((await again.call('challenges.progress', {})).attempts).toEqual(attempts);
    expect(again.notices).toMatchObject([{ code: 'challengesRebuilt' }]);
    expect(again.disk.files().some((name) => name.startsWith('challenges.json.corrupt'))).toBe(true);
  });

  it('earns nothing by practice, and nothing by a copy', async () => {
    const host = await hostWith(finished(FIRST, 'practised', { practice: true }));
    await host.call('games.duplicate', { gameId: 'practised', name: 'copy' });
    const { attempts } = await host.call('challenges.progress', {});
    expect(attempts).toMatchObject([{ gameId: 'practised', uncounted: 'takenBack' }]);
  });

  it('keeps the order in which games ended, whatever the clock says', async () => {
    const day = { kind: 'daily', date: DAY } as const;
    const host = await hostWith(finished(day, 'one'));
    await host.call('challenges.progress', {});
    put(host.disk, finished(day, 'earlier-by-the-clock'), -90);
    const again = await startHost({ files: host.disk, now });
    const { attempts } = await again.call('challenges.progress', {});
    expect(attempts.map(({ gameId }) => gameId)).toEqual(['one', 'earlier-by-the-clock']);
  });
});

describe('a game that is played for something', () => {
  it('says so, is found again while it runs, and leaves the last table as it was', async () => {
    const host = await hostWith();
    const tag = { kind: 'ladder', level: 'apprentice' } as const;
    const { players, ...game } = gameOf(tableOf(tag) as ChallengeTable, { name: 'Ada', emblem: 'lion' }, 9);
    const update = await host.call('game.start', { ...game, players, challenge: tag });
    expect(update.challenge).toEqual(tag);
    expect((await host.call('games.list', {}))[0]?.challenge).toEqual(tag);
    const again = await startHost({ files: host.disk, now });
    expect((await again.call('challenges.progress', {})).begun).toEqual([{ gameId: update.gameId, tag }]);
    expect((await again.call('game.open', {})).challenge).toEqual(tag);
  });

  it('is refused where its tag is none', async () => {
    const host = await hostWith();
    const { players, ...game } = gameOf(tableOf(FIRST) as ChallengeTable, { name: 'Ada', emblem: 'lion' }, 9);
    for (const challenge of [{ kind: 'daily', date: 'tomorrow' }, { kind: 'ladder', level: 'god' }, { kind: 'all' }]) {
      expect(await host.refusal('game.start', { ...game, players, challenge })).toBe('badInput');
    }
  });
});

describe('par', () => {
  it('is not reckoned for days that were not played', async () => {
    const host = await hostWith();
    expect(await host.refusal('challenges.par', { date: DAY })).toBe('badInput');
    expect(await host.refusal('challenges.par', { date: 'no day' })).toBe('badInput');
  });

  it('is not reckoned for a day that was played only at another table than its own', async () => {
    const other = finished(FIRST, 'other', { challenge: { kind: 'daily', date: DAY } });
    const host = await hostWith(other);
    const { attempts } = await host.call('challenges.progress', {});
    expect(attempts).toMatchObject([{ tag: { date: DAY }, uncounted: 'otherTable' }]);
    expect(await host.refusal('challenges.par', { date: DAY })).toBe('badInput');
  });

  it('is reckoned once in the threads of the bots, and kept', async () => {
    const host = await hostWith(finished({ kind: 'daily', date: DAY }, 'day'));
    await host.call('challenges.progress', {});
    const [par, same] = await Promise.all([
      host.call('challenges.par', { date: DAY }),
      host.call('challenges.par', { date: DAY }),
    ]);
    expect(same).toBe(par);
    expect((await host.call('challenges.progress', {})).pars).toEqual({ [DAY]: par });
  });
});

describe('the day', () => {
  it('is that of the calendar on this computer', () => {
    expect(localDay(new Date(2026, 0, 5, 0, 1).getTime())).toBe('2026-01-05');
    expect(localDay(new Date(2026, 11, 31, 23, 59).getTime())).toBe('2026-12-31');
  });
});
