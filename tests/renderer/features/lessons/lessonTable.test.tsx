// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip } from 'radix-ui';
import { afterEach, expect, it } from 'vitest';
import { LanguageProvider } from '../../../../renderer/app/LanguageProvider.tsx';
import { LessonLayer } from '../../../../renderer/features/lessons/LessonLayer.tsx';
import { useLesson } from '../../../../renderer/features/lessons/lessonState.ts';
import { BarButtons } from '../../../../renderer/features/play/bar/BarButtons.tsx';
import { OpponentActivity } from '../../../../renderer/features/play/decision/OpponentActivity.tsx';
import { GameContext } from '../../../../renderer/game/game.ts';
import { SelectionProvider } from '../../../../renderer/game/selection/SelectionProvider.tsx';
import { useStage } from '../../../../renderer/game/state/stage.ts';
import { useSettings } from '../../../../renderer/platform/settings.ts';
import type { GameUpdate } from '../../../../shared/contract/answers.ts';
import { NO_UNDO } from '../../../../shared/contract/gameLog.ts';
import type { LessonId } from '../../../../shared/contract/lessonNames.ts';
import { lessonOf, lessonStepOf } from '../../../../shared/lessons/lessons.ts';
import { LessonGame } from '../../../shared/lessons/lessonGame.ts';
import { prepareDom } from '../../dom.ts';
import { Connected } from '../../fakeHost.tsx';
import { button } from '../../page.tsx';

afterEach(() => {
  cleanup();
  useLesson.setState(useLesson.getInitialState(), true);
  useStage.setState(useStage.getInitialState(), true);
});

/** The names of all buttons beside the table of a game, and of what its menu has. */
function offered(update: GameUpdate): string {
  render(
    <LanguageProvider>
      <Tooltip.Provider>
        <Connected>
          <SelectionProvider>
            <GameContext value={{ update, view: update.view, playing: false, own: 0 }}>
              <BarButtons />
              <OpponentActivity />
            </GameContext>
          </SelectionProvider>
        </Connected>
      </Tooltip.Provider>
    </LanguageProvider>,
  );
  const buttons = screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  fireEvent.keyDown(button('Menu'), { key: 'Enter' });
  const names = [...buttons, ...screen.getAllByRole('menuitem').map((item) => item.textContent)];
  cleanup();
  return names.join('; ');
}

it('a lesson offers nothing that needs a game of one’s own: no seats, no replay, no way back, no score sheet', () => {
  prepareDom();
  useSettings.setState({ ...useSettings.getInitialState(), language: 'en' }, true);
  const lesson = lessonOf('points');
  const last = lesson.steps.length - 1;
  expect(lessonStepOf(lesson, last).wait).toBe('press');
  const update = { ...new LessonGame(lesson, last).update, ...NO_UNDO };
  expect(update.view.result).not.toBeNull();
  const owned = [/Look at what happened so far/, /Undo/, /score sheet/];
  const inGame = offered(update);
  expect(owned.filter((name) => !name.test(inGame))).toEqual([]);
  const inLesson = offered({ ...update, kind: 'lesson', lesson: 'points' });
  expect(owned.filter((name) => name.test(inLesson))).toEqual([]);
  expect(inLesson).toContain('Settings');
  // Seats can change hands until the end.
  const running = { ...new LessonGame(lessonOf('tracks'), 1).update, ...NO_UNDO };
  expect(offered(running)).toMatch(/Who plays/);
  expect(offered({ ...running, kind: 'lesson', lesson: 'tracks' })).not.toMatch(/Who plays/);
});

/** What a lesson says at one of its steps, over a table that nobody draws. */
function teach(id: LessonId, step: number): void {
  prepareDom();
  useSettings.setState({ ...useSettings.getInitialState(), language: 'en' }, true);
  useLesson.setState({ step, waiting: false });
  const update = { ...new LessonGame(lessonOf(id), step).update, kind: 'lesson' as const, lesson: id };
  render(
    <LanguageProvider>
      <Tooltip.Provider>
        <Connected>
          <SelectionProvider>
            <GameContext value={{ update, view: update.view, playing: false, own: 1 }}>
              <LessonLayer />
            </GameContext>
          </SelectionProvider>
        </Connected>
      </Tooltip.Provider>
    </LanguageProvider>,
  );
}

const frames = (): number => document.querySelectorAll('.spotlight-edge').length;
const namesOfFrames = (): (string | null)[] =>
  [...document.querySelectorAll('.spotlight-name')].map(({ textContent }) => textContent);

it('before the first card there is one picture with three captions, and nothing is pointed at', () => {
  act(() => useStage.setState({ shown: true, settled: true }));
  teach('buyOrSell', 0);
  expect(screen.getByText('A game in one picture')).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getAllByRole('region')).toHaveLength(1);
  expect(frames()).toBe(0);
});

it('what a step speaks of is framed when the pieces have landed, and stays so while others move; tracks have their names', () => {
  useStage.setState({ shown: true, settled: false });
  teach('buyOrSell', 1);
  const boxes = (['income', 'military', 'culture', 'food'] as const).map((track, index) => ({
    target: { kind: 'track', track } as const,
    box: { left: 200, top: 500 + 30 * index, right: 260, bottom: 522 + 30 * index },
  }));
  act(() => useStage.setState({ targetBoxes: boxes }));
  expect(frames()).toBe(0);
  act(() => useStage.setState({ settled: true }));
  expect(frames()).toBe(4);
  expect(namesOfFrames()).toEqual(['income', 'military', 'culture', 'food']);
  act(() => useStage.setState({ settled: false }));
  expect(frames()).toBe(4);
});
