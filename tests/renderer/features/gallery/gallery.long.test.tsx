// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../../../renderer/app/App.tsx';
import { createPage } from '../../../../renderer/game/page.ts';
import { useApp } from '../../../../renderer/platform/app.ts';
import { clientOver } from '../../../../renderer/platform/client/client.ts';
import { showContent } from '../../../../renderer/platform/pageContent.ts';
import { useSettings } from '../../../../renderer/platform/settings.ts';
import { prepareContent, standardContent } from '../../../../shared/content/content.ts';
import type { ContentFolder } from '../../../../shared/contract/answers.ts';
import { preferNothing } from '../../dom.ts';

/** A small box, so that the page is quick: 24 cards of yellow and red, one of purple, and all the tiles. */
const CARDS = standardContent.cards.filter(({ epoch, colour, id }) =>
  colour === 'purple' ? id === '3-purple-a02' : epoch === 1 && (colour === 'yellow' || colour === 'red'),
);
const TILES = 52;
const TOTAL = CARDS.length + TILES;

const FOLDER: ContentFolder = {
  folder: '/data/content',
  entries: [{ file: 'mine.json', id: 'mine', problem: null }],
  unread: 0,
};

/** The pictures that are watched; the test says which of them come into sight. */
let watched: Map<Element, (near: boolean) => void>;

class FakeObserver {
  readonly #callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }
  observe(target: Element): void {
    watched.set(target, (isIntersecting) =>
      this.#callback([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver),
    );
  }
  unobserve(): void {}
  disconnect(): void {}
}

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** The pictures that were painted, or would be if this page had any. */
let painted: HTMLCanvasElement[];

beforeEach(() => {
  cleanup();
  watched = new Map();
  painted = [];
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('ResizeObserver', NoObserver);
  preferNothing();
  vi.spyOn(HTMLCanvasElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement) {
    painted.push(this);
    return null;
  };
  useApp.setState(useApp.getInitialState(), true);
  useSettings.setState({ ...useSettings.getInitialState(), language: 'en' }, true);
});

afterEach(() => showContent(standardContent));

/** Opens the page and, from its title, the gallery; of this edition, or of a content by another name. */
async function openGallery(id = 'small', cards = CARDS) {
  showContent(id === 'standard' ? standardContent : prepareContent({ ...standardContent.file, cards }, id));
  const client = createPage(
    clientOver({
      call: async () => ({ ok: true, value: FOLDER }),
      on: () => () => {},
      onLink: () => () => {},
      end: () => {},
    }),
  );
  render(<App host={client} />);
  const opener = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Gallery');
  if (opener === undefined) throw new Error('no way to the gallery');
  opener.focus();
  fireEvent.click(opener);
  return { opener, gallery: dialog('Gallery') };
}

/** The open dialog of that title. Roles are dear to look for in a page of this size. */
function dialog(title: string): HTMLElement {
  const all = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')];
  const found = all.find((one) => one.querySelector('h2')?.textContent === title);
  if (found === undefined) throw new Error(`no such dialog: ${title}`);
  return found;
}

const status = (gallery: HTMLElement) => gallery.querySelector('[role="status"]')?.textContent;
const tiles = (gallery: HTMLElement) => [...gallery.querySelectorAll<HTMLElement>('[data-piece]')];
const choose = (gallery: HTMLElement, group: string, name: string) =>
  fireEvent.click(
    within(gallery.querySelector(`[aria-label="${group}"]`) as HTMLElement).getByRole('button', { name }),
  );
const field = (gallery: HTMLElement, label: string) => within(gallery).getByLabelText(label);
const pick = (gallery: HTMLElement, label: string, option: string) => {
  fireEvent.keyDown(within(gallery).getByRole('button', { name: new RegExp(`^${label}:`) }), { key: 'Enter' });
  fireEvent.click(screen.getByRole('menuitemradio', { name: option }));
};
const search = (gallery: HTMLElement, words: string) =>
  fireEvent.change(field(gallery, 'Search'), { target: { value: words } });

