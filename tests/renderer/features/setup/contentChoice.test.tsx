// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../../renderer/app/LanguageProvider.tsx';
import { ContentChoice } from '../../../../renderer/features/setup/ContentChoice.tsx';
import { badEntries, optionsOf, stillChosen } from '../../../../renderer/features/setup/contentOptions.ts';
import { createPage } from '../../../../renderer/game/page.ts';
import { clientOver } from '../../../../renderer/platform/client/client.ts';
import { useSettings } from '../../../../renderer/platform/settings.ts';
import type { ContentEntry, ContentFolder } from '../../../../shared/contract/answers.ts';
import { Connected } from '../../fakeHost.tsx';

const good = (file: string, id: string): ContentEntry => ({ file, id, problem: null });
const bad = (file: string, place: string, message: string): ContentEntry => ({
  file,
  id: null,
  problem: { place, message },
});
const folderOf = (...entries: ContentEntry[]): ContentFolder => ({ folder: '/data/content', entries, unread: 0 });

describe('what there is to choose from', () => {
  const folder = folderOf(good('a.json', 'aa'), bad('b.json', 'cards[3].cost', 'wrong'), good('c.json', 'aa'));

  it('is the standard and each of the player’s contents once', () => {
    expect(optionsOf(folder)).toEqual([
      { id: 'standard', files: [] },
      { id: 'aa', files: ['a.json', 'c.json'] },
    ]);
    expect(badEntries(folder).map(({ file }) => file)).toEqual(['b.json']);
  });

  it('stays chosen while it is there, follows its file, and falls back to the standard', () => {
    expect(stillChosen('aa', null, folder)).toBe('aa');
    expect(stillChosen('aa', folder, folderOf(good('a.json', 'edited')))).toBe('edited');
    expect(stillChosen('aa', folder, folderOf(bad('a.json', '', 'broken')))).toBe('standard');
    expect(stillChosen('aa', null, folderOf(good('other.json', 'other')))).toBe('standard');
    expect(stillChosen('standard', null, folder)).toBe('standard');
  });
});

let folder: ContentFolder;
let calls: string[];
let chosen: string;

function Choice({ first }: { readonly first: string }) {
  const [id, setId] = useState(first);
  chosen = id;
  return <ContentChoice chosen={id} onChoose={setId} />;
}

function open(first = 'standard') {
  const client = createPage(
    clientOver({
      call: async (name) => {
        calls.push(name);
        if (name === 'content.copy') folder = folderOf(...folder.entries, good('hadara.json', 'copied'));
        return { ok: true, value: folder };
      },
      on: () => () => {},
      onLink: () => () => {},
      end: () => {},
    }),
  );
  render(
    <LanguageProvider>
      <Connected host={client}>
        <Choice first={first} />
      </Connected>
    </LanguageProvider>,
  );
}

const unfold = () => {
  const details = document.querySelector('details') as HTMLDetailsElement;
  act(() => {
    details.open = true;
  });
};

beforeEach(() => {
  cleanup();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  useSettings.setState({ ...useSettings.getInitialState(), language: 'en' }, true);
  folder = folderOf();
  calls = [];
});

describe('the choice of numbers', () => {
  it('is folded away and asks for nothing while the usual ones are played', () => {
    open();
    expect(screen.getByText('Numbers of the game: standard')).toBeDefined();
    expect(document.querySelector('details')?.open).toBe(false);
    expect(calls).toEqual([]);
  });

  it('offers the files that can be played with, and says what is wrong with the others', async () => {
    folder = folderOf(good('mine.json', 'aa'), bad('try.json', 'cards[3].cost', 'Expected a whole number'));
    open();
    unfold();
    fireEvent.click(await screen.findByRole('radio', { name: /mine\.json/ }));
    expect(chosen).toBe('aa');
    expect(screen.getByText('Numbers of the game: mine.json')).toBeDefined();
    expect(screen.queryByRole('radio', { name: /try\.json/ })).toBeNull();
    const faults = screen.getByRole('list', { name: 'Cannot be played with' });
    expect(faults.textContent).toContain('try.jsonAt cards[3].cost:Expected a whole number');
    expect(screen.getByText('/data/content')).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('1 file can be played with, 1 has a mistake.');
  });

  it.each([
    ['en', 1, /1 more file .* is not read: only the first 2,/],
    ['de', 1234, /1\.234 weitere Dateien .* nicht gelesen: nur die ersten 2,/],
  ] as const)('says how many files are left out (%s)', async (language, unread, words) => {
    folder = { ...folderOf(good('a.json', 'aa'), bad('b.json', '', 'wrong')), unread };
    useSettings.setState({ language });
    open();
    unfold();
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('says nothing of that where none is', async () => {
    folder = folderOf(good('a.json', 'aa'));
    open();
    unfold();
    await screen.findByRole('radio', { name: /a\.json/ });
    expect(screen.queryByText(/only the first/)).toBeNull();
  });

  it('writes a copy to start from', async () => {
    open();
    unfold();
    await waitFor(() => expect(screen.getAllByText('There are no files in the folder yet.').length).toBeGreaterThan(0));
    fireEvent.click(screen.getByRole('button', { name: 'Write a copy of the standard file' }));
    expect(await screen.findByRole('radio', { name: /hadara\.json/ })).toBeDefined();
    expect(calls).toEqual(['content.list', 'content.copy']);
  });

  it('follows a file that was edited', async () => {
    folder = folderOf(good('mine.json', 'before'));
    open('before');
    await screen.findByText('Numbers of the game: mine.json');
    folder = folderOf(good('mine.json', 'after'));
    fireEvent.click(screen.getByRole('button', { name: 'Read the folder again' }));
    await waitFor(() => expect(chosen).toBe('after'));
  });

  it('tells that the file of the last table is gone, and plays with the standard', async () => {
    open('lost');
    expect(await screen.findByText(/no longer there, or has changed/)).toBeDefined();
    expect(chosen).toBe('standard');
  });
});
