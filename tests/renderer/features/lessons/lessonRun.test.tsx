// @vitest-environment happy-dom

import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useLesson } from '../../../../renderer/features/lessons/lessonState.ts';
import { useLessonRun } from '../../../../renderer/features/lessons/useLessonRun.ts';
import { GameContext } from '../../../../renderer/game/game.ts';
import type { LessonProgress } from '../../../../shared/contract/lessonAnswers.ts';
import type { ActionPattern } from '../../../../shared/lessons/lesson.ts';
import { lessonOf, lessonStepOf } from '../../../../shared/lessons/lessons.ts';
import { fits } from '../../../../shared/lessons/patterns.ts';
import { LessonGame } from '../../../shared/lessons/lessonGame.ts';
import { Connected, fakeHost } from '../../fakeHost.tsx';

afterEach(() => {
  cleanup();
  useLesson.setState(useLesson.getInitialState(), true);
});

const PROGRESS: LessonProgress = { done: [], begun: {} };
const openPiles = lessonOf('openPiles');

/** A lesson at a step as the page runs it; `decide` takes a decision as the table does, `reached` are the steps that the host heard of. */
function running(id: string, lesson = openPiles) {
  const number = lesson.steps.findIndex((step) => step.id === id);
  const reached: string[] = [];
  const host = fakeHost({
    'lessons.reach': ({ step }) => {
      reached.push(lessonStepOf(lesson, step).id);
      return PROGRESS;
    },
    'lessons.finish': () => PROGRESS,
  });
  const game = new LessonGame(lesson, number);
  const own = game.deal.seat;
  let { update } = game;
  useLesson.setState({ step: number, waiting: false });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Connected host={host}>
      <GameContext value={{ update, view: update.view, playing: false, own }}>{children}</GameContext>
    </Connected>
  );
  const run = renderHook(() => useLessonRun(lesson), { wrapper });
  const decide = async (pattern: ActionPattern) => {
    const before = update;
    const choice = before.choices.find(({ action }) => fits(action, pattern));
    if (choice === undefined) throw new Error(`${JSON.stringify(pattern)} is not legal`);
    game.act(choice.action);
    act(() => useLesson.setState({ taken: { action: choice.action, before } }));
    update = game.update;
    run.rerender();
    await act(async () => undefined);
  };
  return { run, decide, reached };
}

const BUY: ActionPattern = { type: 'take', action: 'buy' };
const SELL: ActionPattern = { type: 'take', action: 'sell' };

it('an own decision is answered, and the lesson goes on from it when the answer has been read', async () => {
  const { run, decide, reached } = running('second');
  expect(run.result.current).toMatchObject({ remark: null, isOwn: true });
  await decide(SELL);
  expect(run.result.current.remark?.text).toBe('lesson.openPiles.sold');
  expect(run.result.current.step.id).toBe('second');
  act(() => run.result.current.leaveIt());
  await act(async () => undefined);
  expect(run.result.current).toMatchObject({ remark: null, step: { id: 'third' } });
  expect(reached).toContain('third');
});

it('whoever decides on before the answer has been read answers the next step, not the same one again', async () => {
  const { run, decide, reached } = running('second');
  await decide(SELL);
  // The host knows where the next step begins before it is decided.
  expect(reached).toEqual(['third']);
  await decide(BUY);
  expect(run.result.current.step.id).toBe('third');
  expect(run.result.current.remark).not.toBeNull();
  act(() => run.result.current.leaveIt());
  await act(async () => undefined);
  expect(run.result.current).toMatchObject({ remark: null, step: { id: 'fourth' } });
});

it('the suggested decision passes without a word, another one is objected to', async () => {
  const ours = running('first');
  await ours.decide({ type: 'take', colour: 'purple', action: 'buy' });
  expect(ours.run.result.current).toMatchObject({ remark: null, step: { id: 'second' } });
  cleanup();
  const other = running('first');
  await other.decide({ type: 'take', colour: 'red', action: 'buy' });
  expect(other.run.result.current).toMatchObject({ isOwn: false, remark: { text: 'lesson.openPiles.first.other' } });
});

it('is said once, after a decision that was put right: not any more when one’s own has been answered', async () => {
  const { run, decide } = running('second');
  act(() => useLesson.setState({ asOurs: true }));
  await decide(SELL);
  act(() => run.result.current.leaveIt());
  await act(async () => undefined);
  expect(run.result.current.step.id).toBe('third');
  expect(useLesson.getState().asOurs).toBe(false);
});

it('nobody is objected to who does as they like where the lesson says so: after a sale another purchase is fine', async () => {
  const { run, decide } = running('red', lessonOf('buyOrSell'));
  await decide({ type: 'draft', action: 'sell' });
  act(() => run.result.current.leaveIt());
  await act(async () => undefined);
  expect(run.result.current.step.id).toBe('green');
  await decide({ type: 'draft', action: 'buy', keep: '1-green-09' });
  expect(run.result.current).toMatchObject({ isOwn: true });
  expect(run.result.current.remark?.fine).toBe(true);
});
