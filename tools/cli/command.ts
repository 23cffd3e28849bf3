import { UsageError } from './options.ts';

/** Writes a line for people or programs that read the command's output. */
export const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Runs a command of the shell: what it throws is shown without a stack, and the exit code tells of it. */
export async function runCommand(command: () => void | Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${text}\n${error instanceof UsageError ? 'Try --help.\n' : ''}`);
    process.exitCode = 1;
  }
}
