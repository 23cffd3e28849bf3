import type { Notice } from '../../shared/contract/answers.ts';
import type { HostEventName, HostEvents } from '../../shared/contract/contract.ts';
import type { MenuCommand } from '../../shared/contract/menuCommand.ts';
import type { Reply } from '../../shared/contract/reply.ts';
import type { HostLog } from './support/hostLog.ts';

/** What the host offers to its carriers: they only move bytes. */
export interface Host {
  /**
   * Never rejects: every failure is a `Reply` with a code. `gone`: aborted when nobody waits for the answer any more, as the
   * page has gone; long questions end then, and what changes something is done all the same.
   */
  handle(name: string, input: unknown, gone?: AbortSignal): Promise<Reply>;
  subscribe(listener: <K extends HostEventName>(name: K, payload: HostEvents[K]) => void): () => void;
  /**
   * Takes in a file that somebody opened with the program, a saved game or game records; `null` for a text that could
   * not be read. Never rejects: what came of it is told by `game.offered`. `fileName`: without its folder.
   */
  offer(text: string | null, fileName: string): Promise<void>;
  /** Saves, ends the bots and their threads, and resolves when nothing is left running. */
  dispose(): Promise<void>;
}

/** A host for a carrier that has a menu bar and sees processes fail. */
export interface DesktopHost extends Host {
  /** Sends a command of the menu bar to the page. */
  command(command: MenuCommand): void;
  /** Tries once more to write what the disk did not take. Resolves to whether everything is saved. */
  save(): Promise<boolean>;
  /** Listens to what the page is sent. What is told only once still waits for a page. */
  watch(listener: Parameters<Host['subscribe']>[0]): void;
  /** Tells the player something; if no page listens, the next one is told. */
  announce(notice: Notice): void;
  readonly log: HostLog;
}
