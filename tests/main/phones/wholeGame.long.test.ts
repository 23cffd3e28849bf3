import { expect, it, vi } from 'vitest';
import type { GameUpdate } from '../../../shared/contract/answers.ts';
import { followsOn } from '../../../shared/contract/gameLog.ts';
import { EXPANSIONS } from '../../../shared/vocabulary/options.ts';
import { luckOf, pick } from '../../fixtures/luck.ts';
import type { TestDevice } from './device.ts';
import { gameAt, tableWithPhones } from './tableWithPhones.ts';

/** A device whose person decides by chance as soon as something is due, until the game is over. */
async function playOn(device: TestDevice, seed: number) {
  const luck = luckOf(seed);
  const told: GameUpdate[] = [];
  let wake = (): void => undefined;
  const take = (update: GameUpdate): void => {
    const newest = told.at(-1);
    if (newest !== undefined && update.seq <= newest.seq) return;
    expect(newest === undefined || followsOn(newest, update)).toBe(true);
    told.push(update);
    wake();
  };
  device.client.on('game.update', (update) => told.length > 0 && take(update));
  take(await gameAt(device));
  let newest = told.at(-1) as GameUpdate;
  while (newest.view.result === null) {
    if (newest.choices.length === 0) {
      const before = newest;
      if (told.at(-1) === before) await new Promise<void>((resolve) => (wake = resolve));
    } else {
      const { seq, choices } = newest;
      const answer = await device.client.call('game.act', { seq, action: pick(choices, luck).action });
      if (answer.ok) take(answer.value);
      else expect(answer.code).toBe('stale');
    }
    newest = told.at(-1) as GameUpdate;
  }
  return told;
}

it.each([
  ['hh', 'basic', []],
  ['hhh', 'advanced', EXPANSIONS],
  ['hhhhh', 'advanced', EXPANSIONS],
  ['hbh', 'advanced', []],
] as const)('a table of %s plays a whole game on devices, %s, with %j', async (letters, mode, expansions) => {
  const { host, letIn } = await tableWithPhones(letters, { mode, expansions: [...expansions] });
  const people = [...letters].flatMap((letter, seat) => (letter === 'h' ? [seat] : []));
  const devices: TestDevice[] = [];
  for (const seat of people) devices.push(await letIn(seat));
  const told = await Promise.all(devices.map((device, seat) => playOn(device, seat + 1)));
  // All have the same result, and each has only ever seen with the eyes of its seat.
  const results = told.map((updates) => updates.at(-1)?.view.result);
  for (const result of results) expect(result).toEqual(results[0]);
  for (const [index, updates] of told.entries())
    expect(new Set(updates.map(({ screen }) => screen.viewer))).toEqual(new Set([people[index]]));
  // The screen showed nobody's hand, and asked nobody.
  await vi.waitFor(() => expect(host.updates.at(-1)?.view.result).not.toBeNull());
  const screens = host.updates.slice(people.length).filter(({ view }) => view.result === null);
  expect(screens.every(({ screen }) => screen.actor === null && screen.curtain === null)).toBe(true);
});
