// @long
import { expect, it } from 'vitest';
import { howMany } from '../thorough.ts';
import { torturePhones } from './phones/phones.ts';
import { killTogether } from './phones/together.ts';

it('people play on phones as if nobody attacked their door', async () => {
  const { confirmed, games, broken } = await torturePhones(howMany(40, 20), howMany(2, 1), () => undefined);
  expect(broken).toEqual([]);
  expect(confirmed).toBeGreaterThan(games * 150);
}, 120_000);

it('a program that is killed while five decide at once has kept what each device was told, and the devices come back', async () => {
  const { atOnce, confirmed, lost } = await killTogether(howMany(5, 3), 1, () => undefined);
  expect(lost).toEqual([]);
  expect(atOnce).toBeGreaterThan(0);
  expect(confirmed).toBeGreaterThan(howMany(30, 15));
}, 120_000);
