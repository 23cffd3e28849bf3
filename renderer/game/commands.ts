import type { GameUpdate } from '../../shared/contract/answers.ts';
import type { NewGame, Sitter } from '../../shared/contract/tableSetup.ts';
import { useApp } from '../platform/app.ts';
import { changeSettings } from '../platform/commands.ts';
import { ask, type Host, navigate } from '../platform/host.ts';
import type { Route } from '../platform/navigation.ts';
import type { Outcome, Request } from './selection/selection.ts';
import { leaveTable, openTable, showUpdate } from './showUpdate.ts';

/** Goes to the first screen, after asking for the newest game that it offers. */
export async function showTitle(host: Host): Promise<void> {
  const summary = await ask(host, 'game.summary', {});
  useApp.setState({ summary });
  navigate(host, { screen: 'title' });
  leaveTable(host);
}

/** Starts a game and goes to its table. The next set-up screen begins with the same table. */
export async function startGame(host: Host, game: NewGame): Promise<void> {
  const update = await ask(host, 'game.start', game);
  if (update !== null) await openTable(host, update);
  const { seed: _, challenge: _challenge, ...lastTable } = game;
  await changeSettings(host, { lastTable });
}

/**
 * Asks for the game to continue. After a reload the page does not know how far a lesson or a problem was, so it leaves
 * that and continues with the game that the host offers.
 */
async function reopen(host: Host): Promise<GameUpdate | null> {
  const update = await ask(host, 'game.open', {});
  if (update === null || update.kind === 'game' || useApp.getState().screen === 'game') return update;
  await ask(host, 'game.leave', {});
  return ask(host, 'game.open', {});
}

/** Continues the host's game, or returns to its position after a broken connection. */
export async function continueGame(host: Host): Promise<void> {
  const update = await reopen(host);
  if (update !== null) await openTable(host, update);
}

/** Opens a saved game. */
export async function resumeGame(host: Host, gameId: string): Promise<void> {
  const update = await ask(host, 'games.resume', { gameId });
  if (update !== null) await openTable(host, update);
}

/** Goes to a screen without a table. The bots of the game that is left stop: nobody would see what they do. */
export async function leaveTableFor(host: Host, route: Route): Promise<void> {
  const { screen: before } = useApp.getState();
  navigate(host, route);
  leaveTable(host);
  if (before === 'game') await ask(host, 'game.leave', {});
}

/** Leaves the game for the title. It stays saved, and its bots stop. */
export async function leaveGame(host: Host): Promise<void> {
  await ask(host, 'game.leave', {});
  await showTitle(host);
}

/**
 * Sends a decision to the host. Returns why it was refused, or `null`; a refusal is shown beside the choice and not as
 * a notice. `onDone` is called when it was carried out, before the new position is shown.
 */
export async function decide(host: Host, request: Request, onDone: () => void = () => undefined): Promise<Outcome> {
  const answer = await host.call('game.act', request);
  if (!answer.ok) return answer.code;
  onDone();
  await showUpdate(host, answer.value);
  return null;
}

/** Changes who plays the seats from now on: one player for each seat. */
export async function reseat(host: Host, sitters: readonly Sitter[]): Promise<void> {
  const update = await ask(host, 'game.reseat', { sitters: [...sitters] });
  if (update !== null) await showUpdate(host, update);
}
