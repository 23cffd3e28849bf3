// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../renderer/app/LanguageProvider.tsx';
import { Notices, noticeWords } from '../../../renderer/app/Notices.tsx';
import { createPage } from '../../../renderer/game/page.ts';
import { useApp } from '../../../renderer/platform/app.ts';
import { clientOver } from '../../../renderer/platform/client/client.ts';
import { useSettings } from '../../../renderer/platform/settings.ts';
import type { Notice } from '../../../shared/contract/answers.ts';
import { Connected } from '../fakeHost.tsx';
import { wordsIn } from '../platform/i18n/words.ts';

beforeEach(() => {
  cleanup();
  useSettings.setState({ ...useSettings.getInitialState(), language: 'en' }, true);
});

/** Shows a notice. Returns what the host was called with. */
function shown(notice: Notice) {
  const call = vi.fn(async (_name: string, input: unknown) => ({
    ok: true as const,
    value: { ...useSettings.getState(), ...(input as object) },
  }));
  const host = createPage(
    clientOver({ call, on: () => () => undefined, onLink: () => () => undefined, end: () => undefined }),
  );
  useApp.setState({ notices: [notice] });
  render(
    <LanguageProvider>
      <Connected host={host}>
        <Notices />
      </Connected>
    </LanguageProvider>,
  );
  return call;
}

it.each([
  ['graphicsFail', '2', 'The graphics driver has failed 2 times.'],
  ['safeStart', '', /Nothing was seen of the game at its last start\./],
] as const)('offers safe graphics from now on for %s', async (code, detail, words) => {
  const call = shown({ code, detail });
  expect(screen.getByText(words)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Use safe graphics' }));
  await waitFor(() => expect(useApp.getState().notices).toEqual([]));
  expect(call).toHaveBeenCalledExactlyOnceWith('settings.change', { safeGraphics: true });
  expect(useSettings.getState().safeGraphics).toBe(true);
});

it('offers safe graphics to nobody who uses them', () => {
  useSettings.setState({ safeGraphics: true });
  shown({ code: 'safeStart', detail: '' });
  expect(screen.queryByRole('button', { name: 'Use safe graphics' })).toBeNull();
});

it.each([
  ['games', 'The game could not be saved. It goes on in memory', 'The game is saved again.'],
  ['trash', 'The game could not be deleted or brought back.', 'Games can be deleted again.'],
  ['settings.json', 'The settings could not be saved.', 'The settings are saved again.'],
  ['content', 'content could not be written.', 'content could be written now.'],
])('says what of %s could not be saved, and that it can be again', (detail, failed, again) => {
  const text = wordsIn('en');
  expect(noticeWords({ code: 'saveFailed', detail, cause: 'full' }, text)).toContain(`The disk is full. ${failed}`);
  expect(noticeWords({ code: 'saveWorksAgain', detail }, text)).toBe(again);
});
