import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openSave, sealSave } from '../../../../main/host/saves/saveEnvelope.ts';
import { summaryOf } from '../../../../shared/session/live/summary.ts';
import { playersOf, savedGames } from './savedGames.ts';

const players = playersOf('bb').map((player, seat) => ({ ...player, name: ['Zoë', '宇'][seat] ?? '' }));
const [saved] = savedGames(0, { players });
if (!saved) throw new Error('no game');
const NOW = Date.UTC(2030, 0, 1);
const { epoch, phase, finished, totals, winners, table } = summaryOf(saved, NOW);
const progress = { epoch, phase, finished, totals, winners, table };
const text = sealSave(saved, NOW, progress);
const whole = { kind: 'good', saved, savedAt: NOW, progress };

describe('the envelope of a save', () => {
  it('gives back what was put in', () => {
    expect(openSave(text)).toEqual(whole);
  });

  it('reveals each single flipped bit', () => {
    const bytes = Buffer.from(text, 'utf8');
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const flipped = Buffer.from(bytes);
      flipped.writeUInt8(flipped.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      const opened = openSave(flipped.toString('utf8'));
      if (opened.kind !== 'good') {
        expect({ bit, kind: opened.kind }).toEqual({ bit, kind: 'damaged' });
        continue;
      }
      // White space at the end may turn into other white space: then nothing is damaged. Damage to the progress alone
      // costs the progress alone: it is never wrong.
      const unharmed = opened.progress === null ? { ...whole, progress: null } : whole;
      expect({ bit, opened }).toEqual({ bit, opened: unharmed });
    }
  });

  it('takes no progress of another position', () => {
    const [, next] = savedGames(1, { players });
    const other = JSON.parse(sealSave(next ?? saved, NOW, { ...progress, phase: 'B' }));
    const mixed = JSON.stringify({ ...JSON.parse(text), progress: other.progress });
    expect(openSave(mixed)).toEqual({ ...whole, progress: null });
  });

  it('opens a save that has no progress: earlier programs wrote none', () => {
    const { progress: _none, ...earlier } = JSON.parse(text);
    expect(openSave(JSON.stringify(earlier))).toEqual({ ...whole, progress: null });
  });

  it('takes progress without a picture of the table for none: earlier programs drew none', () => {
    const { table: _none, ...earlier } = progress;
    const { sha256 } = JSON.parse(text);
    const seal = createHash('sha256')
      .update(JSON.stringify([sha256, earlier]))
      .digest('hex');
    const old = { ...JSON.parse(text), progress: { sha256: seal, value: earlier } };
    expect(openSave(JSON.stringify(old))).toEqual({ ...whole, progress: null });
  });

  it.each([
    [8.64e15, 8.64e15],
    [8.64e15 + 1, 8.64e15],
    [Number.MAX_SAFE_INTEGER, 8.64e15],
    [1e300, 8.64e15],
    [-5, 0],
    [-1e300, 0],
    [1.5, 0],
    [null, 0],
    ['2030-01-01', 0],
    [{}, 0],
  ])('opens a whole game whose time is %j, and shows it as %j', (savedAt, shown) => {
    const { version, data, ...rest } = JSON.parse(text);
    const sha256 = createHash('sha256')
      .update(JSON.stringify([version, savedAt, data]))
      .digest('hex');
    const opened = openSave(JSON.stringify({ ...rest, version, data, savedAt, sha256 }));
    expect(opened).toMatchObject({ kind: 'good', saved, savedAt: shown });
    expect(() => new Date(shown).toISOString()).not.toThrow();
  });

  it('reveals each truncation', () => {
    const end = text.trimEnd().length;
    for (let length = 0; length < end; length++) expect(openSave(text.slice(0, length)).kind).toBe('damaged');
  });

  it.each(['', 'null', '[]', '{}', '{"format":"hadara-save"}', '{"__proto__":{"format":"hadara-save"}}', '1e999'])(
    'takes %s for what it is',
    (rubbish) => {
      expect(openSave(rubbish)).toEqual({ kind: 'damaged' });
    },
  );
});
