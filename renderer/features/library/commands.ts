import { contentOf, standardContent } from '../../../shared/content/content.ts';
import type { GameSummary, ReplayTimeline } from '../../../shared/contract/answers.ts';
import type { Player } from '../../../shared/contract/tableSetup.ts';
import type { Observation } from '../../../shared/rules/observation/observation.ts';
import type { ContentId } from '../../../shared/vocabulary/pieces.ts';
import { leaveTableFor } from '../../game/commands.ts';
import { readContent } from '../../game/showUpdate.ts';
import { useTable } from '../../game/state/table.ts';
import { useApp } from '../../platform/app.ts';
import { saveFile } from '../../platform/document.ts';
import { ask, type Host } from '../../platform/host.ts';
import { showContent } from '../../platform/pageContent.ts';
import { importFiles } from './importFiles.ts';
import { useLibrary } from './library.ts';

/** More games than any screen shows: these are loaded first, however many there are. */
const FIRST_SCREEN = 30;

/** Stores a list of games, with which most calls about games answer; an answer without one leaves the list as it is. */
function takeIn(games: readonly GameSummary[] | null): boolean {
  if (games !== null) useLibrary.setState({ games, isWhole: true });
  return games !== null;
}

async function readGames(host: Host): Promise<void> {
  if (useLibrary.getState().games === null) {
    const games = await ask(host, 'games.list', { newest: FIRST_SCREEN });
    if (games === null) return;
    const isWhole = games.length < FIRST_SCREEN;
    useLibrary.setState({ games, isWhole });
    if (isWhole) return;
  }
  takeIn(await ask(host, 'games.list', {}));
}

async function showGames(host: Host, keepsMarks: boolean): Promise<void> {
  const left = leaveTableFor(host, { screen: 'games' });
  useLibrary.setState(keepsMarks ? { asking: false } : { deleted: [], restored: null, imported: null, asking: false });
  await left;
  await readGames(host);
}

/**
 * Leaves the screen and lists the saved games. A player who returns from a look at an imported game finds it still
 * marked.
 */
export const openGames = (host: Host): Promise<void> => showGames(host, useApp.getState().screen === 'replay');

/** The same, with the just imported games still marked. */
export const showArrived = (host: Host): Promise<void> => showGames(host, true);

/** Deletes a game; `restoreGame` brings back what was deleted last. */
export async function removeGame(host: Host, game: GameSummary): Promise<void> {
  if (!takeIn(await ask(host, 'games.delete', { gameId: game.gameId }))) return;
  const stayed = useLibrary.getState().games?.find(({ gameId }) => gameId === game.gameId);
  // The disk refused it. The host tells the cause once; that nothing happened is told each time.
  if (stayed?.savedAt === game.savedAt) return useApp.setState({ failure: 'internal' });
  // It is another one now, as the host told.
  if (stayed !== undefined) return;
  useLibrary.setState(({ deleted }) => ({ deleted: [...deleted, game], restored: null, imported: null }));
}

export async function restoreGame(host: Host): Promise<void> {
  const game = useLibrary.getState().deleted.at(-1);
  if (game === undefined) return;
  if (!takeIn(await ask(host, 'games.restore', { gameId: game.gameId }))) return;
  const returned = useLibrary.getState().games?.some(({ gameId }) => gameId === game.gameId);
  if (!returned) return useApp.setState({ failure: 'internal' });
  useLibrary.setState(({ deleted }) => ({
    deleted: deleted.filter(({ gameId }) => gameId !== game.gameId),
    restored: game.gameId,
  }));
}

/** Saves the record of a finished game as a file (rules §13). */
export async function exportRecord(host: Host, gameId: string, withLegal: boolean): Promise<void> {
  const record = await ask(host, 'record.read', { gameId, withLegal });
  if (record !== null) saveFile(record.fileName, record.text);
}

/** Saves a game as a file to go on with elsewhere. */
export async function exportSave(host: Host, gameId: string): Promise<void> {
  const save = await ask(host, 'save.export', { gameId });
  if (save !== null) saveFile(save.fileName, save.text);
}

/** Changes a game's name; `null` restores its automatic name. */
export const renameGame = async (host: Host, gameId: string, name: string | null): Promise<void> =>
  void takeIn(await ask(host, 'games.rename', { gameId, name }));

/** Adds a copy of a game under a name of its own. */
export const duplicateGame = async (host: Host, gameId: string, name: string): Promise<void> =>
  void takeIn(await ask(host, 'games.duplicate', { gameId, name }));

/** Takes in every saved game and record of the files, up to the first file with a problem. */
export async function importGames(host: Host, files: readonly File[]): Promise<void> {
  useLibrary.setState({ asking: useApp.getState().screen !== 'games' });
  await importFiles(host, files);
  await readGames(host);
}

/** How a finished game grew, who played it, with which numbers, and from which seed. */
export interface PhaseEnds {
  readonly content: ContentId;
  readonly views: readonly Observation[];
  readonly players: readonly Player[];
  readonly seed: number | null;
}

/** The positions at which a phase ended, the end of the game last. */
const phaseEnds = ({ moments }: ReplayTimeline): readonly number[] =>
  moments.flatMap(({ epoch, phase }, index) => {
    const next = moments[index + 1];
    return next?.epoch === epoch && next.phase === phase ? [] : [index + 1];
  });

/** Reads how everything lay at the end of each phase of a finished game; `null` when that failed, which is told. */
export async function readPhaseEnds(host: Host, gameId: string): Promise<PhaseEnds | null> {
  const timeline = await ask(host, 'replay.open', { gameId, viewer: null });
  const failure = timeline === null ? null : await readContent(host, timeline.content);
  if (failure !== null) useApp.setState({ failure });
  if (timeline === null || failure !== null) return null;
  const { players, seed, content } = timeline;
  const views: Observation[] = [];
  for (const position of phaseEnds(timeline)) {
    const view = await ask(host, 'replay.view', { gameId, viewer: null, position });
    if (view === null) return null;
    views.push(view);
  }
  return { content, views, players, seed };
}

/** What is painted of a game reads the page's content: it has to be the game's. */
export const showContentOf = ({ content }: PhaseEnds): void => showContent(contentOf(content));

/** Where no game is on the table, the page goes back to the usual content. */
export function forgetContent(): void {
  if (useTable.getState().update === null) showContent(standardContent);
}
