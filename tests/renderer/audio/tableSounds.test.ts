// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPlayback, type Playback } from '../../../renderer/game/playback/playback.ts';
import type { Pace } from '../../../renderer/game/playback/timing.ts';
import { type TableState, useTable } from '../../../renderer/game/state/table.ts';
import { useApp } from '../../../renderer/platform/app.ts';
import type { GameUpdate } from '../../../shared/contract/answers.ts';
import { Session } from '../../../shared/session/live/session.ts';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import { freshGame } from '../../fixtures/savedGame.ts';
import { contact, type Recorder, record } from './recorder.ts';

const NORMAL = { speed: 'normal', reducedMotion: false } as const;
const INSTANT = { speed: 'instant', reducedMotion: false } as const;

/** The seat's choice of this type of draft, or its first one; returns the update that follows. */
function decide(session: Session, seat: number, sells = true): GameUpdate {
  const { choices } = session.botsToDecide().includes(seat) ? session.botJob(seat) : session.update([]);
  const wanted = choices.find(({ action }) => action.type === 'draft' && (action.action === 'sell') === sells);
  const choice = wanted ?? choices[0];
  if (choice === undefined || !session.act(seat, choice.action)) throw new Error('nothing to decide');
  return session.update([]);
}

function toDraft(session: Session): GameUpdate {
  let update = session.update([]);
  while (update.view.decision !== 'draft') update = decide(session, update.view.deciders[0] ?? 0);
  return update;
}

const state = () => useTable.getState();
let recorder: Recorder;
const listen = (moves: boolean) => {
  recorder = record(moves);
};

let playback: Playback;
const receive = (update: GameUpdate, pace: Pace): void => playback.send({ type: 'receive', update, pace });

beforeEach(() => {
  vi.useFakeTimers();
  useTable.setState(useTable.getInitialState(), true);
  playback = createPlayback();
});

afterEach(() => {
  recorder.end();
  playback.stop();
  vi.useRealTimers();
});

/** A game at its first draft, on the table. */
function begun(): Session {
  const session = new Session(freshGame('haa'));
  receive(toDraft(session), INSTANT);
  return session;
}

/** Takes the decision of every seat in turn and shows what follows, to the end. */
function playRound(session: Session, sells: boolean): void {
  const round = session.update([]).view.wheel.turns;
  while (session.update([]).view.wheel.turns === round) {
    receive(decide(session, session.update([]).view.deciders[0] ?? 0, sells), NORMAL);
    vi.advanceTimersByTime(20_000);
  }
}

describe('a round', () => {
  test('is heard event by event, in its order and at its times', () => {
    const session = begun();
    listen(false);
    const begins = performance.now();
    const shownAt: number[] = [];
    const end = useTable.subscribe(() => shownAt.push(performance.now() - begins));
    playRound(session, true);
    end();
    expect(recorder.cues()).toMatchInlineSnapshot(`
      [
        "cardEdge",
        "cardEdge",
        "cardEdge",
        "reveal",
        "cardSold",
        "coins1",
        "cardSlide",
        "cardLay",
        "cardSold",
        "coins1",
        "cardSlide",
        "cardLay",
        "cardSold",
        "coins1",
        "cardSlide",
        "cardLay",
        "wheelTurn",
        "cardSlide",
        "cardSlide",
        "cardSlide",
        "yourTurn",
      ]
    `);
    expect(new Set(recorder.sounds.map(({ at }) => at)).size).toBeGreaterThan(8);
    expect(recorder.sounds.filter(({ at }) => !shownAt.includes(at))).toEqual([]);
  });

  test('sounds the same, whatever was decided, until it is revealed', () => {
    const rounds = [true, false].map((sells) => {
      const session = begun();
      listen(false);
      playRound(session, sells);
      const { sounds } = recorder;
      recorder.end();
      const reveal = sounds.findIndex(({ cue }) => cue === 'reveal');
      expect(reveal).toBeGreaterThan(0);
      return { secret: sounds.slice(0, reveal), revealed: sounds.slice(reveal).map(({ cue }) => cue) };
    });
    const [sold, bought] = rounds;
    expect(sold?.secret).toEqual(bought?.secret);
    expect(sold?.revealed).toContain('cardSold');
    expect(bought?.revealed).not.toContain('cardSold');
  });

  test('at once is one short sound for each update', () => {
    const session = begun();
    listen(true);
    const update = decide(session, session.update([]).view.deciders[0] ?? 0);
    receive(update, INSTANT);
    expect(recorder.cues()).toEqual(['cardEdge']);
  });

  test('of a game that is taken up again is not heard', () => {
    listen(true);
    begun();
    vi.advanceTimersByTime(5000);
    expect(recorder.cues()).toEqual([]);
  });

  test('of a game that comes from the disk is not heard', () => {
    listen(true);
    const session = begun();
    const saved = new Session(session.saved);
    playback.send({ type: 'clear' });
    receive(saved.update([]), NORMAL);
    vi.advanceTimersByTime(5000);
    expect(recorder.cues()).toEqual([]);
  });

  test('of a new game begins with the bell of its epoch', () => {
    listen(true);
    receive(new Session(freshGame('haa')).update([]), NORMAL);
    vi.advanceTimersByTime(5000);
    expect(recorder.cues()).toEqual(['epoch1']);
  });
});

