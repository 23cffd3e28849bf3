import type { Notice } from '../../shared/contract/answers.ts';
import type { HostEventName, HostEvents } from '../../shared/contract/contract.ts';
import type { MenuCommand } from '../../shared/contract/menuCommand.ts';
import type { PhonesState, Place } from '../../shared/contract/phones.ts';
import type { Reply } from '../../shared/contract/reply.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';
import type { HostLog } from './support/hostLog.ts';

/** What the host offers to the carriers, which only transport bytes. */
export interface Host {
  /**
   * Answers a call. Never rejects: every failure is a `Reply` with a code. `gone`: aborted when nobody waits for the
   * answer any more because the page has gone. Long questions end then; changes are carried out all the same.
   */
  handle(name: string, input: unknown, gone?: AbortSignal): Promise<Reply>;
  subscribe(listener: <K extends HostEventName>(name: K, payload: HostEvents[K]) => void): () => void;
  /**
   * Imports a file that somebody opened with the program, a saved game or game records; `null` for a file that could
   * not be read. Never rejects: the result is told by `game.offered`. `fileName`: without its folder.
   */
  offer(text: string | null, fileName: string): Promise<void>;
  /** Saves and ends the bots and their threads. Resolves when nothing is left running. */
  dispose(): Promise<void>;
}

/** A host for a carrier that has a menu bar and sees processes fail. */
export interface DesktopHost extends Host {
  /** Sends a command of the menu bar to the page; if no page listens, the next one is told, of all but undo and redo. */
  command(command: MenuCommand): void;
  /** Tries again to write what the disk refused. Resolves to whether everything is saved. */
  save(): Promise<boolean>;
  /** Listens to all messages to the page. Messages that are sent only once still wait for a page. */
  watch(listener: Parameters<Host['subscribe']>[0]): void;
  /** Tells the player something; if no page listens, the next one is told. */
  announce(notice: Notice): void;
  readonly log: HostLog;
}

/** The host for one device; for a carrier it is a host with fewer calls. It ends when its listener is removed. */
export type PlaceHost = Pick<Host, 'handle' | 'subscribe'>;

/** The address where a game's devices connect, and the key of each device that was admitted. */
export interface KeptDoor {
  readonly gameId: string;
  readonly address: string;
  readonly port: number;
  readonly devices: readonly { readonly place: Place; readonly name: string; readonly key: string }[];
}

/** What the door for phones needs of the host. */
export interface PhonesMeans {
  /** Invites devices to the game on the table, and returns the seats of its people. Rejects with `CallRefused`. */
  invite(onOver: (seat: Seat | null) => void): Promise<readonly Seat[]>;
  /** From now on the people of these seats decide on devices. */
  setApart(seats: readonly Seat[]): Promise<void>;
  /** Ends the invitation. */
  end(): Promise<void>;
  /** The game to which devices can be invited; `null` when none lies on the table. */
  gameId(): string | null;
  /** The door and the devices that were kept last. */
  kept(): KeptDoor | null;
  /** Keeps them in case the program ends before the game leaves the table. Resolves when they are written. */
  keep(door: KeptDoor | null): Promise<void>;
  placeHost(place: Place): PlaceHost;
  /** Tells the table what has changed. */
  tell(state: PhonesState): void;
  readonly log: HostLog;
}

/** The door for phones and second screens: it listens only after somebody invited. */
export interface Phones {
  state(): PhonesState;
  invite(address: string | undefined): Promise<PhonesState>;
  /** Lets the devices of before the program ended come back, or forgets them. */
  comeBack(welcome: boolean): Promise<PhonesState>;
  stop(): Promise<PhonesState>;
  admit(device: number): Promise<PhonesState>;
  refuse(device: number): Promise<PhonesState>;
  release(place: Place): Promise<PhonesState>;
  /** Resolves when nothing listens any more. */
  dispose(): Promise<void>;
}
