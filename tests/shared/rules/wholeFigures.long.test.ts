import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Findings } from '../../fixtures/fractionsInGames.ts';

const PROGRAM = path.resolve(import.meta.dirname, '../../fixtures/fractionsInGames.ts');

/*
 * Engines keep a field of whole numbers well, until it once meets −0 or Infinity: from then on that field of every object is
 * a fraction in a box of its own. A card that is taken back, or a colony out of reach, must not do that to all tracks and coins.
 */
describe('the figures of a position', () => {
  it('are kept as whole numbers by the engine, whatever happens', () => {
    const flags = ['--allow-natives-syntax', '--import', 'tsx'];
    const told = execFileSync(process.execPath, [...flags, PROGRAM], { encoding: 'utf8' });
    const { fractions, met, known } = JSON.parse(told) as Findings;
    expect(known).toEqual([true, false, false]);
    expect(met).toEqual(expect.arrayContaining(['remove', 'statue', 'colony', 'payToFeed', 'redeemTile']));
    expect(fractions).toEqual([]);
  });
});
