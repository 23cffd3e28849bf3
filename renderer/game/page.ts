import { createContext, useContext } from 'react';
import type { Client } from '../platform/client/client.ts';
import { createPlayback, type Playback } from './playback/playback.ts';

/** The updates that wait for the content of their game. They are shown one after the other, to keep their order. */
export interface Arrivals {
  /** Settles when the last one in line was shown. */
  line: Promise<void>;
  waiting: number;
  /** How often the table was cleared: what was asked for before that is dropped. */
  departures: number;
}

/** What one page has to itself: its line to the host, and what plays on its table. */
export interface Page extends Client {
  readonly playback: Playback;
  readonly arrivals: Arrivals;
}

/** Returns a page over its line to the host. Ends with `page.playback.stop()`. */
export const createPage = (client: Client, playback = createPlayback()): Page => ({
  ...client,
  playback,
  arrivals: { line: Promise.resolve(), waiting: 0, departures: 0 },
});

export const PageContext = createContext<Page | null>(null);

/** Returns the page. Throws outside of the connected page. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (page === null) throw new Error('not connected');
  return page;
}
