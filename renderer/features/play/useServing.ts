import { useEffect, useLayoutEffect } from 'react';
import type { GameUpdate } from '../../../shared/contract/answers.ts';
import type { Identity } from '../../../shared/contract/personal.ts';
import { servePerson } from '../../platform/settings.ts';

/** Whom of several people the screen serves; `null` while a curtain is down or only bots play, and where there is one person. */
function personServed({ players, screen }: Pick<GameUpdate, 'players' | 'screen'>): Identity | null {
  const seat = screen.viewer ?? screen.actor;
  const people = players.filter(({ controller }) => controller.kind === 'human').length;
  return seat === null || people < 2 ? null : (players[seat] ?? null);
}

/** Lets the settings follow the seat: from one person to the next as soon as the table has come to rest. */
export function useServing(update: Pick<GameUpdate, 'players' | 'screen'>, playing: boolean): void {
  const person = personServed(update);
  const [name, emblem] = [person?.name, person?.emblem];
  useLayoutEffect(() => {
    if (!playing) servePerson(name === undefined || emblem === undefined ? null : { name, emblem });
  }, [playing, name, emblem]);
  useEffect(() => () => servePerson(null), []);
}
