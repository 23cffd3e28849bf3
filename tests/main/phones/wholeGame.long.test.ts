import { expect, it, vi } from 'vitest';
import { EXPANSIONS } from '../../../shared/vocabulary/options.ts';
import { Person } from './person.ts';
import { tableWithPhones } from './tableWithPhones.ts';

it.each([
  ['hh', 'basic', []],
  ['hhh', 'advanced', EXPANSIONS],
  ['hhhhh', 'advanced', EXPANSIONS],
  ['hbh', 'advanced', []],
] as const)('a table of %s plays a whole game on devices, %s, with %j', async (letters, mode, expansions) => {
  const { host, letIn } = await tableWithPhones(letters, { mode, expansions: [...expansions] });
  const seats = [...letters].flatMap((letter, seat) => (letter === 'h' ? [seat] : []));
  const people: Person[] = [];
  for (const seat of seats) people.push(new Person(await letIn(seat), seat + 1));
  const before = host.updates.length;
  await Promise.all(people.map((person) => person.play()));
  expect(people.flatMap(({ wrong }) => wrong)).toEqual([]);
  // All have the same result, and each has only ever seen with the eyes of its seat.
  for (const [index, { told, newest }] of people.entries()) {
    expect(newest?.view.result).toEqual(people[0]?.newest?.view.result);
    expect(new Set(told.map(({ screen }) => screen.viewer))).toEqual(new Set([seats[index]]));
  }
  // The screen showed nobody's hand, and asked nobody.
  await vi.waitFor(() => expect(host.updates.at(-1)?.view.result).not.toBeNull());
  const screens = host.updates.slice(before).filter(({ view }) => view.result === null);
  expect(screens.every(({ screen }) => screen.actor === null && screen.curtain === null)).toBe(true);
});
