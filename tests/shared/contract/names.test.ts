import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName, LONGEST_NAME } from '../../../shared/contract/names.ts';
import { gameNameSchema, playerSchema } from '../../../shared/contract/tableSetup.ts';
import { anyText } from '../../fixtures/anyText.ts';

const taken = (name: string) => playerSchema.shape.name.safeParse(name).data ?? null;
const cleaned = (name: string) => cleanName(name, LONGEST_NAME.player);

const FAMILY = '👩‍👩‍👧‍👦';
const SCOTLAND = '🏴󠁧󠁢󠁳󠁣󠁴󠁿';

describe('a name that somebody chooses', () => {
  it.each(['Ada', 'Ärger', '王小明', 'نرگس', 'می‌خواهم', 'क्‍ष', '7', '!', '❤️', FAMILY, SCOTLAND, '👍🏽', '🇨🇭', '葛󠄀'])(
    '%s is taken as it is',
    (name) => {
      expect(taken(name)).toBe(name);
      expect(cleaned(name)).toBe(name);
    },
  );

  it('is the same however it was typed', () => {
    expect(taken('  A\u0301da \u3000\u00a0 Byron ')).toBe('\u00c1da Byron');
  });

  it.each([
    ['nothing', '', ''],
    ['white space', ' \u2003\u3000', ''],
    ['nothing that can be seen', '\u200b\u200d\ufe0f\u00ad', ''],
    ['blank letters', '\u3164\u115f\uffa0\u2800', ''],
    ['marks without a letter', '\u0301\u0302', ''],
    ['NUL', 'A\0da', 'A da'],
    ['line ends', 'A\r\n\u2028da', 'A da'],
    ['an escape', 'Ada\u001b[31m', 'Ada [31m'],
    ['directions', '\u202eadA\u2069\u061c\u200f', 'adA'],
    ['a hidden space', 'A\u200bd\u00ada\ufeff!', 'Ada!'],
    ['half a character', 'Ada\ud83d', 'Ada'],
    ['the other half', '\ude00Ada', 'Ada'],
    ['halves that fit once something between them is gone', '\ud83d\u200b\ude00Ada', 'Ada'],
    ['hidden letters', 'Ada\u{e0061}\u{e007f}', 'Ada'],
    ['a fill', 'Ada\u3164', 'Ada'],
  ])('with %s is refused, and cleaned where it is here already', (_what, name, clean) => {
    expect(taken(name)).toBeNull();
    expect(cleaned(name)).toBe(clean);
  });

  it('has its length, and is cut at a whole character', () => {
    expect(taken('x'.repeat(24))).not.toBeNull();
    expect(taken('x'.repeat(25))).toBeNull();
    expect(gameNameSchema.safeParse('x'.repeat(60)).success).toBe(true);
    expect(gameNameSchema.safeParse('x'.repeat(61)).success).toBe(false);
    expect(cleaned(`${'x'.repeat(15)}${FAMILY}`)).toBe('x'.repeat(15));
    expect(cleaned(`${'x'.repeat(13)}${FAMILY}`)).toBe(`${'x'.repeat(13)}${FAMILY}`);
    // Composed, this one becomes longer.
    expect(taken('\u0958'.repeat(13))).toBeNull();
    expect(cleaned('\u0958'.repeat(13))).toBe('\u0958'.normalize('NFC').repeat(12));
  });
});

it('what is cleaned is a name or empty, and clean', () => {
  const nasty = fc.constantFrom(
    '\0',
    '\n',
    '\u202e',
    '\u200d',
    '\ud83d',
    '\ude00',
    '\u{1f3f4}',
    '\u{e0067}',
    'A',
    '\u0301',
    FAMILY,
  );
  const text = fc.oneof(
    anyText,
    fc.array(nasty, { maxLength: 40 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (name) => {
      const clean = cleaned(name);
      expect(cleaned(clean)).toBe(clean);
      expect(clean === '' || taken(clean) === clean).toBe(true);
      expect(taken(name) ?? clean).toBe(clean);
    }),
    { numRuns: 2000 },
  );
});
