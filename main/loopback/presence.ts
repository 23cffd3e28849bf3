/** Knows whether somebody is at the page, and tells when nobody is any more. */
export interface Presence {
  arrived(): void;
  left(): void;
  /** The page will not be opened again: from now on the program ends as soon as the last page closes. */
  closeDoor(): void;
  stop(): void;
}

/** Milliseconds. */
export interface Patience {
  /** How long to wait for the page to open for the first time. */
  readonly firstVisit: number;
  /** How long the page may be away while it reloads. */
  readonly reload: number;
}

/** @param onAbandoned called once, when nobody came or came back in time */
export function watchPresence(patience: Patience, onAbandoned: () => void): Presence {
  let present = 0;
  let visited = false;
  let doorClosed = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const wait = (time: number) => {
    clearTimeout(timer);
    // Pages also leave because the game is ending.
    if (!stopped) timer = setTimeout(onAbandoned, time);
  };
  wait(patience.firstVisit);
  return {
    arrived() {
      present += 1;
      visited = true;
      clearTimeout(timer);
    },
    left() {
      present -= 1;
      if (present === 0) wait(doorClosed ? 0 : patience.reload);
    },
    closeDoor() {
      doorClosed = true;
      // A browser that was already running takes the page over from the process that was started: it may still come.
      if (present === 0) wait(visited ? 0 : patience.reload);
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
