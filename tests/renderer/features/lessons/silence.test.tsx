// @vitest-environment happy-dom

import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useCoaching } from '../../../../renderer/features/lessons/useCoaching.ts';
import { GameContext } from '../../../../renderer/game/game.ts';
import { SelectionProvider } from '../../../../renderer/game/selection/SelectionProvider.tsx';
import { useSettings } from '../../../../renderer/platform/settings.ts';
import type { DecisionId } from '../../../../shared/contract/answers.ts';
import { lessonOf } from '../../../../shared/lessons/lessons.ts';
import type { Epoch } from '../../../../shared/vocabulary/time.ts';
import { LessonGame } from '../../../shared/lessons/lessonGame.ts';
import { Connected, fakeHost } from '../../fakeHost.tsx';

afterEach(() => {
  cleanup();
  useSettings.setState(useSettings.getInitialState(), true);
});

const host = fakeHost({
  'coach.begin': () => ({ early: true, told: [] }),
  'coach.told': () => null,
  'coach.review': ({ epoch }) => ({ epoch, good: null, cost: null }),
});

/** The coach beside a game; `go` plays on to another epoch, or to another decision of the same kind. */
async function beside() {
  const { update } = new LessonGame(lessonOf('tracks'), 0);
  let now: { epoch: Epoch; decision: DecisionId } = { epoch: 1, decision: 1 };
  const wrapper = ({ children }: { readonly children: ReactNode }) => {
    const view = { ...update.view, epoch: now.epoch };
    const shown = { ...update, view, decision: now.decision };
    return (
      <Connected host={host}>
        <SelectionProvider>
          <GameContext value={{ update: shown, view, playing: false, own: 0 }}>{children}</GameContext>
        </SelectionProvider>
      </Connected>
    );
  };
  const coaching = renderHook(() => useCoaching(null), { wrapper });
  await act(async () => undefined);
  const go = async (to: Partial<typeof now>) => {
    now = { ...now, ...to };
    coaching.rerender();
    await act(async () => undefined);
  };
  return { said: coaching.result, go };
}

it('each kind of what the coach says goes at once when it is silenced, and a first word comes back', async () => {
  useSettings.setState({ ...useSettings.getInitialState(), coach: 'always' }, true);
  const { said, go } = await beside();
  await go({ epoch: 2 });
  expect(said.current.review).toMatchObject({ epoch: 1, found: { good: null } });
  act(() => useSettings.setState({ coachReviews: false }));
  expect(said.current.review).toBeNull();
  expect(said.current.hint).toBe('colony');
  act(() => useSettings.setState({ coachHints: false }));
  expect(said.current.hint).toBeNull();
  act(() => useSettings.setState({ coachHints: true }));
  expect(said.current.hint).toBe('colony');
});

it('says its first word for a kind of decision once, not again at the next one of that kind, but where that is taken back', async () => {
  useSettings.setState({ ...useSettings.getInitialState(), coach: 'always' }, true);
  const { said, go } = await beside();
  expect(said.current.hint).toBe('colony');
  await go({ decision: 2 });
  expect(said.current.topic).toBe('colony');
  expect(said.current.hint).toBeNull();
  await go({ decision: 1 });
  expect(said.current.hint).toBe('colony');
});
