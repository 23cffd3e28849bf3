import type { ReplayMoment, ReplayTimeline } from '../../../shared/contract/answers.ts';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import { type Epoch, isSecretDecision, type Phase, type Step } from '../../../shared/vocabulary/time.ts';

type Moments = readonly ReplayMoment[];

/** A step of the game and the position at which its first decision is due. */
export interface Chapter {
  readonly position: number;
  readonly epoch: Epoch;
  readonly phase: Phase;
  readonly step: Step;
}

export interface PhaseMark {
  readonly position: number;
  readonly epoch: Epoch;
  readonly phase: Phase;
  readonly chapters: readonly Chapter[];
}

const isSamePhase = (a: Pick<Chapter, 'epoch' | 'phase'>, b: Pick<Chapter, 'epoch' | 'phase'>): boolean =>
  a.epoch === b.epoch && a.phase === b.phase;

/** Returns every step in which something was decided, in order. */
export const chaptersOf = (moments: Moments): readonly Chapter[] =>
  moments.flatMap(({ epoch, phase, step }, position) => {
    const before = moments[position - 1];
    const goesOn = before !== undefined && before.step === step && isSamePhase(before, { epoch, phase });
    return goesOn ? [] : [{ position, epoch, phase, step }];
  });

/** Returns every phase with its steps, in order. */
export function phasesOf(moments: Moments): readonly PhaseMark[] {
  const chapters = chaptersOf(moments);
  const firsts = chapters.filter((chapter, index) => {
    const before = chapters[index - 1];
    return before === undefined || !isSamePhase(before, chapter);
  });
  return firsts.map(({ position, epoch, phase }) => ({
    position,
    epoch,
    phase,
    chapters: chapters.filter((chapter) => isSamePhase(chapter, { epoch, phase })),
  }));
}

/**
 * Returns the positions between two turns, the first and the last position included. A turn is what one seat decides in
 * a row in one step; where all decide at the same time (rules §1.2, §4.1) it is their whole round.
 */
export function turnBoundsOf(moments: Moments): readonly number[] {
  const bounds = new Set<number>([0, moments.length]);
  const decided = new Set<number>();
  moments.forEach((moment, position) => {
    const before = moments[position - 1];
    const sameStep = before !== undefined && before.step === moment.step && isSamePhase(before, moment);
    const together = isSecretDecision(moment.step, moment.phase);
    const goesOn = sameStep && (together ? !decided.has(moment.seat) : before.seat === moment.seat);
    if (!goesOn) {
      bounds.add(position);
      decided.clear();
    }
    decided.add(moment.seat);
  });
  return [...bounds].sort((a, b) => a - b);
}

/** Returns where the turn before begins, or 0 at the start. */
export const turnBefore = (bounds: readonly number[], position: number): number =>
  bounds.findLast((bound) => bound < position) ?? 0;

/** Returns where the next turn begins; at the end it stays there. */
export const turnAfter = (bounds: readonly number[], position: number): number =>
  bounds.find((bound) => bound > position) ?? position;

/** Returns what happened just before a position: the opening before the first decision. */
export const eventsBefore = ({ opening, moments }: ReplayTimeline, position: number): readonly GameEvent[] =>
  position === 0 ? opening : (moments[position - 1]?.events ?? []);

export interface Told {
  /** The position after the events. */
  readonly position: number;
  readonly events: readonly GameEvent[];
}

/** Returns everything that happened up to a position, decision by decision, the opening first. */
export const historyTo = (timeline: ReplayTimeline, position: number): readonly Told[] =>
  Array.from({ length: position + 1 }, (_, place) => ({ position: place, events: eventsBefore(timeline, place) }));

/** Returns the event that says best what a decision was: how the game ended, what its seat did, or what happened first. */
export function headlineOf({ seat, events }: ReplayMoment): GameEvent | undefined {
  const end = events.find((event) => event.type === 'gameScored');
  if (end !== undefined) return end;
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  return own.find((event) => event.type !== 'draftDecided') ?? own[0] ?? events[0];
}
