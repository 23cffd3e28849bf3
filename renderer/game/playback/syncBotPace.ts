import type { BotPace } from '../../../shared/vocabulary/preferences.ts';
import { ask, type Host } from '../../platform/host.ts';
import { type TableState, useTable } from '../state/table.ts';
import { botsAlone } from './timing.ts';

/** Whether bots play alone and the table still shows what they did. */
const isBehind = ({ update, playing }: TableState): boolean => update !== null && playing && botsAlone(update);

/**
 * Makes bots that play alone wait for the table. Otherwise the game would go on unseen while the player looks away. A
 * pause made by the player is left alone.
 */
function holdWhileBehind(host: Host): () => void {
  // A host without a game has no bots to pause: its refusal can be ignored.
  const tell = (pace: BotPace) => void host.call('bots.pace', { pace });
  return useTable.subscribe((table, before) => {
    if (table.playbackRate === 'paused' || table.update === null) return;
    const isNew = !isBehind(before) || table.update !== before.update;
    if (isBehind(table)) {
      if (isNew) tell('pause');
    } else if (isBehind(before)) tell(table.playbackRate === 'fast' ? 'rush' : 'usual');
  });
}

/**
 * Keeps the pace of the host's bots in step with the playback: at the player's wish, and never ahead of the table.
 * Returns the function that ends this.
 */
export function syncBotPace(host: Host): () => void {
  const wishes = host.playback.on('botPace', ({ pace }) => void ask(host, 'bots.pace', { pace }));
  const endHolding = holdWhileBehind(host);
  return () => {
    wishes.unsubscribe();
    endHolding();
  };
}
