import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PlaybackEvent } from '../../../../renderer/game/playback/playback.ts';
import { type Pace, pauseAfter } from '../../../../renderer/game/playback/timing.ts';
import { useTable } from '../../../../renderer/game/state/table.ts';
import type { GameUpdate } from '../../../../shared/contract/answers.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import type { GameEvent } from '../../../../shared/vocabulary/events.ts';
import { decideFirst } from '../../../fixtures/decideFirst.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';
import { Playing } from './playing.ts';

const NORMAL: Pace = { speed: 'normal', reducedMotion: false };
const INSTANT: Pace = { speed: 'instant', reducedMotion: false };

/** Goes on to the first decision of the human seat 0 in a draft. */
const toDraft = (session: Session): GameUpdate => {
  let update = session.update([]);
  while (update.view.decision !== 'draft') update = decideFirst(session, update.view.deciders[0] ?? 0);
  return update;
};

/** Lets everybody decide a round of phase A; the last update holds the reveal. */
const playRound = (session: Session): GameUpdate[] => {
  const round = session.update([]).view.wheel.turns;
  const updates: GameUpdate[] = [];
  while (session.update([]).view.wheel.turns === round) {
    const [seat] = session.update([]).view.deciders;
    updates.push(decideFirst(session, seat ?? 0));
  }
  return updates;
};

const state = () => useTable.getState();

/** How the host's bots are wished to play from now on, oldest first. */
function botPaces(): readonly string[] {
  const paces: string[] = [];
  playing.playback.on('botPace', ({ pace }) => paces.push(pace));
  return paces;
}

let playing: Playing;
const receiveUpdate = (update: GameUpdate, pace: Pace): void => playing.receive(update, pace);
const send = (type: Exclude<PlaybackEvent['type'], 'receive' | 'take' | 'otherEyes'>): void =>
  playing.playback.send({ type });

beforeEach(() => {
  playing = new Playing();
});

afterEach(() => {
  playing.playback.stop();
});

describe('a table that is not there yet', () => {
  test('holds back what happens, and then all of it is shown', () => {
    const session = new Session(freshGame('haa'));
    receiveUpdate(toDraft(session), INSTANT);
    const start = state().shown;
    send('suspend');
    const updates = playRound(session);
    for (const update of updates) receiveUpdate(update, NORMAL);
    playing.pass(60_000);
    expect(state()).toMatchObject({ playing: true, event: null, shown: start });
    send('resume');
    const [first] = updates.flatMap(({ events }) => events);
    expect(state().event).toEqual(first);
    playing.pass(60_000);
    expect(state()).toMatchObject({ playing: false, shown: updates.at(-1)?.view });
  });

  test('stops what is being shown, and goes on with it', () => {
    const session = new Session(freshGame('haa'));
    receiveUpdate(toDraft(session), INSTANT);
    for (const update of playRound(session)) receiveUpdate(update, NORMAL);
    send('suspend');
    const { shown, pendingEvents } = state();
    playing.pass(60_000);
    expect(state()).toMatchObject({ playing: true, shown, pendingEvents });
    send('resume');
    playing.pass(60_000);
    expect(state()).toMatchObject({ playing: false, pendingEvents: 0 });
  });

  test('does not keep anybody from going straight to the newest position', () => {
    const session = new Session(freshGame('haa'));
    receiveUpdate(toDraft(session), INSTANT);
    send('suspend');
    const last = playRound(session).map((update) => {
      receiveUpdate(update, NORMAL);
      return update;
    });
    send('skip');
    expect(state()).toMatchObject({ playing: false, shown: last.at(-1)?.view });
  });
});

