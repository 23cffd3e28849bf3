import { describe, expect, it } from 'vitest';
import { textWithChecksum } from '../../../../main/host/files/checksummedFile.ts';
import type { GameUpdate } from '../../../../shared/contract/answers.ts';
import { lessonOf } from '../../../../shared/lessons/lessons.ts';
import { fits } from '../../../../shared/lessons/patterns.ts';
import type { Action } from '../../../../shared/vocabulary/actions.ts';
import { LANGUAGES, WORDS } from '../../../../shared/words/words.ts';
import { MemoryDisk } from '../files/memoryDisk.ts';
import { startGame, startHost, type TestHost } from '../testHost.ts';

const atOnce = (host: TestHost) => host.call('settings.change', { speed: 'instant' });

/** Waits until the learner decides, or nobody does any more. */
async function learnersTurn(host: TestHost, update: GameUpdate): Promise<GameUpdate> {
  for (let now = update; ; now = await host.call('game.open', {})) {
    if (now.screen.actor !== null || now.view.result !== null) return now;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function act(host: TestHost, update: GameUpdate, pattern: Parameters<typeof fits>[1]): Promise<GameUpdate> {
  const choice = update.choices.find(({ action }) => fits(action, pattern));
  return learnersTurn(host, await host.call('game.act', { seq: update.seq, action: choice?.action as Action }));
}

/** A position without what changes by being told again. */
const standing = ({ view, choices }: GameUpdate) => ({ view, choices });

describe('a lesson', () => {
  it('tells the learner by which name it plays', async () => {
    const host = await startHost();
    const { update } = await host.call('lessons.start', { lesson: 'buyOrSell', step: 0 });
    const { name } = update.players[update.screen.viewer ?? 0] ?? {};
    expect(name).toMatch(/\w/);
    for (const language of LANGUAGES)
      expect(WORDS[language].messages['lesson.buyOrSell.goal']).toMatch(new RegExp(`\\b${name}\\b`));
  });

  it('is played at the real table, and is no game among the others', async () => {
    const host = await startHost();
    await atOnce(host);
    const { update, step } = await host.call('lessons.start', { lesson: 'buyOrSell', step: 0 });
    expect(step).toBe(0);
    const first = await learnersTurn(host, update);
    expect(first.view.seats[1]?.hand).toEqual(['1-yellow-06', '1-yellow-09']);
    const next = await act(host, first, { type: 'draft', keep: '1-yellow-09', action: 'buy' });
    expect(next.view.seats[1]?.cards).toEqual(['1-yellow-09']);
    expect(next.canUndo).toBe(false);
    expect(await host.refusal('game.undo', { seq: next.seq })).toBe('nothingToUndo');
    const sitters = next.players.map(({ name, controller }) => ({ name, controller }));
    expect(await host.refusal('game.reseat', { sitters })).toBe('illegal');
    expect(await host.call('games.list', {})).toEqual([]);
    expect(await host.call('game.summary', {})).toBeNull();
    expect(host.disk.files().filter((name) => name !== 'host.log')).toEqual(['lessons.json', 'settings.json']);
    await host.call('game.leave', {});
    expect(await host.refusal('game.open', {})).toBe('noGame');
  });

  it('leaves the game that was on the table as it was', async () => {
    const host = await startHost();
    const game = await startGame(host, 'hb');
    const before = await learnersTurn(host, game);
    await host.call('lessons.start', { lesson: 'bread', step: 0 });
    await host.call('game.leave', {});
    expect((await host.call('game.summary', {}))?.gameId).toBe(game.gameId);
    const after = await learnersTurn(host, await host.call('game.open', {}));
    expect(standing(after)).toEqual(standing(before));
  });

  it('takes back whatever was decided since a step, the others included', async () => {
    const host = await startHost();
    await atOnce(host);
    const { update } = await host.call('lessons.start', { lesson: 'bread', step: 1 });
    const before = await learnersTurn(host, update);
    const greedy = await act(host, before, { type: 'take', colour: 'purple', action: 'buy' });
    await host.call('lessons.reach', { step: 2 });
    const hungry = await act(host, greedy, { type: 'take', action: 'sell' });
    expect(hungry.view.decision).toBe('feeding');
    expect(standing(await learnersTurn(host, await host.call('lessons.back', { step: 1 })))).toEqual(standing(before));
  });

  it('goes back before the step at which it was begun to where that is when all goes as suggested', async () => {
    const host = await startHost();
    await atOnce(host);
    const { update } = await host.call('lessons.start', { lesson: 'bread', step: 0 });
    const first = await learnersTurn(host, update);
    await host.call('lessons.start', { lesson: 'bread', step: 2 });
    const back = await host.call('lessons.back', { step: 0 });
    expect(standing(await learnersTurn(host, back))).toEqual(standing(first));
  });

  it('begins at any step as if all before had gone as suggested', async () => {
    const host = await startHost();
    await atOnce(host);
    for (const [step, { deal }] of lessonOf('points').steps.entries()) {
      const scene = await host.call('lessons.start', { lesson: 'points', step });
      const { view } = await learnersTurn(host, scene.update);
      if (deal !== undefined) expect([scene.step, view.epoch]).toEqual([step, step === 0 ? 1 : 3]);
    }
    const { length } = lessonOf('points').steps;
    for (const step of [length, length + 1, 39]) {
      expect(await host.refusal('lessons.start', { lesson: 'points', step })).toBe('badInput');
      expect(await host.refusal('lessons.reach', { step })).toBe('badInput');
    }
    expect(await host.refusal('lessons.reach', { step: length - 1 })).toBe('ok');
    expect(await host.refusal('lessons.start', { lesson: 'none', step: 0 })).toBe('badInput');
  });

  it('goes on after quitting where it was left, with what was decided until then', async () => {
    const host = await startHost();
    await atOnce(host);
    const { update } = await host.call('lessons.start', { lesson: 'buyOrSell', step: 0 });
    const bought = await act(host, await learnersTurn(host, update), {
      type: 'draft',
      keep: '1-yellow-06',
      action: 'buy',
    });
    expect((await host.call('lessons.reach', { step: 2 })).begun).toEqual({ buyOrSell: 2 });
    await host.host.dispose();
    const again = await startHost({ files: host.disk });
    expect(await again.call('lessons.progress', {})).toEqual({ done: [], begun: { buyOrSell: 2 } });
    const scene = await again.call('lessons.start', { lesson: 'buyOrSell', step: null });
    expect(again.notices).toEqual([]);
    expect(scene.step).toBe(2);
    expect(standing(await learnersTurn(again, scene.update))).toEqual(standing(bought));
  });

  it('is remembered as done, and begun anew from its first step', async () => {
    const host = await startHost();
    await host.call('lessons.start', { lesson: 'tracks', step: 3 });
    expect(await host.call('lessons.finish', {})).toEqual({ done: ['tracks'], begun: {} });
    expect((await host.call('lessons.start', { lesson: 'tracks', step: null })).step).toBe(0);
    await host.host.dispose();
    const again = await startHost({ files: host.disk });
    expect((await again.call('lessons.progress', {})).done).toEqual(['tracks']);
  });

  it.each([
    ['whose step is gone', 'tracks', 'village', []],
    [
      'whose game was dealt otherwise',
      'buyOrSell',
      'green',
      [
        { seat: 0, action: { type: 'setWheel', rotation: 3 } },
        { seat: 0, action: { type: 'draft', keep: '1-purple-10', action: 'buy', tile: 'income' } },
        { seat: 1, action: { type: 'draft', keep: '1-yellow-03', action: 'buy' } },
      ],
    ],
    ['whose others decided otherwise', 'buyOrSell', 'yellow', [{ seat: 0, action: { type: 'setWheel', rotation: 3 } }]],
  ] as const)(
    'that has changed meanwhile begins again, with a word, and costs nothing else: one %s',
    async (...row) => {
      const [, lesson, beat, actions] = row;
      const files = new MemoryDisk();
      const kept = {
        done: ['points'],
        begun: { [lesson]: { beat, actions, marks: {} } },
        coached: [],
        told: ['draftA'],
      };
      files.put('/data/lessons.json', textWithChecksum({ name: 'lessons.json', version: 1 }, kept));
      const host = await startHost({ files });
      const scene = await host.call('lessons.start', { lesson, step: null });
      expect(scene.step).toBe(0);
      expect(host.notices).toMatchObject([{ code: 'lessonChanged' }]);
      expect(await host.call('lessons.progress', {})).toEqual({ done: ['points'], begun: { [lesson]: 0 } });
      expect(await host.call('coach.begin', {})).toEqual({ early: true, told: ['draftA', 'medals'] });
    },
  );

  it('leaves out lessons that this program does not know', async () => {
    const files = new MemoryDisk();
    const kept = { done: ['tracks', 'nonsense'], begun: {}, coached: [], told: ['draftA'] };
    files.put('/data/lessons.json', textWithChecksum({ name: 'lessons.json', version: 1 }, kept));
    const host = await startHost({ files });
    expect(await host.call('lessons.progress', {})).toEqual({ done: ['tracks'], begun: {} });
  });

  it('is helped by its backup where its file is damaged, and begins anew without', async () => {
    const host = await startHost();
    await host.call('lessons.start', { lesson: 'tracks', step: 2 });
    await host.call('lessons.finish', {});
    await host.call('coach.told', { topic: 'draftA' });
    await host.host.dispose();
    host.disk.put('/data/lessons.json', 'not JSON');
    const again = await startHost({ files: host.disk });
    expect(await again.call('lessons.progress', {})).toEqual({ done: ['tracks'], begun: {} });
    expect(again.notices).toMatchObject([{ code: 'notesRestored' }]);
    await again.host.dispose();
    host.disk.put('/data/lessons.bak.json', 'neither');
    const anew = await startHost({ files: host.disk });
    expect(await anew.call('lessons.progress', {})).toEqual({ done: [], begun: {} });
    expect(anew.notices).toMatchObject([{ code: 'notesReset' }]);
  });

  it('is refused where none is on the table', async () => {
    const host = await startHost();
    for (const [name, input] of [
      ['lessons.reach', { step: 0 }],
      ['lessons.back', { step: 0 }],
      ['lessons.finish', {}],
      ['coach.begin', {}],
      ['coach.review', { epoch: 1 }],
    ] as const)
      expect([name, await host.refusal(name, input)]).toEqual([name, 'noGame']);
  });

  it.each([
    ['another game', (host: TestHost) => startGame(host, 'hb')],
    ['a problem', (host: TestHost) => host.call('problems.start', { choice: { kind: 'daily' } })],
  ])('is over when %s takes its place: nothing of that is taken for the lesson', async (_, takePlace) => {
    const host = await startHost();
    await host.call('lessons.start', { lesson: 'tracks', step: 2 });
    const before = host.disk.text('lessons.json');
    await takePlace(host);
    for (const [name, input] of [
      ['lessons.reach', { step: 1 }],
      ['lessons.back', { step: 0 }],
      ['lessons.finish', {}],
    ] as const)
      expect([name, await host.refusal(name, input)]).toEqual([name, 'noGame']);
    expect(host.disk.text('lessons.json')).toBe(before);
  });
});

describe('the coach', () => {
  it('need not introduce what a finished lesson has taught', async () => {
    const host = await startHost();
    await host.call('lessons.start', { lesson: 'tracks', step: 0 });
    await host.call('lessons.finish', {});
    await startGame(host, 'hb');
    const notes = await host.call('coach.begin', {});
    expect(notes).toEqual({ early: true, told: ['colony', 'statue'] });
    // What no lesson of the learner's was about is told when it comes.
    expect(notes.told).not.toContain('feeding');
  });

  it('sits beside the first three games, counts no lesson, and remembers what it has said', async () => {
    const host = await startHost();
    await host.call('lessons.start', { lesson: 'firstEpoch', step: 0 });
    expect(await host.call('coach.begin', {})).toEqual({ early: true, told: [] });
    const early: boolean[] = [];
    let gameId = '';
    for (let game = 0; game < 4; game++) {
      ({ gameId } = await startGame(host, 'hb'));
      early.push((await host.call('coach.begin', {})).early, (await host.call('coach.begin', {})).early);
    }
    expect(early).toEqual([true, true, true, true, true, true, false, false]);
    await host.call('coach.told', { topic: 'draftA' });
    await host.call('coach.told', { topic: 'draftA' });
    await host.host.dispose();
    const again = await startHost({ files: host.disk });
    // By its name: all four were saved at the same moment.
    await again.call('games.resume', { gameId });
    expect(await again.call('coach.begin', {})).toEqual({ early: false, told: ['draftA'] });
  });
});
