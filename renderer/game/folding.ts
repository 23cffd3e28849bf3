import { useSettings } from '../platform/settings.ts';
import { useStage } from './state/stage.ts';

/** The panels that make room for the 3D table. */
export type FoldingPart = 'seats' | 'panel';

/** The setting that remembers each. */
export const FOLDING = { seats: 'seatsFolded', panel: 'panelFolded' } as const satisfies Record<FoldingPart, string>;

/** Whether a panel is folded. Without the 3D table none is: there would be nothing to see instead of it. */
export function useFolded(part: FoldingPart): boolean {
  const shown = useStage((stage) => stage.shown);
  const folded = useSettings((settings) => settings[FOLDING[part]]);
  return shown && folded;
}