describe('playback', () => {
  test('shows a fresh game at once', () => {
    const update = new Session(freshGame('haa')).update([]);
    receiveUpdate(update, NORMAL);
    expect(state()).toMatchObject({ update, shown: update.view, playing: false, event: null });
  });

  test('offers the new choices at once and shows the events one after the other', () => {
    const session = new Session(freshGame('haa'));
    receiveUpdate(toDraft(session), INSTANT);
    const last = playRound(session).at(-1);
    if (last === undefined) throw new Error('no round');
    receiveUpdate(last, NORMAL);
    expect(state().update?.choices).toEqual(last.choices);
    expect(state().playing).toBe(true);
    const seen = new Set([state().event]);
    while (state().playing) {
      playing.passOn();
      if (state().event !== null) seen.add(state().event);
    }
    expect([...seen]).toEqual(last.events);
    expect(state().shown).toBe(last.view);
  });

  test('shows a later move in the same rhythm, whether it comes early or late while something is being shown', () => {
    const rhythm = [5, 300].map((thought) => {
      const session = new Session(freshGame('haa'));
      receiveUpdate(toDraft(session), INSTANT);
      const [first, second] = playRound(session);
      if (first === undefined || second === undefined) throw new Error('no round');
      receiveUpdate(first, NORMAL);
      const start = playing.now();
      playing.pass(Math.min(thought, pauseAfter(first.events.at(-1) as GameEvent, null, NORMAL) - 1));
      receiveUpdate(second, NORMAL);
      while (state().event !== second.events[0]) playing.passOn();
      const shown = playing.now() - start;
      send('skip');
      send('clear');
      return shown;
    });
    expect(rhythm[0]).toBeGreaterThan(0);
    expect(rhythm[1]).toBe(rhythm[0]);
  });

  test('queues what arrives while it is showing, and ends at the newest position', () => {
    const session = new Session(freshGame('haa'));
    receiveUpdate(toDraft(session), INSTANT);
    const updates = playRound(session);
    for (const update of updates) receiveUpdate(update, NORMAL);
    expect(state().playing).toBe(true);
    playing.rest();
    expect(state()).toMatchObject({ shown: updates.at(-1)?.view, playing: false, event: null });
  });

  test('skips to the newest position without losing anything', () => {
    const session = new Session(freshGame('haa'));
    receiveUpdate(toDraft(session), INSTANT);
    const updates = playRound(session);
    for (const update of updates) receiveUpdate(update, NORMAL);
    send('skip');
    expect(state()).toMatchObject({ shown: updates.at(-1)?.view, playing: false, event: null });
    expect(playing.isAtRest).toBe(true);
  });

  test('goes on showing when only the thinking of bots has changed', () => {
    const session = new Session(freshGame('haa'));
    receiveUpdate(toDraft(session), INSTANT);
    const [first] = playRound(session);
    if (first === undefined) throw new Error('no round');
    receiveUpdate(first, NORMAL);
    receiveUpdate({ ...first, events: [], thinking: [1] }, NORMAL);
    expect(state()).toMatchObject({ playing: true, update: { thinking: [1] } });
  });

  test('shows a rewound position at once', () => {
    const session = new Session(freshGame('haa'));
    const before = toDraft(session);
    receiveUpdate(before, INSTANT);
    for (const update of playRound(session)) receiveUpdate(update, NORMAL);
    receiveUpdate({ ...before, seq: 999, events: [] }, NORMAL);
    expect(state()).toMatchObject({ shown: before.view, playing: false });
  });

  test('stops when the table is cleared', () => {
    const session = new Session(freshGame('haa'));
    receiveUpdate(toDraft(session), INSTANT);
    for (const update of playRound(session)) receiveUpdate(update, NORMAL);
    send('clear');
    playing.rest();
    expect(state()).toMatchObject({ shown: null, playing: false });
  });
});

describe('secrets', () => {
  test('leave the screen before anything else when other eyes come', () => {
    const session = new Session(freshGame('hh'));
    let update = session.update([]);
    while (update.view.decision !== 'draft') {
      const { curtain, actor } = update.screen;
      if (curtain !== null) session.reveal(curtain);
      else decideFirst(session, actor ?? 0);
      update = session.update([]);
    }
    const seat = update.screen.curtain ?? 0;
    session.reveal(seat);
    receiveUpdate(session.update([]), INSTANT);
    const secrets = state().shown?.seats[seat]?.hand ?? [];
    expect(secrets).toHaveLength(2);
    const after = decideFirst(session, seat);
    expect(after.screen.viewer).toBeNull();
    receiveUpdate(after, NORMAL);
    const shownFrom: string[] = [JSON.stringify(state().shown)];
    while (state().playing) {
      playing.passOn();
      shownFrom.push(JSON.stringify(state().shown));
    }
    for (const text of shownFrom) for (const card of secrets) expect(text).not.toContain(card);
  });
});

