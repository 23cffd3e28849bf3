import type effects from '../../../assets/sounds/effects.json';

/** A sound, by its name in `assets/sounds/effects.json`. */
export type Cue = keyof typeof effects;

/** What can be seen to land on the table: the layers of the 3D table without their numbers. */
type Thing = 'card' | 'coin' | 'tile' | 'medal' | 'colony' | 'statue' | 'monument' | 'stall';

/** What is heard when an event is shown. It may not tell more than the event tells its viewer. */
export interface EventSound {
  /** At once, when the event is shown. */
  readonly begins?: Cue;
  /** When the thing that the event moves touches down; at once where nothing moves. */
  readonly lands?: readonly [thing: Thing | 'peg', cue: Cue];
  /** Only where nothing moves: else it is heard by itself (`audio/contactSounds.ts`). */
  readonly still?: Cue;
}
