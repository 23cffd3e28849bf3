// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { followHost } from '../../../renderer/app/followHost.ts';
import { watchErrors } from '../../../renderer/app/program/pageLife.ts';
import { leave } from '../../../renderer/app/routes.ts';
import { continueGame, startGame } from '../../../renderer/game/commands.ts';
import { madeUpUpdate } from '../../../renderer/game/madeUpUpdate.ts';
import { madeUpView } from '../../../renderer/game/madeUpView.ts';
import { createPage } from '../../../renderer/game/page.ts';
import { followTable } from '../../../renderer/game/selection/SelectionProvider.tsx';
import { inspectedCard, selectionMachine } from '../../../renderer/game/selection/selection.ts';
import { useTable } from '../../../renderer/game/state/table.ts';
import { useApp } from '../../../renderer/platform/app.ts';
import { clientOver } from '../../../renderer/platform/client/client.ts';
import { navigate } from '../../../renderer/platform/host.ts';
import { pageContent } from '../../../renderer/platform/pageContent.ts';
import { standardContent } from '../../../shared/content/content.ts';
import type { GameUpdate } from '../../../shared/contract/answers.ts';
import { DEFAULT_SETTINGS } from '../../../shared/contract/defaultSettings.ts';
import type { Reply } from '../../../shared/contract/reply.ts';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import { preferNothing } from '../dom.ts';

const CHEAPER = { ...standardContent.file, coinsPerPoint: 3 };

let games = 0;

/** A position of a game that is played with some content. */
const positionOf = (content: string, gameId: string, seq = 1): GameUpdate => {
  const update = madeUpUpdate(madeUpView({ seats: 2, epoch: 1, phase: 'A', cards: 2, expansions: [] }));
  return { ...update, gameId, seq, view: { ...update.view, content } };
};

/** A host whose answers come when the test says so. */
function slowHost(answers: Readonly<Record<string, (input: unknown) => Reply>>) {
  const calls: string[] = [];
  const held: (() => void)[] = [];
  const listeners: ((event: string, payload: unknown) => void)[] = [];
  const client = createPage(
    clientOver({
      call: (name, input) => {
        calls.push(name);
        const reply = answers[name]?.(input) ?? {
          ok: true,
          value: name === 'settings.change' ? DEFAULT_SETTINGS : null,
        };
        if (name !== 'content.read') return Promise.resolve(reply);
        return new Promise((resolve) => held.push(() => resolve(reply)));
      },
      on: (listener) => {
        listeners.push(listener);
        return () => undefined;
      },
      onLink: () => () => undefined,
      end: () => undefined,
    }),
  );
  followHost(client, Promise.resolve());
  return {
    client,
    calls,
    push: (update: GameUpdate) => {
      for (const listener of listeners) listener('game.update', update);
    },
    /** Lets the reading of a content end. */
    release: () => held.shift()?.(),
    reading: () => vi.waitUntil(() => held.length > 0),
  };
}

const turned = (turns: number) => ({ type: 'wheelTurned', turns }) as const;
const opens = (update: GameUpdate) => () => ({ ok: true, value: update }) as const;
const reads = () => ({ ok: true, value: CHEAPER }) as const;

/** Everything that was ever on the table, with the numbers that the page had at that moment. */
const seen: [view: string, page: string][] = [];
const stop = () => undefined;
let unsubscribe: () => void = stop;

beforeEach(() => {
  games += 1;
  preferNothing();
  useApp.setState(useApp.getInitialState(), true);
  useTable.setState(useTable.getInitialState(), true);
  seen.length = 0;
  unsubscribe = useTable.subscribe(({ shown, update }) => {
    for (const view of [shown, update?.view]) {
      if (view != null) seen.push([view.content, pageContent().id]);
    }
  });
});

afterEach(async () => {
  unsubscribe();
  await leave(slowHost({}).client);
});

const tableNow = () => useTable.getState();

