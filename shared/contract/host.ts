import type { HostEventName, HostEvents } from './contract.ts';
import type { Reply } from './reply.ts';

/** What the host offers to its carriers: they only move bytes. */
export interface Host {
  /** Never rejects: every failure is a `Reply` with a code. */
  handle(name: string, input: unknown): Promise<Reply>;
  subscribe(listener: <K extends HostEventName>(name: K, payload: HostEvents[K]) => void): () => void;
  /**
   * Takes in a file that somebody opened with the program, a saved game or game records; `null` for a text that could
   * not be read. Never rejects: what came of it is told by `game.offered`. `fileName`: without its folder.
   */
  offer(text: string | null, fileName: string): Promise<void>;
  /** Saves, ends the bots and their threads, and resolves when nothing is left running. */
  dispose(): Promise<void>;
}
