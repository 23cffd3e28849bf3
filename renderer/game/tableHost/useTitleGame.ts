import { useEffect } from 'react';
import { useApp } from '../../platform/app.ts';
import { useHost } from '../../platform/host.ts';
import { AT_ONCE } from '../playback/timing.ts';
import { useTable } from '../state/table.ts';

/** Lays a made-up game on the table while no other one is there, on the screens before a game. */
export function useTitleGame(possible: boolean): void {
  const { playback } = useHost();
  const wanted = useApp(({ screen }) => screen === 'title' || screen === 'setup');
  const empty = useTable(({ update }) => update === null);
  useEffect(() => {
    if (!possible || !wanted || !empty) return;
    let gone = false;
    void import('./titleGame.ts').then(({ titleGame }) => {
      if (gone || useTable.getState().update !== null) return;
      playback.send({ type: 'receive', update: titleGame(), pace: AT_ONCE });
    });
    return () => {
      gone = true;
    };
  }, [possible, wanted, empty, playback]);
}
