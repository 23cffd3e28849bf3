import { useTable } from '../../game/state/table.ts';
import type { RunCommands } from './runCommands.ts';

const isPaused = (): boolean => useTable.getState().going === 'paused';

export const togglePause = (run: RunCommands): void => (isPaused() ? run.goOn() : run.pause());

/** One turn more; where nothing was paused, that comes first. */
export const step = (run: RunCommands): void => (isPaused() ? run.step() : run.pause());
