import { useEffect, useLayoutEffect } from 'react';
import type { GameUpdate } from '../../../shared/contract/answers.ts';
import type { Identity } from '../../../shared/contract/personal.ts';
import { servePerson } from '../../platform/settings.ts';

/**
 * Which of several people the screen serves; `null` while a curtain is down or only bots play, and if there is only one
 * person.
 */
function personServed({ players, screen }: Pick<GameUpdate, 'players' | 'screen'>): Identity | null {
  const seat = screen.viewer ?? screen.actor;
  const people = players.filter(({ controller }) => controller.kind === 'human').length;
  return seat === null || people < 2 ? null : (players[seat] ?? null);
}

/** Applies the settings of the person who is served, as soon as the table is at rest. */
export function useServedPerson(update: Pick<GameUpdate, 'players' | 'screen'>, playing: boolean): void {
  const person = personServed(update);
  const [name, emblem] = [person?.name, person?.emblem];
  useLayoutEffect(() => {
    if (!playing) servePerson(name === undefined || emblem === undefined ? null : { name, emblem });
  }, [playing, name, emblem]);
  useEffect(() => () => servePerson(null), []);
}
