import type { CallName, CallOutput, Settings } from '../../shared/contract/contract.ts';
import type { Answer, Client } from '../client/client.ts';
import { skip } from '../director/director.ts';
import type { Commands } from '../hud/commands.ts';
import { useApp } from '../store/app.ts';
import { useSettings } from '../store/settings.ts';
import { useTable } from '../store/table.ts';
import { clearTable, showUpdate } from './showUpdate.ts';

/** Shows why a call failed, or takes an older message away. Returns the value of a call that did not fail. */
function settle<K extends CallName>(answer: Answer<K>): CallOutput<K> | undefined {
  useApp.setState({ failure: answer.ok ? null : answer.code });
  return answer.ok ? answer.value : undefined;
}

/** The position that a request belongs to. */
const seqNow = (): number => useTable.getState().update?.seq ?? 0;

/** Returns the commands of the page over a connection to its host. */
export function makeCommands(client: Client): Commands {
  const openGame = (answer: Answer<'game.start' | 'game.open'>) => {
    const update = settle(answer);
    if (update === undefined) return;
    if (useTable.getState().update?.gameId !== update.gameId) clearTable();
    useApp.setState({ screen: 'game', panel: null });
    showUpdate(update);
  };
  const showAnswer = (answer: Answer<'game.undo' | 'game.lift'>) => {
    const update = settle(answer);
    if (update !== undefined) showUpdate(update);
  };
  const change = async (settings: Partial<Settings>) => {
    const changed = settle(await client.call('settings.change', settings));
    if (changed !== undefined) useSettings.setState(changed);
  };
  return {
    async start(game) {
      openGame(await client.call('game.start', game));
      const { seed: _, ...lastTable } = game;
      await change({ lastTable });
    },
    async resume() {
      openGame(await client.call('game.open', {}));
    },
    async leave() {
      settle(await client.call('game.leave', {}));
      const summary = settle(await client.call('game.summary', {}));
      useApp.setState({ screen: 'title', panel: null, logOpen: false, summary: summary ?? null });
      clearTable();
    },
    async act(request) {
      // Who acts has seen enough of what happened before.
      skip();
      const answer = await client.call('game.act', request);
      if (!answer.ok) return answer.code;
      showUpdate(answer.value);
      return null;
    },
    async undo() {
      showAnswer(await client.call('game.undo', { seq: seqNow() }));
    },
    async lift(seat) {
      showAnswer(await client.call('game.lift', { seat }));
    },
    change,
    async quit() {
      useApp.setState({ quit: true });
      await client.call('app.quit', {});
      client.end();
    },
  };
}