describe('a game with a content of the player’s own', () => {
  it('is shown once its numbers are there, and they are asked for once', async () => {
    const id = `own${games}`;
    const host = slowHost({ 'game.open': opens(positionOf(id, 'g1')), 'content.read': reads });
    const opened = continueGame(host.client);
    await host.reading();
    expect(useApp.getState().screen).toBe('title');
    expect(tableNow().update).toBeNull();
    host.release();
    await opened;
    expect(useApp.getState().screen).toBe('game');
    expect(pageContent()).toMatchObject({ id, coinsPerPoint: 3 });
    await leave(host.client);
    await continueGame(host.client);
    expect(host.calls.filter((name) => name === 'content.read')).toHaveLength(1);
  });

  it('is never on the table with other numbers than its own', async () => {
    const id = `own${games}`;
    const host = slowHost({
      'game.open': opens(positionOf('standard', 'g1')),
      'game.start': opens(positionOf(id, 'g2')),
      'content.read': reads,
    });
    await continueGame(host.client);
    const started = startGame(host.client, { mode: 'basic', expansions: [], content: id, players: [] });
    await host.reading();
    expect(tableNow().update?.gameId).toBe('g1');
    host.release();
    await started;
    expect(tableNow().update?.gameId).toBe('g2');
    await leave(host.client);
    await continueGame(host.client);
    expect(tableNow().update?.gameId).toBe('g1');
    expect(new Set(seen.map(([view]) => view))).toEqual(new Set(['standard', id]));
    expect(seen.filter(([view, page]) => view !== page)).toEqual([]);
  });

  it('keeps positions in their order that come while its numbers are read', async () => {
    const id = `own${games}`;
    const host = slowHost({ 'game.open': opens(positionOf(id, 'g1', 1)), 'content.read': reads });
    const order: number[] = [];
    const end = useTable.subscribe(({ update }, before) => {
      if (update !== null && update !== before.update) order.push(update.seq);
    });
    const opened = continueGame(host.client);
    await host.reading();
    host.push(positionOf(id, 'g1', 2));
    host.push(positionOf(id, 'g1', 3));
    host.release();
    await opened;
    await vi.waitUntil(() => tableNow().update?.seq === 3);
    end();
    expect(order).toEqual([1, 2, 3]);
  });

  it('cannot be shown without its numbers: back to the title with the reason', async () => {
    const id = `own${games}`;
    const host = slowHost({
      'game.open': opens(positionOf(id, 'g1')),
      'content.read': () => ({ ok: false, code: 'contentMissing', detail: '' }),
    });
    const opened = continueGame(host.client);
    await host.reading();
    host.push(positionOf(id, 'g1', 2));
    host.release();
    await opened;
    expect(useApp.getState()).toMatchObject({ screen: 'title', failure: 'contentMissing' });
    expect(tableNow().update).toBeNull();
    expect(pageContent().id).toBe('standard');
  });

  it('that was left meanwhile does not come back', async () => {
    const id = `own${games}`;
    const host = slowHost({ 'game.open': opens(positionOf(id, 'g1')), 'content.read': reads });
    const opened = continueGame(host.client);
    await host.reading();
    await leave(host.client);
    host.release();
    await opened;
    expect(useApp.getState().screen).toBe('title');
    expect(tableNow().update).toBeNull();
  });

  it('takes its numbers along when it is left', async () => {
    const id = `own${games}`;
    const host = slowHost({ 'game.open': opens(positionOf(id, 'g1')), 'content.read': reads });
    const opened = continueGame(host.client);
    await host.reading();
    host.release();
    await opened;
    await leave(host.client);
    expect(pageContent().id).toBe('standard');
  });
});

describe('a page that was loaded anew', () => {
  const strange = [
    { kind: 'lesson', lesson: 'tracks' },
    { kind: 'problem', problem: 'p1' },
  ] as const;

  /** A host on whose table something lies that is no game, until it is left. */
  const hostWith = (atTable: (typeof strange)[number]) => {
    let left = false;
    return slowHost({
      'game.leave': () => {
        left = true;
        return { ok: true, value: null };
      },
      'game.open': () => ({
        ok: true,
        value: left ? positionOf('standard', 'g1') : { ...positionOf('standard', 'other'), ...atTable },
      }),
    });
  };

  it.each(strange)(
    'goes on with the game that it offers, and leaves the $kind of which it knows nothing',
    async (it) => {
      const host = hostWith(it);
      await continueGame(host.client);
      expect(tableNow().update).toMatchObject({ gameId: 'g1', kind: 'game' });
      expect(host.calls).toEqual(['game.open', 'game.leave', 'game.open']);
    },
  );

  it.each(strange)('is not one that shows the $kind: that is shown again when the host is back', async (it) => {
    const host = hostWith(it);
    navigate(host.client, { screen: 'game' });
    await continueGame(host.client);
    expect(tableNow().update).toMatchObject({ gameId: 'other', ...it });
    expect(host.calls).toEqual(['game.open']);
  });
});

it('where no game is shown, positions of one are not taken in', () => {
  const host = slowHost({});
  host.push(positionOf('unheard', 'g1'));
  expect(tableNow().update).toBeNull();
  expect(host.calls).toEqual([]);
});

