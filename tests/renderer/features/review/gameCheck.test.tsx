// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Tooltip } from 'radix-ui';
import { describe, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../../renderer/app/LanguageProvider.tsx';
import { decisionLineId } from '../../../../renderer/features/review/decisionLog/DecisionLine.tsx';
import { GameCheckPanel } from '../../../../renderer/features/review/decisionLog/GameCheckPanel.tsx';
import { GameContext } from '../../../../renderer/game/game.ts';
import { DealCommitmentNote } from '../../../../renderer/game/log/LogPanel.tsx';
import { useSettings } from '../../../../renderer/platform/settings.ts';
import type { GameUpdate } from '../../../../shared/contract/answers.ts';
import type { CheckedDecision, DealCommitment, GameCheck, Verdict } from '../../../../shared/contract/fairness.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';
import { prepareDom } from '../../dom.ts';
import { Connected, fakeHost, Refusal } from '../../fakeHost.tsx';

const update = new Session(freshGame('ha')).update([]);

type Check = (gameId: string, from: number) => Promise<GameCheck | null>;

function show(part: 'check' | 'promise', check: Check, shown: GameUpdate = update) {
  cleanup();
  prepareDom();
  Element.prototype.scrollIntoView ??= () => undefined;
  useSettings.setState({ ...useSettings.getInitialState(), language: 'en' }, true);
  const seats: number[] = [];
  const host = fakeHost({ 'fairness.check': async ({ gameId, from }) => (await check(gameId, from)) ?? new Refusal() });
  render(
    <LanguageProvider>
      <Tooltip.Provider>
        <Connected host={host}>
          <GameContext value={{ update: shown, view: shown.view, playing: false, own: 0 }}>
            {part === 'check' ? (
              <GameCheckPanel gameId="a" onSeat={(seat) => seats.push(seat)} />
            ) : (
              <DealCommitmentNote />
            )}
            <p id={decisionLineId(7)} tabIndex={-1} />
          </GameContext>
        </Connected>
      </Tooltip.Provider>
    </LanguageProvider>,
  );
  return { seats };
}

const decided = (position: number, verdict: Verdict): CheckedDecision => ({
  position,
  seat: 1,
  epoch: 2,
  phase: 'B',
  step: 'colony',
  action: { type: 'pass' },
  verdict,
});

const page = (verdicts: readonly Verdict[], changes: Partial<GameCheck> = {}): GameCheck => ({
  deal: 'kept',
  after: 0,
  decisions: verdicts.map((verdict, position) => decided(position, verdict)),
  total: verdicts.length,
  next: null,
  ...changes,
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const SAME = { kind: 'same' } as const;

describe('checking a game', () => {
  it('says in a sentence that all is as it should be', async () => {
    const asked: number[] = [];
    show('check', async (_, from) => {
      asked.push(from);
      return from === 0 ? page([SAME, SAME], { total: 3, next: 2 }) : page([SAME], { total: 3 });
    });
    press('Check this game');
    await screen.findByText('All 3 decisions of bots are the same again.');
    screen.getByText('The deal is the one that was promised.');
    expect(asked).toEqual([0, 2]);
    screen.getByRole('button', { name: 'Check again' });
  });

  it('says how far it is, and can be stopped', async () => {
    const check = vi.fn(async (_: string, from: number) =>
      from === 0 ? page([SAME, SAME], { total: 9, next: 2 }) : new Promise<null>(() => undefined),
    );
    show('check', check);
    press('Check this game');
    await screen.findByText('2 of 9 decisions checked');
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('2');
    press('Stop');
    screen.getByText('Stopped after 2 of 9 decisions.');
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('lists what is not as it should be, and leads to it', async () => {
    const verdicts: Verdict[] = [
      ...Array.from({ length: 7 }, () => SAME),
      { kind: 'different', why: 'luck', instead: null },
      { kind: 'safe' },
      { kind: 'unknown', why: 'otherBots' },
    ];
    const { seats } = show('check', async () => page(verdicts, { deal: 'broken' }));
    press('Check this game');
    await screen.findByText('8 of 10 decisions of bots are the same again.');
    screen.getByText('The deal is not the one that was promised.');
    screen.getByText('One decision cannot be checked: another version’s bots took it.');
    screen.getByText('One of them was the program’s safe choice, because the bot had failed.');
    screen.getByText('The same again, by kind of decision: Colony: 8 of 10');
    press('Player 2, epoch II, phase B, Colony: the bot had other luck than this deal gives');
    expect(seats).toEqual([1]);
    await waitFor(() => expect(document.activeElement?.id).toBe(decisionLineId(7)));
  });

  it.each([
    [{ deal: 'none' }, 'Nothing was promised of this deal'],
    [{ deal: 'kept', after: 12 }, 'when this game branched off, after 12 decisions.'],
  ] as const)('has words for a deal that is %o', async (changes, words) => {
    show('check', async () => page([SAME], changes));
    press('Check this game');
    expect((await screen.findByText((text) => text.includes(words))).textContent).not.toBe('');
  });

  it('is offered again where it could not be done', async () => {
    show('check', async () => null);
    press('Check this game');
    await screen.findByText(/^Is the deal the one/);
  });
});

describe('the promise below the log', () => {
  const promise: DealCommitment = { sha256: `3beb0418${'a'.repeat(52)}1035`, salt: null, after: 0 };
  const showPromise = (told: DealCommitment | null) =>
    show('promise', async () => null, { ...update, dealCommitment: told });

  it('is short, and has no salt before the end', () => {
    showPromise(promise);
    screen.getByRole('button', { name: 'Deal promised: 3beb0418…1035' });
    expect(screen.getAllByRole('button')).toHaveLength(1);
    showPromise({ ...promise, salt: `5a17${'0'.repeat(24)}beef` });
    screen.getByRole('button', { name: 'Salt: 5a170000…beef' });
  });

  it('says where there is none, and since when there is one', () => {
    showPromise(null);
    screen.getByText(/^This deal cannot be checked/);
    showPromise({ ...promise, after: 1 });
    screen.getByText(/branched off, after 1 decision\./);
  });
});
