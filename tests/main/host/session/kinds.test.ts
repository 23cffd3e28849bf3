import { describe, expect, it, vi } from 'vitest';
import { GameTable } from '../../../../main/host/session/gameTable.ts';
import type { KindOf } from '../../../../main/host/session/kinds.ts';
import type { LiveGameOptions } from '../../../../main/host/session/liveGameOptions.ts';
import { LiveSession } from '../../../../main/host/session/liveSession.ts';
import type { GameUpdate } from '../../../../shared/contract/answers.ts';
import { lessonOf } from '../../../../shared/lessons/lessons.ts';
import { lineTo } from '../../../../shared/lessons/play/mainLine.ts';
import type { Problem } from '../../../../shared/problems/problem.ts';
import { loadProblems } from '../../../../shared/problems/problemBook.ts';
import { gameOfProblem } from '../../../../shared/problems/problemGame.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import { gameAtLoneAction } from '../../../fixtures/loneAction.ts';
import { startGame, startHost, type TestHost } from '../testHost.ts';
import { humanTurn, playOn } from './humanPlay.ts';

const tracks = lessonOf('tracks');
const LESSON: KindOf<'lesson'> = { kind: 'lesson', lesson: tracks, deal: lineTo(tracks, 0).deal, marks: new Map() };
const [problem] = (await loadProblems()).problems as readonly [Problem];
const PROBLEM: KindOf<'problem'> = {
  kind: 'problem',
  problem,
  posed: gameOfProblem(problem, 'p', []),
  answered: false,
};

/** Puts something of each kind on the table. */
const PUT = {
  game: (host: TestHost) => startGame(host, 'hb'),
  lesson: async (host: TestHost) => (await host.call('lessons.start', { lesson: 'tracks', step: 2 })).update,
  problem: async (host: TestHost) => (await host.call('problems.start', { choice: { kind: 'daily' } })).update,
} as const;

type KindName = keyof typeof PUT;

const kindTold = (update: GameUpdate): unknown => {
  if (update.kind === 'game') return { kind: 'game' };
  return update.kind === 'lesson'
    ? { kind: 'lesson', lesson: update.lesson }
    : { kind: 'problem', problem: update.problem };
};

/** The calls that go on with a lesson or a problem, and what is due where none of its kind lies on the table. */
const OF_KINDS = {
  lesson: [
    ['lessons.reach', { step: 0 }],
    ['lessons.back', { step: 0 }],
    ['lessons.finish', {}],
  ],
  problem: [
    ['problems.answer', { action: null }],
    ['problems.playOn', {}],
  ],
} as const;

const refusals = async (host: TestHost, kind: keyof typeof OF_KINDS): Promise<string[]> => {
  const codes: string[] = [];
  for (const [name, input] of OF_KINDS[kind]) codes.push(await host.refusal(name, input));
  return codes;
};

