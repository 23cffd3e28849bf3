// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../renderer/app/LanguageProvider.tsx';
import { GameContext } from '../../../renderer/game/game.ts';
import { createPlayback, type Playback } from '../../../renderer/game/playback/playback.ts';
import type { Pace } from '../../../renderer/game/playback/timing.ts';
import { useCharacters } from '../../../renderer/game/remarks/followTable.ts';
import { StatusLine } from '../../../renderer/game/StatusLine.tsx';
import { useTable } from '../../../renderer/game/state/table.ts';
import { useSettings } from '../../../renderer/platform/settings.ts';
import type { GameUpdate } from '../../../shared/contract/answers.ts';
import { Session } from '../../../shared/session/live/session.ts';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import { freshGame } from '../../fixtures/savedGame.ts';
import { prepareDom } from '../dom.ts';

function decide(session: Session): GameUpdate {
  const [seat = 0] = session.update([]).view.deciders;
  const choices = session.botsToDecide().includes(seat) ? session.botJob(seat).choices : session.update([]).choices;
  const [choice] = choices;
  if (choice === undefined || !session.act(seat, choice.action)) throw new Error('nothing to decide');
  return structuredClone(session.update([]));
}

function Listening() {
  const { update, shown, playing } = useTable();
  if (update === null || shown === null) return null;
  return (
    <GameContext value={{ update, view: shown, playing, own: 0 }}>
      <StatusLine />
    </GameContext>
  );
}

const sentences = (): readonly (string | null)[] =>
  [...screen.getByRole('log').children].map(({ textContent }) => textContent);

/** Lets the pause pass after which it speaks. */
const pause = () => act(() => vi.advanceTimersByTime(600));

let playback: Playback;
const receive = (update: GameUpdate, pace: Pace): void => playback.send({ type: 'receive', update, pace });

beforeEach(() => {
  vi.useFakeTimers();
  prepareDom();
  useSettings.setState({ ...useSettings.getInitialState(), language: 'en' });
  useTable.setState(useTable.getInitialState(), true);
  playback = createPlayback();
});

afterEach(() => {
  cleanup();
  playback.stop();
  vi.useRealTimers();
});

const bought = (events: readonly GameEvent[]): number =>
  events.filter(({ type }) => type === 'cardBought' || type === 'cardSold').length;

it('says what each bought or sold at the reveal of phase A once and in order, and who decides at the end', () => {
  const session = new Session(freshGame('haaa'));
  act(() => receive(structuredClone(session.update([])), { speed: 'instant', reducedMotion: true }));
  render(
    <LanguageProvider>
      <Listening />
    </LanguageProvider>,
  );
  pause();
  // Bots take turns within less than the pause: nothing that one did is drowned by the next.
  let turns = 0;
  while (bought(useTable.getState().log) === 0 && turns++ < 60) {
    const update = decide(session);
    act(() => receive(update, { speed: 'instant', reducedMotion: true }));
  }
  pause();
  const { log } = useTable.getState();
  expect(bought(log)).toBe(4);
  const said = sentences();
  const trades = said.filter((words) => / (buys|sells) /.test(words ?? ''));
  expect(trades).toHaveLength(4);
  expect(new Set(trades).size).toBe(4);
  expect(said.at(-1)).toMatch(/decid|think/i);
  // What was said stays as it is, and is not said again.
  const before = said.length;
  pause();
  expect(sentences()).toHaveLength(before);
});

it('leaves out what others do in secret alike in every round', () => {
  const session = new Session(freshGame('haaa'));
  act(() => receive(structuredClone(session.update([])), { speed: 'instant', reducedMotion: true }));
  render(
    <LanguageProvider>
      <Listening />
    </LanguageProvider>,
  );
  for (let turns = 0; turns < 24; turns++) {
    const update = decide(session);
    act(() => receive(update, { speed: 'instant', reducedMotion: true }));
  }
  pause();
  const drawn = useTable.getState().log.filter(({ type }) => type === 'cardsDrawn');
  expect(drawn.length).toBeGreaterThan(4);
  const told = sentences().filter((words) => / draws? /.test(words ?? ''));
  expect(told.length).toBeLessThan(drawn.length);
});

it.each([true, false])('says what a bot remarks behind what it is about, where that is wanted: %s', (botRemarks) => {
  useSettings.setState({ botRemarks });
  const session = new Session(freshGame('haaa'));
  act(() => receive(structuredClone(session.update([])), { speed: 'instant', reducedMotion: true }));
  render(
    <LanguageProvider>
      <Listening />
    </LanguageProvider>,
  );
  const line = useTable.getState().log.findIndex(({ type }) => type === 'epochStarted');
  act(() => useCharacters.setState({ remark: { seat: 1, occasion: 'begin', line, words: 'says.begin.sage.1' } }));
  pause();
  const said = sentences();
  const remarks = said.filter((words) => words?.startsWith('Player 2: “'));
  expect(remarks).toHaveLength(botRemarks ? 1 : 0);
  if (botRemarks) expect(said[said.indexOf(remarks[0] ?? '') - 1]).toMatch(/^Epoch I begins/);
  pause();
  expect(sentences()).toEqual(said);
});
