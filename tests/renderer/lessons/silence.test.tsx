// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type Commands, CommandsContext } from '../../../renderer/hud/commands.ts';
import { GameContext } from '../../../renderer/hud/game.ts';
import { useCoaching } from '../../../renderer/lessons/useCoaching.ts';
import { useSettings } from '../../../renderer/store/settings.ts';
import { lessonOf } from '../../../shared/lessons/lessons.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { LessonGame } from '../../shared/lessons/lessonGame.ts';

afterEach(() => {
  cleanup();
  useSettings.setState(useSettings.getInitialState(), true);
});

const coach = {
  begin: async () => ({ early: true, told: [] }),
  told: async () => undefined,
  review: async (epoch: Epoch) => ({ epoch, good: null, cost: null }),
};

/** What the coach says beside a game that goes from one epoch to the next. */
async function afterAnEpoch() {
  const { update } = new LessonGame(lessonOf('tracks'), 0);
  let epoch: Epoch = 1;
  const wrapper = ({ children }: { readonly children: ReactNode }) => {
    const view = { ...update.view, epoch };
    return (
      <CommandsContext value={{ coach } as unknown as Commands}>
        <GameContext value={{ update: { ...update, view }, view, playing: false, own: 0 }}>{children}</GameContext>
      </CommandsContext>
    );
  };
  const coaching = renderHook(() => useCoaching(null), { wrapper });
  await act(async () => undefined);
  epoch = 2;
  coaching.rerender();
  await act(async () => undefined);
  return coaching.result;
}

it('each kind of what the coach says goes at once when it is silenced, and a first word comes back', async () => {
  useSettings.setState({ ...useSettings.getInitialState(), coach: 'always' }, true);
  const said = await afterAnEpoch();
  expect(said.current.review).toMatchObject({ epoch: 1, found: { good: null } });
  act(() => useSettings.setState({ coachReviews: false }));
  expect(said.current.review).toBeNull();
  expect(said.current.hint).toBe('colony');
  act(() => useSettings.setState({ coachHints: false }));
  expect(said.current.hint).toBeNull();
  act(() => useSettings.setState({ coachHints: true }));
  expect(said.current.hint).toBe('colony');
});
