import type { BotPace } from '../../../shared/vocabulary/preferences.ts';
import type { Client } from '../../platform/client/client.ts';
import { settle } from '../settle.ts';
import { type TableState, useTable } from '../state/table.ts';
import type { Playback } from './playback.ts';
import { botsAlone } from './timing.ts';

/** Whether bots play alone and the table still shows what they did. */
const isBehind = ({ update, playing }: TableState): boolean => update !== null && playing && botsAlone(update);

/**
 * Lets bots that play alone wait for the table: nothing else would stop them, and whoever watches and comes back would
 * find a game that has gone on without being seen. Where the player paused, the pause is the player's.
 */
function holdWhileBehind(client: Client): () => void {
  // A host that shows no game any more has no bots to hold: its refusal means nothing.
  const tell = (pace: BotPace) => void client.call('bots.pace', { pace });
  return useTable.subscribe((table, before) => {
    if (table.playbackRate === 'paused' || table.update === null) return;
    const isNew = !isBehind(before) || table.update !== before.update;
    if (isBehind(table)) {
      if (isNew) tell('pause');
    } else if (isBehind(before)) tell(table.playbackRate === 'fast' ? 'rush' : 'usual');
  });
}

/**
 * Keeps the pace of the host's bots in step with the playback: as the player wishes, and no further ahead than the table.
 * Returns the function that ends this.
 */
export function syncBotPace(client: Client, playback: Playback): () => void {
  const tell = async (pace: BotPace) => void settle(await client.call('bots.pace', { pace }));
  const wishes = playback.on('botPace', ({ pace }) => void tell(pace));
  const endHolding = holdWhileBehind(client);
  return () => {
    wishes.unsubscribe();
    endHolding();
  };
}
