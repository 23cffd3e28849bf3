import { create } from 'zustand';

/** Whether the player has asked the coach what matters in the decision at hand. */
export const useCoach = create<{ readonly asked: boolean }>(() => ({ asked: false }));

export const toggleCoach = (): void => useCoach.setState(({ asked }) => ({ asked: !asked }));
