import type { Action } from '../../../shared/vocabulary/actions.ts';
import type { ProblemChoice } from '../../../shared/vocabulary/problems.ts';
import type { Outcome } from '../../game/selection/selection.ts';

/** What the page can ask of problems. The answers are in the store; failures show as a message. */
export interface ProblemCommands {
  /** Goes to the section of problems. */
  open(): Promise<void>;
  /** Asks how somebody is doing. */
  refresh(): Promise<void>;
  /** Puts a problem on the table. */
  start(choice: ProblemChoice): Promise<void>;
  /** Answers it; `null`: shows the answer, which counts as missed. */
  answer(action: Action | null): Promise<Outcome>;
  /** Goes on from it as a game of its own. */
  playOn(): Promise<void>;
}
