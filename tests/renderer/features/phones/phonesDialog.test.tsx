// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LanguageProvider } from '../../../../renderer/app/LanguageProvider.tsx';
import { AskingLayer } from '../../../../renderer/features/phones/Asking.tsx';
import { PhonesDialog } from '../../../../renderer/features/phones/PhonesDialog.tsx';
import { useSheets } from '../../../../renderer/game/sheets.ts';
import { useApp } from '../../../../renderer/platform/app.ts';
import { useSettings } from '../../../../renderer/platform/settings.ts';
import { type Device, NO_PHONES, type PhonesState } from '../../../../shared/contract/phones.ts';
import type { Settings } from '../../../../shared/contract/tableSetup.ts';
import { prepareDom } from '../../dom.ts';
import { Connected, fakeHost } from '../../fakeHost.tsx';

const CODES = ['AAAAA AAAAA', 'BBBBB BBBBB', 'CCCCC CCCCC'];

const invited = (...devices: readonly Device[]): PhonesState => ({
  ...NO_PHONES,
  door: { address: '192.168.1.2', link: 'http://192.168.1.2:5000/' },
  addresses: ['192.168.1.2'],
  invitations: CODES.map((code, place) => ({ place, code, link: `http://192.168.1.2:5000/#k=${place}` })),
  devices,
});

const phoneAt = (place: number, id = place + 1): Device => ({ id, place, name: 'phone', connected: true });

function show(state: PhonesState, what = <PhonesDialog onClose={() => undefined} />) {
  cleanup();
  prepareDom();
  useSettings.setState({ ...useSettings.getInitialState(), language: 'en' }, true);
  useSheets.setState(useSheets.getInitialState(), true);
  let phones = state;
  const asked: unknown[] = [];
  const host = fakeHost({
    'phones.read': () => phones,
    'phones.comeBack': (input) => {
      asked.push(input);
      return NO_PHONES;
    },
    'settings.change': (changes) => ({ ...useSettings.getState(), ...changes }) as Settings,
  });
  useApp.setState({ phones });
  const page = (key: number) => (
    <LanguageProvider>
      <Connected key={key} host={host}>
        {what}
      </Connected>
    </LanguageProvider>
  );
  const { rerender } = render(page(0));
  return {
    asked,
    codes: () => CODES.filter((code) => screen.queryByText(code) !== null),
    choose: (place: number) => fireEvent.click(document.querySelectorAll('.phones-place > button')[place] as Element),
    hears: (next: PhonesState) => {
      phones = next;
      act(() => useApp.setState({ phones }));
    },
    /** As when a curtain comes down below it. */
    opensAnew: () => rerender(page(1)),
  };
}

it('the code that somebody has chosen stays when the dialog opens anew, until its device is there', () => {
  const { codes, choose, hears, opensAnew } = show(invited());
  expect(codes()).toEqual([CODES[0]]);
  choose(1);
  opensAnew();
  expect(codes()).toEqual([CODES[1]]);
  hears(invited(phoneAt(1)));
  expect(codes()).toEqual([CODES[0]]);
  hears(invited(phoneAt(1), phoneAt(0)));
  expect(codes()).toEqual([CODES[2]]);
});

it('the code of a seat that has a device is shown, too, for another one', () => {
  const { codes, choose, hears } = show(invited(phoneAt(0)));
  choose(0);
  expect(codes()).toEqual([CODES[0]]);
  hears(invited(phoneAt(0, 7)));
  expect(codes()).toEqual([CODES[1]]);
});

it('everything can be made large for a sofa where phones are invited', async () => {
  show(invited());
  expect(useSettings.getState().fromSofa).toBe(false);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Seen from the sofa' }));
  await act(async () => undefined);
  expect(useSettings.getState().fromSofa).toBe(true);
});

it('asks whether the devices of before may come back', async () => {
  const { asked } = show({ ...NO_PHONES, former: [{ place: 'table', name: 'Television' }] }, <AskingLayer />);
  expect(document.body.textContent).toContain('Second screen (Television)');
  fireEvent.click(screen.getByRole('button', { name: 'Let them come back' }));
  await act(async () => undefined);
  expect(asked).toEqual([{ welcome: true }]);
  expect(document.querySelector('.phones-layer')).toBeNull();
});
