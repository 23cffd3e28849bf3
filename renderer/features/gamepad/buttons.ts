import type { PadModel } from '../../platform/pad.ts';

export const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;
export type PadDirection = (typeof DIRECTIONS)[number];

/** The actions of the buttons; which button has which action depends on the kind of pad. */
export const PAD_ACTIONS = [
  'confirm',
  'back',
  'inspect',
  'advice',
  'earlierPanel',
  'laterPanel',
  'earlierView',
  'laterView',
  'log',
  'menu',
] as const;
export type PadAction = (typeof PAD_ACTIONS)[number];
export type PadButton = PadAction | PadDirection;

/** The numbers of the buttons of a standard gamepad (W3C Gamepad, "standard gamepad layout"). */
const PLACES: Readonly<Record<PadButton, number>> = {
  confirm: 0,
  back: 1,
  inspect: 2,
  advice: 3,
  earlierPanel: 4,
  laterPanel: 5,
  earlierView: 6,
  laterView: 7,
  log: 8,
  menu: 9,
  up: 12,
  down: 13,
  left: 14,
  right: 15,
};

/** On Nintendo's pads A, which confirms, lies at the right, and B below. */
const NINTENDO: Readonly<Partial<Record<PadButton, number>>> = { confirm: 1, back: 0 };

/** How far a trigger must be pressed and a stick moved before it counts; of 1. */
const DEAD = { trigger: 0.5, stick: 0.5 } as const;
/** How much further a stick must be moved on one axis than on the other: diagonals count for nothing. */
const CLEARLY = 1.25;

/** The number of the button that is there for an action. */
export const placeOf = (button: PadButton, model: PadModel): number =>
  (model === 'nintendo' ? NINTENDO[button] : undefined) ?? PLACES[button];

function stickDirection(x = 0, y = 0): PadDirection | null {
  const [wide, high] = [Math.abs(x), Math.abs(y)];
  if (Math.max(wide, high) < DEAD.stick) return null;
  if (wide > high * CLEARLY) return x < 0 ? 'left' : 'right';
  if (high <= wide * CLEARLY) return null;
  return y < 0 ? 'up' : 'down';
}

/** What is pressed on a pad, or pushed with its left stick. */
export function pressedOn({ buttons, axes }: Pick<Gamepad, 'buttons' | 'axes'>, model: PadModel): Set<PadButton> {
  const isDown = (place: number) => {
    const button = buttons[place];
    return button !== undefined && (button.pressed || button.value > DEAD.trigger);
  };
  const pushed = stickDirection(axes[0], axes[1]);
  return new Set([
    ...[...PAD_ACTIONS, ...DIRECTIONS].filter((button) => isDown(placeOf(button, model))),
    ...(pushed === null ? [] : [pushed]),
  ]);
}

/** How far the right stick is pushed down, from −1 to 1; 0 within its dead zone. */
export function scrollOf({ axes }: Pick<Gamepad, 'axes'>): number {
  const pushed = axes[3] ?? 0;
  return Math.abs(pushed) < DEAD.stick / 2 ? 0 : pushed;
}
