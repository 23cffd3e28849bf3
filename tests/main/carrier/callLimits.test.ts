import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLargerThan, LARGEST_CALL, limitOf } from '../../../main/carrier/callLimits.ts';
import { calls } from '../../../shared/contract/contract.ts';
import { RECORD_LIMITS } from '../../../shared/session/records/recordImport.ts';

describe('the limits of calls', () => {
  it('are generous for records, and small for everything else', () => {
    // Quotation marks in a record are two bytes in JSON: about a fifth more.
    expect(limitOf('record.import')).toBeGreaterThan(RECORD_LIMITS.text * 1.25);
    expect(LARGEST_CALL).toBe(limitOf('record.import'));
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
