// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Tooltip } from 'radix-ui';
import { describe, expect, it } from 'vitest';
import { LanguageProvider } from '../../../../renderer/app/LanguageProvider.tsx';
import { DecisionLogDialog } from '../../../../renderer/features/review/decisionLog/DecisionLogDialog.tsx';
import { GameContext } from '../../../../renderer/game/game.ts';
import { LogPanel } from '../../../../renderer/game/log/LogPanel.tsx';
import { useTable } from '../../../../renderer/game/state/table.ts';
import { useSettings } from '../../../../renderer/platform/settings.ts';
import type { DecisionLog, GameUpdate, Why } from '../../../../shared/contract/answers.ts';
import { logAfter } from '../../../../shared/contract/gameLog.ts';
import { decisionEntryNow, decisionLogOf, decisionsIn } from '../../../../shared/session/advice/decisionLog.ts';
import { whyFor } from '../../../../shared/session/advice/whyFilter.ts';
import { playBotGame } from '../../../../shared/session/bots/botGame.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import type { SavedGame } from '../../../../shared/session/saves/savedGame.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';
import { prepareDom } from '../../dom.ts';
import { Connected, fakeHost } from '../../fakeHost.tsx';

/** A finished game of Ada and a bot whose style was a surprise. */
const { saved: played } = playBotGame(freshGame('ga', 'advanced', 66));
const [ada, bot] = played.players;
const surprising = { ...bot, name: 'Bruno', controller: { kind: 'bot', level: 'apprentice', style: 'surprise' } };
const saved = { ...played, players: [{ ...ada, name: 'Ada', controller: { kind: 'human' } }, surprising] } as SavedGame;
/** Judged at first sight: it is not the wit of the books that is tested. */
const books = decisionLogOf(saved, { milliseconds: 10_000, nodes: 0 });
/** The first rounds are enough of a log. */
const begun = { ...saved, actions: saved.actions.slice(0, 34) };
const session = new Session(begun);
const update = session.update([]);
const asks = () => [...document.querySelectorAll<HTMLElement>('.log-ask')];

function whyNow(line: number): Why | null {
  const position = session.botDecisionAt(line);
  const [taken] = decisionsIn(begun, (other) => other === position);
  return taken === undefined ? null : whyFor(0, taken, decisionEntryNow(taken));
}

/** Shows a part of the page in that game; returns where it led the player, and how to show another position. */
function open(
  part: 'log' | 'books',
  readBooks: (from: number) => DecisionLog | Promise<DecisionLog> = () => books,
  why: (line: number) => Promise<Why | null> = async (line) => whyNow(line),
) {
  cleanup();
  prepareDom();
  useSettings.setState({ ...useSettings.getInitialState(), language: 'en' }, true);
  useTable.setState({ log: logAfter([], update) });
  const led: unknown[] = [];
  const host = fakeHost({
    'decisionLog.open': ({ from }) => readBooks(from),
    'why.ask': ({ line }) => why(line),
  });
  const replay = async (id: string, position?: number) => led.push(id, position) > 0;
  const pageOf = (shown: GameUpdate) => (
    <LanguageProvider>
      <Tooltip.Provider>
        <Connected host={host} routes={{ replay }}>
          <GameContext value={{ update: shown, view: shown.view, playing: false, own: 0 }}>
            {part === 'log' ? <LogPanel /> : <DecisionLogDialog gameId={shown.gameId} onClose={() => undefined} />}
          </GameContext>
        </Connected>
      </Tooltip.Provider>
    </LanguageProvider>
  );
  const { rerender } = render(pageOf(update));
  return { led, look: (shown: GameUpdate) => rerender(pageOf(shown)) };
}

const lineOf = (ask: HTMLElement): HTMLElement => ask.closest('.log-line') as HTMLElement;

