import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { prepareContent, registerContent, standardContent } from '../../../../shared/content/content.ts';
import { dealOf } from '../../../../shared/rules/position/deal.ts';
import { playBotGame } from '../../../../shared/session/bots/botGame.ts';
import { recordOf } from '../../../../shared/session/records/record.ts';
import { importRecords } from '../../../../shared/session/records/recordImport.ts';
import { STANDARD_CONTENT } from '../../../../shared/vocabulary/pieces.ts';
import { checkRecord } from '../../../conformance/referee/recordCheck.ts';
import { actionLineSchema, headerSchema, resultSchema } from '../../../conformance/referee/recordShape.ts';
import { GOLDEN_FOLDER, goldenSetups, goldenText } from '../../../fixtures/goldenGames.ts';
import { setupWith } from '../../../fixtures/options.ts';
import { richGame } from '../../../fixtures/richGame.ts';
import { finishedGame, freshGame } from '../../../fixtures/savedGame.ts';
import { sampled } from '../../../thorough.ts';

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

/** A game in which every expansion comes up. */
const rich = actionLines(recordOf(richGame.saved, false));
type Line = (typeof rich)[number];

describe('rules §13 the game record', () => {
  it('of bot games is what rules.md says, too', () => {
    const tables = [
      ['ga', 'advanced', 1],
      ['gag', 'basic', 2],
      ['gaaa', 'advanced', 3],
      ['aaaaa', 'advanced', 4],
    ] as const;
    for (const [letters, mode, seed] of sampled(tables, 2)) {
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

  it('names the expansions and holds the monuments, top first (§16.10: none without the expansion)', () => {
    const setup = setupWith(4, 'basic', 73, ['monuments', 'nobles']);
    const header = headerSchema.parse(recordOf(finishedGame(setup), false)[0]);
    expect(header.options.expansions).toEqual(['monuments', 'nobles']);
    expect(header.monuments).toEqual(dealOf(setup.options, STANDARD_CONTENT, 73).monuments);
    expect(new Set(header.monuments).size).toBe(4);
    expect(headerSchema.parse(recordOf(finishedGame(setupWith(4, 'basic', 73)), false)[0]).monuments).toEqual([]);
  });

  it('labels a decision that follows from another one with their step (§16.10)', () => {
    const stepsOf = (type: string) => rich.filter(({ action }) => action.type === type).map(({ step }) => step);
    expect(new Set(stepsOf('allyBonus'))).toEqual(new Set(['colony']));
    expect(stepsOf('placeTile').length).toBeGreaterThan(0);
    rich.forEach(({ action, step }, index) => {
      if (action.type === 'placeTile') expect(step).toBe(rich[index - 1]?.step);
    });
  });

  it('counts cards that lie face down (§16.7)', () => {
    const taken = rich.findIndex(({ action }) => action.type === 'freeCard');
    const { seat, after } = rich[taken] as Line;
    expect(after.cards[seat]).toBe(((rich[taken - 1] as Line).after.cards[seat] as number) + 1);
  });

  it('shows a seat’s income before its coins of the market, and that of the next seats only after them (§16.2)', () => {
    const leaderAt = (index: number) => rich.slice(0, index).findLast(({ step }) => step === 'setWheel')?.seat;
    const first = rich.findIndex(({ step, seat }, index) => step === 'market' && (seat + 1) % 3 !== leaderAt(index));
    const { seat } = rich[first] as Line;
    const last = rich.findIndex((line, index) => index > first && (line.step !== 'market' || line.seat !== seat)) - 1;
    const [before, after] = [rich[first - 1] as Line, rich[last] as Line];
    const next = (seat + 1) % 3;
    for (const line of rich.slice(first, last)) expect(line.after.coins[next]).toBe(before.after.coins[next]);
    const [income] = before.after.tracks[next] ?? [];
    expect(income).toBeGreaterThan(0);
    expect(after.after.coins[next]).toBeGreaterThanOrEqual((before.after.coins[next] as number) + (income as number));
  });

  it('scores the market, adds up, and names the winners in order', () => {
    const saved = finishedGame(setupWith(5, 'advanced', 74, ['market']));
    const { scores, winners } = resultSchema.parse(recordOf(saved, false).at(-1));
    expect(scores.some(({ market }) => market > 0)).toBe(true);
    for (const { total, leftoverCoins, ...categories } of scores) {
      expect(Object.values(categories).reduce<number>((sum, points) => sum + (points ?? 0), 0)).toBe(total);
      expect(leftoverCoins).toBeLessThan(5);
    }
    expect(winners).toEqual(winners.toSorted((a, b) => a - b));
  });

  it('names the content that it was played with, unless it is the game’s own', () => {
    const { card, colony, colonyTile, setupCard, statue, monument, ...file } = standardContent;
    registerContent(prepareContent({ ...file, coinsPerPoint: 2 }, 'c0ffee'));
    const setup = { ...setupWith(2, 'basic', 75), content: 'c0ffee' };
    const saved = { ...finishedGame(setup), content: 'c0ffee' };
    const lines = recordOf(saved, false);
    expect(lines[0]).toMatchObject({ content: { id: 'c0ffee' } });
    expect(
      recordOf(
        { ...saved, content: STANDARD_CONTENT, actions: finishedGame(setupWith(2, 'basic', 75)).actions },
        false,
      )[0],
    ).not.toHaveProperty('content');
    const { scores } = resultSchema.parse(lines.at(-1));
    expect(scores.every(({ leftoverCoins }) => leftoverCoins < 2)).toBe(true);
    const imported = importRecords(lines.map((line) => JSON.stringify(line)).join('\n'), () => 'import');
    expect(imported).toMatchObject({ games: [{ content: 'c0ffee', deal: null }] });
  });
});
