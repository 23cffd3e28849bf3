import { expect, it } from 'vitest';
import type { ChecksummedKind } from '../../../../main/host/files/checksummedFile.ts';
import { type NotesPlace, openNotes } from '../../../../main/host/files/notes.ts';
import { openChallengeNotes } from '../../../../main/host/player/challengeNotes.ts';
import { type Kept, STATISTICS } from '../../../../main/host/player/statisticsFile.ts';
import { createSaveWatch } from '../../../../main/host/saves/saveWatch.ts';
import { openLessonNotes } from '../../../../main/host/session/lessonNotes.ts';
import { openProblemNotes } from '../../../../main/host/session/problemNotes.ts';
import { createHostLog } from '../../../../main/host/support/hostLog.ts';
import type { Attempt } from '../../../../shared/contract/challengeAnswers.ts';
import { NEWCOMER } from '../../../../shared/problems/rating.ts';
import { finishedGameOf } from '../../../../shared/statistics/play/finishedGame.ts';
import { MemoryDisk } from '../files/memoryDisk.ts';
import { finished } from '../session/finishedGames.ts';

/*
 * A data folder that two programs use, each of which has read a file before the other wrote it: what either has
 * remembered is there afterwards, once.
 */

function place(): NotesPlace {
  const announce = (): void => undefined;
  const log = createHostLog(new MemoryDisk(), '/logs', () => 0);
  return { files: new MemoryDisk(), folder: '/data', watch: createSaveWatch(announce, log), announce, now: () => 0 };
}

const attempt = (gameId: string, points: number): Attempt => ({
  gameId,
  tag: { kind: 'challenge', id: 'firstCrown' },
  seed: 1,
  finishedAt: 1,
  points,
  others: [50],
  rank: 1,
  stars: [0],
  uncounted: null,
});

it('keeps the attempts at challenges and the reference scores of both', async () => {
  const folder = place();
  const [here, there] = [await openChallengeNotes(folder), await openChallengeNotes(folder)];
  await there.change({ attempts: [attempt('both', 60), attempt('theirs', 61)], pars: { '2026-11-22': 70 } });
  await here.change({ attempts: [attempt('both', 60), attempt('ours', 62)], pars: { '2026-11-23': 80 } });
  const { attempts, pars } = (await openChallengeNotes(folder)).current;
  expect(attempts.map(({ gameId }) => gameId).sort()).toEqual(['both', 'ours', 'theirs']);
  expect(pars).toEqual({ '2026-11-22': 70, '2026-11-23': 80 });
  // The next change of this one loses nothing of the other's.
  await here.change({ pars: { ...here.current.pars, '2026-11-24': 90 } });
  expect((await openChallengeNotes(folder)).current.pars).toMatchObject({ '2026-11-22': 70, '2026-11-24': 90 });
});

it('keeps the statistics of both, and whoever was forgotten in one is forgotten', async () => {
  const folder = place();
  const open = () => openNotes(folder, STATISTICS as ChecksummedKind<Kept>);
  const [here, there] = [await open(), await open()];
  const kept = (seed: number, identity: string) => ({ identity, game: finishedGameOf(finished(seed), seed) });
  const [ada, ben] = ['Ada', 'Ben'].map((name) => ({ name, emblem: 'lion' as const, until: 5 }));
  if (ada === undefined || ben === undefined) throw new Error('two persons');
  await there.change({ games: [kept(1, 'a'), kept(2, 'b')], looked: { theirs: 1 }, forgotten: [ada] });
  await here.change({ games: [kept(2, 'b'), kept(3, 'c')], looked: { ours: 2 }, forgotten: [ada, ben] });
  const { games, looked, forgotten } = (await open()).current;
  expect(games.map(({ identity }) => identity).sort()).toEqual(['a', 'b', 'c']);
  expect(looked).toEqual({ theirs: 1, ours: 2 });
  expect(forgotten).toEqual([ada, ben]);
  await there.change({ forgotten: [ada] });
  expect((await open()).current.forgotten.map(({ name }) => name).sort()).toEqual(['Ada', 'Ben']);
});

it('remembers lessons of both: what was done in one is begun in none', async () => {
  const folder = place();
  const [here, there] = [await openLessonNotes(folder), await openLessonNotes(folder)];
  const begun = (beat: string) => ({ beat, actions: [], marks: {} });
  await there.change({
    done: ['tracks', 'points'],
    begun: { bread: begun('x') },
    coached: ['one', 'two'],
    told: ['draftA'],
  });
  await here.change({
    done: ['tracks'],
    begun: { points: begun('y'), buyOrSell: begun('z') },
    coached: ['two', 'three'],
    told: ['draftA', 'feeding'],
  });
  const { done, begun: left, coached, told } = (await openLessonNotes(folder)).current;
  expect([...done].sort()).toEqual(['points', 'tracks']);
  expect(left).toEqual({ bread: begun('x'), buyOrSell: begun('z') });
  expect(coached).toEqual(['one', 'two', 'three']);
  expect([...told].sort()).toEqual(['draftA', 'feeding']);
});

it('remembers every problem that was tried in either, with the strength of whoever has tried more', async () => {
  const folder = place();
  const tried = (...ids: string[]) => ids.map((id) => ({ id, first: true, last: true }));
  const rated = (rating: number) => ({ ...NEWCOMER, rating });
  const [here, there] = [await openProblemNotes(folder), await openProblemNotes(folder)];
  await there.change({ tried: tried('a', 'b', 'c'), rating: rated(1500), streak: 3, bestStreak: 3 });
  await here.change({ tried: tried('b', 'd'), rating: rated(1100), streak: 0, bestStreak: 4 });
  const { current } = await openProblemNotes(folder);
  expect(current.tried.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c', 'd']);
  expect(current).toMatchObject({ rating: { rating: 1500 }, streak: 3, bestStreak: 4 });
  // From now on this program has tried more.
  await here.change({ tried: tried('a', 'b', 'c', 'd', 'e'), rating: rated(1300), streak: 1 });
  expect((await openProblemNotes(folder)).current).toMatchObject({
    rating: { rating: 1300 },
    streak: 1,
    bestStreak: 4,
  });
});
