// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { followHost } from '../../../renderer/app/followHost.ts';
import { confirmUnload } from '../../../renderer/app/program/pageLife.ts';
import { createPage } from '../../../renderer/game/page.ts';
import { useApp } from '../../../renderer/platform/app.ts';
import { clientOver } from '../../../renderer/platform/client/client.ts';
import type { Host } from '../../../renderer/platform/host.ts';
import type { AppInfo, Notice } from '../../../shared/contract/answers.ts';

afterEach(() => useApp.setState(useApp.getInitialState()));

const REPLY = { ok: true, value: null } as const;

/** A page that hears these notices. */
function hear(...notices: readonly Notice[]): Host {
  const client = createPage(
    clientOver({
      call: async () => REPLY,
      on: (listener) => {
        for (const notice of notices) listener('notice', notice);
        return () => undefined;
      },
      onLink: () => () => undefined,
      end: () => undefined,
    }),
  );
  followHost(client, Promise.resolve());
  return client;
}

const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const carriedBy = (carrier: AppInfo['carrier']) =>
  useApp.setState({ info: { version: '', carrier, dataFolder: '', locale: 'en', runtime: {} } });

it('is asked about by the browser while something is in memory only, whether or not the notice was dismissed', () => {
  const page = hear();
  confirmUnload(page);
  carriedBy('loopback');
  expect(closes()).toBe(true);
  hear({ code: 'saveFailed', detail: 'trash' });
  expect(closes()).toBe(true);
  hear({ code: 'saveFailed', detail: 'settings.json' });
  expect(closes()).toBe(false);
  hear({ code: 'saveWorksAgain', detail: 'settings.json' });
  expect(closes()).toBe(true);
  hear({ code: 'saveFailed', detail: 'games' });
  useApp.setState({ notices: [] });
  expect(closes()).toBe(false);

  carriedBy('electron');
  expect(closes()).toBe(true);
  carriedBy('loopback');
  page.navigation.send({ type: 'quit' });
  expect(closes()).toBe(true);
  page.navigation.send({ type: 'unsaved' });
  page.navigation.send({ type: 'keepOpen' });
  expect(closes()).toBe(false);
  useApp.setState({ link: 'ended' });
  expect(closes()).toBe(true);
  useApp.setState({ link: 'up' });
  hear({ code: 'nothingUnsaved', detail: 'games' });
  expect(closes()).toBe(true);
});

it('is asked no more where what was not saved was deleted; of the newest word about it alone the player reads', () => {
  const codes = () => useApp.getState().notices.map(({ code }) => code);
  hear({ code: 'saveFailed', detail: 'games' }, { code: 'nothingUnsaved', detail: 'games' });
  expect(codes()).toEqual(['nothingUnsaved']);
  hear({ code: 'saveFailed', detail: 'games' });
  expect([codes(), useApp.getState().unsaved]).toEqual([['saveFailed'], ['games']]);
});
