import type { GameOptions } from '../../../shared/vocabulary/options.ts';
import { useTable } from '../../game/state/table.ts';
import { useApp } from '../../platform/app.ts';

/** Returns the options of the game on the screen; `undefined` if there is none. */
export function usePlayedOptions(): GameOptions | undefined {
  const playing = useApp(({ screen }) => screen === 'game' || screen === 'replay');
  const options = useTable(({ update }) => update?.view.options);
  return playing ? options : undefined;
}
