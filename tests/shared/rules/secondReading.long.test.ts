import { expect, it } from 'vitest';
import { addsUp } from '../../conformance/obligations/addsUp.ts';
import { legality } from '../../conformance/obligations/positions.ts';
import { previews } from '../../conformance/obligations/previews.ts';
import { records } from '../../conformance/obligations/records.ts';
import { playThrough } from '../../conformance/playThrough.ts';
import { nameOf } from '../../fixtures/options.ts';
import { rareGames } from '../../fixtures/rareGames.ts';

// The long tests play every option; these games hold every rarity that is known.
it.each(rareGames.map((setup) => [`${nameOf(setup.options)}, seed ${setup.seed}`, setup] as const))(
  'a game is what a second reading of the rules says: %s',
  (_name, setup) => {
    const decisions = playThrough(setup, [legality, addsUp, records, previews]);
    expect(decisions).toBeGreaterThanOrEqual(3 * 10 * setup.options.seats);
  },
);
