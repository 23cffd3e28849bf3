import { afterEach, describe, expect, it } from 'vitest';
import { CARRIER_NAMES, type Carried, startCarrier } from './carriers.ts';
import { AGAINST_BOTS, callAnything } from './contractTable.ts';

const opened: Carried[] = [];
afterEach(async () => {
  for (const carried of opened.splice(0)) await carried.close();
});

const UNKNOWN = ['game.steal', '', 'constructor', '__proto__', 'toString'];

const UNFIT: readonly (readonly [call: string, input: unknown])[] = [
  ['settings.change', { uiScale: 1e9 }],
  ['settings.change', { colour: 'pink' }],
  ['game.start', { ...AGAINST_BOTS, players: [] }],
  ['game.act', { seq: 0, action: { type: 'win' } }],
  ['game.act', 'draft'],
  ['game.reveal', { seat: 7 }],
  ['game.reseat', { sitters: [] }],
  ['game.start', { ...AGAINST_BOTS, players: AGAINST_BOTS.players.map((player) => ({ ...player, handicap: 21 })) }],
  ['app.quit', { force: true }],
  ['app.info', null],
  ['app.diagnostics', { facts: ['x'] }],
  ['app.diagnostics', { facts: {}, folder: '/' }],
  ['app.openLogs', { folder: '/etc' }],
  ['app.drawn', { at: 0 }],
  ['app.licences', { file: '/etc/passwd' }],
  ['game.start', { ...AGAINST_BOTS, expansions: ['dragons'] }],
  ['game.start', { ...AGAINST_BOTS, content: '../hadara' }],
  ['games.resume', { gameId: '../saves/game' }],
  ['games.delete', { gameId: ['a'] }],
  ['games.restore', {}],
  ['record.read', { gameId: 'a' }],
  ['record.import', { text: ['{}'] }],
  ['replay.open', { gameId: 'a', viewer: 5 }],
  ['replay.view', { gameId: 'a', viewer: null, position: 1e9 }],
  ['replay.points', { gameId: '../settings' }],
  ['replay.branch', { gameId: 'a', position: 0, players: [] }],
  ['advice.ask', { seq: -1 }],
  ['advice.ask', { seq: 0, seat: 1 }],
  ['decisionLog.open', { gameId: '../settings', from: 0 }],
  ['decisionLog.open', { gameId: 'a', from: -1 }],
  ['analysis.open', { gameId: '../settings' }],
  ['analysis.further', { gameId: 'a', seat: 5 }],
  ['content.read', { id: '../../etc/passwd' }],
  ['content.list', { folder: '/' }],
  ['content.copy', { file: 'settings.json' }],
];

describe.each(CARRIER_NAMES)('the contract %s', (name) => {
  async function start() {
    const carried = await startCarrier(name);
    opened.push(carried);
    return { carried, client: await carried.open() };
  }

  it('refuses calls that it does not have', async () => {
    const { client } = await start();
    for (const call of UNKNOWN) {
      expect(await callAnything(client, call, {}), call).toMatchObject({ ok: false, code: 'unknownCall' });
    }
  });

  it('refuses input that does not fit', async () => {
    const { carried, client } = await start();
    for (const [call, input] of UNFIT) {
      expect(await callAnything(client, call, input), call).toMatchObject({ ok: false, code: 'badInput' });
    }
    expect(carried.quits()).toBe(0);
  });
});
