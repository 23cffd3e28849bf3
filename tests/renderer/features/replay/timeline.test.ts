import { describe, expect, it } from 'vitest';
import {
  chaptersOf,
  eventsBefore,
  headlineOf,
  historyTo,
  phasesOf,
  turnAfter,
  turnBefore,
  turnBoundsOf,
} from '../../../../renderer/features/replay/timeline.ts';
import type { ReplayMoment, ReplayTimeline } from '../../../../shared/contract/answers.ts';
import { isOver } from '../../../../shared/flow/runner.ts';
import { replay } from '../../../../shared/session/replay/replay.ts';
import { timelineOf } from '../../../../shared/session/replay/replayTimeline.ts';
import { EXPANSIONS } from '../../../../shared/vocabulary/options.ts';
import { finishedGame } from '../../../fixtures/savedGame.ts';

const saved = finishedGame({
  options: { seats: 3, mode: 'advanced', expansions: EXPANSIONS },
  seed: 5,
  emblems: [0, 1, 2],
});
const timeline: ReplayTimeline = timelineOf(saved, null, true);
const { moments } = timeline;

const moment = (seat: number, step: ReplayMoment['step'], phase: ReplayMoment['phase']): ReplayMoment => ({
  seat,
  epoch: 1,
  phase,
  step,
  events: [],
});

describe('the phases of a game', () => {
  it('are all six, in order, and every step belongs to one', () => {
    expect(isOver(replay(saved).state)).toBe(true);
    const phases = phasesOf(moments);
    expect(phases.map(({ epoch, phase }) => `${epoch}${phase}`)).toEqual(['1A', '1B', '2A', '2B', '3A', '3B']);
    expect(phases.flatMap(({ chapters }) => chapters)).toEqual(chaptersOf(moments));
    expect(phases[0]).toMatchObject({ position: 0 });
    expect(phases[0]?.chapters.map(({ step }) => step).slice(0, 3)).toEqual(['chooseSide', 'setWheel', 'draft']);
  });

  it('begin their steps where the first decision of the step is due', () => {
    for (const { position, epoch, phase, step } of chaptersOf(moments)) {
      expect(moments[position]).toMatchObject({ epoch, phase, step });
      const before = moments[position - 1];
      expect([before?.epoch, before?.phase, before?.step]).not.toEqual([epoch, phase, step]);
    }
  });
});

describe('turns', () => {
  it('are whole rounds where all decide at the same time, and else what one seat does in a row', () => {
    const round = [0, 1, 0, 1].map((seat) => moment(seat, 'draft', 'A'));
    const colonies = [0, 0, 1].map((seat) => moment(seat, 'colony', 'A'));
    const later = [1, 0, 1].map((seat) => moment(seat, 'draft', 'B'));
    expect(turnBoundsOf([...round, ...colonies, ...later])).toEqual([0, 2, 4, 6, 7, 8, 9, 10]);
  });

  it('lead from one to the next and back, and stay within the game', () => {
    const bounds = turnBoundsOf(moments);
    expect(bounds[0]).toBe(0);
    expect(bounds.at(-1)).toBe(moments.length);
    for (const [index, bound] of bounds.entries()) {
      expect(turnAfter(bounds, bound)).toBe(bounds[index + 1] ?? bound);
      expect(turnBefore(bounds, bound)).toBe(bounds[index - 1] ?? 0);
    }
  });

  it('are none in a game without a decision', () => {
    expect(turnBoundsOf([])).toEqual([0]);
    expect(turnAfter([0], 0)).toBe(0);
  });
});

describe('what is told of a position', () => {
  it('is everything up to it, once', () => {
    const whole = historyTo(timeline, moments.length);
    expect(whole.flatMap(({ events }) => events)).toEqual([
      ...timeline.opening,
      ...moments.flatMap(({ events }) => events),
    ]);
    expect(historyTo(timeline, 0)).toEqual([{ position: 0, events: timeline.opening }]);
    expect(eventsBefore(timeline, 3)).toBe(moments[2]?.events);
  });

  it('has a headline of the seat that decided, and at the end the result', () => {
    for (const one of moments.slice(0, -1)) {
      const headline = headlineOf(one);
      expect(headline).toMatchObject({ seat: one.seat });
    }
    expect(headlineOf(moments.at(-1) as ReplayMoment)?.type).toBe('gameScored');
  });
});
