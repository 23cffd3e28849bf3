import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSave } from '../../../../main/host/saves/saveEnvelope.ts';
import { pathOf } from '../../../../shared/flow/runner.ts';
import { dealOf } from '../../../../shared/rules/position/deal.ts';
import { recordOf } from '../../../../shared/session/records/record.ts';
import { replay } from '../../../../shared/session/replay/replay.ts';
import { type SavedGame, setupOf } from '../../../../shared/session/saves/savedGame.ts';
import { migrations, SAVE_VERSION, savedGameSchema } from '../../../../shared/session/saves/saveFormat.ts';
import { EXPANSIONS } from '../../../../shared/vocabulary/options.ts';
import { GOLDEN_FOLDER } from '../../../fixtures/goldenGames.ts';
import { everySetup } from '../../../fixtures/options.ts';
import { finishedGame, freshGame } from '../../../fixtures/savedGame.ts';

/** A save file as it lies on players' disks: never written anew. */
function goldenSave(version: number): SavedGame {
  const opened = openSave(readFileSync(path.join(GOLDEN_FOLDER, `save-${version}.json`), 'utf8'));
  if (opened.kind !== 'good') throw new Error(`save-${version}.json is ${opened.kind}`);
  return opened.saved;
}

/** The first version that players have. */
const FIRST = 3;

describe('saves of every version', () => {
  it('have a golden file each, and a way to the next version', () => {
    const versions = Array.from({ length: SAVE_VERSION - FIRST + 1 }, (_, index) => FIRST + index);
    expect(versions).not.toEqual([]);
    for (const version of versions) expect(goldenSave(version).gameId).toBe(`golden-save-${version}`);
    expect(Object.keys(migrations).map(Number)).toEqual(versions.slice(0, -1));
  });

  it('version 3 opens in the same position as ever, under its name', () => {
    const saved = goldenSave(3);
    expect(saved.name).toBe('Zoë’s long winter');
    const { state } = replay(saved);
    expect(pathOf(state)).toBe('epoch.phaseA.draft.decide');
    expect([state.epoch, state.phase, state.turn]).toEqual([3, 'A', 3]);
    expect(state.seats.map((seat) => seat.coins)).toEqual([8, 3, 6, 5]);
    expect(state.seats.map((seat) => Object.values(seat.tracks))).toEqual([
      [10, 23, 11, 6],
      [17, 7, 22, 20],
      [14, 17, 5, 30],
      [14, 19, 15, 12],
    ]);
  });

  it('version 4 opens with its handicap, with who sat there when, and as practice', () => {
    const saved = goldenSave(4);
    expect(saved.players.map(({ name, handicap }) => [name, handicap])).toEqual([
      ['Oma', 4],
      ['Ben', undefined],
      ['Zoë', undefined],
    ]);
    expect(saved.earlier?.map(({ seat, until, name }) => [seat, until, name])).toEqual([
      [0, 5, 'Oma'],
      [0, 8, 'Oma'],
      [1, 10, 'Ben'],
      [2, 13, '雨'],
    ]);
    expect(saved.practice).toBe(true);
    expect(goldenSave(3).practice).toBeUndefined();
    const { state } = replay(saved);
    expect([state.epoch, state.phase, pathOf(state)]).toEqual([2, 'A', 'epoch.phaseA.draft.decide']);
    expect(state.seats.map((seat) => seat.coins)).toEqual([12, 8, 6]);
  });
});

describe('the faces of people', () => {
  it('version 5 opens with those that were chosen, and records leave them out', () => {
    const saved = goldenSave(5);
    expect(saved.players.map(({ controller }) => controller)).toEqual([
      { kind: 'human', face: 'silver' },
      { kind: 'bot', level: 'citizen' },
      { kind: 'human' },
    ]);
    const { state } = replay(saved);
    expect([state.epoch, state.phase, pathOf(state)]).toEqual([2, 'B', 'epoch.phaseB.draft.decide']);
    expect(state.seats.map((seat) => seat.coins)).toEqual([18, 15, 19]);
    const [header] = recordOf({ ...finishedGame(setupOf(saved)), players: saved.players }, false);
    expect(header).toMatchObject({
      seats: saved.players.map(({ controller: { kind } }) => ({ controller: { kind } })),
    });
    expect(JSON.stringify(header)).not.toContain('silver');
  });

  it('no face but one of the list', () => {
    const game = goldenSave(5);
    const [first, ...rest] = game.players;
    const strange = { ...game, players: [{ ...first, controller: { kind: 'human', face: 'nobody' } }, ...rest] };
    expect(savedGameSchema.safeParse(strange).success).toBe(false);
  });
});