describe('pauses', () => {
  const total = ({ events }: GameUpdate, pace: Pace): number =>
    events.reduce((sum, event, index) => sum + pauseAfter(event, events[index + 1] ?? null, pace), 0);

  const reveal = (): GameUpdate => {
    const session = new Session(freshGame('haaaa'));
    toDraft(session);
    const last = playRound(session).at(-1);
    if (last === undefined) throw new Error('no round');
    return last;
  };

  test('of a round of phase A with five seats keep within two seconds, fast within 0.8', () => {
    const update = reveal();
    expect(update.events.filter((event) => event.type === 'cardsDrawn')).toHaveLength(5);
    expect(total(update, NORMAL)).toBeLessThanOrEqual(2000);
    expect(total(update, { speed: 'fast', reducedMotion: false })).toBeLessThanOrEqual(800);
    expect(total(update, INSTANT)).toBe(0);
  });

  test('without motion: a wave is shown at once', () => {
    const [bought, discarded] = reveal().events.filter((event) => /^card(Bought|Sold|Discarded)$/.test(event.type));
    if (bought === undefined || discarded === undefined) throw new Error('no reveal');
    expect(pauseAfter(bought, discarded, { speed: 'normal', reducedMotion: true })).toBe(0);
  });
});

/** All decisions from the human's own one in phase B on up to its next one, each with its update. */
const untilOwn = (): { readonly start: GameUpdate; readonly updates: readonly GameUpdate[] } => {
  const session = new Session(freshGame('haaa'));
  let update = toDraft(session);
  while (update.view.phase !== 'B' || update.screen.actor !== 0)
    update = decideFirst(session, update.view.deciders[0] ?? 0);
  const start = update;
  const updates: GameUpdate[] = [];
  do {
    update = decideFirst(session, update.view.deciders[0] ?? 0);
    updates.push(update);
  } while (update.screen.actor !== 0);
  return { start, updates };
};

describe('a skip', () => {
  test('shows at once all that comes up to the next decision at this screen, and then what it left out', () => {
    const { start, updates } = untilOwn();
    const [first, ...others] = updates as [GameUpdate, ...GameUpdate[]];
    expect(others.length).toBeGreaterThan(1);
    receiveUpdate(start, INSTANT);
    receiveUpdate(first, NORMAL);
    send('skipAhead');
    expect(state()).toMatchObject({ playing: false, shown: first.view, playbackRate: 'skipping', recap: null });
    for (const update of others) {
      receiveUpdate(update, NORMAL);
      expect(state()).toMatchObject({ playing: false, shown: update.view, event: null });
    }
    expect(state().recap).toBe('skip');
    playing.rest();
    expect(state().playbackRate).toBe('usual');
  });

  test('is over with that decision: what follows it is shown again, and so the list goes', () => {
    const { start, updates } = untilOwn();
    receiveUpdate(start, INSTANT);
    receiveUpdate(updates[0] as GameUpdate, NORMAL);
    send('skipAhead');
    for (const update of updates.slice(1)) receiveUpdate(update, NORMAL);
    const last = updates.at(-1) as GameUpdate;
    const event = last.events[0] as GameEvent;
    receiveUpdate({ ...last, seq: last.seq + 1, events: [event], log: { since: last.seq, lines: [] } }, NORMAL);
    expect(state()).toMatchObject({ playing: true, playbackRate: 'usual', event });
    playing.rest();
    expect(state()).toMatchObject({ playing: false, recap: null });
  });

  test('tells nothing where nothing was left out, on a curtain or where bots play alone', () => {
    const { start, updates } = untilOwn();
    receiveUpdate(start, INSTANT);
    send('skipAhead');
    expect(state().recap).toBeNull();
    playing.rest();
    const curtained = { ...(updates[0] as GameUpdate), screen: { viewer: null, actor: null, curtain: 0 } };
    receiveUpdate(curtained, NORMAL);
    send('skipAhead');
    expect(state()).toMatchObject({ playing: false, recap: null });
    playing.rest();
    const alone = new Session(freshGame('aaa'));
    receiveUpdate(alone.update([]), NORMAL);
    const [first, second] = [
      decideFirst(alone, alone.botsToDecide()[0] ?? 0),
      decideFirst(alone, alone.botsToDecide()[0] ?? 0),
    ];
    receiveUpdate(first, NORMAL);
    send('skipAhead');
    expect(state()).toMatchObject({ playing: false, shown: first.view });
    receiveUpdate(second, NORMAL);
    expect(state().playing).toBe(true);
  });
});

