import { describe, expect, it } from 'vitest';
import { filterLog, phasesIn } from '../../../../renderer/game/words/logFilter.ts';
import { playBotGame } from '../../../../shared/session/bots/botGame.ts';
import { replay } from '../../../../shared/session/replay/replay.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';

const { opening, played } = replay(playBotGame(freshGame('aaa', 'advanced', 5)).saved);
const log = [...opening, ...played.flatMap(({ events }) => events)];

describe('a filtered log', () => {
  it('is the whole log where nothing is left out, but for the headings of steps in which nothing happened', () => {
    const shown = filterLog(log, { seat: null, phase: null });
    for (const { number, event } of shown) expect(log[number]).toBe(event);
    const left = log.flatMap((_, number) => (shown.some((line) => line.number === number) ? [] : [number]));
    expect(left.length).toBeGreaterThan(3);
    const beginsStep = (number: number) => log[number]?.type === 'stepStarted';
    const isHeading = (number: number) => beginsStep(number) || log[number]?.type === 'epochStarted';
    for (const number of left) expect([beginsStep(number), isHeading(number + 1)]).toEqual([true, true]);
    for (const [index, { number }] of shown.entries())
      if (beginsStep(number)) expect(isHeading(shown[index + 1]?.number ?? -1)).toBe(false);
  });

  it('keeps the heading of the step that has just begun', () => {
    const begun = log.findIndex((event) => event.type === 'stepStarted' && event.step === 'statue');
    const upToNow = log.slice(0, begun + 1);
    expect(filterLog(upToNow, { seat: null, phase: null }).at(-1)?.number).toBe(begun);
  });

  it('falls into its phases, each line in one, in order and with its own number', () => {
    const phases = phasesIn(log);
    expect(phases).toEqual(['1A', '1B', '2A', '2B', '3A', '3B']);
    const lines = phases.flatMap((phase) => filterLog(log, { seat: null, phase }));
    expect(lines.map(({ number }) => number)).toEqual(
      filterLog(log, { seat: null, phase: null }).map(({ number }) => number),
    );
    expect(filterLog(log, { seat: null, phase: '2B' })[0]?.event).toMatchObject({ epoch: 2, phase: 'B' });
  });

  it('swallows nothing that a seat did, and shows nothing of another', () => {
    const lines = filterLog(log, { seat: 1, phase: null });
    const own = log.filter((event) => 'seat' in event && event.seat === 1);
    expect(own.length).toBeGreaterThan(30);
    expect(lines.filter(({ event }) => 'seat' in event).map(({ event }) => event)).toEqual(own);
    for (const { number, event } of lines) expect(log[number]).toBe(event);
  });

  it('has a heading only where a line follows', () => {
    const lines = filterLog(log, { seat: 2, phase: '1B' });
    expect(lines[0]?.event).toMatchObject({ type: 'stepStarted', phase: 'B', step: 'draft' });
    for (const [index, { event }] of lines.entries()) {
      if (event.type === 'stepStarted') expect(lines[index + 1]?.event).toMatchObject({ seat: 2 });
    }
  });
});
