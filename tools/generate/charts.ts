import { playbackMachine } from '../../renderer/game/playback/playback.ts';
import { selectionMachine } from '../../renderer/game/selection/selection.ts';
import { navigationMachine } from '../../renderer/platform/navigation.ts';
import { flowChart } from './flowChart.ts';
import { machineChart } from './machineChart.ts';

/** A picture of a statechart in a README, between markers with its name. */
export interface Chart {
  readonly name: string;
  /** From the root of the repository. */
  readonly readme: string;
  readonly draw: () => string;
}

/** Every statechart of the program. The session's is the flow itself: the live game runs on it. */
export const CHARTS: readonly Chart[] = [
  { name: 'flow', readme: 'shared/flow/README.md', draw: flowChart },
  { name: 'playback', readme: 'renderer/game/playback/README.md', draw: () => machineChart(playbackMachine) },
  { name: 'navigation', readme: 'renderer/app/README.md', draw: () => machineChart(navigationMachine) },
  { name: 'selection', readme: 'renderer/game/selection/README.md', draw: () => machineChart(selectionMachine) },
];

/** The text of a README with the current chart between its markers. Throws when it has no markers. */
export function withChart(readme: string, { name, draw }: Chart): string {
  const [start, stop] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const [begin, end] = [readme.indexOf(start), readme.indexOf(stop)];
  if (begin < 0 || end < begin) throw new RangeError(`no markers for the chart "${name}"`);
  return `${readme.slice(0, begin)}${start}\n${draw()}\n${readme.slice(end)}`;
}
