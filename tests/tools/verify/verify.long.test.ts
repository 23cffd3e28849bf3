// @long
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sealSave } from '../../../main/host/saves/saveEnvelope.ts';
import { summaryOf } from '../../../shared/session/live/summary.ts';
import { branchOf } from '../../../shared/session/replay/branch.ts';
import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';
import { UsageError } from '../../../tools/cli/options.ts';
import { readOptions } from '../../../tools/verify/options.ts';
import { checkAll, processesFor } from '../../../tools/verify/processes.ts';
import { asJson, asText } from '../../../tools/verify/report.ts';
import { checkFile, checkGame, outcomeOf, outcomeOfAll } from '../../../tools/verify/verify.ts';
import { botTable, ENGINE, fairGame, withForgedDecision } from '../../fixtures/fairGames.ts';
import { FORGERIES } from '../../fixtures/forgeries.ts';
import { luckOf } from '../../fixtures/luck.ts';
import { optionsNamed } from '../../fixtures/options.ts';
import { importGames, linesOf, textOf } from '../../fixtures/recordFile.ts';
import { isFoundFair, tryForgeries } from './trial.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'hadara-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

// The seed seats a hadara, who searches, beside an apprentice with a style, who errs.
const start = botTable(optionsNamed('2-advanced'), 4);
const played = fairGame(start);
const recordText = textOf(linesOf(played, false));
const [read] = importGames(recordText) as readonly [SavedGame];
const kindsIn = (saved: SavedGame, engine = ENGINE) =>
  new Set(checkGame(saved, engine).decisions.map(({ verdict }) => ('why' in verdict ? verdict.why : verdict.kind)));

describe('a fair game', () => {
  it('is told by its record as it was played', () => {
    expect(read.engine).toEqual(ENGINE);
    expect(read.commitment).toEqual(played.commitment);
    const noted = ({ actions }: SavedGame) =>
      actions.map(({ seat, bot }) => ({ seat, bot })).sort((a, b) => a.seat - b.seat);
    expect(noted(read)).toEqual(noted(played));
    expect(played.actions.filter(({ bot }) => bot?.asks !== undefined).length).toBeGreaterThan(20);
  });

  it('is found fair, every decision of its bots', () => {
    const checked = checkGame(read, ENGINE);
    expect(outcomeOf(checked)).toBe('fair');
    expect(checked.decisions).toHaveLength(played.actions.length);
    expect(kindsIn(read)).toEqual(new Set(['same']));
  });

  it.each(Object.entries(FORGERIES))('is not, once that is forged: %s', (_kind, forge) => {
    const text = forge({ start, played, luck: luckOf(11) });
    expect(text).not.toBeNull();
    expect(isFoundFair(text ?? '')).toBe(false);
  });

  it('of any option: all are found fair, and each is found out when it was forged', () => {
    const trial = tryForgeries(2, 1);
    expect(trial).toMatchObject({ games: 2, wrong: [] });
    expect(Object.values(trial.forged).reduce((sum, count) => sum + count)).toBe(2);
  });
});

describe('a check', () => {
  it('finds the very decision that was forged, and what the bot does instead', () => {
    const { saved, forged } = withForgedDecision(start, 20);
    const wrong = checkGame(saved, ENGINE).decisions.filter(({ verdict }) => verdict.kind !== 'same');
    expect(wrong).toMatchObject([{ position: forged, verdict: { kind: 'different', why: 'action' } }]);
    expect(wrong[0]?.verdict).not.toMatchObject({ instead: wrong[0]?.action });
  });

  it('leaves what there is no time for, says so, and does not call the game fair', () => {
    const all = played.actions.length;
    const inShort = () => {
      let asked = 0;
      return checkGame(read, ENGINE, undefined, () => asked++ >= all - 10);
    };
    const placesOf = ({ decisions }: typeof short) => decisions.map(({ position }) => position);
    const short = inShort();
    expect([short.decisions.length, short.left, outcomeOf(short)]).toEqual([all - 10, 10, 'unchecked']);
    expect(asText([{ file: 'a', games: [short] }], false)).toContain('10 others, left by lot');
    expect(placesOf(short)).toEqual(placesOf(short).toSorted((a, b) => a - b));
    expect(placesOf(inShort())).not.toEqual(placesOf(short));
  });

  it('says what other bots decided, and does not judge them', () => {
    expect(kindsIn(read, { ...ENGINE, evaluation: 'fedcba9876543210' })).toEqual(new Set(['otherBots']));
    // Of another version with the same judgement, what comes out the same is the same, and nothing else is held against it.
    const { saved } = withForgedDecision(start, 20);
    expect(kindsIn(saved, { ...ENGINE, version: '10.0.0' })).toEqual(new Set(['same', 'otherBots']));
  });

  it('says of a game from before that nothing is known of it', () => {
    const { commitment: _, engine: __, ...rest } = read;
    const old = { ...rest, actions: rest.actions.map(({ seat, action }) => ({ seat, action })) };
    expect(kindsIn(old)).toEqual(new Set(['nothingNoted']));
    expect(outcomeOf(checkGame(old, ENGINE))).toBe('unchecked');
  });

  it('knows bots that were exchanged during the game, and those that failed', () => {
    const first = read.actions.findIndex(({ seat }) => seat === 0);
    const safe = checkGame(
      {
        ...read,
        actions: read.actions.map((decided, at) => (at === first ? { ...decided, bot: { replaced: true } } : decided)),
      },
      ENGINE,
    ).decisions[first];
    expect(['safe', 'different']).toContain(safe?.verdict.kind);
    const half = { seat: 0, until: 10, name: 'Ada', controller: { kind: 'human' } } as const;
    const taken = { ...read, earlier: [half] };
    expect(checkGame(taken, ENGINE).decisions.filter(({ verdict }) => verdict.kind === 'different')).toHaveLength(10);
    let own = 0;
    const without = taken.actions.map(({ bot, ...decided }) => {
      if (decided.seat === 0) own += 1;
      return decided.seat === 0 && own <= 10 ? decided : { ...decided, bot };
    });
    const checked = checkGame({ ...taken, actions: without }, ENGINE);
    expect(checked.decisions).toHaveLength(read.actions.length - 10);
    expect(outcomeOf(checked)).toBe('fair');
  });

  it('expects nothing of what was decided before a branch', () => {
    const branch = branchOf(read, 30, read.players, { gameId: 'branch', seed: 99, hiddenFrom: 'nobody' });
    expect(branch).not.toHaveProperty('commitment');
    expect(branch).not.toHaveProperty('engine');
    expect(kindsIn(branch)).toEqual(new Set(['nothingNoted']));
  });
});

