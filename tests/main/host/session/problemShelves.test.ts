import { expect, it } from 'vitest';
import type { GameLibrary } from '../../../../main/host/saves/gameLibrary.ts';
import type { KindOf } from '../../../../main/host/session/kinds.ts';
import type { LiveGame } from '../../../../main/host/session/liveGame.ts';
import type { Notes } from '../../../../main/host/session/problemNotes.ts';
import { Problems } from '../../../../main/host/session/problems.ts';
import type { GameUpdate } from '../../../../shared/contract/answers.ts';
import type { ProblemChoice } from '../../../../shared/contract/problemNames.ts';
import type { Problem } from '../../../../shared/problems/problem.ts';
import { bookOf, loadProblems } from '../../../../shared/problems/problemBook.ts';
import { NEWCOMER } from '../../../../shared/problems/rating.ts';

const ANY: ProblemChoice = { kind: 'any' };
const [whole] = (await loadProblems()).problems as readonly [Problem];
const problem = (id: string, rating: number, theme: Problem['theme']): Problem => ({ ...whole, id, rating, theme });

/** Nearest to a newcomer's 1200 comes `near`, then `low`, `far` and `top`. */
const BOOK = bookOf([
  problem('top', 2000, 'gold'),
  problem('far', 1600, 'gold'),
  problem('near', 1250, 'coins'),
  problem('low', 1000, 'gold'),
]);

type OnTable = KindOf<'problem'>;

/** Problems of a book of four, at a table that only holds what lies there; `notes` as somebody left them. */
function problemsWith(notes: Partial<Notes> = {}) {
  let onTable: OnTable | undefined;
  let current: Notes = { rating: NEWCOMER, streak: 0, bestStreak: 0, tried: [], ...notes };
  const game = {
    put: async (_saved: unknown, kind: OnTable) => {
      onTable = kind;
      return {} as GameUpdate;
    },
    lookAt: async (_name: string, read: (kind: OnTable | undefined) => OnTable) => read(onTable),
  } as unknown as LiveGame;
  const problems = new Problems({
    game,
    library: {} as GameLibrary,
    notes: {
      get current() {
        return current;
      },
      change: async (changes) => {
        current = { ...current, ...changes };
      },
      settled: async () => undefined,
    },
    now: () => new Date(2026, 10, 22, 12).getTime(),
    load: async () => BOOK,
  });
  /** Takes up the next that fits, and finds it or gives it up. */
  const next = async (found: boolean, choice = ANY) => {
    const scene = await problems.start(choice);
    const { posed, problem: posedOne } = onTable as OnTable;
    const action = found ? (posed.legal[posedOne.answer] ?? null) : null;
    return { ...scene, verdict: await problems.answer(action) };
  };
  return { problems, next };
}

const tried = (id: string, last: boolean) => ({ id, first: last, last });

it('the next problem is the nearest to the player’s strength that was not tried', async () => {
  const { problems } = problemsWith();
  expect(await problems.start(ANY)).toMatchObject({ id: 'near', rating: 1250, difficulty: 'medium', again: false });
  // Whoever is stronger gets others, and nobody one that was tried while there are more.
  const strong = problemsWith({ rating: { ...NEWCOMER, rating: 1700 } });
  const ids: string[] = [];
  for (let times = 0; times < 4; times++) ids.push((await strong.next(false)).id);
  expect(ids[0]).toBe('far');
  expect([...ids].sort()).toEqual(['far', 'low', 'near', 'top']);
});

it('where all were tried, those that were missed come first, the longest ago before the others', async () => {
  const all = [tried('top', true), tried('near', false), tried('low', true), tried('far', false)];
  const { next } = problemsWith({ tried: all });
  const ids: string[] = [];
  for (let times = 0; times < 4; times++) {
    const { id, again, verdict } = await next(true);
    ids.push(id);
    expect([again, verdict.change]).toEqual([true, null]);
  }
  expect(ids).toEqual(['near', 'far', 'top', 'low']);
});

it('a problem of a theme or a difficulty is one of that, and refused where there is none', async () => {
  const { problems } = problemsWith();
  const idOf = async (choice: ProblemChoice) => (await problems.start(choice)).id;
  expect(await idOf({ kind: 'theme', theme: 'gold' })).toBe('low');
  expect(await idOf({ kind: 'difficulty', difficulty: 'hard' })).toBe('far');
  expect(await idOf({ kind: 'difficulty', difficulty: 'master' })).toBe('top');
  const none = { kind: 'theme', theme: 'rivals' } as const;
  await expect(problems.start(none)).rejects.toMatchObject({ code: 'badInput' });
});

it('the shelves say how many there are of a kind, how many were tried, and how many found the last time', async () => {
  const { problems, next } = problemsWith({ tried: [tried('far', true), { id: 'low', first: false, last: true }] });
  await next(false, { kind: 'theme', theme: 'coins' });
  const { themes, difficulties, all, tried: count, found } = await problems.overview();
  expect({ all, count, found }).toEqual({ all: 4, count: 3, found: 1 });
  expect(themes).toEqual([
    { name: 'gold', all: 3, tried: 2, found: 2 },
    { name: 'coins', all: 1, tried: 1, found: 0 },
  ]);
  expect(difficulties).toEqual([
    { name: 'easy', all: 1, tried: 1, found: 1 },
    { name: 'medium', all: 1, tried: 1, found: 0 },
    { name: 'hard', all: 1, tried: 1, found: 1 },
    { name: 'master', all: 1, tried: 0, found: 0 },
  ]);
});

it('one after the other found makes a streak, which a miss ends and a second try cannot mend', async () => {
  const { next } = problemsWith();
  const streaks: number[][] = [];
  for (const found of [true, true, false, true, true]) {
    const { streak, bestStreak } = (await next(found)).verdict.progress;
    streaks.push([streak, bestStreak]);
  }
  // The fifth is the one that was missed, again.
  expect(streaks).toEqual([
    [1, 1],
    [2, 2],
    [0, 2],
    [1, 2],
    [1, 2],
  ]);
});
