import type { WayBack } from '../../../shared/contract/answers.ts';
import type { Commands } from '../../app/commands.ts';
import { openPanel } from '../../platform/app.ts';

/**
 * Takes the last decision back. Where more has been learned since, it is practice from then on: that is asked once a game,
 * and nothing is asked anywhere else.
 */
export function takeBack({ canUndo, takesBack, practice }: WayBack, commands: Commands): void {
  if (canUndo) void commands.undo();
  else if (takesBack !== null && practice) void commands.takeBack();
  else if (takesBack !== null) openPanel('takeBack');
}

/** Takes once more what was taken back, if there is anything. */
export function redo({ canRedo }: WayBack, commands: Commands): void {
  if (canRedo) void commands.redo();
}

/** Takes back all of one's turn that may be taken back for nothing. */
export function beginAnew({ canUndo }: WayBack, commands: Commands): void {
  if (canUndo) void commands.reset();
}