describe('why, in the log', () => {
  it('can be asked of what bots did, and of nothing else', () => {
    open('log');
    expect(asks().length).toBeGreaterThan(10);
    expect(asks()[0]?.textContent).toBe('Why?');
    for (const ask of asks()) expect(lineOf(ask).textContent).not.toMatch(/^Ada /);
  });

  it('is told below the line, and put away again', async () => {
    open('log');
    const ask = screen
      .getAllByRole('button', { name: 'Why?' })
      .find((other) => lineOf(other).dataset.type === 'cardBought');
    if (ask === undefined) throw new Error('no card was bought');
    fireEvent.click(ask);
    const words = () => lineOf(ask).querySelector('.log-why')?.textContent ?? '';
    await waitFor(() => expect(words()).toMatch(/^Buy .+: (about|a slip|certainly|nothing)/));
    expect(ask.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(ask);
    expect(words()).toBe('');
  });

  const bought = (): HTMLElement => asks().find((ask) => lineOf(ask).dataset.type === 'cardBought') as HTMLElement;
  const answerAt = (ask: HTMLElement): string => lineOf(ask).querySelector('.log-why')?.textContent ?? '';

  it('is told in another language once that is chosen', async () => {
    open('log');
    fireEvent.click(bought());
    await waitFor(() => expect(answerAt(bought())).toMatch(/^Buy /));
    act(() => useSettings.setState({ language: 'de' }));
    expect(answerAt(bought())).not.toBe('');
    expect(answerAt(bought())).not.toMatch(/^Buy /);
    act(() => useSettings.setState({ language: 'en' }));
    expect(answerAt(bought())).toMatch(/^Buy /);
  });

  it('goes with its line: what stands in that place after an undo was not asked about', async () => {
    open('log');
    fireEvent.click(bought());
    await waitFor(() => expect(answerAt(bought())).toMatch(/^Buy /));
    act(() => useTable.setState({ log: structuredClone(logAfter([], update)) }));
    expect(answerAt(bought())).toBe('');
    expect(bought().getAttribute('aria-expanded')).toBe('false');
  });

  it('stays while more happens', async () => {
    open('log');
    fireEvent.click(bought());
    await waitFor(() => expect(answerAt(bought())).toMatch(/^Buy /));
    act(() => useTable.setState(({ log }) => ({ log: [...log, ...log.slice(-1)] })));
    expect(answerAt(bought())).toMatch(/^Buy /);
  });

  it('is not for other eyes', async () => {
    const { look } = open('log');
    fireEvent.click(bought());
    await waitFor(() => expect(answerAt(bought())).toMatch(/^Buy /));
    look({ ...update, screen: { ...update.screen, viewer: null } });
    expect(answerAt(bought())).toBe('');
  });

  it('does not come any more where the question was put away, or its line has gone, meanwhile', async () => {
    let answer = (): void => undefined;
    const late = new Promise<void>((resolve) => {
      answer = resolve;
    });
    open('log', undefined, (line) => late.then(() => whyNow(line)));
    const [one, other] = asks().filter((ask) => lineOf(ask).dataset.type === 'cardBought') as [
      HTMLElement,
      HTMLElement,
    ];
    fireEvent.click(one);
    fireEvent.click(other);
    fireEvent.click(one);
    act(() => useTable.setState({ log: structuredClone(logAfter([], update)) }));
    await act(async () => {
      answer();
      await late;
      await new Promise(setImmediate);
    });
    expect([answerAt(one), answerAt(other)]).toEqual(['', '']);
  });

  it('comes into sight below the last line', async () => {
    open('log');
    const shown: Element[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      shown.push(this);
    };
    const last = asks().at(-1) as HTMLElement;
    fireEvent.click(last);
    const answer = lineOf(last).querySelector('.log-why') as Element;
    await waitFor(() => expect(answer.textContent).toMatch(/\w.*\.$/));
    expect(shown.at(-1)).toBe(answer);
  });

  it('keeps secret what was sold', async () => {
    open('log');
    const sales = screen
      .getAllByRole('button', { name: 'Why?' })
      .filter((ask) => lineOf(ask).textContent?.includes(' sells a '));
    expect(sales.length).toBeGreaterThan(0);
    for (const ask of sales) fireEvent.click(ask);
    for (const ask of sales) {
      await waitFor(() => expect(lineOf(ask).querySelector('.log-why')?.textContent).toMatch(/stays a secret/));
    }
  });
});

describe('the opened books', () => {
  it('show what everybody drew, did and why, and reveal what a surprise was', async () => {
    open('books');
    const dialog = await screen.findByRole('dialog', { name: /^The books/ });
    await within(dialog).findByRole('heading', { name: 'Epoch I · Phase A' });
    const lines = () => [...dialog.querySelectorAll('.books-phase .books-entry')];
    const drew = () => lines().filter((line) => line.querySelector('.books-drew') !== null).length;
    expect(drew()).toBe(15);
    expect(dialog.querySelector('.books-surprise')).toBeNull();
    const own = lines().length;
    fireEvent.click(within(dialog).getByRole('radio', { name: 'Bruno' }));
    expect(drew()).toBe(15);
    expect(dialog.querySelector('.books-surprise')?.textContent).toMatch(
      /^Bruno was to be a surprise, and was the (Merchant|Marshal|Sage|Steward|Opportunist): /,
    );
    expect(lines().some((line) => line.textContent?.includes('a slip'))).toBe(true);
    expect(own + lines().length).toBe(saved.actions.length);
  });

  it('show a page as soon as it is read, and the rest when that is', async () => {
    let resolve: (rest: DecisionLog) => void = () => undefined;
    const rest = new Promise<DecisionLog>((fulfil) => {
      resolve = fulfil;
    });
    const half = 40;
    const first = { ...books, entries: books.entries.slice(0, half), next: half };
    open('books', (from) => (from === 0 ? first : rest));
    const dialog = await screen.findByRole('dialog', { name: /^The books/ });
    await within(dialog).findByRole('heading', { name: 'Epoch I · Phase A' });
    expect(within(dialog).getByRole('status').textContent).not.toBe('');
    expect(within(dialog).queryByRole('heading', { name: 'Epoch III · Phase B' })).toBeNull();
    resolve({ ...books, entries: books.entries.slice(half) });
    await within(dialog).findByRole('heading', { name: 'Epoch III · Phase B' });
    expect(within(dialog).getByRole('status').textContent).toBe('');
  });

  it('lead into the replay', async () => {
    const { led } = open('books');
    const dialog = await screen.findByRole('dialog', { name: /^The books/ });
    await within(dialog).findByRole('heading', { name: 'Epoch I · Phase A' });
    const way = dialog.querySelector('.books-entry button');
    const position = Number(way?.getAttribute('aria-label')?.match(/\d+$/)?.[0]) - 1;
    fireEvent.click(way as HTMLElement);
    await waitFor(() => expect(led).toEqual([saved.gameId, position]));
  });
});
