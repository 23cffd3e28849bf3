import { useEffect, useEffectEvent } from 'react';
import type { Player } from '../../../shared/contract/tableSetup.ts';
import { hasMatch } from '../../../shared/matching/seating.ts';
import { useCommands } from '../commands.ts';

/** Asks how strong a bot is that matches the people of a table that is being set up, whenever they change. */
export function useMatched(players: readonly Player[], onStrength: (strength: number) => void): void {
  const { statistics } = useCommands();
  const people = players.filter(({ name, controller }) => controller.kind === 'human' && name.trim() !== '');
  const asked = hasMatch(players) ? JSON.stringify(people.map(({ name, emblem }) => ({ name, emblem }))) : null;
  const tell = useEffectEvent(onStrength);
  useEffect(() => {
    if (asked === null) return;
    let wanted = true;
    void statistics.strength(JSON.parse(asked)).then((strength) => {
      if (wanted && strength !== null) tell(strength);
    });
    return () => {
      wanted = false;
    };
  }, [statistics, asked]);
}