describe('the gallery', () => {
  it('shows every piece and tells how many there are', async () => {
    const { gallery } = await openGallery();
    expect(tiles(gallery)).toHaveLength(TOTAL);
    expect(status(gallery)).toBe(`All ${TOTAL} pieces`);
    expect(
      within(gallery).getByRole('button', { name: /^Grain Weigher; yellow · Epoch I; Cost 1; \+1 income/ }),
    ).toBeDefined();
  });

  it('shows the back of every picture that is not painted yet', async () => {
    const { gallery } = await openGallery();
    expect(painted).toEqual([]);
    const canvases = [...gallery.querySelectorAll('canvas')];
    expect(canvases.length).toBeGreaterThan(CARDS.length);
    for (const canvas of canvases) expect(canvas.parentElement?.querySelector('.piece-back svg')).not.toBeNull();
  });

  it('narrows by what is chosen, tells the count, and shows everything again', async () => {
    const { gallery } = await openGallery();
    choose(gallery, 'Part of the game', 'Nobles & Inventions');
    await waitFor(() => expect(status(gallery)).toBe(`8 of ${TOTAL} pieces`));
    choose(gallery, 'Colour', 'red');
    choose(gallery, 'Epoch', 'Epoch I');
    const ids = ['1-red-n01', '1-red-n02', '1-red-n03', '1-red-n04'];
    await waitFor(() => expect(tiles(gallery).map((tile) => tile.dataset.piece)).toEqual(ids));
    choose(gallery, 'Epoch', 'Epoch I');
    choose(gallery, 'Epoch', 'Epoch II');
    await waitFor(() => expect(status(gallery)).toBe('Nothing found'));
    fireEvent.click(within(gallery).getByRole('button', { name: 'Show everything' }));
    await waitFor(() => expect(status(gallery)).toBe(`All ${TOTAL} pieces`));
  });

  it('offers effects and orders', async () => {
    const { gallery } = await openGallery();
    pick(gallery, 'Effect', 'With any effect');
    await waitFor(() => expect(status(gallery)).toBe(`5 of ${TOTAL} pieces`));
    pick(gallery, 'Order', 'By points');
    pick(gallery, 'Order', 'By cost');
    const costs = tiles(gallery).map((tile) => standardContent.card(tile.dataset.piece ?? '').cost);
    expect(costs).toEqual([...costs].sort((one, other) => one - other));
  });

  it('says that nothing was found, and by what words', async () => {
    const { gallery } = await openGallery();
    search(gallery, 'xyzzy');
    expect(await within(gallery).findByText(/No piece matches “xyzzy”/)).toBeDefined();
    expect(status(gallery)).toBe('Nothing found');
    expect(tiles(gallery)).toHaveLength(0);
  });

  it('is one stop of the Tab key, whatever is found', async () => {
    const { gallery } = await openGallery();
    const stops = () => tiles(gallery).filter((tile) => tile.tabIndex === 0);
    expect(stops()).toHaveLength(1);
    search(gallery, 'monument');
    await waitFor(() => expect(tiles(gallery).length).toBeLessThan(20));
    expect(stops()).toHaveLength(1);
    act(() => stops()[0]?.focus());
    fireEvent.keyDown(stops()[0] as HTMLElement, { key: 'End' });
    expect(document.activeElement).toBe(tiles(gallery).at(-1));
    expect(stops()).toEqual([document.activeElement]);
  });

  it('gives the focus back when it is closed', async () => {
    const { opener, gallery } = await openGallery();
    fireEvent.keyDown(gallery, { key: 'Escape' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('paints only what comes into sight', async () => {
    const { gallery } = await openGallery();
    const canvases = [...gallery.querySelectorAll('canvas')];
    expect(canvases).toHaveLength(CARDS.length + 36);
    for (const canvas of canvases.slice(0, 3)) watched.get(canvas)?.(true);
    for (const canvas of canvases.slice(3)) watched.get(canvas)?.(false);
    await waitFor(() => expect(painted).toHaveLength(3));
    expect(painted).toEqual(canvases.slice(0, 3));
  });

  it('says whose numbers it shows where they are a player’s own', async () => {
    const cards = CARDS.map((card) => (card.id === '1-yellow-01' ? { ...card, cost: 77, title: 'Toll Road' } : card));
    const { gallery } = await openGallery('mine', cards);
    expect(await within(gallery).findByText(/your own content file mine\.json/)).toBeDefined();
    fireEvent.click(within(gallery).getByRole('button', { name: /^Toll Road; .*Cost 77/ }));
    const view = dialog('Toll Road');
    expect(view.textContent).toContain('From your own content file');
  });
});

describe('a piece', () => {
  it('is shown large with everything about it, and its neighbours by arrow keys', async () => {
    const { gallery } = await openGallery();
    search(gallery, 'initiative');
    await waitFor(() => expect(tiles(gallery)).toHaveLength(10));
    fireEvent.click(tiles(gallery)[0] as HTMLElement);
    const view = dialog('Setup card 1, side A');
    expect(view.textContent).toContain('1 of 10');
    fireEvent.keyDown(view, { key: 'ArrowRight' });
    expect(dialog('Setup card 1, side B').textContent).toContain('2 of 10');
    fireEvent.keyDown(view, { key: 'ArrowLeft' });
    fireEvent.keyDown(view, { key: 'ArrowLeft' });
    expect(dialog('Setup card 5, side B').textContent).toContain('10 of 10');
    fireEvent.click(within(view).getByRole('button', { name: 'Next piece' }));
    expect(dialog('Setup card 1, side A')).toBeDefined();
  });

  it('is turned over by its button and by T, and its neighbour lies face up', async () => {
    const { gallery } = await openGallery();
    fireEvent.click(tiles(gallery)[3] as HTMLElement);
    const view = dialog('Toll Keeper');
    const pressed = () => within(view).getByRole('button', { name: 'Turn over' }).getAttribute('aria-pressed');
    expect(pressed()).toBe('false');
    fireEvent.click(within(view).getByRole('button', { name: 'Turn over' }));
    expect(pressed()).toBe('true');
    fireEvent.keyDown(view, { key: 't' });
    expect(pressed()).toBe('false');
    fireEvent.keyDown(view, { key: 'T' });
    fireEvent.keyDown(view, { key: 'ArrowRight' });
    expect(pressed()).toBe('false');
  });

  it('explains its price and where its numbers come from', async () => {
    const { gallery } = await openGallery('standard');
    fireEvent.click(gallery.querySelector('[data-piece="3-purple-a02"]') as HTMLElement);
    const view = dialog('Grand Vizier');
    expect(view.textContent).toMatch(
      /9\. Every purple card you own makes it one coin cheaper: 8 with one, free with 9/,
    );
    expect(view.textContent).toContain('Reconstructed');
    fireEvent.keyDown(view, { key: 'Home' });
    expect(dialog('Grain Weigher').textContent).toContain('As printed on the physical game');
  });

  it('says in a sentence what its effect does', async () => {
    const { gallery } = await openGallery();
    fireEvent.click(gallery.querySelector('[data-piece="3-purple-a02"]') as HTMLElement);
    const view = dialog('Grand Vizier');
    expect(view.textContent).toContain('Up to 2 colonies and up to 2 statues can be taken in a step.');
  });

  it('gives the focus to its place in the list when it is closed', async () => {
    const { gallery } = await openGallery();
    fireEvent.click(tiles(gallery)[4] as HTMLElement);
    const view = dialog('Storekeeper');
    fireEvent.keyDown(view, { key: 'ArrowRight' });
    fireEvent.keyDown(view, { key: 'Escape' });
    await waitFor(() => expect(document.activeElement).toBe(tiles(gallery)[5]));
    expect(dialog('Gallery')).toBe(gallery);
  });
});
