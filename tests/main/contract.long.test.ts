// @long
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../renderer/platform/client/client.ts';
import type { DecisionPlace, GameUpdate } from '../../shared/contract/answers.ts';
import { recordOf } from '../../shared/session/records/record.ts';
import { CARRIER_NAMES, type Carried, startCarrier } from './carriers.ts';
import { AGAINST_BOTS, callAnything, granted, TWO_HUMANS } from './contractTable.ts';
import { ownText } from './host/content/ownContent.ts';
import { finished } from './host/session/finishedGames.ts';

/** The position at the human's next decision. */
async function nextDecision(client: Client): Promise<GameUpdate> {
  const open = async () => granted(await client.call('game.open', {}));
  return vi.waitUntil(
    async () => {
      const position = await open();
      return position.choices.length > 0 ? position : null;
    },
    { timeout: 10_000, interval: 10 },
  );
}

/** Takes the first choice of every decision of the only human, `count` times, as the updates bring them. */
async function decide(client: Client, start: GameUpdate, count: number): Promise<GameUpdate> {
  let latest = start;
  const unsubscribe = client.on('game.update', (update) => {
    latest = update;
  });
  for (let decided = 0; decided < count; decided += 1) {
    const [choice] = await vi.waitUntil(() => latest.choices.length > 0 && latest.choices, {
      timeout: 10_000,
      interval: 5,
    });
    if (choice !== undefined)
      latest = granted(await client.call('game.act', { seq: latest.seq, action: choice.action }));
  }
  unsubscribe();
  return latest;
}

/** Where in the game decisions were taken. */
const places = (entries: readonly Omit<DecisionPlace, 'position' | 'hand' | 'tops'>[]) =>
  entries.map(({ seat, epoch, phase, step }) => ({ seat, epoch, phase, step }));

const opened: Carried[] = [];
afterEach(async () => {
  for (const carried of opened.splice(0)) await carried.close();
});

