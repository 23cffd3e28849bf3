// @vitest-environment happy-dom

import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useServedPerson } from '../../../../renderer/features/play/useServedPerson.ts';
import { createPage } from '../../../../renderer/game/page.ts';
import { clientOver } from '../../../../renderer/platform/client/client.ts';
import { changeSettings, forgetOwn } from '../../../../renderer/platform/commands.ts';
import { takeSettings, useSettings } from '../../../../renderer/platform/settings.ts';
import type { GameUpdate } from '../../../../shared/contract/answers.ts';
import { startHost } from '../../../main/host/testHost.ts';
import { inProcess } from '../../../main/inProcess.ts';
import { tableOf } from '../../page.tsx';

const { getState: settings } = useSettings;
const NOBODY: GameUpdate['screen'] = { viewer: null, actor: null, curtain: null };
const { players } = tableOf(['human', 'human', 'bot']);

/** A screen that serves whoever it is told to. */
async function screenOf() {
  const { host, call } = await startHost();
  const client = createPage(clientOver(inProcess(host)));
  takeSettings(await call('settings.read', {}));
  const hook = renderHook(({ screen, playing }) => useServedPerson({ players, screen }, playing), {
    initialProps: { screen: NOBODY, playing: false },
  });
  const serve = (screen: Partial<GameUpdate['screen']>, playing = false) =>
    hook.rerender({ screen: { ...NOBODY, ...screen }, playing });
  return { client, call, serve, leave: hook.unmount };
}

it('speed, sizes, language and coach follow the seat of whoever set them; curtains and bots have the table’s', async () => {
  const { client, call, serve, leave } = await screenOf();
  serve({ viewer: 0, actor: 0 });
  // Two in a row: the second keeps the first.
  await Promise.all([
    changeSettings(client, { textScale: 150 }),
    changeSettings(client, { language: 'de', muted: true }),
  ]);
  expect(settings()).toMatchObject({ textScale: 150, language: 'de', muted: true });
  expect(await call('settings.read', {})).toMatchObject({ textScale: 100, language: 'auto', muted: true });
  // As long as the table moves it stays as it is.
  serve({ actor: 1 }, true);
  expect(settings().textScale).toBe(150);
  serve({ actor: 1 });
  expect(settings()).toMatchObject({ textScale: 100, language: 'auto', muted: true });
  serve({ curtain: 0 });
  expect(settings().textScale).toBe(100);
  serve({ viewer: 0, actor: 0 });
  expect(settings()).toMatchObject({ textScale: 150, language: 'de' });
  await forgetOwn(client);
  expect(settings()).toMatchObject({ textScale: 100, language: 'auto' });
  await changeSettings(client, { speed: 'instant' });
  leave();
  expect(settings().speed).toBe('normal');
});

it('are the table’s where one person plays', async () => {
  const { host, call } = await startHost();
  const client = createPage(clientOver(inProcess(host)));
  const { players: alone } = tableOf(['human', 'bot']);
  const { unmount } = renderHook(() =>
    useServedPerson({ players: alone, screen: { ...NOBODY, actor: 0, viewer: 0 } }, false),
  );
  await changeSettings(client, { textScale: 125 });
  await waitFor(async () => expect(await call('settings.read', {})).toMatchObject({ textScale: 125, people: [] }));
  unmount();
});
