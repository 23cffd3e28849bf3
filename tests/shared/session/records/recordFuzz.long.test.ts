import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RECORD_PROBLEMS } from '../../../../shared/contract/fileAnswers.ts';
import { recordOf } from '../../../../shared/session/records/record.ts';
import { importRecords, RECORD_LIMITS } from '../../../../shared/session/records/recordImport.ts';
import { setupWith } from '../../../fixtures/options.ts';
import { finishedGame } from '../../../fixtures/savedGame.ts';

/*
 * Foreign files may be anything. Importing never throws, and whatever is imported says what its record says.
 */

const lines = recordOf(finishedGame(setupWith(2, 'advanced', 8, ['monuments', 'market', 'nobles'])), true).map((line) =>
  JSON.stringify(line),
);
const text = `${lines.join('\n')}\n`;

/** Imports a text: games, or a problem with a line of the text, a known reason and a short detail. */
function outcomeOf(foreign: string): 'games' | 'problem' {
  const imported = importRecords(foreign, () => 'fuzz');
  if ('games' in imported) return 'games';
  const { line, reason, detail } = imported.problem;
  if (line < 1 || line > foreign.split('\n').length) expect.fail(`there is no line ${line}`);
  if (!RECORD_PROBLEMS.includes(reason)) expect.fail(`there is no reason ${reason}`);
  if (detail.length > 300) expect.fail(`a detail of ${detail.length} characters`);
  return 'problem';
}

const anywhere = fc.nat({ max: text.length - 2 });

/** JSON with the values and the keys that have broken other readers. */
const hostileJson = fc.oneof(
  fc.json({ maxDepth: 6 }),
  fc.constantFrom(
    '1e400',
    '-0',
    '-1e-400',
    '9007199254740993',
    '"\\ud800"',
    '"__proto__"',
    '{"__proto__":{"seats":2}}',
    '{"__proto__":null,"constructor":{"prototype":{}}}',
    '{"toString":1,"hasOwnProperty":1,"length":1e9}',
    '[[[[[[]]]]]]',
    `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
    `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
    `[${'{},'.repeat(50_000)}{}]`,
    `"${'\\u202e'.repeat(5000)}"`,
  ),
);

/** Where a value stands in a line: behind a colon, a comma or a bracket. */
const places = lines.map((line) => [...line.matchAll(/(?<=[:,[])("[^"]*"|-?\d+|\[[^[\]]*\]|\{[^{}]*\})/g)]);

const replacement = fc
  .nat({ max: lines.length - 1 })
  .chain((line) =>
    fc.record({ line: fc.constant(line), place: fc.nat({ max: (places[line]?.length ?? 1) - 1 }), value: hostileJson }),
  );

describe('importing never throws', () => {
  it('whatever part of a record is left', () => {
    fc.assert(
      fc.property(anywhere, (length) => outcomeOf(text.slice(0, length)) === 'problem'),
      { numRuns: 60 },
    );
    fc.assert(
      fc.property(anywhere, anywhere, (one, other) => {
        const [start, end] = [Math.min(one, other), Math.max(one, other) + 1];
        outcomeOf(text.slice(0, start) + text.slice(end));
      }),
      { numRuns: 60 },
    );
  });

  it('whatever bits are flipped', () => {
    const bytes = Buffer.from(text, 'utf8');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat({ max: bytes.length - 1 }), fc.nat({ max: 7 })), { minLength: 1, maxLength: 4 }),
        (flips) => {
          const flipped = Buffer.from(bytes);
          for (const [place, bit] of flips) flipped[place] = (flipped[place] as number) ^ (1 << bit);
          outcomeOf(flipped.toString('utf8'));
        },
      ),
      { numRuns: 100 },
    );
  });

  it('whatever stands in place of a value', () => {
    fc.assert(
      fc.property(replacement, ({ line, place, value }) => {
        const found = places[line]?.[place];
        if (found === undefined) return;
        const before = lines[line] as string;
        const after = before.slice(0, found.index) + value + before.slice(found.index + found[0].length);
        outcomeOf(lines.with(line, after).join('\n'));
      }),
      { numRuns: 200 },
    );
  });

  it('whatever stands in place of a line', () => {
    fc.assert(
      fc.property(fc.nat({ max: lines.length - 1 }), fc.oneof(hostileJson, fc.string()), (line, value) => {
        expect(outcomeOf(lines.with(line, value).join('\n'))).toBe('problem');
      }),
      { numRuns: 100 },
    );
    fc.assert(fc.property(fc.array(hostileJson, { maxLength: 3 }), (all) => outcomeOf(all.join('\n')) === 'problem'));
  });

  // Whatever looks at such a text more than once a letter takes longer than a test may.
  it('nor takes long over line ends, nested lists and endless lines', () => {
    expect(outcomeOf('\n'.repeat(2_000_000))).toBe('problem');
    expect(outcomeOf('['.repeat(RECORD_LIMITS.line))).toBe('problem');
    expect(outcomeOf('x'.repeat(10 * RECORD_LIMITS.line))).toBe('problem');
  });

  it('and nothing hostile stays behind', () => {
    const polluted = lines.with(0, (lines[0] as string).replace('{', '{"__proto__":{"polluted":1},'));
    outcomeOf(polluted.join('\n'));
    expect('polluted' in {}).toBe(false);
  });

  it('and an unspoilt record is imported', () => {
    expect(outcomeOf(text)).toBe('games');
  });
});
