import { describe, expect, it } from 'vitest';
import { cellOf, csvOf } from '../../../shared/statistics/csv.ts';
import { ALL_GAMES, counted, filtered, type HistoryFilter, personsIn } from '../../../shared/statistics/history.ts';
import { opponentsIn, summaryOf, trendOf } from '../../../shared/statistics/summary.ts';
import { gameWith, ofAda, other, seatWith } from './sketchedGame.ts';

const vsGovernor = gameWith(seatWith(100), [other(90, 'governor', {}, 'sage')], { mode: 'basic' });
const vsTwo = gameWith(seatWith(80), [other(90, 'citizen'), other(70, 'governor')], { expansions: ['market'] });
const vsPerson = gameWith(seatWith(60), [other(90)]);
const practice = gameWith(seatWith(300), [other(90)], { uncounted: 'takenBack' });
const all = [vsGovernor, vsTwo, vsPerson, practice];

describe('persons', () => {
  it('are told by name and emblem, those who played last first, and none that was forgotten', () => {
    const old = gameWith(seatWith(1, { name: 'Zoe' }), [other(2, 'citizen')], { finishedAt: 0 });
    const gone = gameWith(seatWith(1, { name: 'Eve', forgotten: true }), [other(2, 'citizen')]);
    expect(personsIn([old, vsGovernor, gone])).toEqual([
      { name: 'Ada', emblem: 'lion' },
      { name: 'Zoe', emblem: 'lion' },
    ]);
  });
});

describe('a history', () => {
  it('is in the order of time and says what does not count', () => {
    const again = gameWith(seatWith(200), [other(90)], { seed: vsPerson.seed });
    const handed = gameWith(seatWith(200, { handedOver: true }), [other(90)]);
    const entries = ofAda(handed, again, ...all);
    expect(entries.map(({ uncounted }) => uncounted)).toEqual([
      null,
      null,
      null,
      'takenBack',
      'knownDeal',
      'handedOver',
    ]);
  });

  it.each<[Partial<HistoryFilter>, readonly unknown[]]>([
    [{}, all],
    [{ level: 'governor' }, [vsGovernor, vsTwo]],
    [{ level: 'people' }, [vsPerson, practice]],
    [{ mode: 'basic' }, [vsGovernor]],
    [{ expansion: 'market' }, [vsTwo]],
    [{ expansion: 'none' }, [vsGovernor, vsPerson, practice]],
    [{ seats: 3 }, [vsTwo]],
    [{ against: 'governor sage' }, [vsGovernor]],
    [{ against: 'monkey Bo', seats: 2 }, [vsPerson, practice]],
    [{ level: 'hadara' }, []],
  ])('is filtered by %o', (filter, games) => {
    expect(filtered(ofAda(...all), { ...ALL_GAMES, ...filter }).map(({ game }) => game)).toEqual(games);
  });
});

describe('a bot at the strength of people', () => {
  const at = (strength: number) =>
    other(90, null, { player: { kind: 'bot', level: 'governor', strength, style: null } });
  const games = [gameWith(seatWith(100), [at(3.2)]), gameWith(seatWith(80), [at(3.7)]), vsGovernor];

  it('is met under one name whatever its strength was, and not by level', () => {
    const levelled = (level: HistoryFilter['level']) =>
      filtered(ofAda(...games), { ...ALL_GAMES, level }).map(({ game }) => game);
    expect(levelled('match')).toEqual(games.slice(0, 2));
    expect(levelled('governor')).toEqual([vsGovernor]);
    expect(opponentsIn(ofAda(...games.slice(0, 2)))).toMatchObject([{ games: 2, ahead: 1, bot: { isMatch: true } }]);
    expect(csvOf(ofAda(...games))).toContain('Bo / 3.20');
  });
});

describe('a summary', () => {
  const entries = counted(ofAda(...all));

  it('counts games, wins, points, cards and feedings', () => {
    expect(summaryOf(entries)).toMatchObject({
      games: 3,
      wins: 1,
      points: 80,
      byCategory: { cards: 80, gold: 0 },
      byCategoryOfBest: { cards: 90 },
      best: { game: vsGovernor },
      cards: { yellow: 2, purple: 2 },
      purple: [
        { card: '1-purple-01', games: 3, wins: 1 },
        { card: '2-purple-01', games: 3, wins: 1 },
      ],
      feedings: 9,
      badlyFed: 9,
      unfed: 9,
    });
    expect(summaryOf([])).toBeNull();
  });

  it('takes the newest of equally good games for the best', () => {
    const twice = [gameWith(seatWith(100), [other(1)]), gameWith(seatWith(100), [other(1)])];
    expect(summaryOf(ofAda(...twice))?.best.game).toBe(twice[1]);
  });

  it('meets bots of one kind at a table once, and is ahead only of all of them', () => {
    const between = gameWith(seatWith(80), [other(90, 'citizen'), other(60, 'citizen')]);
    expect(opponentsIn(ofAda(between, vsPerson))).toMatchObject([
      { key: 'citizen ', bot: { level: 'citizen' }, games: 1, ahead: 0, lead: 5 },
      { key: 'monkey Bo', bot: null, games: 1, ahead: 0, lead: -30 },
    ]);
  });

  it('has a trend with the average of up to ten games', () => {
    const many = Array.from({ length: 12 }, (_, index) => gameWith(seatWith(10 * index), [other(1)]));
    const trend = trendOf(ofAda(...many));
    expect(trend.map(({ points }) => points)).toEqual(many.map((_, index) => 10 * index));
    expect(trend[1]?.average).toBe(5);
    expect(trend[11]?.average).toBe((20 + 110) / 2);
  });
});

describe('the exported table', () => {
  it('has a line for each game and as many cells in each', () => {
    const lines = csvOf(ofAda(vsGovernor, practice)).split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^\uFEFFfinished,game,name,emblem,counts,/);
    expect(lines[1]).toContain('Ada,lion,yes,basic,,2,Bo / governor / sage,1,100');
    expect(lines[2]).toContain(',takenBack,');
    const cells = lines.slice(0, 3).map((line) => line.split(',').length);
    expect(new Set(cells).size).toBe(1);
  });

  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "yes"', '"say ""yes"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', `"'=1+1"`],
    ['+A1', `"'+A1"`],
    ['-A1', `"'-A1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    ["O'Hara", `"O'Hara"`],
    [-7, '-7'],
  ])('quotes %j so that nothing is taken for a formula or for two cells', (cell, text) => {
    expect(cellOf(cell)).toBe(text);
  });
});
