import { createContext, useContext } from 'react';

/** Reached by arrow keys only; `useRovingFocus` makes one of them the stop of the Tab key. */
const STOP = { 'data-rove': true, tabIndex: -1 } as const;
const USUAL = {} as const;

/** Whether the lines of a list together are one stop of the Tab key, with arrows from line to line and into a line. */
export const LogStops = createContext(false);

/** What makes a line, or what can be pressed in it, one of its list's stops. */
export const useLogStop = (): typeof STOP | typeof USUAL => (useContext(LogStops) ? STOP : USUAL);
