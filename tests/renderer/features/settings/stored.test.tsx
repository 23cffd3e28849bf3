// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { LanguageProvider } from '../../../../renderer/app/LanguageProvider.tsx';
import { AboutDialog } from '../../../../renderer/features/settings/AboutDialog.tsx';
import { StoredDialog } from '../../../../renderer/features/settings/StoredDialog.tsx';
import { SupportDialog } from '../../../../renderer/features/settings/SupportDialog.tsx';
import { createPage } from '../../../../renderer/game/page.ts';
import { useApp } from '../../../../renderer/platform/app.ts';
import { clientOver } from '../../../../renderer/platform/client/client.ts';
import { useSettings } from '../../../../renderer/platform/settings.ts';
import type { AppInfo } from '../../../../shared/contract/answers.ts';
import { startHost } from '../../../main/host/testHost.ts';
import { inProcess } from '../../../main/inProcess.ts';
import { Connected } from '../../fakeHost.tsx';

const INFO: AppInfo = { version: '1.2.3', carrier: 'electron', dataFolder: '/data', locale: 'en', runtime: {} };

beforeEach(() => {
  cleanup();
  useSettings.setState({ ...useSettings.getInitialState(), language: 'en' }, true);
});

async function show(dialog: React.ReactNode, info: Partial<AppInfo> = {}) {
  const { host } = await startHost();
  useApp.setState({ info: { ...INFO, ...info }, panel: null });
  render(
    <LanguageProvider>
      <Connected host={createPage(clientOver(inProcess(host)))}>{dialog}</Connected>
    </LanguageProvider>,
  );
  return screen.getByRole('dialog').textContent;
}

it('says where everything lies, and that nothing is sent', async () => {
  const text = await show(<StoredDialog onClose={() => undefined} />);
  expect(text).toContain('Nothing is sent');
  expect(text).toContain('It all lies in the folder /data:');
});

it('names every file and folder that the program keeps there', async () => {
  const text = (await show(<StoredDialog onClose={() => undefined} />)) ?? '';
  const kept = ['games', 'trash', 'analysis', 'content', 'logs', 'electron', 'browser'];
  const files = ['settings', 'statistics', 'lessons', 'problems', 'challenges'].map((name) => `${name}.json`);
  for (const name of [...kept, ...files]) expect(text).toContain(name);
});

it('is reached from what the program says about itself', async () => {
  await show(<AboutDialog onClose={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'What is stored, and where' }));
  expect(useApp.getState().panel).toBe('stored');
});

it.each([
  [{}, 'to whoever gave you this program.'],
  [{ home: 'https://games.test/hadara' }, 'to https://games.test/hadara.'],
])('tells where a fault is reported: %o', async (info, where) => {
  expect(await show(<SupportDialog onClose={() => undefined} />, info)).toContain(where);
});
