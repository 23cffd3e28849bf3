import type { MenuCommand } from '../../../shared/contract/menuCommand.ts';
import { toggleFullScreen } from './fullScreen.ts';

/** Keys with Ctrl, on macOS Command, that mean the same on every screen. */
const WITH_CONTROL: Readonly<Record<string, Exclude<MenuCommand['name'], 'resume'>>> = {
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  '0': 'usualSize',
  ',': 'settings',
  g: 'games',
};

/** F11 and Alt+Enter; on macOS Control+Command+F. */
const meansFullScreen = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'F11' || (key === 'Enter' && altKey) || (key.toLowerCase() === 'f' && ctrlKey && metaKey);

function handlerOf(event: KeyboardEvent, obey: (command: MenuCommand) => void): (() => void) | undefined {
  if (meansFullScreen(event)) return toggleFullScreen;
  if (event.altKey) return undefined;
  if (event.key === 'F1') return () => obey({ name: 'rules' });
  const name = event.ctrlKey || event.metaKey ? WITH_CONTROL[event.key.toLowerCase()] : undefined;
  return name === undefined ? undefined : () => obey({ name });
}

/**
 * Listens to the keys of the program, the same whether there is a menu bar or not. Returns the function that ends it.
 * `hasMenuBar`: the window itself then does full screen.
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
