// @vitest-environment happy-dom

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { startGame } from '../../../../renderer/game/commands.ts';
import { useApp } from '../../../../renderer/platform/app.ts';
import { usePad } from '../../../../renderer/platform/pad.ts';
import { settled, tableOf, updateNow } from '../../page.tsx';
import { focused, goTo, pageWithPad } from './pageWithPad.tsx';

describe('a gamepad', () => {
  it('is asked only while it is connected and the window has the focus', async () => {
    const { pad, isPolled } = await pageWithPad();
    vi.mocked(document.hasFocus).mockReturnValue(false);
    window.dispatchEvent(new Event('blur'));
    expect(isPolled()).toBe(false);
    vi.mocked(document.hasFocus).mockReturnValue(true);
    window.dispatchEvent(new Event('focus'));
    expect(isPolled()).toBe(true);
    act(() => pad.unplug());
    expect(isPolled()).toBe(false);
  });

  it('has its hints shown while it is in use, as they stand on the pad pressed last', async () => {
    const { connect, pad, pass } = await pageWithPad();
    const other = connect('Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 09cc)');
    await pass();
    expect(usePad.getState().inUse).toBeNull();
    await pad.press('down');
    expect(usePad.getState().inUse).toBe('xbox');
    expect(document.querySelector('.pad-hints')?.textContent).toMatch(/Choose.*Back/);
    await other.press('down');
    expect(usePad.getState().inUse).toBe('playstation');
    fireEvent.keyDown(document.body, { key: 'Tab' });
    expect(document.querySelector('.pad-hints')).toBeNull();
  });

  it('goes through dialogs, and B closes what was opened last', async () => {
    const { pad } = await pageWithPad();
    await goTo(pad, /^Settings$/);
    await pad.press('confirm');
    expect(screen.getByRole('dialog', { name: 'Settings' })).toBeDefined();
    await goTo(pad, /^Bots talk$/);
    await pad.press('confirm');
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: 'Bots talk' }).getAttribute('aria-checked')).toBe('false'),
    );
    await pad.press('back');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(focused()).toBe('Settings'));
  });

  it('leaves screens with B, opens the menu with Start, and looks at the log with its button', async () => {
    const { pad, client } = await pageWithPad();
    await goTo(pad, /^New game$/);
    await pad.press('confirm');
    expect(useApp.getState().screen).toBe('setup');
    act(() => screen.getByRole('textbox', { name: 'Name of seat 1' }).focus());
    await pad.press('back');
    expect(useApp.getState().screen).toBe('title');
    await act(() => startGame(client, tableOf(['human', 'bot'])));
    await settled();
    await pad.press('log');
    expect(useApp.getState().logOpen).toBe(true);
    await pad.press('menu');
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeDefined();
    await goTo(pad, /^Settings$/);
    await pad.press('confirm');
    expect(screen.getByRole('dialog', { name: 'Settings' })).toBeDefined();
  });

  it('writes names letter by letter', async () => {
    const { pad } = await pageWithPad();
    await goTo(pad, /^New game$/);
    await pad.press('confirm');
    const field = screen.getByRole('textbox', { name: 'Name of seat 1' }) as HTMLInputElement;
    field.focus();
    const before = field.value;
    await pad.press('confirm');
    await goTo(pad, /^z$/, 'up');
    await pad.press('confirm');
    expect(field.value).toBe(`${before}z`);
    await goTo(pad, /^Done$/);
    await pad.press('confirm');
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('chooses with A and confirms with the next A, and A held does neither twice', async () => {
    const { pad, pass, client } = await pageWithPad();
    await act(() => startGame(client, tableOf(['human', 'bot'])));
    await settled();
    const { seq } = updateNow();
    await pad.press('down');
    await pad.hold('confirm');
    await pass(3000);
    expect(document.querySelector('.choice[aria-pressed="true"]')).not.toBeNull();
    expect(updateNow().seq).toBe(seq);
    await pad.letGo('confirm');
    await pad.press('confirm');
    await waitFor(() => expect(updateNow().seq).toBeGreaterThan(seq));
  });
});
