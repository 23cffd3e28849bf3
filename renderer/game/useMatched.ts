import { useEffect, useEffectEvent, useState } from 'react';
import type { Player } from '../../shared/contract/tableSetup.ts';
import { hasMatch } from '../../shared/matching/seating.ts';
import { useHost } from '../platform/host.ts';

/**
 * Asks the host how strong a bot must be to match the people of a table that is being set up, whenever they change. It
 * is asked before such a bot sits there, so that its strength is known by then. `onStrength` is called as soon as one
 * sits there.
 */
export function useMatched(players: readonly Player[], onStrength: (strength: number) => void): void {
  const host = useHost();
  const [strength, setStrength] = useState<number | null>(null);
  const people = players.filter(({ name, controller }) => controller.kind === 'human' && name.trim() !== '');
  const asked = JSON.stringify(people.map(({ name, emblem }) => ({ name, emblem })));
  useEffect(() => {
    let wanted = true;
    // The host computes it again when the game begins, so failing here shows no message.
    void host.call('matching.strength', { people: JSON.parse(asked) }).then((answer) => {
      if (wanted) setStrength(answer.ok ? answer.value : null);
    });
    return () => {
      wanted = false;
    };
  }, [host, asked]);
  const matches = players.filter((player) => hasMatch([player])).length;
  const tell = useEffectEvent(onStrength);
  useEffect(() => {
    if (matches > 0 && strength !== null) tell(strength);
  }, [matches, strength]);
}
