// @vitest-environment happy-dom

import { act, cleanup, screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGame } from '../../../renderer/game/commands.ts';
import { type Panel, useApp } from '../../../renderer/platform/app.ts';
import { navigate, openPanel } from '../../../renderer/platform/host.ts';
import { applyAction, decisionOf, newGame } from '../../../shared/flow/runner.ts';
import { EXPANSIONS } from '../../../shared/vocabulary/options.ts';
import { ownName } from '../../../shared/words/language.ts';
import { LANGUAGES, WORDS } from '../../../shared/words/words.ts';
import { PSEUDO } from '../../fixtures/pseudo.ts';
import { richGame } from '../../fixtures/richGame.ts';
import { openPanelAt } from '../features/play/panelAt.tsx';
import { openPage, settled, tableOf } from '../page.tsx';

const english = { messages: { ...WORDS.en.messages }, titles: { ...WORDS.en.titles } };
const speak = (words: typeof PSEUDO): void => {
  Object.assign(WORDS.en.messages, words.messages);
  Object.assign(WORDS.en.titles, words.titles);
};

beforeAll(() => speak(PSEUDO));
afterAll(() => {
  cleanup();
  speak(english);
});

/** What is the same in every language: names of people, languages and keys, files, numerals, what is said by machines. */
const NO_WORDS = new RegExp(
  `(?<!\\p{L})(Ada|Bruno|Chen|Dalia|hadara-table|data|II|III|IV|${LANGUAGES.map(ownName).join('|')})(?!\\p{L})`,
  'gu',
);
const SPOKEN = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'];

/** Words on the page that did not come from the words of its language. */
function untranslated(): string[] {
  const nodes = [...document.body.querySelectorAll('*')].filter(
    (element) => element.closest('kbd, style, svg, pre') === null,
  );
  const said = nodes.flatMap((element) => [
    ...[...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent ?? ''),
    ...SPOKEN.map((name) => element.getAttribute(name) ?? ''),
  ]);
  return [...new Set(said.filter((text) => /[a-z]{2,}/i.test(text.replace(NO_WORDS, ''))))];
}

/** The gallery builds hundreds of pictures: its words are those of the other dialogs. */
const PANELS: readonly Panel[] = ['settings', 'shortcuts', 'about'];

describe('every word on the page is one of its language', () => {
  it('on the title, in the set-up and in the dialogs', async () => {
    const { client } = await openPage();
    expect(document.body.textContent).toContain(PSEUDO.messages['title.newGame']);
    expect(untranslated()).toEqual([]);
    for (const panel of PANELS) {
      act(() => openPanel(client, panel));
      expect(untranslated(), panel).toEqual([]);
      expect(screen.getByRole('dialog').textContent).not.toContain(PSEUDO.messages['crash.title']);
    }
    act(() => navigate(client, { screen: 'setup', preset: null }));
    expect(untranslated()).toEqual([]);
  });

  it('around the table', async () => {
    const { client } = await openPage();
    await act(() => startGame(client, tableOf(['human', 'bot', 'human'], 'advanced', 7, EXPANSIONS)));
    await settled();
    expect(useApp.getState().screen).toBe('game');
    expect(document.body.textContent).toContain(PSEUDO.messages['step.setWheel']);
    expect(untranslated()).toEqual([]);
  });

  it('in the panel of every decision', () => {
    const { saved, setup } = richGame;
    const state = newGame(setup);
    const seen = new Set<string>();
    for (const { seat, action } of saved.actions) {
      const decision = decisionOf(state);
      if (seat === 0 && decision !== null && !seen.has(decision)) {
        seen.add(decision);
        openPanelAt(state);
        expect(untranslated(), decision).toEqual([]);
      }
      applyAction(state, seat, action);
    }
    expect(seen.size).toBeGreaterThan(6);
  });
});
