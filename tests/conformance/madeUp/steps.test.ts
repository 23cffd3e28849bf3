import { expect, it } from 'vitest';
import { CARAVANS } from './caravans.ts';
import { textWith } from './copy.ts';
import { VOYAGES } from './voyages.ts';

/* `madeUpExpansion.long.test.ts` plays with the expansions. This is the quick part: a change of the sources moved no mark. */

const files = [...new Set([VOYAGES, CARAVANS].flatMap(Object.keys))];

it.each(files)('the steps of the made-up expansions find their places in %s', (file) => {
  expect(textWith(file, [VOYAGES, CARAVANS])).not.toBe(textWith(file, []));
});
