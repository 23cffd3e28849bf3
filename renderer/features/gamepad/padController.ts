import { useApp } from '../../platform/app.ts';
import { usePad } from '../../platform/pad.ts';
import { focusNextRegion } from '../../ui/keyboard/focus.ts';
import { runCommand } from '../../ui/keyboard/useKeys.ts';
import type { PadButton, PadDirection } from './buttons.ts';
import { enter, moveFocus, topmost } from './focusMap.ts';
import { sendKey, tapKey } from './keys.ts';
import type { PadPress } from './presses.ts';

const ARROWS = { up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight' } as const;
/** Elements that a click activates, but Enter does not. */
const CLICKED = '[role="radio"], [role="switch"], [role="checkbox"], input[type="checkbox"], summary';
/** What Enter presses. */
const PRESSED = 'button, a, [role^="menuitem"]';
/** Values that are moved instead of the focus. */
const SIDEWAYS = '[role="slider"], input[type="range"]';
/** Elements in which an arrow key chooses; a direction without a neighbour chooses nothing. */
const CHOSEN_BY_ARROWS = '[role="radio"], [role="tab"]';
const TYPED = 'input:not([type]), input[type="text"], input[type="search"], input[type="number"]';

const focused = (): Element => document.activeElement ?? document.body;
const isOverlaid = (): boolean => topmost() !== document.body;

function move(direction: PadDirection): void {
  const sideways = direction === 'left' || direction === 'right';
  if (sideways && focused().matches(SIDEWAYS)) tapKey(ARROWS[direction]);
  // Without a neighbour in that direction, scroll.
  else if (!moveFocus(direction) && isOverlaid() && !focused().matches(CHOSEN_BY_ARROWS)) tapKey(ARROWS[direction]);
}

/** Whether a decision waits for its first choice. */
const isUndecided = (): boolean => {
  const choices = [...document.querySelectorAll('[data-region="decision"] .choice')];
  return choices.length > 0 && choices.every((choice) => choice.getAttribute('aria-pressed') !== 'true');
};

/** Presses the focused element, as Enter does; if it cannot be pressed, goes to the starting point. */
function confirm(at: number): void {
  const target = focused();
  if (target instanceof HTMLInputElement && target.matches(TYPED)) usePad.setState({ open: target });
  else if (target instanceof HTMLElement && target.matches(CLICKED)) target.click();
  else if (target instanceof HTMLElement && target.matches(PRESSED)) {
    if (sendKey('keydown', 'Enter', at)) target.click();
  } else if (isOverlaid() || isUndecided() || sendKey('keydown', 'Enter', at)) enter();
}

/** Does what Esc does. Text fields would keep Esc to themselves, but a pad types with letters of its own. */
function back(): void {
  const target = focused();
  if (sendKey('keydown', 'Escape') && target.matches(TYPED)) sendKey('keydown', 'Escape', 0, target.parentElement);
}

/** To the next panel; in a dialog, a page further. */
function turn(direction: 1 | -1): void {
  if (isOverlaid()) sendKey('keydown', direction > 0 ? 'PageDown' : 'PageUp');
  else focusNextRegion(direction);
}

/** Commands belong to the screen: layers over it block them, as they block keys. */
function command(name: Parameters<typeof runCommand>[0], backwards = false): void {
  if (isOverlaid() || useApp.getState().panel !== null) return;
  runCommand(name, new KeyboardEvent('keydown', { shiftKey: backwards }));
}

/** What each button does; `at`: when it was pressed. */
const ACTS: Readonly<Record<PadButton, (at: number) => void>> = {
  up: () => move('up'),
  down: () => move('down'),
  left: () => move('left'),
  right: () => move('right'),
  confirm,
  back,
  inspect: () => command('inspect'),
  advice: () => command('advice'),
  earlierPanel: () => turn(-1),
  laterPanel: () => turn(1),
  earlierView: () => command('camera', true),
  laterView: () => command('camera'),
  log: () => command('log'),
  menu: () => {
    if (!isOverlaid() && useApp.getState().screen !== 'title') usePad.setState({ open: 'menu' });
  },
};

/** Does what a press of a pad means. A button that is held confirms once, however long it is held. */
export function handlePad({ button, kind, pad }: PadPress): void {
  if (kind === 'up') {
    // Whoever ran through the game lets go.
    if (button === 'confirm') sendKey('keyup', 'Enter', pad.timestamp);
    return;
  }
  ACTS[button](pad.timestamp);
}
