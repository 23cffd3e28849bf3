import type { RecordProblem } from '../../contract/fileAnswers.ts';
import { LARGEST_FILE } from '../../vocabulary/limits.ts';
import type { ContentId } from '../../vocabulary/pieces.ts';
import type { SavedGame } from '../saves/savedGame.ts';
import { shortText } from './difference.ts';
import { RecordGame, WrongLine } from './recordGame.ts';

/**
 * The largest file of records that is read: characters of the file, characters of a line, and records. Many times what
 * a player's own games come to.
 */
export const RECORD_LIMITS = { text: LARGEST_FILE.record, line: 2 ** 20, records: 1000 } as const;

interface Line {
  /** From 1. */
  readonly number: number;
  readonly text: string;
}

/**
 * Yields the non-empty lines one by one, without splitting the whole text: a hostile file may consist of line ends
 * only.
 */
function* linesOf(text: string): Generator<Line, void> {
  let number = 0;
  for (let start = text.startsWith('\uFEFF') ? 1 : 0; start < text.length; ) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    number += 1;
    const line = end - start > RECORD_LIMITS.line + 1 ? text.slice(start, end) : text.slice(start, end).trim();
    if (line !== '') yield { number, text: line };
    start = end + 1;
  }
}

/** Where a header names a player's own content (it has no other field of that form). */
const NAMED_CONTENT = /"content"\s*:\s*\{\s*"id"\s*:\s*"([a-z0-9]{1,64})"/;

/**
 * The ids of the players' own contents that a file of records needs, each once; at most as many as a file may hold
 * records.
 */
export function contentsNamedIn(text: string): ContentId[] {
  const ids = new Set<ContentId>();
  for (const line of linesOf(text)) {
    const id = line.text.includes('"header"') ? NAMED_CONTENT.exec(line.text)?.[1] : undefined;
    if (id !== undefined) ids.add(id);
    if (ids.size === RECORD_LIMITS.records) break;
  }
  return [...ids];
}

/** Parses a line to a JSON object. Throws a WrongLine. */
function parsed(text: string): object {
  if (text.length > RECORD_LIMITS.line) throw new WrongLine('tooLarge', `${text.length}`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new WrongLine('notJson', shortText(text));
  }
  if (typeof value !== 'object' || value === null) throw new WrongLine('notJson', shortText(text));
  return value;
}

/** Reads the lines of a file into games. */
class RecordFile {
  readonly games: SavedGame[] = [];
  #open: RecordGame | null = null;
  readonly #newId: () => string;

  constructor(newId: () => string) {
    this.#newId = newId;
  }

  get isComplete(): boolean {
    return this.#open === null;
  }

  /** Throws a WrongLine. */
  read(text: string): void {
    const line = parsed(text);
    if (this.#open === null) this.#start(line);
    else if (this.#open.read(line)) {
      this.games.push(this.#open.savedAs(this.#newId()));
      this.#open = null;
    }
  }

  #start(line: object): void {
    if (this.games.length === RECORD_LIMITS.records) throw new WrongLine('tooLarge', `${RECORD_LIMITS.records}`);
    this.#open = new RecordGame(line);
  }
}

function readLines(text: string, file: RecordFile): RecordProblem | null {
  let last = 0;
  for (const line of linesOf(text)) {
    last = line.number;
    try {
      file.read(line.text);
    } catch (error) {
      if (error instanceof WrongLine) return { line: last, reason: error.reason, detail: error.detail };
      throw error;
    }
  }
  if (last === 0) return { line: 1, reason: 'empty', detail: '' };
  return file.isComplete ? null : { line: last, reason: 'cutShort', detail: '' };
}

/**
 * Reads a file of game records (rules §13) into finished games that can be replayed: all of them, or none and what is
 * wrong with the first bad line. Every game is played along and must come out as its record says. `newId` makes the
 * games' ids. Never throws, whatever the text.
 */
export function importRecords(
  text: string,
  newId: () => string,
): { readonly games: readonly SavedGame[] } | { readonly problem: RecordProblem } {
  if (text.length > RECORD_LIMITS.text) return { problem: { line: 1, reason: 'tooLarge', detail: `${text.length}` } };
  const file = new RecordFile(newId);
  const problem = readLines(text, file);
  return problem === null ? { games: file.games } : { problem };
}