describe('npm run verify', () => {
  const record = fileOf('two.jsonl', recordText + textOf(linesOf(played, true)));
  const save = fileOf('one.hadara', sealSave(played, 0, summaryOf(played, 0)));
  const forged = fileOf('forged.jsonl', recordText.replace(/"salt":"./, '"salt":"0').replace(/"seed":4/, '"seed":5'));

  it('reads its command line', () => {
    expect(readOptions(['a', 'b', '--json', '--content', 'c', '--content', 'd'])).toEqual({
      files: ['a', 'b'],
      contents: ['c', 'd'],
      all: false,
      json: true,
      processes: availableParallelism(),
    });
    expect(readOptions(['--help'])).toBeNull();
    for (const wrong of [[], ['--colour', 'a']]) expect(() => readOptions(wrong)).toThrow(UsageError);
  });

  it('checks every game of every file, records and saved ones', () => {
    const files = [record, save].map((file) => checkFile(file, ENGINE));
    expect(outcomeOfAll(files)).toBe('fair');
    const text = asText(files, false);
    const all = played.actions.length;
    expect(
      text.match(new RegExp(`the one that was promised .*; ${all} of ${all} decisions of bots are the same`, 'g')),
    ).toHaveLength(3);
    expect(text).toMatch(/Everything is as it should be\.$/);
    expect(asText(files, true).match(/: the same$/gm)).toHaveLength(3 * all);
    const { outcome, files: told } = JSON.parse(asJson(files));
    expect(outcome).toBe('fair');
    expect(told[0].games).toHaveLength(2);
    expect(told[0].games[0].decisions[0]).toMatchObject({ n: 1, seat: expect.any(Number), kind: 'same' });
  });

  it('lets processes share the decisions, and says the same', async () => {
    const files = [record, forged, fileOf('empty.jsonl', '')];
    const shared = await checkAll({ files, contents: [] }, ENGINE, 3);
    expect(shared).toEqual(files.map((file) => checkFile(file, ENGINE)));
  });

  it('starts more processes only for many simulations', () => {
    expect(processesFor([record, save], 8)).toBe(1);
    const long = {
      ...played,
      actions: played.actions.map((decided) => ({ ...decided, bot: { ...decided.bot, nodes: 1000 } })),
    };
    const file = fileOf('long.hadara', sealSave(long, 0, summaryOf(long, 0)));
    expect(processesFor([file], 8)).toBe(1 + Math.floor(long.actions.length / 20));
    expect(processesFor([file], 2)).toBe(2);
  });

  it.each([
    ['nothing', '', 'the file is empty'],
    ['no record', '{"type":"chess"}', 'line 1: this is no game record'],
    ['no JSON', 'cards', 'line 1: this is no JSON'],
    ['half a record', recordText.slice(0, recordText.indexOf('{"type":"result"')), 'the record ends too early'],
    ['an impossible deal', recordText.replace('"1-red-', '"9-red-'), 'line 1: it could not have been dealt'],
    [
      'other numbers',
      recordText.replace('"seed"', '"content":{"id":"abc"},"seed"'),
      'name their file with --content): abc',
    ],
    ['a damaged save', '{"format":"hadara-save","version":4}', 'the saved game is damaged'],
  ])('says what is wrong with a file that holds %s', (name, text, words) => {
    const files = [checkFile(fileOf(`${name}.jsonl`, text), ENGINE)];
    expect(outcomeOfAll(files)).toBe('wrong');
    expect(asText(files, false)).toContain(words);
    expect(JSON.parse(asJson(files)).files[0].problem).toContain(words);
  });

  it('ends with what it found', () => {
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ['--import', 'tsx', 'tools/verify/index.ts', ...args], { encoding: 'utf8' });
    const record1 = path.join(folder, 'simulated.jsonl');
    execFileSync(process.execPath, [
      '--import',
      'tsx',
      'tools/simulate/index.ts',
      '--seats',
      '2',
      '--games',
      '1',
      '--record',
      record1,
    ]);
    expect(run(record1)).toMatchObject({ status: 0, stderr: '' });
    const wrong = run(forged, path.join(folder, 'nowhere.jsonl'));
    expect(wrong.status).toBe(1);
    expect(wrong.stdout).toContain('its deal is NOT the one that was promised');
    expect(wrong.stdout).toContain('it cannot be read: ENOENT');
  });
});
