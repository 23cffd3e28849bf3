import type { Observation } from '../../../shared/rules/observation/observation.ts';
import { useSettings } from '../../store/settings.ts';

/** Whether the points so far are kept from the eyes: the player wants the suspense, and the game is not over. */
export function usePointsHidden(view: Observation): boolean {
  const hides = useSettings((settings) => settings.hidePoints);
  return hides && view.result === null;
}
