// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPanel } from '../../../renderer/store/app.ts';
import { useSettings } from '../../../renderer/store/settings.ts';
import { openPage, settled, tableOf, updateNow } from './page.tsx';

const { getState: settings } = useSettings;

/** Where the screen serves nobody, or another person than this one. */
const served = () => updateNow().players[updateNow().screen.actor ?? 0]?.name ?? '';

it('speed, sizes, language and coach follow the seat of whoever set them', async () => {
  const { commands } = await openPage();
  await act(() => commands.start({ ...tableOf(['human', 'human']), privacy: 'open' }));
  await settled();
  const first = served();
  act(() => openPanel('settings'));
  await screen.findByText(new RegExp(`are ${first}’s own`));
  await act(() => commands.change({ textScale: 150 }));
  await act(() => commands.change({ uiScale: 125, muted: true }));
  expect(settings()).toMatchObject({ textScale: 150, uiScale: 125, muted: true });
  expect(document.documentElement.style.getPropertyValue('--text-factor')).toBe('1.2');
  // Until somebody else decides, and again when their turn is back.
  const seen = new Map<string, number>();
  for (let turns = 0; seen.size < 2 || served() !== first; turns += 1) {
    expect(turns).toBeLessThan(30);
    seen.set(served(), settings().textScale);
    const [choice] = updateNow().choices;
    if (choice === undefined) throw new Error('nothing to decide');
    await act(async () => void (await commands.act({ seq: updateNow().seq, action: choice.action })));
    await settled();
  }
  expect(Object.fromEntries(seen)).toEqual({ [first]: 150, [first === 'Ada' ? 'Bruno' : 'Ada']: 100 });
  await waitFor(() => expect(settings().textScale).toBe(150));
  fireEvent.click(await screen.findByRole('button', { name: 'As at the table' }));
  await waitFor(() => expect(settings().textScale).toBe(100));
  await act(() => commands.change({ speed: 'fast' }));
  await act(() => commands.leave());
  expect(settings()).toMatchObject({ speed: 'instant', muted: true });
});
