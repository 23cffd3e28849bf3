import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLargerThan, LARGEST_CALL, limitOf } from '../../../main/carrier/callLimits.ts';
import { calls } from '../../../shared/contract/contract.ts';
import { RECORD_LIMITS } from '../../../shared/session/records/recordImport.ts';
import { LARGEST_FILE } from '../../../shared/vocabulary/limits.ts';

describe('the limits of calls', () => {
  it('are generous for records, and small for everything else', () => {
    // Quotation marks in a record are two bytes in JSON: about a fifth more.
    expect(limitOf('record.import')).toBeGreaterThan(RECORD_LIMITS.text * 1.25);
    expect(LARGEST_CALL).toBe(limitOf('record.import'));
    // Each character of a saved game may be six in JSON.
    expect(limitOf('save.import')).toBeGreaterThan(6 * LARGEST_FILE.save);
    const others = Object.keys(calls).filter((call) => !['record.import', 'save.import'].includes(call));
    for (const call of [...others, 'constructor', '__proto__', '']) expect(limitOf(call)).toBe(2 ** 20);
  });
});

describe('the size of a value', () => {
  it('is about that of its JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const { length } = JSON.stringify(value);
        expect(isLargerThan(value, length * 10 + 10)).toBe(false);
        expect(isLargerThan(value, Math.floor(length / 10) - 1)).toBe(true);
      }),
    );
  });

  it('counts what JSON does not know: bytes, and both sides of a map', () => {
    const words = 'x'.repeat(100);
    for (const [what, value] of [
      ['bytes', new Uint8Array(100)],
      ['a buffer', new ArrayBuffer(100)],
      ['a set', new Set([words])],
      ['the keys of a map', new Map([[words, 0]])],
      ['the values of a map', new Map([[0, words]])],
      ['the names of an object', { [words]: 0 }],
    ] as const) {
      expect([what, isLargerThan(value, 100)]).toEqual([what, true]);
      expect([what, isLargerThan(value, 140)]).toEqual([what, false]);
    }
    // Bytes are not looked at one by one, as the items of a list are.
    expect(isLargerThan([new Uint8Array(100), null], 132)).toBe(false);
  });

  it('may be exactly what is permitted', () => {
    expect(isLargerThan('12345678', 16)).toBe(false);
    expect(isLargerThan('12345678', 15)).toBe(true);
    expect(isLargerThan(null, 8)).toBe(false);
  });

  it('is found without end, without depth, and without looking at all of it', () => {
    const endless: Record<string, unknown> = {};
    endless.again = [endless, endless];
    expect(isLargerThan(endless, LARGEST_CALL)).toBe(true);
    const deep = Array.from({ length: 2 ** 20 }).reduce<unknown>((inner) => [inner], []);
    expect(isLargerThan(deep, 2 ** 20)).toBe(true);
    let looked = 0;
    const watched = new Proxy(new Array(1e6).fill(0), {
      get: (target, key) => {
        looked += 1;
        return Reflect.get(target, key);
      },
    });
    expect(isLargerThan(watched, 1000)).toBe(true);
    expect(looked).toBeLessThan(1000);
  });
});
