import { create } from 'zustand';

/** What can be tried out: one kind of sound, or all together. */
export type Tried = 'main' | 'effects' | 'music' | 'ambience';

/** What the player wanted to hear last, and how often something was wanted. */
export const useSoundTrial = create<{ readonly wishes: number; readonly tried: Tried }>(() => ({
  wishes: 0,
  tried: 'main',
}));

/** Asks for a sound at the volume that is set. */
export const trySound = (tried: Tried): void => useSoundTrial.setState(({ wishes }) => ({ wishes: wishes + 1, tried }));
