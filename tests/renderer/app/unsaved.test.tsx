// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../renderer/app/LanguageProvider.tsx';
import { UnsavedDialog } from '../../../renderer/app/program/LeaveDialogs.tsx';
import { createPage } from '../../../renderer/game/page.ts';
import { clientOver } from '../../../renderer/platform/client/client.ts';
import { quit } from '../../../renderer/platform/commands.ts';
import { hasQuit } from '../../../renderer/platform/navigation.ts';
import { Connected } from '../fakeHost.tsx';

afterEach(cleanup);

it('asks before it quits with a game that is not saved, and quits all the same when told to', async () => {
  const call = vi.fn(async (_name: string, input: unknown) =>
    (input as { evenUnsaved?: boolean }).evenUnsaved === true
      ? { ok: true as const, value: null }
      : { ok: false as const, code: 'unsaved' as const, detail: '' },
  );
  const end = vi.fn();
  const client = createPage(clientOver({ call, on: () => () => undefined, onLink: () => () => undefined, end }));
  render(
    <LanguageProvider>
      <Connected host={client}>
        <UnsavedDialog />
      </Connected>
    </LanguageProvider>,
  );
  await quit(client);
  expect(hasQuit(client.navigation.getSnapshot())).toBe(false);
  fireEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(end).not.toHaveBeenCalled();

  await quit(client);
  fireEvent.click(await screen.findByRole('button', { name: 'Quit and lose them' }));
  await waitFor(() => expect(end).toHaveBeenCalledOnce());
  expect(hasQuit(client.navigation.getSnapshot())).toBe(true);
});
