import type { Client } from '../platform/client/client.ts';
import type { Host } from '../platform/host.ts';
import { createNavigation } from '../platform/navigation.ts';
import { createPlayback, type Playback } from './playback/playback.ts';
import { useTable } from './state/table.ts';

const gameGoesOn = (): boolean => useTable.getState().update?.view.result === null;

/**
 * The updates that wait until the content of their game is loaded. They are shown one after the other, in their order.
 */
export interface Arrivals {
  /** Settles when the last one in line was shown. */
  line: Promise<void>;
  waiting: number;
  /** Counts how often the table was cleared; answers to earlier calls are dropped. */
  departures: number;
}

declare module '../platform/host.ts' {
  /** The state of the page's table is kept with the connection. */
  interface Host {
    readonly playback: Playback;
    readonly arrivals: Arrivals;
  }
}

/** Returns everything that belongs to one page, over its connection. To end it, call `stop()` of both actors. */
export const createPage = (client: Client): Host => ({
  ...client,
  navigation: createNavigation(gameGoesOn),
  playback: createPlayback(),
  arrivals: { line: Promise.resolve(), waiting: 0, departures: 0 },
});
