import { usePad } from '../../platform/pad.ts';
import { topScroller } from '../../ui/controls/scrollByKey.ts';
import { scrollOf } from './buttons.ts';
import { topmost } from './focusMap.ts';
import { isSending } from './keys.ts';
import { handlePad } from './padController.ts';
import { createPresses, modelOf } from './presses.ts';

const connectedPads = (): readonly Gamepad[] =>
  navigator.getGamepads().filter((pad): pad is Gamepad => pad?.connected === true);

interface Listener {
  /** `at`: now, in milliseconds. */
  read(pads: readonly Gamepad[], at: number): void;
  /** Nothing more is heard for now. */
  pause(): void;
}

/**
 * Reads all pads once a frame, as browsers want it, but only while one is connected and the window has the focus. Returns the
 * function that ends this.
 */
function pollPads({ read, pause }: Listener): () => void {
  let request: number | null = null;
  const step = (at: number) => {
    request = requestAnimationFrame(step);
    read(connectedPads(), at);
  };
  const stop = () => {
    if (request === null) return;
    cancelAnimationFrame(request);
    request = null;
    pause();
  };
  const check = () => {
    if (connectedPads().length === 0 || document.hidden || !document.hasFocus()) stop();
    else request ??= requestAnimationFrame(step);
  };
  const ears = new AbortController();
  for (const name of ['gamepadconnected', 'gamepaddisconnected', 'focus', 'blur'] as const)
    window.addEventListener(name, check, { signal: ears.signal });
  document.addEventListener('visibilitychange', check, { signal: ears.signal });
  check();
  return () => {
    ears.abort();
    stop();
  };
}

/** Pixels a millisecond, at most. */
const SCROLL_SPEED = 1.1;
/** Milliseconds: a late frame scrolls no further than this. */
const LONGEST_FRAME = 50;
/** Pixels that the mouse must move to count as used again: bumping the desk moves it a little. */
const NUDGE = 6;

const putAside = (): void => {
  if (usePad.getState().inUse !== null) usePad.setState({ inUse: null });
};

/** Mouse, keyboard or touch: as soon as one is used the gamepad's hints disappear. */
function listenToOthers(): () => void {
  const ears = new AbortController();
  const options = { capture: true, signal: ears.signal };
  window.addEventListener('pointerdown', putAside, options);
  window.addEventListener('keydown', () => !isSending() && putAside(), options);
  window.addEventListener(
    'pointermove',
    ({ movementX, movementY }) => Math.hypot(movementX, movementY) > NUDGE && putAside(),
    options,
  );
  return () => ears.abort();
}

/** Shows the focus while a pad is in use: browsers show it only for keys. */
function markUse(): () => void {
  const mark = () => {
    const { dataset } = document.documentElement;
    if (usePad.getState().inUse === null) delete dataset.hands;
    else dataset.hands = 'pad';
  };
  mark();
  return usePad.subscribe(mark);
}

/** Listens to all gamepads. Returns the function that ends this. */
export function listenToPads(): () => void {
  const presses = createPresses();
  let last = 0;
  const use = (pad: Gamepad) => {
    const model = modelOf(pad.id);
    if (usePad.getState().inUse !== model) usePad.setState({ inUse: model });
  };
  const scroll = (pad: Gamepad, passed: number) => {
    const push = scrollOf(pad);
    if (push === 0) return;
    use(pad);
    const scroller = topScroller(topmost(), document.activeElement);
    if (scroller !== undefined) scroller.scrollTop += push * SCROLL_SPEED * passed;
  };
  const ended = [
    pollPads({
      read(pads, at) {
        for (const press of presses.read(pads, at)) {
          use(press.pad);
          handlePad(press);
        }
        for (const pad of pads) scroll(pad, Math.min(at - last, LONGEST_FRAME));
        last = at;
      },
      pause: presses.forget,
    }),
    listenToOthers(),
    markUse(),
  ];
  return () => {
    for (const end of ended) end();
    usePad.setState({ inUse: null, open: null });
    delete document.documentElement.dataset.hands;
  };
}
