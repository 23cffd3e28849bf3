import type { Journey, MenuCommand } from '../../../shared/contract/menuCommand.ts';
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
import { isEditable } from './editable.ts';
import { scalesAfter } from './scale.ts';

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
