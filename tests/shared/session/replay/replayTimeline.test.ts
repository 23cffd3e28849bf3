import { describe, expect, it } from 'vitest';
import { observe } from '../../../../shared/flow/runner.ts';
import { eventFor } from '../../../../shared/session/live/eventFilter.ts';
import { recordOf } from '../../../../shared/session/records/record.ts';
import { replay } from '../../../../shared/session/replay/replay.ts';
import { timelineOf, viewAt } from '../../../../shared/session/replay/replayTimeline.ts';
import { everySetup } from '../../../fixtures/options.ts';
import { richGame } from '../../../fixtures/richGame.ts';
import { finishedGame } from '../../../fixtures/savedGame.ts';

const { saved } = richGame;

describe('the timeline of a game', () => {
  it('tells every decision and event as its viewer may know them', () => {
    const { opening, played } = replay(saved);
    for (const viewer of [null, 0, 2]) {
      const timeline = timelineOf(saved, viewer, true);
      expect(timeline).toMatchObject({ gameId: 'a-game', viewer, finished: true, content: 'standard' });
      expect(timeline.players).toEqual(saved.players);
      expect(timeline.opening).toEqual(opening.map((event) => eventFor(viewer, event)));
      expect(timeline.moments.map(({ events }) => events)).toEqual(
        played.map(({ events }) => events.map((event) => eventFor(viewer, event))),
      );
      expect(timeline.moments.map(({ seat }) => seat)).toEqual(saved.actions.map(({ seat }) => seat));
    }
  });

  it('labels each decision as the record does', () => {
    const inOrder = recordOf(saved, false).slice(1, -1) as { epoch: number; phase: string; step: string }[];
    const labels = timelineOf(saved, null, true).moments.map(({ epoch, phase, step }) => ({ epoch, phase, step }));
    expect(labels).toEqual(inOrder.map(({ epoch, phase, step }) => ({ epoch, phase, step })));
    expect(new Set(labels.map(({ step }) => step))).toContain('market');
  });

  it('hides from everybody else what a seat drew, sold and took face down', () => {
    const own = JSON.stringify(timelineOf(saved, 1, false).moments);
    const all = timelineOf(saved, null, false).moments.flatMap(({ events }) => events);
    const drawn = all.filter((event) => event.type === 'cardsDrawn');
    expect(drawn.length).toBeGreaterThan(40);
    expect(drawn.every(({ cards }) => cards === null)).toBe(true);
    const taken = all.filter((event) => event.type === 'freeCardTaken');
    expect(taken.length).toBeGreaterThan(0);
    expect(taken.every(({ card }) => card === null)).toBe(true);
    expect(own).toMatch(/"type":"cardsDrawn","seat":1,"colour":"\w+","cards":\["/);
    expect(own).not.toMatch(/"type":"cardsDrawn","seat":[02],"colour":"\w+","cards":\["/);
  });
});

describe('the view at a position', () => {
  it('is what the viewer saw when the game stood there', () => {
    for (const setup of everySetup(17)) {
      const game = finishedGame(setup);
      const seen: unknown[] = [];
      const { state } = replay(game, (position) => seen.push(observe(position, 1)));
      seen.push(observe(state, 1));
      for (let position = 0; position <= game.actions.length; position += 13)
        expect(viewAt(game, 1, position)).toEqual(seen[position]);
      expect(viewAt(game, 1, game.actions.length)).toEqual(seen.at(-1));
    }
  });

  it('exists for every position of the game, and for no other', () => {
    expect(viewAt(saved, null, 0).decision).toBe('chooseSide');
    expect(viewAt(saved, null, saved.actions.length).result).not.toBeNull();
    for (const position of [-1, saved.actions.length + 1, 0.5, Number.NaN])
      expect(() => viewAt(saved, null, position)).toThrow(`no such position: ${position}`);
  });

  it('comes from playing the game through once, which is fast enough for scrubbing', () => {
    let read = 0;
    const actions = saved.actions.map((decided) => ({
      seat: decided.seat,
      get action() {
        read += 1;
        return decided.action;
      },
    }));
    expect(viewAt({ ...saved, actions }, 0, actions.length)).toEqual(viewAt(saved, 0, actions.length));
    expect(read).toBe(actions.length);
  });
});
