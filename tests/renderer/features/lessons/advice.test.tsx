// @vitest-environment happy-dom
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useAdvice } from '../../../../renderer/features/lessons/useAdvice.ts';
import { startGame } from '../../../../renderer/game/commands.ts';
import { useStage } from '../../../../renderer/game/state/stage.ts';
import { explain } from '../../../../shared/bots/explain.ts';
import type { Advice, GameUpdate } from '../../../../shared/contract/answers.ts';
import { choicesOf, type GameState, observe } from '../../../../shared/flow/runner.ts';
import { adviceFrom } from '../../../../shared/session/advice/advice.ts';
import { replay } from '../../../../shared/session/replay/replay.ts';
import { gameAwaiting } from '../../../fixtures/awaitingGame.ts';
import { Connected, fakeHost } from '../../fakeHost.tsx';
import { decideByKeys, press } from '../../keys.ts';
import { openPage, settled, tableOf, updateNow } from '../../page.tsx';
import { type Advise, openPanelAt, updateAt } from '../play/panelAt.tsx';

const lamp = () => screen.getByRole('button', { name: /advice/i });
const told = () => screen.getByRole('region', { name: 'Decision' }).querySelector('.advice-words')?.textContent ?? '';
const marked = () => document.querySelectorAll('.choice[data-advised="true"]').length;
const onTable = () => useStage.getState().advised.length;

/** What seat 0 is advised by somebody who looks at the next position only. */
function adviceAt(state: GameState): Advice {
  const given = { observation: observe(state, 0), choices: choicesOf(state, 0), level: 'regent', style: null } as const;
  const job = { ...given, budget: { milliseconds: 1, nodes: 0 }, content: null, seed: 1 };
  return adviceFrom(job, explain(job).reason);
}

const { state } = replay(gameAwaiting('draft'));
const atOnce: Advise = async () => adviceAt(state);

describe('advice', () => {
  it('says a bit more with each press: the track, two candidates, the move and why', async () => {
    openPanelAt(state, atOnce);
    expect([told(), marked()]).toEqual(['', 0]);
    fireEvent.click(lamp());
    await waitFor(() => expect(told()).toMatch(/^What matters most now is (income|military|culture|food)\.$/));
    expect([marked(), onTable()]).toEqual([0, 0]);
    fireEvent.click(lamp());
    expect(told()).toMatch(/^Look closely at two: “.+” or “.+”\.$/);
    expect([marked(), onTable()]).toEqual([2, 2]);
    fireEvent.click(lamp());
    expect(told()).toMatch(/(better than|about as good as) “.+”/);
    expect(told()).not.toMatch(/\d [a-z]*coins|\([+−]/);
    expect([marked(), onTable()]).toEqual([1, 1]);
    expect(lamp().getAttribute('aria-disabled')).toBe('true');
    const last = told();
    fireEvent.click(lamp());
    expect(told()).toBe(last);
  });

  it('says aloud which choices it means', async () => {
    openPanelAt(state, atOnce);
    for (const step of [1, 2, 3]) {
      fireEvent.click(lamp());
      await waitFor(() => expect(document.querySelector(`[data-verb="advice"][data-amount="${step}"]`)).not.toBeNull());
    }
    const advised = screen.getByRole('button', { name: /; advised$/ });
    expect(advised.getAttribute('aria-label')?.startsWith(told().split(':')[0] ?? '-')).toBe(true);
    expect(screen.getByRole('region', { name: 'Decision' }).querySelector('[role="status"]')?.textContent).toBe(told());
  });

  it('shows that it is thought about, asks only once meanwhile, and lets the player decide', async () => {
    const asked: ((advice: Advice | null) => void)[] = [];
    const { acted } = openPanelAt(state, () => new Promise((resolve) => asked.push(resolve)));
    fireEvent.click(lamp());
    fireEvent.click(lamp());
    await waitFor(() => expect(told()).toBe('Thinking it over …'));
    expect(asked).toHaveLength(1);
    fireEvent.click(document.querySelector('button.choice:not(.refused)') as HTMLElement);
    fireEvent.click(await screen.findByText('Confirm'));
    await waitFor(() => expect(acted).toHaveLength(1));
    await act(async () => asked[0]?.(adviceAt(state)));
    expect(told()).toMatch(/^What matters most now/);
  });

  it('can be asked for again when it could not be had', async () => {
    const answers: (Advice | null)[] = [null, adviceAt(state)];
    openPanelAt(state, async () => answers.shift() ?? null);
    fireEvent.click(lamp());
    await waitFor(() => expect(answers).toHaveLength(1));
    await waitFor(() => expect(told()).toBe(''));
    fireEvent.click(lamp());
    await waitFor(() => expect(told()).toMatch(/^What matters most now/));
  });

  it('stays while others decide about their own, and is gone with its decision, also where the next is just like it', async () => {
    const update = updateAt(state, 1);
    const asked: number[] = [];
    const host = fakeHost({
      'advice.ask': ({ seq }) => {
        asked.push(seq);
        return adviceAt(state);
      },
    });
    const { result, rerender } = renderHook(
      (shown: Pick<GameUpdate, 'seq' | 'decision'>) => useAdvice({ ...update, ...shown }),
      {
        initialProps: { seq: 4, decision: 1 },
        wrapper: ({ children }) => <Connected host={host}>{children}</Connected>,
      },
    );
    await act(async () => result.current.more());
    expect([result.current.amount, asked]).toEqual([1, [4]]);
    rerender({ seq: 5, decision: 1 });
    expect(result.current.amount).toBe(1);
    rerender({ seq: 6, decision: 2 });
    expect([result.current.amount, result.current.advice]).toEqual([0, null]);
    await act(async () => result.current.more());
    expect([result.current.amount, asked]).toEqual([1, [4, 6]]);
  });

  it('changes nothing in the game, and is gone with its decision', async () => {
    const page = await openPage();
    await act(() => startGame(page.client, tableOf(['human', 'bot'])));
    await settled();
    const { seq } = updateNow();
    press('a');
    await waitFor(() => expect(told()).toMatch(/^What matters|^There is only one/));
    expect(updateNow().seq).toBe(seq);
    await decideByKeys();
    await waitFor(() => expect(told()).toBe(''));
    expect(marked()).toBe(0);
  });
});
