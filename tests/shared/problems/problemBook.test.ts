import { expect, it } from 'vitest';
import { bookOf, loadProblems, problemOfDay } from '../../../shared/problems/problemBook.ts';

const DAY = 86_400_000;
const dayOf = (number: number): string => new Date(Date.UTC(2026, 10, 22) + number * DAY).toISOString().slice(0, 10);

it('has one problem for each day, the same for everybody, and each once before one comes again', async () => {
  const book = await loadProblems();
  const ids = book.problems.map((_, number) => problemOfDay(book, dayOf(number)).id);
  expect(new Set(ids).size).toBe(book.problems.length);
  expect(problemOfDay(book, dayOf(book.problems.length)).id).toBe(ids[0]);
  expect(problemOfDay(bookOf(book.problems.toReversed()), dayOf(3)).id).toBe(ids[3]);
});
