import { describe, expect, it } from 'vitest';
import { figuresOf } from '../../../tools/arena/figures.ts';
import { ladderOf, withLadder } from '../../../tools/arena/ladder.ts';
import { asJson, asTables } from '../../../tools/arena/report.ts';
import { eloOf } from '../../../tools/arena/statistics/elo.ts';
import { resultOf, tournamentOf } from './sampleTournament.ts';

const DUELS = '--levels regent,governor --games 4';
/** Won, lost, shared, won. */
const PLAYED = [resultOf([90, 80]), resultOf([90, 80]), resultOf([70, 70]), resultOf([60, 100])];

describe('the figures of a tournament', () => {
  it('count victories of the one in whichever seat it sat, shared ones as their share', () => {
    const { matches, entrants } = figuresOf(tournamentOf(DUELS, PLAYED));
    expect(matches).toHaveLength(1);
    expect(matches[0]).toMatchObject({ one: 'regent', rest: 'governor', games: 4, parity: 0.5 });
    expect(matches[0]?.winRate?.value).toBe(2.5 / 4);
    expect(matches[0]?.elo?.value).toBeCloseTo(eloOf(0.625));
    expect(matches[0]?.points).toEqual({ one: 85, rest: 75, winner: 87.5 });
    expect(entrants.map(({ mean }) => mean?.cards)).toEqual([85, 75]);
    expect(entrants.map(({ elo }) => elo)).toEqual([null, null]);
  });

  it('tell how long decisions took', () => {
    const [regent] = figuresOf(tournamentOf(DUELS, PLAYED)).entrants;
    expect(regent?.thinking?.decisions).toBe(12);
    expect(regent?.thinking?.mean).toBeCloseTo(2, 2);
    expect(regent?.thinking?.p95).toBeCloseTo(3, 2);
    expect(regent?.thinking?.max).toBeCloseTo(3, 2);
  });

  it('leave out rounds that were not played to the end', () => {
    const { matches, entrants } = figuresOf(tournamentOf(DUELS, [...PLAYED.slice(0, 3), undefined]));
    expect(matches[0]?.games).toBe(2);
    expect(matches[0]?.winRate?.value).toBe(0.5);
    expect(entrants[0]?.seats).toBe(2);
  });

  it('are blank where nothing was played', () => {
    const tournament = tournamentOf(DUELS, [undefined, undefined, undefined, undefined]);
    const figures = figuresOf(tournament);
    expect(figures.matches[0]).toMatchObject({ games: 0, winRate: null, elo: null, points: null });
    expect(figures.entrants[1]).toMatchObject({ mean: null, thinking: null });
    expect(asTables(tournament, figures)).toContain('0 of 4 games (advanced)');
  });

  it('weigh one against several by what equals would win', () => {
    const results = [
      ...[resultOf([9, 1, 1]), resultOf([1, 9, 1]), resultOf([9, 1, 1])],
      ...[resultOf([1, 9, 1]), resultOf([1, 9, 1]), resultOf([1, 9, 1])],
    ];
    const { matches, entrants } = figuresOf(tournamentOf('--levels regent,governor --seats 3 --games 3', results));
    expect(matches.map(({ one, winRate }) => [one, winRate?.value])).toEqual([
      ['regent', 2 / 3],
      ['governor', 1 / 3],
    ]);
    expect(matches[0]?.elo?.value).toBeCloseTo(eloOf(2 / 3, 2));
    expect(matches[1]?.elo?.value).toBeCloseTo(0);
    expect(entrants[0]?.elo?.value).toBeGreaterThan(0);
    expect(entrants[1]?.elo?.value).toBe(0);
    expect(matches[0]?.points).toEqual({ one: 19 / 3, rest: 14 / 6, winner: 9 });
  });
});

describe('the report', () => {
  const tournament = tournamentOf(DUELS, PLAYED);
  const figures = figuresOf(tournament);

  it('prints tables with the columns in which anybody scored', () => {
    const text = asTables(tournament, figures);
    expect(text).toContain('4 games (advanced), seeds from 1, in 120.0 s');
    expect(text).toMatch(/regent against governor │ +4 │ 62\.5 % \(21\.9 … 90\.8\) │ +50 % │ +\+89 \(−220 … \+398\)/);
    expect(text).toMatch(/entrant +│ cards │ total │ decisions │ +ms/);
    expect(text).toMatch(/regent +│ +85\.0 │ +85\.0 │ +12 │ +2 │ +3 │ +3 │/);
  });

  it('writes the same as JSON, where a bound has no end as null', () => {
    const won = tournamentOf('--levels regent,governor --games 2 --nodes 5', [resultOf([2, 1]), resultOf([1, 2])]);
    const json = JSON.parse(asJson(won, figuresOf(won)));
    expect(json).toMatchObject({ mode: 'advanced', expansions: [], seed: 1, budgets: { regent: { nodes: 5 } } });
    expect(json.matches[0]).toMatchObject({ games: 2, winRate: { value: 1, high: 1 }, elo: { value: null } });
  });
});

describe('the ladder', () => {
  const four = [0, 1, 2, 3].map((alone) => resultOf([0, 1, 2, 3].map((seat) => (seat === alone ? 120 : 100))));
  const tournament = tournamentOf('--ladder --levels apprentice,citizen --games 4', [
    ...[resultOf([80, 90]), resultOf([80, 90])],
    ...four,
    ...PLAYED.slice(0, 2),
  ]);
  const text = ladderOf(tournament, figuresOf(tournament), 'npm run arena -- --ladder');

  it('has a row for each level, and says what it was made with', () => {
    expect(text).toContain('`npm run arena -- --ladder`: 4 duels and 4 games of four in each row (advanced game)');
    const rows = text.split('\n').filter((line) => /^\| (apprentice|citizen)/.test(line));
    expect(rows[0]).toMatch(/^\| apprentice \| – \| – \|/);
    expect(rows[1]).toMatch(
      /^\| citizen \| apprentice \| 50\.0 % .* \| 100\.0 % \(5\d\.\d … 100\.0\) \| 120\.0 : 100\.0 \|/,
    );
  });

  it('goes between its marks and leaves the rest', () => {
    const marked = 'before\n<!-- ladder:start -->\nold\n<!-- ladder:end -->\nafter\n';
    const written = withLadder(marked, 'new');
    expect(written).toBe('before\n<!-- ladder:start -->\nnew\n<!-- ladder:end -->\nafter\n');
    expect(withLadder(written, 'new')).toBe(written);
  });

  it('makes its place at the end of a text that has none', () => {
    const written = withLadder('text\n', 'old');
    expect(written).toBe('text\n\n## The ladder\n<!-- ladder:start -->\nold\n<!-- ladder:end -->\n');
    expect(withLadder(written, 'new')).toBe(written.replace('old', 'new'));
  });
});
