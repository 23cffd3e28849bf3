// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../../renderer/app/LanguageProvider.tsx';
import { GameContext } from '../../../../renderer/game/game.ts';
import { type Remark, SELDOM, touchedBy } from '../../../../renderer/game/remarks/botComments.ts';
import { followTable, useCharacters } from '../../../../renderer/game/remarks/followTable.ts';
import { SeatNotes } from '../../../../renderer/game/remarks/SeatNotes.tsx';
import { useTable } from '../../../../renderer/game/state/table.ts';
import { useSettings } from '../../../../renderer/platform/settings.ts';
import { type FaceKind, facePartsOf, MOODS, portraitPartsOf } from '../../../../renderer/ui/persona/faces.ts';
import type { Bot } from '../../../../renderer/ui/persona/personaWords.ts';
import type { GameUpdate } from '../../../../shared/contract/answers.ts';
import { NEW_LOG, NO_UNDO } from '../../../../shared/contract/gameLog.ts';
import { eventFor } from '../../../../shared/session/live/eventFilter.ts';
import { timelineOf, viewAt } from '../../../../shared/session/replay/replayTimeline.ts';
import type { SavedGame } from '../../../../shared/session/saves/savedGame.ts';
import type { GameEvent } from '../../../../shared/vocabulary/events.ts';
import { EXPANSIONS } from '../../../../shared/vocabulary/options.ts';
import { BOT_LEVELS, BOT_STYLES, FACES, type Face } from '../../../../shared/vocabulary/preferences.ts';
import { EMBLEMS, type Emblem } from '../../../../shared/vocabulary/seats.ts';
import { LANGUAGES, WORDS } from '../../../../shared/words/words.ts';
import { setupWith } from '../../../fixtures/options.ts';
import { finishedGame } from '../../../fixtures/savedGame.ts';
import { prepareDom } from '../../dom.ts';

const played = finishedGame(setupWith(3, 'advanced', 71, EXPANSIONS));

/** A game of three bots of some style with everything in play. */
const gameOf = (style: NonNullable<Bot['style']>): SavedGame => ({
  ...played,
  players: played.players.map((player) => ({ ...player, controller: { kind: 'bot', level: 'regent', style } })),
});

const game = gameOf('sage');

/** What the page knows of a game at some positions, as seen by `viewer`. */
function* updatesOf(saved: SavedGame, viewer: number | null, every: number): Generator<GameUpdate> {
  const { opening, moments } = timelineOf(saved, viewer, false);
  for (let position = every; position <= moments.length; position += every) {
    const before = position === every ? opening : [];
    yield {
      kind: 'game',
      gameId: saved.gameId,
      seq: position,
      decision: null,
      players: saved.players,
      screen: { viewer, actor: null, curtain: null },
      view: viewAt(saved, viewer, position),
      events: [...before, ...moments.slice(position - every, position).flatMap(({ events }) => events)],
      log: NEW_LOG,
      choices: [],
      refusals: [],
      privacy: 'curtain',
      ...NO_UNDO,
      handedOver: [],
      seed: null,
      dealCommitment: null,
      thinking: [],
    };
  }
}

const showAll = (updates: Iterable<GameUpdate>, see: () => void): void => {
  for (const update of updates) {
    const log = [...useTable.getState().log, ...update.events];
    useTable.setState({ update, log, shown: update.view, playing: false, pendingEvents: 0 });
    see();
  }
};

/** Everything that is said in a game that is shown to `viewer`. */
function remarksOf(saved: SavedGame, viewer: number | null): readonly Remark[] {
  const remarks = new Set<Remark>();
  const end = followTable();
  showAll(updatesOf(saved, viewer, 3), () => {
    const { remark } = useCharacters.getState();
    if (remark !== null) remarks.add(remark);
  });
  end();
  useTable.setState(useTable.getInitialState(), true);
  return [...remarks];
}

