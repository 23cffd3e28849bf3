import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { importRecords } from '../../../shared/session/records/recordImport.ts';
import { UsageError } from '../../../tools/cli/options.ts';
import { readOptions, type SimulateOptions } from '../../../tools/simulate/options.ts';
import { asJson, asTable } from '../../../tools/simulate/report.ts';
import { simulate } from '../../../tools/simulate/simulate.ts';
import { addSheet, newTallies } from '../../../tools/simulate/tally.ts';
import { checkRecord } from '../../conformance/referee/recordCheck.ts';
import { scoreLine } from '../../fixtures/scoreLine.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'hadara-simulate-'));
afterAll(() => rmSync(folder, { recursive: true }));

const optionsOf = (...args: string[]): SimulateOptions => {
  const options = readOptions(args);
  if (options === null) throw new Error('only help was asked for');
  return options;
};

/** The games of a file of records, one after the other. */
function recordsIn(file: string): unknown[][] {
  const records: unknown[][] = [];
  for (const line of readFileSync(file, 'utf8').trimEnd().split('\n')) {
    const value = JSON.parse(line);
    if (value.type === 'header') records.push([]);
    records.at(-1)?.push(value);
  }
  return records;
}

describe('the options of simulate', () => {
  it('have defaults', () => {
    expect(optionsOf()).toEqual({
      seats: 4,
      mode: 'basic',
      expansions: [],
      content: null,
      seed: 1,
      games: 100,
      levels: ['governor', 'governor', 'governor', 'governor'],
      json: false,
      record: null,
      legal: true,
    });
  });

  it('are read from the command line', () => {
    const args =
      '--seats 3 --mode advanced --expansions nobles,market --content c --seed 7 --games 5 --levels apprentice,governor,apprentice --json --record f --no-legal';
    expect(optionsOf(...args.split(' '))).toEqual({
      seats: 3,
      mode: 'advanced',
      expansions: ['market', 'nobles'],
      content: 'c',
      seed: 7,
      games: 5,
      levels: ['apprentice', 'governor', 'apprentice'],
      json: true,
      record: 'f',
      legal: false,
    });
    expect(readOptions(['--help'])).toBeNull();
  });

  it('name expansions in any order, once or twice, or none', () => {
    expect(optionsOf('--expansions', 'nobles, monuments,nobles').expansions).toEqual(['monuments', 'nobles']);
    for (const none of ['none', '']) expect(optionsOf('--expansions', none).expansions).toEqual([]);
  });

  it('say which expansions there are', () => {
    expect(() => readOptions(['--expansions', 'market,space'])).toThrow(
      '--expansions must be one of monuments, market, nobles, not "space"',
    );
  });

  it.each([
    ['--expansions', 'market,'],
    ['--expansions', 'none,market'],
    ['--seats', '6'],
    ['--mode', 'expert'],
    ['--seed', '-1'],
    ['--seed', '4294967296'],
    ['--games', '0'],
    ['--games', 'ten'],
    ['--levels', 'governor,governor'],
    ['--levels', 'genius'],
    ['--colour', 'red'],
  ])('refuse %s %s', (name, value) => {
    expect(() => readOptions([name, value])).toThrow(UsageError);
  });
});

