import { writeFileSync } from 'node:fs';

/**
 * Who starts the program from a shell wants to know whether anything of it can be seen, and names a file for that in
 * `HADARA_SHOWN`. Taken out of the environment, so that a program that is started anew writes nothing there.
 * @returns what notes that the player sees something: the window, or a message
 */
export function shownNote(env: NodeJS.ProcessEnv): () => void {
  const { HADARA_SHOWN: note } = env;
  delete env.HADARA_SHOWN;
  return () => {
    if (note === undefined) return;
    try {
      writeFileSync(note, '');
    } catch {
      // Whoever waits for it opens a browser instead.
    }
  };
}
