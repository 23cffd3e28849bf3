import { type ChecksummedKind, checksummedNames, textWithChecksum } from '../../../main/host/files/checksummedFile.ts';
import { identityOf } from '../../../main/host/saves/gameIdentity.ts';
import { attemptOf } from '../../../shared/challenges/attempts.ts';
import type { Notice } from '../../../shared/contract/answers.ts';
import { NEWCOMER } from '../../../shared/problems/rating.ts';
import { finishedGameOf } from '../../../shared/statistics/play/finishedGame.ts';
import { finished } from '../../main/host/session/finishedGames.ts';
import { DATA_FOLDER, type TorturedHost } from '../hostOn.ts';

/** What is remembered of a person, in the file and, one thing less, in its backup. */
interface StockedNotes extends Pick<ChecksummedKind<unknown>, 'name' | 'version'> {
  readonly newest: unknown;
  readonly older: unknown;
  /** How many things the program remembers. */
  count(call: TorturedHost['call']): Promise<number>;
}

const THINGS = 2;

const lessons = (...done: readonly string[]) => ({ done, begun: {}, coached: [], told: [] });

const problems = (...ids: readonly string[]) => ({
  rating: NEWCOMER,
  streak: 0,
  bestStreak: 0,
  tried: ids.map((id) => ({ id, first: false, last: true })),
});

const statistics = (...seeds: readonly number[]) => ({
  games: seeds.map((seed) => {
    const saved = finished(seed);
    return { identity: identityOf(saved), game: finishedGameOf(saved, seed) };
  }),
  looked: {},
  forgotten: [],
});

const challenges = (...seeds: readonly number[]) => ({
  attempts: seeds.map((seed) => attemptOf({ kind: 'ladder', level: 'citizen' }, finishedGameOf(finished(seed), seed))),
  pars: {},
});

/** One line for each kind. */
const NOTES: readonly StockedNotes[] = [
  {
    name: 'lessons.json',
    version: 1,
    newest: lessons('buyOrSell', 'tracks'),
    older: lessons('buyOrSell'),
    count: async (call) => (await call('lessons.progress', {})).done.length,
  },
  {
    name: 'problems.json',
    version: 1,
    newest: problems('one', 'two'),
    older: problems('one'),
    count: async (call) => (await call('problems.overview', {})).tried,
  },
  {
    name: 'statistics.json',
    version: 1,
    newest: statistics(51, 52),
    older: statistics(51),
    count: async (call) => (await call('statistics.read', {})).games.length,
  },
  {
    name: 'challenges.json',
    version: 1,
    newest: challenges(51, 52),
    older: challenges(51),
    count: async (call) => (await call('challenges.progress', {})).attempts.length,
  },
];

/** Their files, by path and text. */
export const notesFiles = (): readonly (readonly [string, string])[] =>
  NOTES.flatMap((notes) => {
    const [name, backup] = checksummedNames(notes.name);
    return [
      [name, textWithChecksum(notes, notes.newest)] as const,
      [backup, textWithChecksum(notes, notes.older)] as const,
    ];
  });

const TOLD: readonly Notice['code'][] = [
  'notesRestored',
  'notesReset',
  'notesLeft',
  'challengesRebuilt',
  'statisticsRebuilt',
  'notOrdinary',
];

/** Throws where something is forgotten that was not harmed, or without a word. `harmed`: the paths of spoilt files. */
export async function checkNotes({ call, notices }: TorturedHost, harmed: ReadonlySet<string>): Promise<void> {
  for (const { name, count } of NOTES) {
    const found = await count(call);
    if (found === THINGS) continue;
    const own = checksummedNames(name).map((each) => `${DATA_FOLDER}/${each}`);
    if (!own.some((file) => harmed.has(file))) throw new Error(`${name} was not harmed, and knows ${found}`);
    const stem = name.slice(0, -'.json'.length);
    if (!notices.some(({ code, detail }) => TOLD.includes(code) && detail.startsWith(stem)))
      throw new Error(`${name} knows ${found}, and nobody was told`);
    if (found < THINGS - 1 && !own.every((file) => harmed.has(file))) throw new Error(`${name} did not use its backup`);
  }
}
