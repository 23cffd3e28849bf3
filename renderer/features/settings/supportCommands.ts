import type { Licence, LogFolder } from '../../../shared/contract/answers.ts';

/** Help with problems, and what the program is made of. Each is `null` when the program cannot be asked. */
export interface SupportCommands {
  /** What can be sent with a question about a problem. */
  diagnostics(): Promise<string | null>;
  /** Shows the folder of the logs, where something can. */
  openLogs(): Promise<LogFolder | null>;
  licences(): Promise<readonly Licence[] | null>;
}
