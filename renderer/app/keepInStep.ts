import type { BotPace } from '../../shared/vocabulary/preferences.ts';
import { botsAlone } from '../game/playback/awaited.ts';
import { type TableState, useTable } from '../game/state/table.ts';
import type { Client } from '../platform/client/client.ts';

/** Whether bots play alone and the table still shows what they did. */
const isBehind = ({ update, playing }: TableState): boolean => update !== null && playing && botsAlone(update);

/**
 * Lets bots that play alone wait for the table: nothing else would stop them, and whoever watches and comes back would
 * find a game that has gone on without being seen. Where the player paused, the pause is the player's. Returns the
 * function that ends this.
 */
export function keepInStep(client: Client): () => void {
  // A host that shows no game any more has no bots to hold: its refusal means nothing.
  const tell = (pace: BotPace) => void client.call('bots.pace', { pace });
  return useTable.subscribe((table, before) => {
    if (table.going === 'paused' || table.update === null) return;
    const isNew = !isBehind(before) || table.update !== before.update;
    if (isBehind(table)) {
      if (isNew) tell('pause');
    } else if (isBehind(before)) tell(table.going === 'through' ? 'rush' : 'usual');
  });
}
