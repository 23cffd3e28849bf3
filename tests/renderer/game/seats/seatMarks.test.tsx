// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../../renderer/app/LanguageProvider.tsx';
import { GameContext } from '../../../../renderer/game/game.ts';
import { SeatMarks } from '../../../../renderer/game/seats/SeatMarks.tsx';
import { useSettings } from '../../../../renderer/platform/settings.ts';
import type { GameUpdate } from '../../../../shared/contract/answers.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';
import { prepareDom } from '../../dom.ts';

beforeEach(() => {
  prepareDom();
  useSettings.setState({ ...useSettings.getInitialState(), language: 'en' }, true);
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The marks of a seat that decides, as the page shows them at some position. */
const marksAt = (update: GameUpdate, seat: number) => (
  <LanguageProvider>
    <GameContext value={{ update, view: update.view, playing: false, own: 0 }}>
      <SeatMarks seat={seat} deciding decided={false} />
    </GameContext>
  </LanguageProvider>
);

const update = new Session(freshGame('hg')).update([]);
const hourglass = () => document.querySelector('.mark-thinking, .mark-deciding');
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('the mark of a seat that decides', () => {
  it('is there at once for a person', () => {
    render(marksAt(update, 0));
    expect(hourglass()).not.toBeNull();
  });

  it('comes for a bot only when it has thought for a second', async () => {
    render(marksAt(update, 1));
    await wait(990);
    expect(hourglass()).toBeNull();
    await wait(20);
    expect(hourglass()).not.toBeNull();
  });

  it('waits anew at each position', async () => {
    const { rerender } = render(marksAt(update, 1));
    await wait(1010);
    rerender(marksAt({ ...update, seq: update.seq + 1 }, 1));
    expect(hourglass()).toBeNull();
    await wait(600);
    rerender(marksAt({ ...update, seq: update.seq + 2 }, 1));
    await wait(600);
    expect(hourglass()).toBeNull();
    await wait(410);
    expect(hourglass()).not.toBeNull();
  });
});
