const connectedPads = (): readonly Gamepad[] =>
  navigator.getGamepads().filter((pad): pad is Gamepad => pad?.connected === true);

export interface Listener {
  /** `at`: now, in milliseconds. */
  read(pads: readonly Gamepad[], at: number): void;
  /** Nothing more is heard for now. */
  pause(): void;
}

/**
 * Reads all pads once a frame, as browsers want it, but only while one is connected and the window has the focus. Returns the
 * function that ends this.
 */
export function pollPads({ read, pause }: Listener): () => void {
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
