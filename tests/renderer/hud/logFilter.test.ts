import { describe, expect, it } from 'vitest';
import { filterLog, phasesIn } from '../../../renderer/hud/model/logFilter.ts';
import { playBotGame } from '../../../shared/session/bots/botGame.ts';
import { replay } from '../../../shared/session/replay/replay.ts';
import { freshGame } from '../../fixtures/savedGame.ts';

const { opening, played } = replay(playBotGame(freshGame('aaa', 'advanced', 5)).saved);
const log = [...opening, ...played.flatMap(({ events }) => events)];

describe('a filtered log', () => {
  it('is the whole log where nothing is left out', () => {
    expect(filterLog(log, { seat: null, phase: null }).map(({ event }) => event)).toEqual(log);
  });

  it('falls into its phases, each line in one, in order and with its own number', () => {
    const phases = phasesIn(log);
    expect(phases).toEqual(['1A', '1B', '2A', '2B', '3A', '3B']);
    const lines = phases.flatMap((phase) => filterLog(log, { seat: null, phase }));
    expect(lines.map(({ number }) => number)).toEqual(log.map((_, number) => number));
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
