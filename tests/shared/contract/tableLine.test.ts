import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SharedTable, tableInText, tableLine } from '../../../shared/contract/tableLine.ts';
import { newGameSchema, type Player } from '../../../shared/contract/tableSetup.ts';
import { EXPANSIONS, MODES } from '../../../shared/vocabulary/options.ts';
import { BOT_LEVELS, BOT_STYLES } from '../../../shared/vocabulary/preferences.ts';
import { EMBLEMS } from '../../../shared/vocabulary/seats.ts';
import { anyText } from '../../fixtures/anyText.ts';

const ada: Player = { name: 'Ada', emblem: 'lion', controller: { kind: 'human' } };
const bo: Player = {
  name: 'B. & ’n’ + 5 % = 雨 🧑‍🌾',
  emblem: 'dragon',
  controller: { kind: 'bot', level: 'regent', style: 'surprise' },
  handicap: 3,
};
const table: SharedTable = { mode: 'basic', expansions: [], content: 'standard', players: [ada, bo] };

const players = fc.shuffledSubarray([...EMBLEMS], { minLength: 2 }).chain((emblems) =>
  fc.tuple(
    ...emblems.map((emblem) =>
      fc.record(
        {
          name: fc.constantFrom('A', 'x.y.z', 'a&seat=b', 'Zoë', '?v=2', '<b>', '"q"', 'ends with dot.'),
          emblem: fc.constant(emblem),
          controller: fc.oneof(
            fc.constant({ kind: 'human' } as const),
            // At the strength of whoever reads the line: which that is, it does not say.
            fc.constant({ kind: 'bot', level: 'apprentice', strength: 1 } as const),
            fc.constant({ kind: 'bot', level: 'apprentice', style: 'surprise', strength: 1 } as const),
            fc.record(
              {
                kind: fc.constant('bot' as const),
                level: fc.constantFrom(...BOT_LEVELS),
                style: fc.constantFrom(...BOT_STYLES, 'surprise' as const),
              },
              { requiredKeys: ['kind', 'level'] },
            ),
          ),
          handicap: fc.integer({ min: 1, max: 20 }),
        },
        { requiredKeys: ['name', 'emblem', 'controller'] },
      ),
    ),
  ),
);

const tables = fc.record(
  {
    mode: fc.constantFrom(...MODES),
    expansions: fc.subarray([...EXPANSIONS]),
    content: fc.constantFrom('standard', 'abc123'),
    players,
    privacy: fc.constantFrom('trust' as const, 'open' as const),
    seed: fc.integer({ min: 0, max: 0xffff_ffff }),
  },
  { requiredKeys: ['mode', 'expansions', 'content', 'players'] },
);

describe('a table in one line', () => {
  it('is one line that comes back as the same table, which the host accepts', () => {
    fc.assert(
      fc.property(tables, (one) => {
        const line = tableLine(one as SharedTable);
        expect(line).toMatch(/^hadara-table\?\S+$/);
        expect(tableInText(line)).toEqual(one);
        expect(newGameSchema.safeParse(one).success).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('may stand in a message, between quotes, or as a page writes it', () => {
    const line = tableLine({ ...table, seed: 7 });
    for (const text of [`Play this:\n  ${line}\nBye`, `"${line}"`, `<${line}>`, line.replaceAll('&', '&amp;')])
      expect(tableInText(text)).toEqual({ ...table, seed: 7 });
  });

  it('tells a name as everybody will see it', () => {
    const line = tableLine({ ...table, players: [ada, { ...bo, name: `B\u202eo\n${'x'.repeat(99)}` }] });
    expect(tableInText(line)).toMatchObject({ players: [ada, { name: `Bo ${'x'.repeat(21)}` }] });
  });

  const good = tableLine({ ...table, seed: 7 });
  const problemIn = (text: string) => tableInText(text);

  it.each([
    ['', { reason: 'noTable' }],
    ['hello', { reason: 'noTable' }],
    ['hadara-table?', { reason: 'noTable' }],
    ['{"format":"hadara-save"}', { reason: 'noTable' }],
    [`${good}${'x'.repeat(9999)}`, { reason: 'tooLong' }],
    [good.replace('v=1', 'v=2'), { reason: 'newer' }],
    [good.replace('v=1', 'v=x'), { reason: 'noTable' }],
    [good.replace('basic', 'easy'), { reason: 'wrong', place: 'mode' }],
    [`${good}&with=dragons`, { reason: 'wrong', place: 'with' }],
    [`${good}&with=market.market`, { reason: 'wrong', place: 'with' }],
    [`${good}&content=../hadara`, { reason: 'wrong', place: 'content' }],
    [good.replace('seed=7', 'seed=-1'), { reason: 'wrong', place: 'seed' }],
    [good.replace('seed=7', 'seed=4294967296'), { reason: 'wrong', place: 'seed' }],
    [good.replace('seed=7', 'seed=1e3'), { reason: 'wrong', place: 'seed' }],
    [tableLine({ ...table, players: [ada] }), { reason: 'wrong', place: 'seats' }],
    [tableLine({ ...table, players: Array(6).fill(ada) }), { reason: 'wrong', place: 'seats' }],
    [tableLine({ ...table, players: [ada, ada] }), { reason: 'wrong', place: 'emblems' }],
    [good.replace('lion', 'cat'), { reason: 'wrongSeat', seat: 0 }],
    [good.replace('human', 'alien'), { reason: 'wrongSeat', seat: 0 }],
    [good.replace('surprise', 'fool'), { reason: 'wrongSeat', seat: 1 }],
    [good.replace('regent-surprise', 'regent-sage-sage'), { reason: 'wrongSeat', seat: 1 }],
    [good.replace('.3.', '.21.'), { reason: 'wrongSeat', seat: 1 }],
    [good.replace('.Ada', '.%E2%80%AE'), { reason: 'wrongSeat', seat: 0 }],
    [good.replace('.Ada', '%'), { reason: 'noTable' }],
    [good.replace('.Ada', '.%ff'), { reason: 'noTable' }],
  ])('%j is refused with its reason', (text, problem) => {
    expect(problemIn(text)).toEqual({ problem });
  });

  it('is refused or read, whatever the text', () => {
    fc.assert(fc.property(anyText, (text) => void tableInText(`hadara-table?v=1&mode=basic${text}`)));
  });
});
