// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../renderer/app/LanguageProvider.tsx';
import { makeCommands } from '../../../renderer/app/makeCommands.ts';
import { Notices } from '../../../renderer/app/Notices.tsx';
import { clientOver } from '../../../renderer/client/client.ts';
import { CommandsContext } from '../../../renderer/hud/commands.ts';
import { useApp } from '../../../renderer/store/app.ts';
import { useSettings } from '../../../renderer/store/settings.ts';

afterEach(cleanup);

it('offers safe graphics when the graphics fail again and again', async () => {
  const call = vi.fn(async (_name: string, input: unknown) => ({
    ok: true as const,
    value: { ...useSettings.getState(), ...(input as object) },
  }));
  const commands = makeCommands(
    clientOver({ call, on: () => () => undefined, onLink: () => () => undefined, end: () => undefined }),
  );
  useApp.setState({ notices: [{ code: 'graphicsFail', detail: '2' }] });
  render(
    <LanguageProvider>
      <CommandsContext value={commands}>
        <Notices />
      </CommandsContext>
    </LanguageProvider>,
  );
  expect(screen.getByText('The graphics driver has failed 2 times.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Use safe graphics' }));
  await waitFor(() => expect(useApp.getState().notices).toEqual([]));
  expect(call).toHaveBeenCalledExactlyOnceWith('settings.change', { safeGraphics: true });
  expect(useSettings.getState().safeGraphics).toBe(true);
});