describe('a thing on its way', () => {
  const show = (event: GameEvent, rest: Partial<TableState> = {}) =>
    useTable.setState({ playing: true, event, ...rest });
  const change = { coins: 0, tracks: {} };
  const colony = { type: 'colonyPlundered', seat: 1, level: 3, paid: 0, change } as const;

  test('is heard in the very moment in which it lands, where it lands', () => {
    begun();
    listen(true);
    show(colony);
    vi.advanceTimersByTime(300);
    expect(recorder.cues()).toEqual([]);
    contact('card1');
    expect(recorder.cues()).toEqual([]);
    contact('colony', { x: -0.5 });
    expect(recorder.sounds).toEqual([{ at: 300, cue: 'colonyPlundered', manner: { pan: -0.4 } }]);
    contact('colony');
    vi.advanceTimersByTime(5000);
    expect(recorder.cues()).toEqual(['colonyPlundered']);
  });

  test('is heard at once where nothing moves', () => {
    begun();
    listen(false);
    show(colony);
    expect(recorder.cues()).toEqual(['colonyPlundered']);
  });

  test('is heard although nothing of it was seen', () => {
    begun();
    listen(true);
    show(colony);
    vi.advanceTimersByTime(2000);
    expect(recorder.cues()).toEqual(['colonyPlundered']);
  });

  test('is forgotten with its game', () => {
    begun();
    listen(true);
    show(colony);
    playback.send({ type: 'clear' });
    vi.advanceTimersByTime(5000);
    expect(recorder.cues()).toEqual([]);
  });

  test('is heard as a marker that climbs, only while something happens', () => {
    begun();
    listen(true);
    contact('peg', { kind: 'steps', id: 'peg 0 food', left: 1 });
    expect(recorder.cues()).toEqual([]);
    show({ type: 'incomeGained', seat: 0, catchUp: 0, change: { coins: 0, tracks: { food: 2 } } });
    contact('peg', { kind: 'steps', id: 'peg 0 food', left: 1 });
    contact('peg', { kind: 'steps', id: 'peg 0 food', left: 0 });
    const [first, second] = recorder.sounds;
    expect(recorder.cues()).toEqual(['pegStep', 'pegStep']);
    expect(second?.manner.rate).toBeGreaterThan(first?.manner.rate ?? 0);
  });

  test('glints when it brings a colony into reach of the seat that looks', () => {
    const session = begun();
    listen(false);
    const [own, ...others] = state().shown?.seats ?? [];
    if (own === undefined) throw new Error('no seat');
    const shown = {
      ...session.update([]).view,
      seats: [{ ...own, tracks: { ...own.tracks, military: 3 } }, ...others],
    };
    const event = { type: 'incomeGained', seat: 0, catchUp: 0, change: { coins: 0, tracks: { military: 1 } } } as const;
    show(event, { shown });
    expect(recorder.cues()).toEqual(['pegRun', 'threshold']);
  });
});

describe('behind the curtain', () => {
  test('nothing of the table is heard', () => {
    const session = begun();
    listen(true);
    const update = session.update([]);
    useTable.setState({ update: { ...update, screen: { viewer: null, actor: 0, curtain: 0 } } });
    expect(recorder.cues()).toEqual(['curtain']);
    contact('wheel', { kind: 'clicks' });
    useTable.setState({ event: { type: 'draftDecided', seat: 1 } });
    expect(recorder.cues()).toEqual(['curtain']);
  });
});

describe('the wheel', () => {
  test('is heard while the player turns it, though nothing happens', () => {
    listen(true);
    contact('wheel', { kind: 'clicks' });
    expect(recorder.cues()).toEqual([]);
    contact('wheel', { kind: 'clicks', byHand: true });
    contact('wheel', { kind: 'stops', byHand: true });
    expect(recorder.cues()).toEqual(['wheelClick', 'wheelStop']);
  });
});

describe('the screen', () => {
  const press = (html: string) => {
    document.body.innerHTML = html;
    document.querySelector<HTMLElement>('button')?.click();
  };

  test('buying and selling are pressed alike, and what is refused otherwise', () => {
    listen(true);
    press('<button data-verb="buy">buy</button>');
    press('<button data-verb="sell">sell</button>');
    press('<button aria-disabled="true">buy</button>');
    expect(recorder.cues()).toEqual(['button', 'button', 'refused']);
  });

  test('a call that failed is refused', () => {
    listen(true);
    useApp.setState({ failure: 'stale' });
    useApp.setState({ failure: null });
    expect(recorder.cues()).toEqual(['refused']);
  });

  test('a decision that is taken back is heard', () => {
    const session = begun();
    const before = state();
    receive(decide(session, session.update([]).view.deciders[0] ?? 0), INSTANT);
    listen(true);
    useTable.setState({ update: before.update, log: before.log });
    expect(recorder.cues()).toEqual(['undo']);
  });
});