describe('a held key', () => {
  test('runs through everything in a fraction of the time, in order and with nothing left out', () => {
    const timeOf = (fast: boolean): readonly [number, readonly (GameEvent | null)[]] => {
      send('clear');
      const { start, updates } = untilOwn();
      receiveUpdate(start, INSTANT);
      const begin = playing.now();
      if (fast) send('fast');
      for (const update of updates) receiveUpdate(update, NORMAL);
      const seen: (GameEvent | null)[] = [state().event];
      while (state().playing) {
        playing.passOn();
        if (state().event !== null) seen.push(state().event);
      }
      const time = playing.now() - begin;
      send('endFast');
      expect(state().playbackRate).toBe('usual');
      return [time, seen];
    };
    const [usual, events] = timeOf(false);
    const [quick, quickEvents] = timeOf(true);
    expect(quickEvents).toEqual(events);
    expect(quick).toBeLessThan(usual / 6);
  });
});

describe('a paused table', () => {
  test('shows nothing that waits, one update for each step, and then goes on', () => {
    const { start, updates } = untilOwn();
    const [first, second, third] = updates as [GameUpdate, GameUpdate, GameUpdate];
    receiveUpdate(start, INSTANT);
    receiveUpdate(first, NORMAL);
    receiveUpdate(second, NORMAL);
    receiveUpdate(third, NORMAL);
    send('pause');
    const wishes = botPaces();
    const { shown, pendingEvents } = state();
    playing.pass(60_000);
    expect(state()).toMatchObject({ shown, pendingEvents, playing: true, playbackRate: 'paused' });
    send('step');
    playing.pass(60_000);
    expect(state()).toMatchObject({
      shown: first.view,
      playing: true,
      pendingEvents: second.events.length + third.events.length,
    });
    send('step');
    // A second press while it is being shown ends it.
    send('step');
    expect(wishes).toEqual([]);
    expect(state()).toMatchObject({ shown: second.view, pendingEvents: third.events.length });
    send('goOn');
    playing.pass(60_000);
    expect(state()).toMatchObject({ shown: third.view, playing: false, playbackRate: 'usual' });
  });

  test('asks for the next turn where none waits, and shows it when it comes', () => {
    const { start, updates } = untilOwn();
    receiveUpdate(start, INSTANT);
    send('pause');
    const wishes = botPaces();
    send('step');
    expect(wishes).toEqual(['step']);
    const [first, second] = updates as [GameUpdate, GameUpdate];
    receiveUpdate(first, NORMAL);
    receiveUpdate(second, NORMAL);
    playing.pass(60_000);
    expect(state()).toMatchObject({ shown: first.view, playing: true, playbackRate: 'paused' });
  });

  test('is left by a skip', () => {
    const { start, updates } = untilOwn();
    receiveUpdate(start, INSTANT);
    for (const update of updates) receiveUpdate(update, NORMAL);
    send('pause');
    send('skipAhead');
    expect(state()).toMatchObject({ shown: updates.at(-1)?.view, playing: false, recap: 'skip' });
    playing.rest();
    expect(state().playbackRate).toBe('usual');
  });
});
