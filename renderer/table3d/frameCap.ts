/** Timers and frames come a little early or late; without this a cap at the screen's own rate would halve it. */
const TOLERANCE = 2;

/**
 * Makes a way to ask for frames that come no closer together than `shortest` milliseconds. `ask` asks for the next one,
 * `drawnAt` says when the last one was drawn; `wait` is `setTimeout`, on the same clock as `now`.
 */
export const capped = (
  ask: () => void,
  shortest: number,
  drawnAt: () => number,
  now: () => number = () => performance.now(),
  wait: (then: () => void, milliseconds: number) => unknown = setTimeout,
): (() => void) => {
  let waiting = false;
  return () => {
    if (waiting) return;
    const rest = drawnAt() + shortest - TOLERANCE - now();
    if (rest <= 0) {
      ask();
      return;
    }
    waiting = true;
    wait(() => {
      waiting = false;
      ask();
    }, rest);
  };
};
