import type { Journey, MenuCommand } from '../../../shared/contract/menuCommand.ts';
import type { Settings } from '../../../shared/contract/tableSetup.ts';
import { UI_SCALE } from '../../../shared/vocabulary/limits.ts';
import { openGames } from '../../features/library/commands.ts';
import { redo, takeBack } from '../../features/play/commands.ts';
import { continueGame, resumeGame } from '../../game/commands.ts';
import { openBookHere } from '../../game/openHere.ts';
import { useTable } from '../../game/state/table.ts';
import { useApp } from '../../platform/app.ts';
import { changeSettings } from '../../platform/commands.ts';
import { closePanel, type Host, navigate, openPanel } from '../../platform/host.ts';
import { hasQuit } from '../../platform/navigation.ts';
import { useSettings } from '../../platform/settings.ts';
import { leave } from '../routes.ts';

/** Whether text is typed into an element. */
export const isEditable = (element: Element | null): boolean =>
  (element instanceof HTMLInputElement && !['checkbox', 'radio', 'range', 'button', 'file'].includes(element.type)) ||
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLElement && element.isContentEditable);

/** The sizes of text and panels, in percent, that the keys go through. */
const STEPS = [UI_SCALE.min, 85, UI_SCALE.usual, 110, 125, 150, 175, UI_SCALE.max] as const;

/** Returns the size (percent) after a press of a key: the next step, or the last one. */
export function scaleAfter(now: number, wish: 'larger' | 'smaller' | 'usualSize'): number {
  if (wish === 'usualSize') return UI_SCALE.usual;
  if (wish === 'larger') return STEPS.find((step) => step > now) ?? UI_SCALE.max;
  return STEPS.findLast((step) => step < now) ?? UI_SCALE.min;
}

type Scales = Pick<Settings, 'uiScale' | 'textScale'>;

/** Returns the sizes of text and of panels after a press of a key: both grow together. */
const scalesAfter = ({ uiScale, textScale }: Scales, wish: Parameters<typeof scaleAfter>[1]): Scales => ({
  uiScale: scaleAfter(uiScale, wish),
  textScale: scaleAfter(textScale, wish),
});

/** What else the menu bar opens. */
const PANELS = {
  settings: 'settings',
  keys: 'shortcuts',
  about: 'about',
  diagnostics: 'support',
} as const;

/**
 * In a text field undo and redo are about the text. The browser keeps its history; a script can only ask it to go back
 * and forth.
 */
function goBack(name: 'undo' | 'redo', host: Host): void {
  if (isEditable(document.activeElement)) {
    document.execCommand(name);
    return;
  }
  const { screen, panel } = useApp.getState();
  const { update } = useTable.getState();
  if (screen !== 'game' || panel !== null || update === null) return;
  if (name === 'undo') takeBack(host, update);
  else redo(host, update);
}

/** Whether a journey leads to where we are. */
function isThere(journey: Journey): boolean {
  const { screen } = useApp.getState();
  switch (journey.name) {
    case 'newGame':
      return screen === 'setup';
    case 'games':
      return screen === 'games';
    case 'continue':
      return screen === 'game';
    case 'resume':
      return screen === 'game' && useTable.getState().update?.gameId === journey.gameId;
  }
}

/** Goes elsewhere; the game on the table is saved as it is. */
export async function goElsewhere(journey: Journey, host: Host): Promise<void> {
  if (useApp.getState().screen !== 'title') await leave(host);
  switch (journey.name) {
    case 'newGame':
      return navigate(host, { screen: 'setup', preset: null });
    case 'games':
      return openGames(host);
    case 'continue':
      return continueGame(host);
    case 'resume':
      return resumeGame(host, journey.gameId);
  }
}

function go(journey: Journey, host: Host): void {
  if (isThere(journey)) closePanel(host);
  else host.navigation.send({ type: 'depart', journey });
}

/**
 * Does what the menu bar or a key asks for, if it makes sense now. Nothing unsaved is lost: a player who would leave an
 * unfinished game is asked first.
 */
export function handleMenuCommand(command: MenuCommand, host: Host): void {
  const { link } = useApp.getState();
  if (hasQuit(host.navigation.getSnapshot()) || link === 'ended' || link === 'elsewhere') return;
  switch (command.name) {
    case 'newGame':
    case 'games':
    case 'continue':
    case 'resume':
      go(command, host);
      break;
    case 'undo':
    case 'redo':
      goBack(command.name, host);
      break;
    case 'larger':
    case 'smaller':
    case 'usualSize':
      void changeSettings(host, scalesAfter(useSettings.getState(), command.name));
      break;
    case 'rules':
      openBookHere();
      break;
    default:
      openPanel(host, PANELS[command.name]);
  }
}
