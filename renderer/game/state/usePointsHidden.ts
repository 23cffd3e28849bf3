import type { Observation } from '../../../shared/rules/observation/observation.ts';
import { useSettings } from '../../platform/settings.ts';
import { useTable } from './table.ts';

/** Whether points are hidden: the player has chosen that, and the game is not over, or its end is still being shown. */
export function usePointsHidden(view: Observation): boolean {
  const hides = useSettings((settings) => settings.hidePoints);
  const playing = useTable((table) => table.playing);
  return hides && (view.result === null || playing);
}
