import { expect, it } from 'vitest';
import { fuzz } from './fuzz/fuzz.ts';

it('files of every kind may be spoilt: nothing crashes, and nothing is lost in silence', async () => {
  const { spoilt, broken } = await fuzz(150, 1, () => undefined);
  expect(broken).toEqual([]);
  expect(Object.keys(spoilt).length).toBeGreaterThan(30);
  expect(Object.keys(spoilt).filter((name) => name.startsWith('odd settings'))).toHaveLength(3);
}, 120_000);