describe('what lies on the table', () => {
  it('is told with every position: in answers, of what bots did, and after all of it is told anew', async () => {
    const host = await startHost();
    await host.call('settings.change', { speed: 'instant' });
    const game = { kind: 'game' };
    const started = await humanTurn(host, await startGame(host, 'hb'));
    expect(kindTold(started)).toEqual(game);
    expect(kindTold(await playOn(host, started, 0))).toEqual(game);
    const lesson = { kind: 'lesson', lesson: 'buyOrSell' };
    const scene = await host.call('lessons.start', { lesson: 'buyOrSell', step: 0 });
    expect(kindTold(scene.update)).toEqual(lesson);
    expect(kindTold(await humanTurn(host, scene.update))).toEqual(lesson);
    expect(kindTold(await host.call('game.open', {}))).toEqual(lesson);
    expect(kindTold(await host.call('lessons.back', { step: 0 }))).toEqual(lesson);
    const problem = await host.call('problems.start', { choice: { kind: 'any' } });
    expect(kindTold(problem.update)).toEqual({ kind: 'problem', problem: problem.id });
    expect(kindTold(await host.call('game.open', {}))).toEqual({ kind: 'problem', problem: problem.id });
    await host.call('problems.answer', { action: null });
    expect(kindTold(await host.call('problems.playOn', {}))).toEqual(game);
    const pushed = host.updates.map(({ kind }) => kind);
    expect(new Set(pushed)).toEqual(new Set(['game', 'lesson']));
  });

  it.each([
    ['game', 'lesson'],
    ['game', 'problem'],
    ['lesson', 'problem'],
    ['problem', 'lesson'],
  ] as const)(
    'decides which calls go on with it: at a %s none of a %s, also when one was there before',
    async (at, of) => {
      const host = await startHost();
      const noGame = OF_KINDS[of].map(() => 'noGame');
      await PUT[at](host);
      expect(await refusals(host, of)).toEqual(noGame);
      await PUT[of](host);
      const { gameId, seq } = await PUT[at](host);
      const before = host.disk.files().map((name) => [name, host.disk.text(name)]);
      expect(await refusals(host, of)).toEqual(noGame);
      const after = await host.call('game.open', {});
      expect(after.gameId).toBe(gameId);
      expect(after.seq).toBeGreaterThan(seq);
      expect(host.disk.files().map((name) => [name, host.disk.text(name)])).toEqual(before);
    },
  );

  it.each([
    ['game', 'ok', 'ok'],
    ['lesson', 'nothingToUndo', 'illegal'],
    ['problem', 'nothingToUndo', 'illegal'],
  ] as const)('of the kind %s: taking back is %s, changing seats %s', async (kind, takingBack, changingSeats) => {
    const host = await startHost();
    await host.call('settings.change', { speed: 'instant' });
    const update = await humanTurn(host, await PUT[kind](host));
    const [choice] = update.choices;
    const acted = await host.refusal('game.act', { seq: update.seq, action: choice?.action });
    expect(acted).toBe(kind === 'problem' ? 'notYourTurn' : 'ok');
    const { seq, players, takesBack } = await humanTurn(host, await host.call('game.open', {}));
    expect(takesBack !== null).toBe(kind === 'game');
    expect(await host.refusal('game.takeBack', { seq })).toBe(takingBack);
    const sitters = players.map(({ name, controller }) => ({ name, controller }));
    expect(await host.refusal('game.reseat', { sitters })).toBe(changingSeats);
  });

  it.each([
    ['game', { kind: 'game' }, true],
    ['lesson', LESSON, false],
    ['problem', PROBLEM, false],
  ] as const)(
    'of the kind %s: decisions that are none take themselves, and are saved: %s',
    async (_, kind, expected) => {
      const keep = vi.fn(async () => undefined);
      const table = new GameTable({ takesForced: () => true, keep } as unknown as LiveGameOptions);
      const session = new Session(gameAtLoneAction());
      const { seq } = session;
      await table.takeForced(new LiveSession(session, kind));
      expect(session.seq > seq).toBe(expected);
      expect(keep.mock.calls.length > 0).toBe(expected);
    },
  );

  it('lets the learner take decisions back where bots think for the others', async () => {
    const host = await startHost();
    await host.call('settings.change', { speed: 'instant' });
    const { update } = await host.call('lessons.start', { lesson: 'firstEpoch', step: 0 });
    const { seq, choices, screen } = await humanTurn(host, update);
    const { seq: next } = await humanTurn(
      host,
      await host.call('game.act', { seq, action: choices[0]?.action ?? { type: 'pass' } }),
    );
    const back = await host.call('game.takeBack', { seq: next });
    expect(back.screen.actor).toBe(screen.actor);
    expect(back.practice).toBe(true);
  });

  it.each(['lesson', 'problem'] satisfies KindName[])(
    'is counted by the coach where it is a game, and no %s',
    async (kind) => {
      const host = await startHost();
      const early: boolean[] = [];
      for (const next of ['game', kind, kind, kind, 'game', 'game', kind, 'game'] as const) {
        await PUT[next](host);
        early.push((await host.call('coach.begin', {})).early);
      }
      expect(early).toEqual([true, true, true, true, true, true, true, false]);
    },
  );
});
