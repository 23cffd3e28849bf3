import { create } from 'zustand';

/** Counts how often the player wanted to hear how loud it is. */
export const useSoundTrial = create<{ readonly wishes: number }>(() => ({ wishes: 0 }));

/** Asks for a sound at the volume that is set. */
export const trySound = (): void => useSoundTrial.setState(({ wishes }) => ({ wishes: wishes + 1 }));
