/** The last moment that a date can tell, in milliseconds since 1970. */
const LAST = 8.64e15;

/** The nearest whole millisecond that saves, lists and dates can take: some clocks stand before 1970. */
export const clampTime = (time: number): number => Math.min(LAST, Math.max(0, Math.trunc(time)));
