import type { GameSummary } from '../../../shared/contract/answers.ts';
import type { Page } from '../../game/page.ts';
import { settle } from '../../game/settle.ts';
import { showTitle } from '../../game/showTitle.ts';
import { leaveTable, openTable } from '../../game/showUpdate.ts';
import { useApp } from '../../platform/app.ts';
import type { Answer } from '../../platform/client/client.ts';
import { saveFile } from '../../platform/saveFile.ts';
import { importFiles } from './importFiles.ts';
import { useLibrary } from './library.ts';
import type { LibraryCommands } from './libraryCommands.ts';

/** More games than any screen shows: these are there at once, however many there are. */
const FIRST_SCREEN = 30;

/** Takes in a list of games, which most calls about them answer with; an answer without one leaves the list as it is. */
function takeIn(answer: Answer<'games.list'>): boolean {
  const games = settle(answer);
  if (games !== undefined) useLibrary.setState({ games, isWhole: true });
  return games !== undefined;
}

/** Returns the commands of the screen "Games" over a connection to the host. */
export function makeLibrary(page: Page): LibraryCommands {
  const list = async () => {
    if (useLibrary.getState().games === null) {
      const games = settle(await page.call('games.list', { newest: FIRST_SCREEN }));
      if (games === undefined) return;
      const isWhole = games.length < FIRST_SCREEN;
      useLibrary.setState({ games, isWhole });
      if (isWhole) return;
    }
    takeIn(await page.call('games.list', {}));
  };
  const show = async (keepsMarks: boolean) => {
    const { screen } = useApp.getState();
    useApp.setState({ screen: 'games', panel: null, logOpen: false });
    leaveTable(page);
    useLibrary.setState(
      keepsMarks ? { asking: false } : { deleted: [], restored: null, imported: null, asking: false },
    );
    // Its bots must not play on where nobody looks.
    if (screen === 'game') settle(await page.call('game.leave', {}));
    await list();
  };
  return {
    // Who comes back from a look at what came in finds it still marked.
    open: () => show(useApp.getState().screen === 'replay'),
    showArrived: () => show(true),
    async close() {
      await showTitle(page);
    },
    async resume(gameId) {
      const update = settle(await page.call('games.resume', { gameId }));
      if (update !== undefined) await openTable(page, update);
    },
    async remove(game: GameSummary) {
      if (!takeIn(await page.call('games.delete', { gameId: game.gameId }))) return;
      const stayed = useLibrary.getState().games?.find(({ gameId }) => gameId === game.gameId);
      // The disk did not take it. The host tells why once; that nothing happened is told each time.
      if (stayed?.savedAt === game.savedAt) return useApp.setState({ failure: 'internal' });
      // It is another one now, as the host told.
      if (stayed !== undefined) return;
      useLibrary.setState(({ deleted }) => ({ deleted: [...deleted, game], restored: null, imported: null }));
    },
    async restore() {
      const game = useLibrary.getState().deleted.at(-1);
      if (game === undefined) return;
      if (!takeIn(await page.call('games.restore', { gameId: game.gameId }))) return;
      const returned = useLibrary.getState().games?.some(({ gameId }) => gameId === game.gameId);
      if (!returned) return useApp.setState({ failure: 'internal' });
      useLibrary.setState(({ deleted }) => ({
        deleted: deleted.filter(({ gameId }) => gameId !== game.gameId),
        restored: game.gameId,
      }));
    },
    async exportRecord(gameId, withLegal) {
      const record = settle(await page.call('record.read', { gameId, withLegal }));
      if (record !== undefined) saveFile(record.fileName, record.text);
    },
    async exportSave(gameId) {
      const save = settle(await page.call('save.export', { gameId }));
      if (save !== undefined) saveFile(save.fileName, save.text);
    },
    async rename(gameId, name) {
      takeIn(await page.call('games.rename', { gameId, name }));
    },
    async duplicate(gameId, name) {
      takeIn(await page.call('games.duplicate', { gameId, name }));
    },
    async importFiles(files) {
      useLibrary.setState({ asking: useApp.getState().screen !== 'games' });
      await importFiles(page, files);
      await list();
    },
  };
}
