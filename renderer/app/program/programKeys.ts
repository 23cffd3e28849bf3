import type { MenuCommand } from '../../../shared/contract/menuCommand.ts';
import { ACCELERATORS } from '../../../shared/vocabulary/keys.ts';
import { commandOf } from '../../ui/keyboard/keyTable.ts';
import { isEditable } from './handleMenuCommand.ts';

/** Switches full screen on or off. If the browser refuses, nothing changes. */
function toggleFullScreen(): void {
  const change =
    document.fullscreenElement === null ? document.documentElement.requestFullscreen() : document.exitFullscreen();
  change.catch(() => undefined);
}

const PAGE_COMMANDS = ['larger', 'smaller', 'usualSize', 'settings', 'games'] as const;

/** The key of an accelerator, as the browser names it. */
const keyOf = (accelerator: string): string => accelerator.replace('CmdOrCtrl+', '').replace('Plus', '+').toLowerCase();

/** Keys with Ctrl, on macOS Command, that mean the same on every screen; `+` is on `=` where it takes Shift. */
const WITH_CONTROL: Readonly<Record<string, (typeof PAGE_COMMANDS)[number]>> = {
  ...Object.fromEntries(PAGE_COMMANDS.map((name) => [keyOf(ACCELERATORS[name]), name])),
  '=': 'larger',
};

/** F11 and Alt+Enter; on macOS Control+Command+F. */
const meansFullScreen = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'F11' || (key === 'Enter' && altKey) || (key.toLowerCase() === 'f' && ctrlKey && metaKey);

function handlerOf(event: KeyboardEvent, obey: (command: MenuCommand) => void): (() => void) | undefined {
  if (meansFullScreen(event)) return toggleFullScreen;
  if (event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) {
    const name = WITH_CONTROL[event.key.toLowerCase()];
    return name === undefined ? undefined : () => obey({ name });
  }
  const typed = event.key.length === 1 && event.target instanceof Element && isEditable(event.target);
  return commandOf(event) === 'rules' && !typed ? () => obey({ name: 'rules' }) : undefined;
}

/**
 * Listens to the keys that work with and without a menu bar. Returns the function that ends it. `hasMenuBar`: the
 * window itself then handles full screen.
 */
export function listenToProgramKeys(obey: (command: MenuCommand) => void, hasMenuBar: () => boolean): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat) return;
    if (meansFullScreen(event) && hasMenuBar()) return;
    const handler = handlerOf(event, obey);
    if (handler === undefined) return;
    event.preventDefault();
    handler();
  };
  window.addEventListener('keydown', press);
  return () => window.removeEventListener('keydown', press);
}
