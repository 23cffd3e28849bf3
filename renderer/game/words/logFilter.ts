import type { NumberedEvent } from '../../../shared/contract/answers.ts';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import type { Epoch, Phase } from '../../../shared/vocabulary/time.ts';

/** A phase of an epoch, as `2B`. */
export type LogPhase = `${Epoch}${Phase}`;

/** The part of a log that is shown; `null`: all of it. */
export interface LogFilter {
  readonly seat: Seat | null;
  readonly phase: LogPhase | null;
}

const HEADINGS: ReadonlySet<GameEvent['type']> = new Set(['epochStarted', 'stepStarted', 'gameScored']);

/**
 * Whether a heading is followed by another heading, because nothing happened in its step. The last heading may still
 * get lines.
 */
export const isEmptyStep = (event: GameEvent, next: GameEvent | undefined): boolean =>
  event.type === 'stepStarted' && next !== undefined && HEADINGS.has(next.type);

/** The lines of a log by their numbers: all but headings of steps in which nothing happened. */
export const linesOf = (log: readonly GameEvent[]): readonly NumberedEvent[] =>
  log.map((event, number) => ({ number, event })).filter(({ number, event }) => !isEmptyStep(event, log[number + 1]));

const phaseAfter = (event: GameEvent, before: LogPhase): LogPhase => {
  if (event.type === 'epochStarted') return `${event.epoch}A`;
  return event.type === 'stepStarted' ? `${event.epoch}${event.phase}` : before;
};

/** In which phase each line of a log stands. */
function phasesOfLines(log: readonly GameEvent[]): readonly LogPhase[] {
  let phase: LogPhase = '1A';
  return log.map((event) => {
    phase = phaseAfter(event, phase);
    return phase;
  });
}

/** Returns the phases that a log tells of, in their order. */
export const phasesIn = (log: readonly GameEvent[]): readonly LogPhase[] => [...new Set(phasesOfLines(log))];

/**
 * Returns the lines that pass a filter, in order; for one seat only those headings that are followed by a line of that
 * seat.
 */
export function filterLog(log: readonly GameEvent[], { seat, phase }: LogFilter): readonly NumberedEvent[] {
  const phases = phasesOfLines(log);
  const lines = linesOf(log).filter(({ number }) => phase === null || phases[number] === phase);
  if (seat === null) return lines;
  const kept: NumberedEvent[] = [];
  let heading: NumberedEvent | null = null;
  for (const line of lines) {
    if (HEADINGS.has(line.event.type)) heading = line;
    else if ('seat' in line.event && line.event.seat === seat) {
      if (heading !== null) kept.push(heading);
      heading = null;
      kept.push(line);
    }
  }
  return kept;
}
