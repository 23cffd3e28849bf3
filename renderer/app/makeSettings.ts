import { changeBy, withPerson } from '../../shared/contract/personal.ts';
import type { Settings } from '../../shared/contract/tableSetup.ts';
import { settle } from '../game/settle.ts';
import type { Client } from '../platform/client/client.ts';
import { tableSettings, takeSettings, useServed } from '../platform/settings.ts';
import type { Commands } from './commands.ts';

/** Returns the commands that change settings: the table's, or those of the person whom the screen serves. */
export function makeSettings(client: Client): Pick<Commands, 'change' | 'forgetOwn'> {
  const send = async (changes: Partial<Settings>) => {
    // At once, so that of two things that a person sets in a row the second keeps the first.
    if (changes.people !== undefined) takeSettings({ ...tableSettings(), people: changes.people });
    const changed = settle(await client.call('settings.change', changes));
    if (changed !== undefined) takeSettings(changed);
  };
  return {
    change: (settings) => send(changeBy(tableSettings(), useServed.getState().person, settings)),
    async forgetOwn() {
      const { person } = useServed.getState();
      if (person !== null) await send({ people: withPerson(tableSettings().people, person, {}) });
    },
  };
}
