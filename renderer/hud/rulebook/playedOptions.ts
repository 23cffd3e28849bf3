import type { GameOptions } from '../../../shared/vocabulary/options.ts';
import { useApp } from '../../store/app.ts';
import { useTable } from '../../store/table.ts';

/** Returns the options of the game on the screen; `undefined` where nothing is played. */
export function usePlayedOptions(): GameOptions | undefined {
  const playing = useApp(({ screen }) => screen === 'game' || screen === 'replay');
  const options = useTable(({ update }) => update?.view.options);
  return playing ? options : undefined;
}
