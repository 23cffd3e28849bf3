// @long
import { expect, it } from 'vitest';
import { torturePhones } from './phones/phones.ts';
import { killTogether } from './phones/together.ts';

it('people play on phones as if nobody attacked their door', async () => {
  const { confirmed, games, broken } = await torturePhones(40, 2, () => undefined);
  expect(broken).toEqual([]);
  expect(confirmed).toBeGreaterThan(games * 150);
}, 120_000);

it('a program that is killed while five decide at once has kept what each device was told, and the devices come back', async () => {
  const { atOnce, confirmed, lost } = await killTogether(5, 1, () => undefined);
  expect(lost).toEqual([]);
  expect(atOnce).toBeGreaterThan(0);
  expect(confirmed).toBeGreaterThan(30);
}, 120_000);
