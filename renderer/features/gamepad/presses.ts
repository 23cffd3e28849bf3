import type { PadModel } from '../../platform/pad.ts';
import { DIRECTIONS, type PadButton, pressedOn } from './buttons.ts';

/** Names that pads report, and their makers' numbers; the first match counts. */
const NAMES: readonly (readonly [RegExp, PadModel])[] = [
  [/steam|valve|28de/i, 'deck'],
  [/dualshock|dualsense|playstation|sony|054c/i, 'playstation'],
  [/nintendo|joy-?con|switch|057e/i, 'nintendo'],
];

/** The kind of a pad by the id that the browser gives. Unknown ones are labelled like Microsoft's, as most are. */
export const modelOf = (id: string): PadModel => NAMES.find(([name]) => name.test(id))?.[1] ?? 'xbox';

/** Milliseconds until a held direction repeats, and between repeats. */
const REPEAT = { first: 420, next: 130 } as const;

const NEVER = Number.POSITIVE_INFINITY;

export interface PadPress {
  readonly button: PadButton;
  /** `again`: the repeat of a held direction. Nothing else repeats. */
  readonly kind: 'down' | 'again' | 'up';
  readonly pad: Gamepad;
}

export interface Presses {
  /**
   * Returns what was pressed and released since the last call. `at`: now, in milliseconds. What is held when a pad is
   * seen for the first time does not count.
   */
  read(pads: readonly Gamepad[], at: number): readonly PadPress[];
  /** Forgets all pads. */
  forget(): void;
}

/** When a button that was just pressed repeats. */
const againAt = (button: PadButton, at: number): number =>
  (DIRECTIONS as readonly PadButton[]).includes(button) ? at + REPEAT.first : NEVER;

type Held = ReadonlyMap<PadButton, number>;

/** Which of `pressed` counts as a press, and when each repeats. */
function pressesOf(pad: Gamepad, pressed: ReadonlySet<PadButton>, before: Held, at: number) {
  const held = new Map<PadButton, number>();
  const presses: PadPress[] = [];
  for (const button of pressed) {
    const due = before.get(button);
    const isAgain = due !== undefined && at >= due;
    if (due === undefined || isAgain) presses.push({ button, kind: isAgain ? 'again' : 'down', pad });
    held.set(button, isAgain ? at + REPEAT.next : (due ?? againAt(button, at)));
  }
  return { held, presses };
}

/** Derives presses from the state of the buttons, for each pad by itself. */
export function createPresses(): Presses {
  /** By pad: when each held button repeats. */
  const known = new Map<number, Held>();
  const follow = (pad: Gamepad, at: number): PadPress[] => {
    const pressed = pressedOn(pad, modelOf(pad.id));
    const before = known.get(pad.index) ?? new Map([...pressed].map((button) => [button, NEVER] as const));
    const { held, presses } = pressesOf(pad, pressed, before, at);
    known.set(pad.index, held);
    const up = [...before.keys()].filter((button) => !pressed.has(button));
    return [...up.map((button): PadPress => ({ button, kind: 'up', pad })), ...presses];
  };
  return {
    read(pads, at) {
      for (const index of known.keys()) if (!pads.some((pad) => pad.index === index)) known.delete(index);
      return pads.flatMap((pad) => follow(pad, at));
    },
    forget: () => known.clear(),
  };
}
