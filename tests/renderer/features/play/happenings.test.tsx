// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import { Tooltip } from 'radix-ui';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../../renderer/app/LanguageProvider.tsx';
import { OpponentActivity } from '../../../../renderer/features/play/decision/OpponentActivity.tsx';
import { GameContext } from '../../../../renderer/game/game.ts';
import { LogLine } from '../../../../renderer/game/log/LogLine.tsx';
import { LogPanel } from '../../../../renderer/game/log/LogPanel.tsx';
import { logContextOf } from '../../../../renderer/game/log/logContext.ts';
import type { Pace } from '../../../../renderer/game/playback/timing.ts';
import { SelectionProvider } from '../../../../renderer/game/selection/SelectionProvider.tsx';
import { useTable } from '../../../../renderer/game/state/table.ts';
import type { Host } from '../../../../renderer/platform/host.ts';
import { useSettings } from '../../../../renderer/platform/settings.ts';
import type { GameUpdate } from '../../../../shared/contract/answers.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import type { GameEvent } from '../../../../shared/vocabulary/events.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';
import { prepareDom } from '../../dom.ts';
import { Connected, fakeHost } from '../../fakeHost.tsx';

/** As it comes over the wire: nothing in it is the same object as before. */
const news = (session: Session): GameUpdate => structuredClone(session.update([]));

function decide(session: Session): GameUpdate {
  const [seat = 0] = session.update([]).view.deciders;
  const choices = session.botsToDecide().includes(seat) ? session.botJob(seat).choices : session.update([]).choices;
  const [choice] = choices;
  if (choice === undefined || !session.act(seat, choice.action)) throw new Error('nothing to decide');
  return news(session);
}

/** A round of phase A, decision by decision: the last update holds the reveal, the one behind it the next decision. */
function revealAndNext(): readonly [before: GameUpdate, reveal: GameUpdate, next: GameUpdate] {
  const session = new Session(freshGame('haaa'));
  let before = news(session);
  for (let tries = 0; tries < 60; tries++) {
    const update = decide(session);
    if (update.events.some(({ type }) => type === 'cardBought' || type === 'cardSold')) {
      return [before, update, decide(session)];
    }
    before = update;
  }
  throw new Error('no reveal');
}

function Watched({ children = <OpponentActivity /> }: { readonly children?: ReactNode }) {
  const { update, shown, playing } = useTable();
  if (update === null || shown === null) return null;
  return <GameContext value={{ update, view: shown, playing, own: 0 }}>{children}</GameContext>;
}

const linesNow = (): readonly (string | null | undefined)[] =>
  screen.getAllByRole('listitem').map((item) => item.querySelector('.log-words')?.textContent);

let host: Host;

const Page = ({ children }: { readonly children: ReactNode }) => (
  <LanguageProvider>
    <Tooltip.Provider>
      <Connected host={host}>
        <SelectionProvider>{children}</SelectionProvider>
      </Connected>
    </Tooltip.Provider>
  </LanguageProvider>
);

/** The words of one event, as the list has them. */
function wordsOf(event: GameEvent, update: GameUpdate): string | null | undefined {
  const { container, unmount } = render(
    <Page>
      <LogLine event={event} context={logContextOf(update, [event])} players={update.players} />
    </Page>,
  );
  const words = container.querySelector('.log-words')?.textContent;
  unmount();
  return words;
}

const receive = (update: GameUpdate, pace: Pace): void => host.playback.send({ type: 'receive', update, pace });

beforeEach(() => {
  cleanup();
  prepareDom();
  vi.useFakeTimers();
  useTable.setState(useTable.getInitialState(), true);
  host = fakeHost();
  useSettings.setState({ ...useSettings.getInitialState(), language: 'en' }, true);
});

afterEach(() => {
  host.playback.stop();
  vi.useRealTimers();
});

it.each([
  ['list of what happens', <OpponentActivity key="list" />],
  ['log', <LogPanel key="log" />],
])('tells no event in the %s before the table shows it, also when the next update arrives meanwhile', (_, told) => {
  const [before, reveal, next] = revealAndNext();
  const pace = { speed: 'normal', reducedMotion: false } as const;
  receive(before, pace);
  receive(reveal, pace);
  render(
    <Page>
      <Watched>{told}</Watched>
    </Page>,
  );
  act(() => receive(next, pace));
  const events = [...reveal.events, ...next.events];
  expect(events.length).toBeGreaterThan(6);
  for (const event of events) {
    expect(useTable.getState().event).toEqual(event);
    expect(linesNow().at(-1)).toBe(wordsOf(event, next));
    act(() => vi.advanceTimersToNextTimer());
  }
  expect(useTable.getState().playing).toBe(false);
});

it('leaves the winner to the count', () => {
  const before = news(new Session(freshGame('haaa')));
  const sheet = { lines: [], winners: [1] };
  const over = {
    ...before,
    seq: before.seq + 1,
    view: { ...before.view, result: sheet },
    events: [
      { type: 'passed', seat: 0, step: 'medals' },
      { type: 'gameScored', sheet },
    ],
  } as unknown as GameUpdate;
  receive(before, { speed: 'normal', reducedMotion: false });
  receive(over, { speed: 'normal', reducedMotion: false });
  render(
    <Page>
      <Watched />
    </Page>,
  );
  act(() => vi.advanceTimersToNextTimer());
  expect(useTable.getState().event?.type).toBe('gameScored');
  expect(linesNow()).toHaveLength(1);
  act(() => vi.advanceTimersToNextTimer());
  expect(linesNow()).toHaveLength(1);
});
