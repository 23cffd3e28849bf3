import { chmodSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { gameFilesIn } from './gameFile.ts';

/** How much a second start may send, in characters. */
const LONGEST = 2 ** 16;
/** How long either side waits for the other, in milliseconds. */
const PATIENCE = 3_000;
const TAKEN = 'taken';

/** Reads until the other side has finished; `null` when it sends too much or the connection breaks. Never rejects. */
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

/** The game files in the message of a second start; `null` when it is not such a message. */
function filesIn(text: string): string[] | null {
  try {
    const paths: unknown = JSON.parse(text);
    if (!Array.isArray(paths)) return null;
    // All paths are absolute.
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
  /** Shows the running game to the player, at every later start; left out if that is impossible. */
  readonly onSecondStart?: () => void;
}

/**
 * Receives the files that a second start wants opened. Only this user's programs reach the socket, and all they can
 * name is game files, which are read and checked like any that the player chooses. Never rejects.
 */
async function takeFiles(socket: Socket, { onFiles, onSecondStart }: Takeover): Promise<void> {
  const files = filesIn((await hear(socket)) ?? '');
  if (files === null) return void socket.end();
  if (files.length > 0) onFiles(files);
  onSecondStart?.();
  socket.end(files.length > 0 || onSecondStart !== undefined ? TAKEN : '');
}

/**
 * Listens for later starts, without keeping the process alive. Rejects when the system refuses.
 * @param line the name of a socket or pipe that does not exist yet
 */
export function openLine(line: string, takeover: Takeover): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer({ allowHalfOpen: true }, (socket) => {
      socket.unref();
      void takeFiles(socket, takeover);
    });
    server.once('error', reject);
    server.listen(line, () => {
      try {
        // Other users of the computer may not connect.
        if (process.platform !== 'win32') chmodSync(line, 0o600);
        resolve(server.unref());
      } catch (error) {
        server.close();
        reject(error);
      }
    });
  });
}

/**
 * Asks a running game, by the name of its socket, to open files and to show itself. Never rejects.
 * @param files `null` only asks whether it is there
 * @returns whether it takes them or at least hears; `gone` when the socket is there and nobody listens any more;
 * `nothing` when that cannot be told
 */
export async function handOver(
  line: string,
  files: readonly string[] | null,
): Promise<'taken' | 'heard' | 'gone' | 'nothing'> {
  const socket = connect(line);
  let state: 'heard' | 'gone' | 'nothing' = 'nothing';
  socket.once('connect', () => {
    state = 'heard';
    socket.end(JSON.stringify(files));
    // Only its existence was asked for, so its answer need not be awaited.
    if (files === null) socket.destroySoon();
  });
  socket.once('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'ECONNREFUSED') state = 'gone';
  });
  const answer = await hear(socket);
  socket.destroy();
  return answer === TAKEN ? 'taken' : state;
}
