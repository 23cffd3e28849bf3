import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { type PadButton, placeOf } from '../../../../renderer/features/gamepad/buttons.ts';
import { modelOf } from '../../../../renderer/features/gamepad/presses.ts';

export const XBOX = 'Xbox 360 Controller (STANDARD GAMEPAD Vendor: 045e Product: 028e)';

interface Made {
  connected: boolean;
  readonly pad: Gamepad;
}

/** Milliseconds between two frames. */
const FRAME = 20;

/**
 * A page that gamepads are connected to, and whose frames come when they are asked for. Everything on it stands below what
 * comes before it, so that directions lead somewhere.
 */
export function padsOnPage() {
  const made: Made[] = [];
  const frames = new Map<number, FrameRequestCallback>();
  let [time, number] = [1000, 0];
  Object.defineProperty(navigator, 'getGamepads', {
    configurable: true,
    value: () => made.map(({ connected, pad }) => (connected ? pad : null)),
  });
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => {
    frames.set(++number, frame);
    return number;
  });
  vi.stubGlobal('cancelAnimationFrame', (request: number) => frames.delete(request));
  standInOrder(() => time);

  /** Lets time pass, frame by frame. */
  const pass = (milliseconds = FRAME): Promise<void> =>
    act(async () => {
      for (const end = time + milliseconds; time < end; ) {
        time += FRAME;
        const due = [...frames.values()];
        frames.clear();
        for (const frame of due) frame(time);
      }
    });
  const connect = (id = XBOX) => {
    const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
    const axes = [0, 0, 0, 0];
    const index = made.length;
    const pad = { id, index, connected: true, mapping: 'standard', timestamp: 0, buttons, axes } as unknown as Gamepad;
    const state: Made = { connected: true, pad };
    made.push(state);
    const set = (button: PadButton, pressed: boolean) => {
      const one = buttons[placeOf(button, modelOf(id))];
      if (one !== undefined) one.pressed = pressed;
      Object.assign(pad, { timestamp: time });
    };
    window.dispatchEvent(new Event('gamepadconnected'));
    return {
      hold: async (button: PadButton) => {
        set(button, true);
        await pass();
      },
      letGo: async (button: PadButton) => {
        set(button, false);
        await pass();
      },
      async press(button: PadButton) {
        set(button, true);
        await pass();
        set(button, false);
        await pass();
      },
      push: async (x: number, y: number) => {
        axes[0] = x;
        axes[1] = y;
        await pass();
      },
      unplug: () => {
        state.connected = false;
        window.dispatchEvent(new Event('gamepaddisconnected'));
      },
    };
  };
  return { connect, pass, isPolled: () => frames.size > 0 };
}

/** The page has no sizes here: each thing stands below what comes before it in the page. */
function standInOrder(now: () => number): void {
  let [orders, seen] = [new Map<Element, number>(), -1];
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    // Counting the page for each thing on it would take long.
    if (seen !== now() || !orders.has(this)) {
      orders = new Map([...document.querySelectorAll('*')].map((element, order) => [element, order]));
      seen = now();
    }
    const order = orders.get(this) ?? -1;
    // What is folded away has no size.
    if (this.closest('details:not([open]) > :not(summary)') !== null) return new DOMRect();
    return { left: 0, right: 100, width: 100, top: 20 * order, bottom: 20 * order + 10, height: 10 } as DOMRect;
  });
}