beforeEach(() => {
  prepareDom();
  useSettings.setState({ ...useSettings.getInitialState(), language: 'en' }, true);
  useTable.setState(useTable.getInitialState(), true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('what bots say', () => {
  it('is said now and then, about several things, and never much', () => {
    const remarks = remarksOf(game, null);
    const lines = remarks.map(({ line }) => line);
    expect(remarks.length).toBeGreaterThan(4);
    expect(new Set(remarks.map(({ occasion }) => occasion)).size).toBeGreaterThan(2);
    expect(new Set(remarks.map(({ seat }) => seat)).size).toBeGreaterThan(1);
    for (const [index, line] of lines.entries())
      if (index > 0) expect(line - (lines[index - 1] ?? 0)).toBeGreaterThanOrEqual(SELDOM);
  });

  it('is the same whoever looks on: nothing that is hidden from anybody has a say in it', () => {
    const open = remarksOf(game, null);
    for (const viewer of [0, 1, 2]) expect(remarksOf(game, viewer)).toEqual(open);
    const events: readonly GameEvent[] = timelineOf(game, 0, true).moments.flatMap((moment) => moment.events);
    for (const event of events) expect(touchedBy(eventFor(null, event))).toEqual(touchedBy(event));
  });

  it('does not tell the style that is to be a surprise', () => {
    const said = remarksOf(gameOf('surprise'), null);
    expect(said.length).toBeGreaterThan(0);
    for (const { words } of said) expect(words).toMatch(/\.none\.[12]$/);
  });

  it.each(LANGUAGES)('is short, and differs from style to style and from line to line: %s', (language) => {
    const lines = Object.entries(WORDS[language].messages).filter(([key]) => key.startsWith('says.'));
    expect(lines.length).toBe(8 * (BOT_STYLES.length + 1) * 2);
    for (const [key, words] of lines) expect(words.length, key).toBeLessThanOrEqual(60);
    expect(new Set(lines.map(([, words]) => words)).size).toBe(lines.length);
  });
});

describe('the notes beside the seats', () => {
  const [first] = updatesOf(game, null, 3);
  const update = first as GameUpdate;
  const page = () =>
    render(
      <LanguageProvider>
        <GameContext value={{ update, view: update.view, playing: false, own: 0 }}>
          <section className="seat" data-seat="0" />
          <SeatNotes />
        </GameContext>
      </LanguageProvider>,
    );
  const say = () => act(() => useCharacters.setState({ remark: SAID }));
  const bubble = () => document.querySelector('.remark')?.textContent ?? null;
  const SAID: Remark = { seat: 0, occasion: 'colony', line: 4, words: 'says.colony.sage.1' };

  it('show a remark for as long as it takes to read', () => {
    vi.useFakeTimers();
    page();
    say();
    expect(bubble()).toBe('I do hope they have a library.');
    act(() => vi.advanceTimersByTime(5000));
    expect(bubble()).toBeNull();
  });

  it('are silent where the player wants no remarks', () => {
    useSettings.setState({ botRemarks: false });
    page();
    say();
    expect(bubble()).toBeNull();
  });

  it('tell what an event brought: the card, the coins with the purse, and what came into reach', () => {
    vi.useFakeTimers();
    page();
    const [one, ...others] = update.view.seats;
    if (one === undefined) throw new Error('nobody sits there');
    const tracks = { ...one.tracks, military: 5 };
    const shown = { ...update.view, seats: [{ ...one, coins: 7, tracks, colonies: [] }, ...others] };
    const change = { coins: -2, tracks: { military: 3 } };
    const event: GameEvent = { type: 'cardBought', seat: 0, card: '1-red-01', price: 2, tile: null, change };
    act(() => useTable.setState({ shown, event, playing: true }));
    const news = () => [...document.querySelectorAll('.seat-news')].map(({ textContent }) => textContent);
    expect(news()).toEqual([expect.stringMatching(/\w/), '−2 → 7', '3 military: a colony is in reach']);
    act(() => useTable.setState({ event: null, playing: false }));
    expect(news()).toHaveLength(3);
    act(() => vi.advanceTimersByTime(3000));
    expect(news()).toEqual([]);
  });
});

describe('a note that names what only one may know', () => {
  it('is gone as soon as other eyes look on, and does not come again', () => {
    const [first] = updatesOf(game, 0, 3);
    if (first === undefined) throw new Error('no game');
    const pageFor = (viewer: number | null) => (
      <LanguageProvider>
        <GameContext
          value={{ update: { ...first, screen: { ...first.screen, viewer } }, view: first.view, playing: true, own: 0 }}
        >
          <SeatNotes />
        </GameContext>
      </LanguageProvider>
    );
    const change = { coins: 2, tracks: {} };
    const event: GameEvent = { type: 'cardSold', seat: 0, colour: 'red', phase: 'A', card: '1-red-01', change };
    const { rerender } = render(pageFor(0));
    act(() => useTable.setState({ shown: first.view, event, playing: true }));
    expect(document.querySelectorAll('.seat-news')).toHaveLength(2);
    rerender(pageFor(null));
    expect(document.querySelectorAll('.seat-news')).toHaveLength(0);
  });
});

describe('the faces', () => {
  it('differ by style, by mood and by level', () => {
    const kinds: readonly FaceKind[] = [...BOT_STYLES, 'none', 'surprise'];
    const faces = kinds.flatMap((kind) =>
      BOT_LEVELS.flatMap((level) => MOODS.map((mood) => facePartsOf({ kind, level, emblem: 'lion', mood }))),
    );
    expect(new Set(faces.map((face) => JSON.stringify(face))).size).toBe(
      kinds.length * BOT_LEVELS.length * MOODS.length,
    );
  });

  it('differ from seat to seat where nobody has a style', () => {
    const plain = { kind: 'none', level: 'governor', mood: 'pleased' } as const;
    const faces = EMBLEMS.map((emblem) => JSON.stringify(facePartsOf({ ...plain, emblem })));
    expect(new Set(faces).size).toBe(EMBLEMS.length);
  });

  it('of people are theirs: the chosen one, else one that goes with the emblem', () => {
    const faceOf = (emblem: Emblem, face?: Face) =>
      JSON.stringify(portraitPartsOf({ emblem, controller: { kind: 'human', ...(face && { face }) } }, 'thoughtful'));
    const bots = EMBLEMS.map((emblem) =>
      JSON.stringify(portraitPartsOf({ emblem, controller: { kind: 'bot', level: 'governor' } }, 'thoughtful')),
    );
    const chosen = FACES.map((face) => faceOf('lion', face));
    const usual = EMBLEMS.map((emblem) => faceOf(emblem));
    expect(new Set([...chosen, ...bots]).size).toBe(FACES.length + EMBLEMS.length);
    expect(new Set(usual).size).toBe(EMBLEMS.length);
    expect(usual.every((face) => chosen.includes(face))).toBe(true);
    expect(faceOf('monkey', 'braids')).toBe(faceOf('dragon', 'braids'));
  });
});