describe('the schema of a save', () => {
  it.each([null, 'A', '雨の夜 🌧', 'x'.repeat(60)])('lets the name %s through', (name) => {
    const game = { ...freshGame('hga'), name };
    expect(savedGameSchema.parse(game)).toEqual(game);
  });

  it.each([
    [' ', null],
    ['\u200b\u202e', null],
    ['x'.repeat(61), 'x'.repeat(60)],
    ['a\nb', 'a b'],
    ['a\u202eb\0', 'ab'],
    ['half \ud83d', 'half'],
  ])('opens a game that was called %j as %j', (name, shown) => {
    expect(savedGameSchema.parse({ ...freshGame('hga'), name }).name).toBe(shown);
  });

  it('opens a game whatever its players are called; who has no name that can be seen is a number', () => {
    const saved = freshGame('hga');
    const names = ['\u202eEvil\n', '\u3164', '\udc00 '];
    const players = saved.players.map((player, seat) => ({ ...player, name: names[seat] ?? '' }));
    expect(savedGameSchema.parse({ ...saved, players }).players.map(({ name }) => name)).toEqual(['Evil', '2', '3']);
  });

  it('lets every game through unchanged', () => {
    for (const setup of everySetup(61)) {
      const saved = finishedGame(setup);
      expect(savedGameSchema.parse(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
    }
  });

  const saved = freshGame('hga');
  const [human] = saved.players;
  const deal = dealOf(setupOf(saved).options, saved.content, saved.seed);
  const withReds = (red: unknown) => ({ ...deal, decks: { ...deal.decks, 1: { ...deal.decks[1], red } } });

  it('lets a deal through unchanged', () => {
    const own = { ...saved, deal };
    expect(savedGameSchema.parse(JSON.parse(JSON.stringify(own)))).toEqual(own);
  });

  it.each([
    ['nothing', null],
    ['a list', []],
    ['a missing field', { ...saved, seed: undefined }],
    ['a field too many', { ...saved, cheat: true }],
    ['a name that is a path', { ...saved, gameId: '../other' }],
    ['a name that is none', { ...saved, name: 7 }],
    ['no name and no null', { ...saved, name: undefined }],
    ['a seed that is not whole', { ...saved, seed: 1.5 }],
    ['a seed out of range', { ...saved, seed: 2 ** 32 }],
    ['a mode that does not exist', { ...saved, mode: 'expert' }],
    ['expansions that are missing', { ...saved, expansions: undefined }],
    ['an expansion that does not exist', { ...saved, expansions: ['space'] }],
    ['too many expansions', { ...saved, expansions: [...EXPANSIONS, 'nobles'] }],
    ['a content that is a path', { ...saved, content: '../../etc/passwd' }],
    ['no deal and no null', { ...saved, deal: undefined }],
    ['a deal without monuments', { ...saved, deal: { ...deal, monuments: undefined } }],
    ['a deal with something more', { ...saved, deal: { ...deal, more: [] } }],
    ['a deal with a colour that does not exist', { ...saved, deal: { ...deal, segments: Array(5).fill('pink') } }],
    ['a deal with an endless name', { ...saved, deal: withReds(['x'.repeat(33)]) }],
    ['a deal with an endless deck', { ...saved, deal: withReds(Array(1001).fill('1-red-01')) }],
    ['a deal with cards that are none', { ...saved, deal: withReds([1]) }],
    ['a deal with setup cards for six', { ...saved, deal: { ...deal, setupCards: Array(6).fill('setup-1') } }],
    ['one player', { ...saved, players: [human] }],
    ['twice the same emblem', { ...saved, players: [human, human] }],
    [
      'a bot without a level',
      { ...saved, players: [human, { name: 'B', emblem: 'lion', controller: { kind: 'bot' } }] },
    ],
    ['a seat that does not exist', { ...saved, actions: [{ seat: 5, action: { type: 'pass' } }] }],
    ['an action of an unknown type', { ...saved, actions: [{ seat: 0, action: { type: 'cheat' } }] }],
    ['an action with something nested', { ...saved, actions: [{ seat: 0, action: { type: 'pass', more: {} } }] }],
    ['an action that is none', { ...saved, actions: [{ seat: 0, action: 'pass' }] }],
    ['more on a decision', { ...saved, actions: [{ seat: 0, action: { type: 'pass' }, at: 1 }] }],
  ])('refuses %s', (_name, wrong) => {
    expect(savedGameSchema.safeParse(wrong).success).toBe(false);
  });
});
