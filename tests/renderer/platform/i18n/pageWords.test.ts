// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Language } from '../../../../shared/words/words.ts';
import { LANGUAGES, WORDS } from '../../../../shared/words/words.ts';

/** A page that has fetched nothing yet. */
let page: typeof import('../../../../renderer/platform/i18n/pageWords.ts');

beforeEach(async () => {
  vi.resetModules();
  page = await import('../../../../renderer/platform/i18n/pageWords.ts');
});

it('finds every language by itself, in the order of their names', () => {
  expect([...page.PAGE_LANGUAGES].sort()).toEqual([...LANGUAGES].sort());
  expect(page.PAGE_LANGUAGES.slice(0, 3)).toEqual(['cs', 'de', 'en']);
});

it('has the words of no language but those that it fetched', async () => {
  await page.fetchWords('fr');
  expect(page.fetchedWords('fr')?.messages).toEqual(WORDS.fr.messages);
  expect(page.fetchedWords('de')).toBeUndefined();
});

it('speaks the wanted language as soon as its words are there, where there were none before', async () => {
  const { result } = renderHook(() => {
    const language = page.useFetched('cs');
    return page.fetchedWords(language)?.messages['app.name'];
  });
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(result.current).toBe(WORDS.cs.messages['app.name']));
});

it('speaks the language before until the words of the next are there', async () => {
  await page.fetchWords('en');
  const { result, rerender } = renderHook(({ wanted }) => page.useFetched(wanted), {
    initialProps: { wanted: 'en' as Language },
  });
  rerender({ wanted: 'cs' });
  expect(result.current).toBe('en');
  await waitFor(() => expect(result.current).toBe('cs'));
  act(() => rerender({ wanted: 'en' }));
  expect(result.current).toBe('en');
});
