import { expect, it } from 'vitest';
import { createBroadcast } from '../../../main/host/broadcast.ts';
import { DEFAULT_SETTINGS } from '../../../shared/contract/defaultSettings.ts';

const OFFER = { fileName: 'a.hadara', imported: { games: [], known: [] } } as const;

it('keeps notices and opened files for the first who listens, and nothing else', () => {
  const { emit, subscribe } = createBroadcast({ onFault: () => undefined, standing: () => [] });
  emit('settings.changed', DEFAULT_SETTINGS);
  emit('game.offered', OFFER);
  emit('notice', { code: 'saveLost', detail: 'a' });
  const heard: [string, unknown][] = [];
  const late: string[] = [];
  const leave = subscribe((name, payload) => heard.push([name, payload]));
  expect(heard).toEqual([
    ['game.offered', OFFER],
    ['notice', { code: 'saveLost', detail: 'a' }],
  ]);
  subscribe((name) => late.push(name));
  emit('game.offered', OFFER);
  leave();
  emit('notice', { code: 'saveLost', detail: 'b' });
  expect(late).toEqual(['game.offered', 'notice']);
  expect(heard).toHaveLength(3);
});

it('keeps what was chosen from the menu bar until there is a page, but for what is about the screen', () => {
  const { emit, subscribe } = createBroadcast({ onFault: () => undefined, standing: () => [] });
  emit('command', { name: 'undo' });
  emit('command', { name: 'newGame' });
  emit('command', { name: 'redo' });
  emit('command', { name: 'resume', gameId: 'a' });
  const heard: unknown[] = [];
  subscribe((_name, payload) => heard.push(payload));
  expect(heard).toEqual([{ name: 'newGame' }, { name: 'resume', gameId: 'a' }]);
  emit('command', { name: 'undo' });
  expect(heard.at(-1)).toEqual({ name: 'undo' });
});

it('reports a listener that throws, and goes on', () => {
  const faults: unknown[] = [];
  const { emit, subscribe } = createBroadcast({ onFault: (error) => faults.push(error), standing: () => [] });
  const heard: string[] = [];
  subscribe(() => {
    throw new Error('deaf');
  });
  subscribe((name) => heard.push(name));
  emit('notice', { code: 'saveLost', detail: '' });
  expect([faults.length, heard]).toEqual([1, ['notice']]);
});

it('does not take who only watches for a page', () => {
  const { emit, subscribe, watch } = createBroadcast({ onFault: () => undefined, standing: () => [] });
  const seen: string[] = [];
  const heard: string[] = [];
  watch((name) => seen.push(name));
  emit('game.offered', OFFER);
  subscribe((name) => heard.push(name));
  expect([seen, heard]).toEqual([['game.offered'], ['game.offered']]);
});

it('tells every page what still holds, and the first one no more than once', () => {
  const notice = { code: 'saveFailed', detail: 'games' } as const;
  const { emit, subscribe } = createBroadcast({ onFault: () => undefined, standing: () => [notice] });
  emit('notice', notice);
  for (let page = 1; page <= 2; page++) {
    const heard: unknown[] = [];
    subscribe((_name, payload) => heard.push(payload))();
    expect(heard).toEqual([notice]);
  }
});
