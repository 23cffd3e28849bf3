import { connect, type Socket } from 'node:net';
import { gameFilesIn } from './gameFile.ts';

/** How much a second start may say, in characters. */
const LONGEST = 2 ** 16;
/** How long either side waits for the other, in milliseconds. */
const PATIENCE = 3_000;
const TAKEN = 'taken';

/** All that comes until the other side has said everything; `null` when it is too much, or breaks off. Never rejects. */
function hear(socket: Socket): Promise<string | null> {
  return new Promise((resolve) => {
    let text = '';
    const giveUp = () => {
      resolve(null);
      socket.destroy();
    };
    socket.setEncoding('utf8').setTimeout(PATIENCE, giveUp);
    socket.on('data', (part) => {
      text += part;
      if (text.length > LONGEST) giveUp();
    });
    socket.once('end', () => resolve(text));
    socket.once('error', giveUp).once('close', giveUp);
  });
}

/** The game files among what a second start says; `null` when it is none. */
function filesIn(text: string): string[] | null {
  try {
    const paths: unknown = JSON.parse(text);
    if (!Array.isArray(paths)) return null;
    // Every path comes with its folder, so there is none that it could be relative to.
    return gameFilesIn(
      paths.filter((item) => typeof item === 'string'),
      '/',
    );
  } catch {
    return null;
  }
}

/** What the running game does about a second start. */
export interface Takeover {
  readonly onFiles: (files: readonly string[]) => void;
  readonly onSecondStart?: () => void;
}

/**
 * Hears what a second start wants to have opened. Only this user's programs reach the socket, and all they can name is
 * game files, which are read and checked like any that the player chooses. Never rejects.
 */
export async function takeFiles(socket: Socket, { onFiles, onSecondStart }: Takeover): Promise<void> {
  const files = filesIn((await hear(socket)) ?? '');
  if (files === null) return void socket.end();
  if (files.length > 0) onFiles(files);
  onSecondStart?.();
  socket.end(files.length > 0 || onSecondStart !== undefined ? TAKEN : '');
}

/**
 * Asks a running game, by the name of its socket, to open files.
 * @returns whether it does; `null` when nothing listens there. Never rejects
 */
export async function handOver(name: string, files: readonly string[]): Promise<boolean | null> {
  const socket = connect(name);
  let connected = false;
  socket.once('connect', () => {
    connected = true;
    socket.end(JSON.stringify(files));
  });
  const answer = await hear(socket);
  socket.destroy();
  return connected ? answer === TAKEN : null;
}