describe.each(CARRIER_NAMES)('the contract %s', (name) => {
  async function start(): Promise<{ carried: Carried; client: Client }> {
    const carried = await startCarrier(name);
    opened.push(carried);
    const client = await carried.open();
    await client.call('settings.change', { speed: 'instant' });
    return { carried, client };
  }

  it('says what runs', async () => {
    const { carried, client } = await start();
    expect(granted(await client.call('app.info', {}))).toEqual({
      version: '0.0.0',
      carrier: 'memory',
      dataFolder: carried.dataFolder,
      locale: 'en',
      runtime: {},
    });
  });

  it('helps with questions about problems', async () => {
    const { carried, client } = await start();
    const text = granted(await client.call('app.diagnostics', { facts: { renderer: 'llvmpipe' } }));
    expect(text).toMatch(/^Hadara 0\.0\.0 [\s\S]*renderer: llvmpipe[\s\S]*"event":"host started"/);
    expect(granted(await client.call('app.openLogs', {}))).toEqual({
      folder: path.join(carried.dataFolder, 'logs'),
      opened: false,
    });
    expect(granted(await client.call('app.licences', {}))).toEqual([]);
  });

  it('changes settings, keeps them and tells everybody', async () => {
    const { carried, client } = await start();
    const heard = vi.fn();
    const unsubscribe = client.on('settings.changed', heard);
    const changed = granted(await client.call('settings.change', { uiScale: 125 }));
    expect(changed.uiScale).toBe(125);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(changed));
    expect(granted(await client.call('settings.read', {}))).toEqual(changed);
    expect(existsSync(path.join(carried.dataFolder, 'settings.json'))).toBe(true);

    unsubscribe();
    await client.call('settings.change', { uiScale: 100 });
    expect(granted(await client.call('settings.read', {})).uiScale).toBe(100);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('has no game before one is started', async () => {
    const { client } = await start();
    expect(granted(await client.call('game.summary', {}))).toBeNull();
    expect(await client.call('game.open', {})).toMatchObject({ ok: false, code: 'noGame' });
  });

  it('plays against bots, and goes on after the page was opened again', async () => {
    const { carried, client } = await start();
    const first = granted(await client.call('game.start', AGAINST_BOTS));
    expect(first.screen).toMatchObject({ viewer: 0, curtain: null });
    const later = await decide(client, first, 8);
    expect(later.seq).toBeGreaterThan(first.seq);

    const again = await carried.open();
    const position = await nextDecision(again);
    expect(position.gameId).toBe(first.gameId);
    expect(position.seq).toBeGreaterThanOrEqual(later.seq);
    expect(granted(await again.call('game.summary', {}))).toMatchObject({ gameId: first.gameId, finished: false });
    await decide(again, position, 2);
  });

  it('lets a seat change hands and come back', async () => {
    const { client } = await start();
    const first = granted(await client.call('game.start', AGAINST_BOTS));
    const people = first.players.map(({ name, controller }) => ({ name, controller }));
    const bots = people.map(({ name }) => ({ name, controller: { kind: 'bot', level: 'citizen' } as const }));
    expect(granted(await client.call('game.reseat', { sitters: bots })).handedOver).toEqual([0]);
    const back = granted(await client.call('game.reseat', { sitters: people }));
    expect(back).toMatchObject({ players: first.players, handedOver: [], screen: { viewer: 0 } });
  });

  it('refuses what is stale or illegal, and nothing changes', async () => {
    const { client } = await start();
    granted(await client.call('game.start', AGAINST_BOTS));
    const before = await nextDecision(client);
    const action = before.choices[0]?.action ?? { type: 'pass' };
    expect(await client.call('game.act', { seq: before.seq + 1, action })).toMatchObject({ ok: false, code: 'stale' });
    expect(await client.call('game.act', { seq: before.seq, action: { type: 'gold' } })).toMatchObject({
      ok: false,
      code: 'illegal',
    });
    // The number of the position is still good, so nothing has moved.
    expect(granted(await client.call('game.act', { seq: before.seq, action })).seq).toBeGreaterThan(before.seq);
  });

  it('advises whoever decides on the screen, and nobody else', async () => {
    const { client } = await start();
    granted(await client.call('game.start', AGAINST_BOTS));
    const before = await nextDecision(client);
    const advice = granted(await client.call('advice.ask', { seq: before.seq }));
    const legal = before.choices.map(({ action }) => action);
    expect(legal).toContainEqual(advice.best.action);
    expect(legal).toEqual(expect.arrayContaining([...advice.candidates]));
    expect(advice.candidates).toContainEqual(advice.best.action);
    expect(granted(await client.call('advice.ask', { seq: before.seq }))).toEqual(advice);
    expect(await client.call('advice.ask', { seq: before.seq + 9 })).toMatchObject({ ok: false, code: 'stale' });
    expect(await client.call('decisionLog.open', { gameId: before.gameId, from: 0 })).toMatchObject({
      code: 'notFinished',
    });
    expect(await client.call('replay.points', { gameId: before.gameId })).toMatchObject({ code: 'notFinished' });

    const behind = granted(await client.call('game.start', TWO_HUMANS));
    expect(await client.call('advice.ask', { seq: behind.seq })).toMatchObject({ ok: false, code: 'notYourTurn' });
  });

  it('keeps the secret decision behind a curtain until its player lifts it', async () => {
    const { client } = await start();
    const behind = granted(await client.call('game.start', TWO_HUMANS));
    expect(behind).toMatchObject({ screen: { viewer: null }, choices: [] });
    const seat = behind.screen.curtain ?? -1;
    expect([0, 1]).toContain(seat);
    expect(await client.call('game.reveal', { seat: 1 - seat })).toMatchObject({ ok: false });
    const lifted = granted(await client.call('game.reveal', { seat }));
    expect(lifted.screen).toEqual({ viewer: seat, actor: seat, curtain: null });
    expect(lifted.choices.length).toBeGreaterThan(0);
  });

  it('keeps several games, takes up any of them, and deletes and restores them', async () => {
    const { client } = await start();
    const one = granted(await client.call('game.start', TWO_HUMANS));
    const two = granted(await client.call('game.start', AGAINST_BOTS));
    const list = granted(await client.call('games.list', {}));
    expect(list).toMatchObject([
      { gameId: two.gameId, mode: 'basic', expansions: [], finished: false },
      { gameId: one.gameId, mode: 'advanced', expansions: ['monuments', 'market', 'nobles'], winners: [] },
    ]);
    expect(list[1]?.totals).toHaveLength(2);
    const { gameId } = one;
    expect(granted(await client.call('games.resume', { gameId })).view).toEqual(one.view);
    expect(granted(await client.call('games.delete', { gameId }))).toMatchObject([{ gameId: two.gameId }]);
    expect(await client.call('games.resume', { gameId })).toMatchObject({ ok: false, code: 'noGame' });
    expect(await client.call('game.act', { seq: 0, action: { type: 'pass' } })).toMatchObject({ ok: false });
    expect(granted(await client.call('games.restore', { gameId })).map((game) => game.gameId)).toContain(gameId);
    expect(await client.call('games.restore', { gameId })).toMatchObject({ ok: false, code: 'noGame' });
    expect(await client.call('record.read', { gameId, withLegal: false })).toMatchObject({ code: 'notFinished' });
    expect(granted(await client.call('replay.open', { gameId, viewer: 1 }))).toMatchObject({ viewer: null });
  });

  it('takes a game record in, replays it, goes on from its middle, and gives it back', async () => {
    const { client } = await start();
    const text = recordOf(finished(51), true)
      .map((line) => `${JSON.stringify(line)}\n`)
      .join('');
    const broken = granted(await client.call('record.import', { text: text.slice(0, -20) }));
    expect(broken).toMatchObject({ problem: { reason: 'notJson' } });
    const imported = granted(await client.call('record.import', { text }));
    const [game] = 'games' in imported ? imported.games : [];
    const gameId = game?.gameId ?? '';
    expect(granted(await client.call('games.list', {}))).toEqual([game]);

    const timeline = granted(await client.call('replay.open', { gameId, viewer: 1 }));
    expect(timeline).toMatchObject({ viewer: 1, finished: true, content: 'standard' });
    expect(timeline.moments).toHaveLength(game?.decisions ?? -1);
    const position = timeline.moments.length;
    const end = granted(await client.call('replay.view', { gameId, viewer: 1, position }));
    expect(end.result?.winners).toEqual(game?.winners);
    const past = { gameId, viewer: 1, position: position + 1 };
    expect(await client.call('replay.view', past)).toMatchObject({ ok: false, code: 'badInput' });

    // The first page and the end of the books: all of them take a search for each decision.
    const late = position - 5;
    for (const from of [0, late]) {
      const books = granted(await client.call('decisionLog.open', { gameId, from }));
      const until = books.next ?? position;
      expect(books.next === null).toBe(from === late);
      expect(until).toBeGreaterThan(from);
      expect(places(books.entries)).toEqual(places(timeline.moments.slice(from, until)));
    }
    expect(await client.call('decisionLog.open', { gameId: 'nobody', from: 0 })).toMatchObject({
      ok: false,
      code: 'noGame',
    });

    const course = granted(await client.call('replay.points', { gameId }));
    expect(course).toHaveLength(6);
    expect(course.at(-1)?.totals).toEqual(game?.totals);

    const players = TWO_HUMANS.players;
    const branch = granted(await client.call('replay.branch', { gameId, position: 20, players }));
    expect(branch.gameId).not.toBe(gameId);
    expect(branch.view.result).toBeNull();
    expect(granted(await client.call('game.open', {})).gameId).toBe(branch.gameId);
    expect(granted(await client.call('record.read', { gameId, withLegal: true })).text).toBe(text);
  });

  it('plays with numbers of the player, whatever becomes of their file', async () => {
    const { carried, client } = await start();
    const { folder, entries } = granted(await client.call('content.list', {}));
    expect({ folder, entries }).toEqual({ folder: path.join(carried.dataFolder, 'content'), entries: [] });
    expect(granted(await client.call('content.copy', {})).entries).toMatchObject([
      { file: 'hadara.json', problem: null },
    ]);
    writeFileSync(path.join(folder, 'mine.json'), ownText(52));
    writeFileSync(path.join(folder, 'wrong.json'), '{"cards": 7}');
    const found = granted(await client.call('content.list', {})).entries;
    expect(found).toMatchObject([{ file: 'hadara.json' }, { file: 'mine.json' }, { file: 'wrong.json', id: null }]);
    expect(found[2]?.problem?.message).not.toBe('');
    const id = found[1]?.id ?? '';
    expect(granted(await client.call('content.read', { id }))).toEqual(JSON.parse(ownText(52)));
    expect(granted(await client.call('content.read', { id: 'standard' })).cards).toHaveLength(210);
    expect(await client.call('content.read', { id: 'nobody' })).toMatchObject({ ok: false, code: 'contentMissing' });
    const missing = { ...AGAINST_BOTS, content: 'nobody' };
    expect(await client.call('game.start', missing)).toMatchObject({ ok: false, code: 'contentMissing' });

    const game = granted(await client.call('game.start', { ...AGAINST_BOTS, content: id }));
    expect(game.view.content).toBe(id);
    writeFileSync(path.join(folder, 'mine.json'), ownText(53));
    const later = await decide(client, game, 8);
    expect(later.view.content).toBe(id);
    expect(JSON.parse(readFileSync(path.join(folder, 'used', `${id}.json`), 'utf8'))).toEqual(JSON.parse(ownText(52)));
  });

  it('takes records of 32 MB, and no larger calls of any other kind', async () => {
    const { carried, client } = await start();
    const text = `{"type":"header"}${' '.repeat(32 * 2 ** 20)}`;
    expect(granted(await client.call('record.import', { text }))).toHaveProperty('problem');
    const large = await callAnything(client, 'settings.change', { language: 'x'.repeat(2 ** 21) });
    expect(large).toMatchObject({ ok: false });
    // Where that has closed its line, the first page would come back and take the second one's place.
    client.end();
    const again = await carried.open();
    expect(granted(await again.call('settings.read', {})).language).toBe('auto');
  });

  it('quits when the page asks', async () => {
    const { carried, client } = await start();
    expect(await client.call('app.quit', {})).toEqual({ ok: true, value: null });
    await vi.waitFor(() => expect(carried.quits()).toBe(1));
  });
});
