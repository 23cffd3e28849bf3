import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { playBotGame } from '../../../shared/session/botGame.ts';
import { recordOf } from '../../../shared/session/record.ts';
import { checkRecord } from '../../conformance/referee/recordCheck.ts';
import { actionLineSchema, headerSchema } from '../../conformance/referee/recordShape.ts';
import { GOLDEN_FOLDER, goldenSetups, goldenText } from '../../fixtures/goldenGames.ts';
import { setupWith } from '../../fixtures/randomGame.ts';
import { finishedGame, freshGame } from '../../fixtures/savedGame.ts';

const golden = Object.entries(goldenSetups);
const fileOf = (name: string): string => readFileSync(path.join(GOLDEN_FOLDER, name), 'utf8');
const linesOf = (text: string): unknown[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
const actionLines = (lines: readonly unknown[]) => lines.slice(1, -1).map((line) => actionLineSchema.parse(line));

describe('golden records', () => {
  it.each(golden)('%s comes out the same as ever (`npm run golden:update` writes it anew)', (name, setup) => {
    expect(goldenText(setup)).toBe(fileOf(name));
  });

  it.each(golden)('%s is what rules.md says', (name) => {
    checkRecord(linesOf(fileOf(name)));
  });
});

describe('rules §13 the game record', () => {
  it('of bot games is what rules.md says, too', () => {
    for (const [letters, mode, seed] of [
      ['ga', 'advanced', 1],
      ['gag', 'basic', 2],
      ['gggg', 'advanced', 3],
      ['aggga', 'advanced', 4],
    ] as const) {
      checkRecord(recordOf(playBotGame(freshGame(letters, mode, seed)).saved, true));
    }
  });

  it('names who sat where, with which emblem and setup card', () => {
    const header = headerSchema.parse(linesOf(fileOf('three-advanced.jsonl'))[0]);
    expect(header.options).toEqual({ seats: 3, mode: 'advanced', expansions: [] });
    expect(header.seats.map((seat) => seat.emblem)).toEqual(['lion', 'monkey', 'dragon']);
    expect(header.seats[0]?.controller).toEqual({ kind: 'human' });
  });

  it('shows zeros until the last side is chosen (§16.1)', () => {
    const lines = actionLines(linesOf(fileOf('five-advanced.jsonl'))).filter((line) => line.step === 'chooseSide');
    expect(lines.map((line) => Math.max(...line.after.coins))).toEqual([0, 0, 0, 0, expect.any(Number)]);
    expect(Math.min(...(lines[4]?.after.coins ?? []))).toBeGreaterThanOrEqual(8);
    expect(lines[3]?.after.tracks).toEqual([0, 1, 2, 3, 4].map(() => [0, 0, 0, 0]));
  });

  it('writes the decisions of a round in seat order from the first player, whoever was first to decide', () => {
    const saved = finishedGame(setupWith(3, 'advanced', 71));
    const drafts = actionLines(recordOf(saved, false)).filter((line) => line.phase === 'A' && line.step === 'draft');
    const logged = saved.actions.filter(({ action }) => action.type === 'draft').map(({ seat }) => seat);
    expect(drafts.map((line) => line.seat)).not.toEqual(logged);
    const rounds = drafts.map((line) => line.seat);
    for (let first = 0; first < rounds.length; first += 3) {
      const leader = rounds[first] as number;
      expect(rounds.slice(first, first + 3)).toEqual([leader, (leader + 1) % 3, (leader + 2) % 3]);
    }
  });

  it('shows the position before the round on all its lines but the last', () => {
    const lines = actionLines(linesOf(fileOf('four-basic.jsonl')));
    const [wheel, one, two, three, four] = lines;
    expect([one?.after, two?.after, three?.after]).toEqual([wheel?.after, wheel?.after, wheel?.after]);
    expect(four?.after).not.toEqual(wheel?.after);
  });

  it('may leave the legal actions out', () => {
    const saved = finishedGame(setupWith(2, 'basic', 72));
    const [long, short] = [recordOf(saved, true), recordOf(saved, false)].map(actionLines);
    expect(long?.every((line) => (line.legal?.length ?? 0) > 0)).toBe(true);
    expect(short).toEqual(long?.map(({ legal: _legal, ...line }) => line));
  });
});
