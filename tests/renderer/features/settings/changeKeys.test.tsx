// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Tooltip } from 'radix-ui';
import { expect, it } from 'vitest';
import { LanguageProvider } from '../../../../renderer/app/LanguageProvider.tsx';
import { AccessDialog } from '../../../../renderer/features/settings/AccessDialog.tsx';
import { ShortcutsDialog } from '../../../../renderer/features/settings/ShortcutsDialog.tsx';
import { RulesHere } from '../../../../renderer/game/RuleLink.tsx';
import { useSettings } from '../../../../renderer/platform/settings.ts';
import { IconButton } from '../../../../renderer/ui/controls/IconButton.tsx';
import type { Settings } from '../../../../shared/contract/tableSetup.ts';
import { prepareDom } from '../../dom.ts';
import { Connected, fakeHost } from '../../fakeHost.tsx';

/** The list of keys, and a button beside it that tells its key. */
function openKeys() {
  cleanup();
  prepareDom();
  useSettings.setState({ ...useSettings.getInitialState(), language: 'en' }, true);
  const host = fakeHost({ 'settings.change': (changes) => ({ ...useSettings.getState(), ...changes }) as Settings });
  let closed = 0;
  render(
    <LanguageProvider>
      <Tooltip.Provider>
        <Connected host={host}>
          <ShortcutsDialog onClose={() => (closed += 1)} />
          <IconButton icon="log" label="Log" command="log" onPress={() => undefined} />
          <RulesHere />
        </Connected>
      </Tooltip.Provider>
    </LanguageProvider>,
  );
  const dialog = screen.getByRole('dialog');
  return {
    dialog,
    button: (name: RegExp) => within(dialog).getByRole('button', { name }),
    press: (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key }),
    said: () => within(dialog).getByRole('status').textContent,
    told: () => document.querySelector('button[aria-label="Log"]')?.getAttribute('aria-keyshortcuts'),
    closed: () => closed,
  };
}

it('a key is changed by pressing the new one, and hints tell it at once', async () => {
  const { button, press, said, told } = openKeys();
  expect(told()).toBe('L');
  fireEvent.click(button(/^log: L/));
  press('Shift');
  press('Ö');
  expect(said()).toBe('“log” is on Ö now.');
  await waitFor(() => expect(told()).toBe('Ö'));
  expect(useSettings.getState().keys).toEqual({ log: 'ö' });
  fireEvent.click(button(/^Usual keys$/));
  await waitFor(() => expect(useSettings.getState().keys).toEqual({}));
});

it('what is looked at closely names the player’s key to the rule book, where there is one', () => {
  openKeys();
  expect(screen.getByText('F1: about this in the rule book')).toBeDefined();
  act(() => useSettings.setState({ keys: { rules: '§' } }));
  expect(screen.getByText('§: about this in the rule book')).toBeDefined();
  act(() => useSettings.setState({ letterKeys: false }));
  expect(screen.queryByText(/about this in the rule book/)).toBeNull();
});

it('Esc leaves it as it is and closes nothing, and what is no key for a command is refused', () => {
  const { button, press, said, closed } = openKeys();
  fireEvent.click(button(/^buy: B/));
  press('Enter');
  expect(said()).toMatch(/^Enter cannot be chosen/);
  press('Escape');
  expect(useSettings.getState().keys).toEqual({});
  expect(closed()).toBe(0);
  press('Escape');
  expect(closed()).toBe(1);
});

it('a key that is taken is told of, and the two commands change keys only if wanted', async () => {
  const { button, press, said } = openKeys();
  fireEvent.click(button(/^buy: B/));
  press('l');
  expect(said()).toBe('L is the key for “log”.');
  expect(useSettings.getState().keys).toEqual({});
  fireEvent.click(button(/^Leave it as it is$/));
  fireEvent.click(button(/^buy: B/));
  press('l');
  fireEvent.click(button(/^Swap/));
  await waitFor(() => expect(useSettings.getState().keys).toEqual({ buy: 'l', log: 'b' }));
});

it('the page about accessibility names the keys as they are now', () => {
  cleanup();
  prepareDom();
  useSettings.setState({ ...useSettings.getInitialState(), language: 'en', keys: { askPiles: 'F10' } }, true);
  render(
    <LanguageProvider>
      <AccessDialog onClose={() => undefined} />
    </LanguageProvider>,
  );
  const told = () => screen.getByRole('dialog').textContent;
  expect(told()).toMatch(/F4 one opponent after the other, F10 the piles.*/);
  expect(told()).toMatch(/E shows what happened/);
  act(() => useSettings.setState({ letterKeys: false }));
  expect(told()).toMatch(/– shows what happened/);
});
