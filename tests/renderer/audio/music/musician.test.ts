import { beforeEach, describe, expect, it, test } from 'vitest';
import { type Musician, musician, type Orchestra } from '../../../../renderer/audio/music/musician.ts';
import type { Piece } from '../../../../renderer/audio/music/note.ts';
import { type Occasion, occasionOf } from '../../../../renderer/audio/music/occasion.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';

/** What an orchestra was asked for. */
interface Asked {
  readonly notes: { readonly piece: Piece; readonly part: string; readonly at: number; readonly told: number }[];
  readonly entries: { readonly piece: Piece; readonly at: number; readonly seconds: number }[];
  readonly exits: { readonly piece: Piece; readonly at: number; readonly seconds: number }[];
  readonly balances: { readonly parts: Occasion['parts']; readonly seconds: number }[];
}

let now: number;
let asked: Asked;
let players: Musician;

const orchestra: Orchestra = {
  now: () => now,
  enter: (piece, seconds) => {
    asked.entries.push({ piece, at: now, seconds });
    return {
      play: ({ part }, at) => asked.notes.push({ piece, part, at, told: now }),
      balance: (parts, over) => asked.balances.push({ parts, seconds: over }),
      leave: (over) => asked.exits.push({ piece, at: now, seconds: over }),
    };
  },
};

beforeEach(() => {
  now = 0;
  asked = { notes: [], entries: [], exits: [], balances: [] };
  players = musician(orchestra, () => 1);
});

/** Lets so many seconds pass, as the page does. */
function wait(seconds: number): void {
  for (const end = now + seconds; now < end; now += 0.25) players.advance();
}

const { view } = new Session(freshGame('hh')).update([]);
const at = (shown: Partial<typeof view>, thinks = false): Occasion =>
  occasionOf({ screen: 'game' }, { shown: { ...view, ...shown } }, thinks);

describe('the occasion', () => {
  it('is the title away from a game, the epoch in it, the finale after it', () => {
    const title = occasionOf({ screen: 'setup' }, { shown: view }, false);
    expect(title.piece).toBe('title');
    expect(([1, 2, 3] as const).map((epoch) => at({ epoch }).piece)).toEqual(['epoch1', 'epoch2', 'epoch3']);
    const result = { lines: [], winners: [] } as never;
    expect(at({ result }).piece).toBe('finale');
  });

  it('brings in more parts with phase B, and fewer while somebody thinks', () => {
    const parts = (occasion: Occasion) => Object.keys(occasion.parts);
    const [phaseA, phaseB, thinks] = [at({ phase: 'A' }), at({ phase: 'B' }), at({ phase: 'B' }, true)].map(parts);
    expect(phaseB).toEqual(expect.arrayContaining(phaseA ?? []));
    expect(phaseB?.length).toBeGreaterThan(phaseA?.length ?? 0);
    expect(phaseA).toEqual(expect.arrayContaining(thinks ?? []));
    expect(thinks?.length).toBeLessThan(phaseA?.length ?? 0);
  });

  it('leads to an end where the epoch ends', () => {
    expect(at({ step: 'medals', phase: 'B' }).closes).toBe(true);
    expect(at({ step: 'statue', phase: 'B' }).closes).toBe(false);
  });
});

describe('the musicians', () => {
  it('play on without a hole, and tell every note before it is heard', () => {
    players.heed(at({}));
    wait(90);
    expect(asked.notes.filter((note) => note.at < note.told)).toEqual([]);
    const times = asked.notes.map((note) => note.at).sort((one, other) => one - other);
    const holes = times.filter((time, index) => time - (times[index - 1] ?? time) > 5);
    expect(times.at(-1)).toBeGreaterThan(85);
    expect(holes).toEqual([]);
  });

  it('let one piece go over into the next within 2 to 4 s', () => {
    players.heed(at({ epoch: 1 }));
    wait(10);
    players.heed(at({ epoch: 2 }));
    wait(10);
    expect(asked.exits).toEqual([{ piece: 'epoch1', at: 10, seconds: expect.any(Number) }]);
    expect(asked.entries[1]).toEqual({ piece: 'epoch2', at: 10, seconds: asked.exits[0]?.seconds });
    expect(asked.exits[0]?.seconds).toBeGreaterThanOrEqual(2);
    expect(asked.exits[0]?.seconds).toBeLessThanOrEqual(4);
    expect(asked.notes.filter((note) => note.piece === 'epoch1' && note.told > 10)).toEqual([]);
  });

  it('bring parts in and let them rest as slowly', () => {
    players.heed(at({ phase: 'A' }));
    players.heed(at({ phase: 'B' }));
    expect(asked.balances.at(-1)?.seconds).toBeGreaterThanOrEqual(2);
    expect(asked.entries).toHaveLength(1);
  });

  it('end an epoch with a cadence from the next bar on, and are silent then', () => {
    players.heed(at({ phase: 'B' }));
    wait(20);
    const closing = at({ phase: 'B', step: 'medals' });
    players.heed(closing);
    const before = asked.notes.length;
    wait(6);
    players.heed(closing);
    wait(60);
    const cadence = asked.notes.slice(before);
    expect(cadence.some(({ part }) => part === 'bells')).toBe(true);
    const [first, last] = [Math.min(...cadence.map((note) => note.at)), Math.max(...cadence.map((note) => note.at))];
    expect(first - 20).toBeLessThan(6);
    expect(last - 20).toBeLessThan(20);
  });

  it('do not catch up on what a sleep has swallowed', () => {
    players.heed(at({}));
    wait(10);
    now += 3600;
    const before = asked.notes.length;
    players.advance();
    players.advance();
    expect(asked.notes.slice(before).filter((note) => note.at < now - 0.2)).toEqual([]);
    wait(20);
    expect(asked.notes.length).toBeGreaterThan(before + 10);
  });

  test('nothing is played after the end', () => {
    players.heed(at({}));
    wait(5);
    players.end();
    const before = asked.notes.length;
    wait(10);
    expect(asked.notes.length).toBe(before);
  });
});