describe('positions that the host tells by itself', () => {
  let stopFollowing: () => void = stop;
  afterEach(() => stopFollowing());
  /** A selection that follows the table. */
  const following = () => {
    const selection = createActor(selectionMachine).start();
    stopFollowing = followTable(selection);
    return selection;
  };
  const lookingAt = (card: CardId) => {
    const selection = following();
    selection.send({ type: 'inspect', thing: { kind: 'card', card } });
    return selection;
  };
  const opened = async () => {
    const host = slowHost({ 'game.open': opens(positionOf('standard', 'g1', 5)) });
    await continueGame(host.client);
    return host;
  };

  it('are shown when they are of the game on the screen, and not older', async () => {
    const host = await opened();
    host.push(positionOf('standard', 'g1', 6));
    expect(tableNow().update?.seq).toBe(6);
  });

  it('let go of what was chosen in the round before, and keep it while nothing else can be decided', async () => {
    const host = slowHost({ 'game.open': opens(positionOf('standard', 'g1', 1)) });
    await continueGame(host.client);
    const selected = { kind: 'pile', colour: 'red' } as const;
    const selection = following();
    selection.send({ type: 'select', subject: selected });
    host.push(positionOf('standard', 'g1', 2));
    expect(selection.getSnapshot().context.selected).toEqual(selected);
    const next = positionOf('standard', 'g1', 3);
    host.push({ ...next, decision: 2 });
    expect(tableNow().update?.seq).toBe(3);
    expect(selection.getSnapshot().context.selected).toBeNull();
  });

  it('let go of what was pointed at when other eyes look at the same decision', async () => {
    const host = slowHost({ 'game.open': opens(positionOf('standard', 'g1', 1)) });
    await continueGame(host.client);
    const selection = lookingAt('1-red-01');
    const next = positionOf('standard', 'g1', 2);
    host.push({ ...next, screen: { ...next.screen, viewer: null } });
    expect(tableNow().update?.seq).toBe(2);
    expect(inspectedCard(selection.getSnapshot())).toBeNull();
  });

  it('let go of what was pointed at when others come to another kind of decision', async () => {
    const waiting = (seq: number, decision: 'draft' | 'feeding'): GameUpdate => {
      const update = positionOf('standard', 'g1', seq);
      return { ...update, decision: null, choices: [], view: { ...update.view, decision } };
    };
    const host = slowHost({ 'game.open': opens(waiting(1, 'draft')) });
    await continueGame(host.client);
    const selection = lookingAt('1-red-01');
    host.push(waiting(2, 'draft'));
    expect(inspectedCard(selection.getSnapshot())).toBe('1-red-01');
    host.push(waiting(3, 'feeding'));
    expect(inspectedCard(selection.getSnapshot())).toBeNull();
  });

  it('add their lines to the log, and take over what other eyes read', async () => {
    const host = await opened();
    const [wheel, again] = [turned(1), turned(2)];
    host.push({ ...positionOf('standard', 'g1', 6), events: [wheel], log: { since: 5, lines: [] } });
    host.push({ ...positionOf('standard', 'g1', 7), events: [again], log: { since: 6, lines: [] } });
    expect(tableNow().log).toEqual([wheel, again]);
    const lines = [{ number: 0, event: turned(4) }];
    host.push({ ...positionOf('standard', 'g1', 8), log: { since: 7, lines } });
    expect(tableNow().log).toEqual([turned(4), again]);
    expect(host.calls.filter((name) => name === 'game.open')).toHaveLength(1);
  });

  it('are asked for once more when one before them is missing, and nothing of the log is lost', async () => {
    let seq = 4;
    const lines = [turned(1), turned(2), turned(3)].map((event, number) => ({ number, event }));
    const host = slowHost({
      'game.open': () => {
        seq += 1;
        return { ok: true, value: { ...positionOf('standard', 'g1', seq), log: { since: null, lines } } };
      },
    });
    await continueGame(host.client);
    seq = 8;
    useApp.setState({ panel: 'settings' });
    host.push({ ...positionOf('standard', 'g1', 8), events: [turned(3)], log: { since: 7, lines: [] } });
    expect(tableNow().update?.seq).toBe(5);
    await vi.waitUntil(() => tableNow().update?.seq === 9);
    expect(tableNow().log).toEqual([turned(1), turned(2), turned(3)]);
    expect(useApp.getState().panel).toBe('settings');
  });

  it.each([
    ['of another game', 'g2', 9],
    ['from before', 'g1', 4],
  ])('are not shown when they are %s', async (_what, gameId, seq) => {
    const host = await opened();
    host.push(positionOf('standard', gameId, seq));
    expect(tableNow().update).toMatchObject({ gameId: 'g1', seq: 5 });
  });
});

it('an error that nothing caught is told to the player, and noted without its words', () => {
  const target = new EventTarget();
  watchErrors(target as Window);
  target.dispatchEvent(Object.assign(new Event('error'), { error: undefined }));
  expect(useApp.getState().failure).toBeNull();
  const reason = new TypeError('card 1-red-01');
  target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  expect(useApp.getState().failure).toBe('internal');
  expect(useApp.getState().lastError).toMatch(/^TypeError at/);
  expect(useApp.getState().lastError).not.toContain('1-red-01');
});
