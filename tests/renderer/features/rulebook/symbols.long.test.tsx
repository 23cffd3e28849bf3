// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startGame } from '../../../../renderer/game/commands.ts';
import { useSheets } from '../../../../renderer/game/sheets.ts';
import { useSettings } from '../../../../renderer/platform/settings.ts';
import { Icon } from '../../../../renderer/ui/symbols/Icon.tsx';
import { readSymbols, symbolAt } from '../../../../renderer/ui/symbols/readSymbols.ts';
import { SYMBOL_NAMES, SYMBOLS } from '../../../../renderer/ui/symbols/symbols.ts';
import { openPage, settled, tableOf, updateNow } from '../../page.tsx';

const note = () => screen.queryByRole('note');
const military = () => document.querySelector('.track.ground-military') as HTMLElement;

async function play() {
  const { client } = await openPage();
  await act(() => startGame(client, tableOf(['human', 'bot'])));
  await settled();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
}

/** Lets the time pass that a symbol waits, then waits for its words, which come from the book. */
async function shown(milliseconds = 1000): Promise<HTMLElement> {
  act(() => void vi.advanceTimersByTime(milliseconds));
  vi.useRealTimers();
  return waitFor(() => {
    const found = note();
    if (found === null) throw new Error('nothing is told');
    return found;
  });
}

beforeEach(() => vi.useRealTimers());

describe('a symbol', () => {
  it('tells its meaning with its number when it or the number beside it is pointed at', async () => {
    await play();
    fireEvent.pointerOver(military().querySelector('[aria-hidden="true"]:not(svg)') as Element, {
      pointerType: 'mouse',
    });
    const told = await shown();
    const value = updateNow().view.seats[0]?.tracks.military;
    expect(told.textContent).toContain(`Military: ${value}`);
    expect(told.textContent).toContain('Reaches colonies.');
  });

  it('tells nothing where it comes under a pointer that rests, until that moves', async () => {
    await play();
    const at = { pointerType: 'mouse', clientX: 100, clientY: 100 };
    fireEvent.pointerMove(document.body, at);
    fireEvent.pointerOver(military(), at);
    act(() => void vi.advanceTimersByTime(1000));
    expect(note()).toBeNull();
    fireEvent.pointerMove(military(), { ...at, clientX: 101 });
    expect((await shown()).textContent).toContain('Military:');
  });

  it('leads into the rule book, as does the key that it names, and leaves the focus where that will come back to', async () => {
    await play();
    act(() => useSettings.setState({ keys: { rules: 'F9' } }));
    fireEvent.pointerOver(military(), { pointerType: 'mouse' });
    const told = await shown();
    const link = told.querySelector('button') as HTMLElement;
    expect(link.textContent).toBe('In the rule book F9');
    expect(fireEvent.mouseDown(link)).toBe(false);
    fireEvent.click(link);
    expect(useSheets.getState().book).toEqual({ section: SYMBOLS.military.section });
    expect(note()).toBeNull();
  });

  it('goes with Esc, which does nothing else; with the pointer only when that has left for good', async () => {
    await play();
    fireEvent.pointerOver(military(), { pointerType: 'mouse' });
    const told = await shown();
    fireEvent.pointerOver(told, { pointerType: 'mouse' });
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(note()).not.toBeNull();
    const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    act(() => void document.body.dispatchEvent(pressed));
    expect(pressed.defaultPrevented).toBe(true);
    expect(note()).toBeNull();
  });

  it('goes with what it explains', async () => {
    await play();
    fireEvent.pointerOver(military(), { pointerType: 'mouse' });
    await shown();
    act(() => military().remove());
    await waitFor(() => expect(note()).toBeNull());
  });

  it('tells its meaning under a finger that stays, and the finger then chooses nothing', async () => {
    await play();
    const pressed = vi.fn();
    military().addEventListener('click', pressed);
    fireEvent.pointerDown(military(), { pointerType: 'touch', clientX: 5, clientY: 5 });
    expect((await shown()).textContent).toContain('Military');
    fireEvent.click(military());
    expect(pressed).not.toHaveBeenCalled();
  });

  it('tells nothing under a finger that slips or lifts', async () => {
    const end = await play();
    fireEvent.pointerDown(military(), { pointerType: 'touch', clientX: 5, clientY: 5 });
    fireEvent.pointerMove(military(), { pointerType: 'touch', clientX: 5, clientY: 40 });
    act(() => void vi.advanceTimersByTime(2000));
    fireEvent.pointerDown(military(), { pointerType: 'touch', clientX: 5, clientY: 5 });
    fireEvent.pointerUp(military(), { pointerType: 'touch' });
    act(() => void vi.advanceTimersByTime(2000));
    end();
    expect(note()).toBeNull();
  });
});

describe('what is read of symbols', () => {
  const draw = (element: React.ReactElement) => {
    cleanup();
    return render(element).container;
  };

  it('is told once where several have the same words', () => {
    const drawn = draw(
      <span data-words="points +1: cards +2, coins −1">
        <Icon name="points" /> +2
        <small>
          −1 <Icon name="coin" />
        </small>
      </span>,
    );
    expect(drawn.querySelectorAll('[data-symbol]')).toHaveLength(2);
    expect(readSymbols(drawn)).toHaveLength(1);
  });

  it('is the words of their place, else their number', () => {
    const drawn = draw(
      <div>
        <span>
          <Icon name="coin" /> −3
        </span>
        <span data-words="Food: 7">
          <Icon name="food" />
          <i>7</i>
        </span>
        <li>
          <Icon name="purple" means="colour" />
          <span className="sr-only">2 purple cards</span>
        </li>
        <Icon name="close" />
        <Icon name="card" means={null} />
      </div>,
    );
    expect(readSymbols(drawn)).toEqual([
      { symbol: 'coin', icon: 'coin', words: null, number: '−3' },
      { symbol: 'food', icon: 'food', words: 'Food: 7', number: '7' },
      { symbol: 'colour', icon: 'purple', words: '2 purple cards', number: '2' },
    ]);
    expect(symbolAt(drawn.querySelector('i') as Element)?.getAttribute('data-symbol')).toBe('food');
    expect(symbolAt(drawn.firstElementChild as Element)).toBeNull();
  });

  it('is every symbol that has a meaning', () => {
    const drawn = draw(
      <div>
        {SYMBOL_NAMES.map((name) => (
          <Icon key={name} name={SYMBOLS[name].icon} means={name} />
        ))}
      </div>,
    );
    expect(readSymbols(drawn).map(({ symbol }) => symbol)).toEqual(SYMBOL_NAMES);
  });
});