describe('simulate', () => {
  const options = optionsOf(
    '--seats',
    '2',
    '--mode',
    'advanced',
    '--seed',
    '4294967295',
    '--games',
    '3',
    '--levels',
    'governor,apprentice',
  );

  it('counts categories and shares of victories', () => {
    const { results, games, gamesPerSecond } = JSON.parse(asJson(simulate(options)));
    expect(games).toBe(3);
    expect(gamesPerSecond).toBeGreaterThan(0);
    expect(results.map((row: { level: string }) => row.level)).toEqual(['governor', 'apprentice']);
    expect(results[0].wins + results[1].wins).toBeCloseTo(3);
    expect(results[0].winRate).toBeCloseTo(results[0].wins / 3);
    const { total, ...categories } = results[0].mean;
    expect(Object.keys(categories)).toEqual(['colonies', 'statues', 'silver', 'gold', 'cards', 'coins', 'market']);
    expect(Object.values<number>(categories).reduce((sum, points) => sum + points)).toBeCloseTo(total);
  });

  it('plays the same games every time', () => {
    const means = () => JSON.parse(asJson(simulate(options))).results;
    expect(means()).toEqual(means());
  });

  it('shares a victory between its winners', () => {
    const tallies = newTallies(3);
    const line = scoreLine({ colonies: 1, statues: 2, silver: 3, gold: 4, cards: 5, coins: 6 });
    addSheet(tallies, { lines: [line, line, { ...line, total: 20 }], winners: [0, 1] });
    expect(tallies.map((tally) => tally.wins)).toEqual([0.5, 0.5, 0]);
    expect(tallies[2]?.sums.total).toBe(20);
  });

  it('prints a table with a row for each seat', () => {
    const table = asTable(simulate({ ...options, games: 1 }));
    expect(table).toContain('1 games (advanced), 2 seats, seeds from 4294967295');
    expect(table).toMatch(/1 │ governor +│ +(100|50|0)\.0 %/);
    expect(table).toMatch(/\d games a second$/);
  });

  it('plays with expansions, and says so', () => {
    const record = path.join(folder, 'expansions.jsonl');
    const args = '--seats 5 --mode advanced --expansions monuments,market,nobles --seed 1 --games 4 --record';
    const simulation = simulate(optionsOf(...args.split(' '), record));
    expect(JSON.parse(asJson(simulation))).toMatchObject({
      expansions: ['monuments', 'market', 'nobles'],
      content: null,
    });
    expect(asTable(simulation)).toContain('4 games (advanced + monuments + market + nobles), 5 seats');
    const records = recordsIn(record);
    expect(records).toHaveLength(4);
    for (const lines of records) checkRecord(lines);
    expect(readFileSync(record, 'utf8')).toContain('"step":"market"');
    const imported = importRecords(readFileSync(record, 'utf8'), () => 'import');
    expect(imported).toMatchObject({ games: [1, 2, 3, 4].map((seed) => ({ seed, deal: null })) });
  });

  it('writes records that rules.md agrees with, and starts the file anew', () => {
    const record = path.join(folder, 'games.jsonl');
    simulate({ ...options, record });
    simulate({ ...options, record, games: 2 });
    const records = recordsIn(record);
    expect(records).toHaveLength(2);
    for (const lines of records) checkRecord(lines);
    expect(JSON.stringify(records[0]?.[1])).toContain('"legal":[');
  });
});

describe('simulate with a content file', () => {
  const standard = path.resolve('shared/content/hadara.json');
  const edited = (name: string, edit: (text: string) => string): string => {
    const file = path.join(folder, name);
    writeFileSync(file, edit(readFileSync(standard, 'utf8')));
    return file;
  };
  const playWith = (file: string) => simulate(optionsOf('--seats', '2', '--games', '2', '--content', file));

  it('plays with its numbers, and names it in the record', () => {
    const file = edited('cheap.json', (text) => text.replace('"coinsPerPoint": 5', '"coinsPerPoint": 1'));
    const record = path.join(folder, 'cheap.jsonl');
    const simulation = simulate(optionsOf('--seats', '2', '--games', '2', '--content', file, '--record', record));
    expect(asTable(simulation)).toContain(`2 games (basic) with ${file}, 2 seats`);
    const ours = simulate(optionsOf('--seats', '2', '--games', '2'));
    expect(simulation.tallies[0]?.sums.coins).toBeGreaterThan(ours.tallies[0]?.sums.coins as number);
    const [header] = recordsIn(record)[0] as [{ content: { id: string } }];
    expect(header.content.id).toMatch(/^[0-9a-f]{32}$/);
    expect(importRecords(readFileSync(record, 'utf8'), () => 'import')).toMatchObject({
      games: [{ content: header.content.id }, { content: header.content.id }],
    });
  });

  it('says where it is wrong', () => {
    const broken = edited('broken.json', (text) => text.replace('"coinsPerPoint": 5', '"coinsPerPoint": "five"'));
    expect(() => playWith(broken)).toThrow(`--content ${broken} cannot be played with: coinsPerPoint: `);
    const cut = edited('cut.json', (text) => text.slice(0, 1000));
    expect(() => playWith(cut)).toThrow(`--content ${cut} cannot be played with: This is not JSON`);
    expect(() => playWith(path.join(folder, 'nowhere.json'))).toThrow('--content cannot be read: ENOENT');
  });
});

describe('npm run simulate', () => {
  const run = (...args: string[]): string =>
    execFileSync(process.execPath, ['--import', 'tsx', 'tools/simulate/index.ts', ...args], {
      encoding: 'utf8',
      stdio: 'pipe',
    });

  it('prints JSON, and writes records without legal actions', () => {
    const record = path.join(folder, 'spawned.jsonl');
    const printed = JSON.parse(
      run('--seats', '2', '--games', '2', '--seed', '9', '--json', '--record', record, '--no-legal'),
    );
    expect(printed).toMatchObject({ seats: 2, mode: 'basic', seed: 9, games: 2 });
    const records = recordsIn(record);
    expect(records).toHaveLength(2);
    for (const lines of records) checkRecord(lines);
    expect(readFileSync(record, 'utf8')).not.toContain('"legal"');
  });

  it('says what is wrong with its options, and fails', () => {
    expect(() => run('--seats', '9')).toThrow('--seats must be one of 2, 3, 4, 5, not "9"');
    expect(() => run('--content', 'nowhere.json')).toThrow('--content cannot be read');
  });
});
