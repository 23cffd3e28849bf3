import path from 'node:path';
import { z } from 'zod';
import { type DoorHello, HAND_ENDS, type HandEnd } from '../../shared/contract/handLine.ts';
import { cleanName, LONGEST_NAME } from '../../shared/contract/names.ts';
import type { PhonesState, PhonesTrouble, Place } from '../../shared/contract/phones.ts';
import { nameOfKey, newKey } from '../../shared/sealing/sealing.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';
import { Line, MISBEHAVED } from '../carrier/line.ts';
import { type Page, readPage } from '../carrier/page.ts';
import type { KeptDoor, Phones, PhonesMeans } from '../host/entryPoint.ts';
import { createTaskQueue } from '../host/taskQueue.ts';
import { ownAddresses } from './addresses.ts';
import { type KeyOfCode, keyOfCode } from './codeKey.ts';
import { type Door, LARGEST_MESSAGE, openDoor } from './door.ts';
import { Invitations } from './invitations.ts';
import type { SealedSocket } from './sealedSocket.ts';

/** How many devices may wait for admission, and how many may only show the table. */
const MOST_ASKING = 8;
const MOST_SCREENS = 4;
/** Limits for one device; the hand page asks one question at a time. */
const LIMITS = { largestLine: LARGEST_MESSAGE, files: false, inFlight: 4, waiting: 2 ** 21 };
/** The most messages of one device in `WHILE` milliseconds: many times what two thumbs can do. */
const MOST_MESSAGES = 100;
const WHILE = 10_000;
/** The close code when the program ends; devices go on looking for the table. */
const GOING_AWAY = 1001;

const helloSchema = z.object({ name: z.string().max(200) }).strict();

interface Asking {
  readonly place: Place;
  readonly name: string;
  readonly socket: SealedSocket;
}

interface Admitted {
  readonly place: Place;
  name: string;
  readonly key: string;
  socket: SealedSocket | null;
}

/** The door while somebody is invited. */
interface Open {
  readonly door: Door;
  readonly gameId: string;
  readonly address: string;
  readonly invitations: Invitations;
}

export interface PhonesOptions {
  /** Reads the files of the hand page. */
  readonly readPage: () => Page;
  /** This computer's addresses in its networks, the likeliest first. */
  readonly addresses: () => readonly string[];
  /** Derives the key from a typed code; slow on purpose, unless a test replaces it. */
  readonly keyOfCode?: KeyOfCode;
}

/** Admits, serves and removes devices. Everything happens one after the other. */
class PhonesDoor implements Phones {
  readonly #options: PhonesOptions;
  readonly #means: PhonesMeans;
  readonly #queue = createTaskQueue();
  #open: Open | null = null;
  #trouble: PhonesTrouble | null = null;
  #lastId = 0;
  readonly #asking = new Map<number, Asking>();
  readonly #devices = new Map<number, Admitted>();

  constructor(options: PhonesOptions, means: PhonesMeans) {
    this.#options = options;
    this.#means = means;
  }

  state(): PhonesState {
    const open = this.#open;
    return {
      door: open && { address: open.address, link: `http://${open.door.authority}/` },
      addresses: this.#options.addresses(),
      invitations: open?.invitations.list() ?? [],
      asking: [...this.#asking].map(([id, { place, name }]) => ({ id, place, name })),
      devices: [...this.#devices].map(([id, { place, name, socket }]) => ({
        id,
        place,
        name,
        connected: socket !== null,
      })),
      former: this.#former()?.devices.map(({ place, name }) => ({ place, name })) ?? [],
      trouble: this.#trouble,
    };
  }

  invite(address: string | undefined): Promise<PhonesState> {
    return this.#change(async () => {
      const seats = await this.#invite();
      if (this.#open !== null && (address === undefined || address === this.#open.address)) return;
      await this.#close();
      // Admitted devices no longer know the address; until they return the screen serves their seats.
      await this.#setApart();
      await this.#keep();
      const addresses = this.#options.addresses();
      const chosen = addresses.find((known) => known === address) ?? addresses[0];
      this.#trouble = chosen === undefined ? 'noNetwork' : await this.#openAt({ address: chosen, port: 0 }, seats);
    });
  }

  comeBack(welcome: boolean): Promise<PhonesState> {
    return this.#change(async () => {
      const former = this.#former();
      if (former !== null && welcome) await this.#welcome(former, await this.#invite());
      else if (former !== null) await this.#means.keep(null);
    });
  }

  /** Opens the door at the address where earlier devices look for it. Their keys are known before it listens. */
  async #welcome(former: KeptDoor, seats: readonly Seat[]): Promise<void> {
    const isHere = this.#options.addresses().includes(former.address);
    for (const device of isHere ? former.devices : []) {
      if (device.place === 'table' || seats.includes(device.place))
        this.#devices.set(this.#nextId(), { ...device, socket: null });
    }
    await this.#setApart();
    this.#trouble = isHere ? await this.#openAt(former, seats) : 'moved';
    if (this.#open === null) {
      this.#devices.clear();
      await this.#setApart();
    }
    await this.#keep();
  }

  stop(): Promise<PhonesState> {
    return this.#change(async () => {
      await this.#close();
      await this.#keep();
      this.#trouble = null;
      await this.#means.end();
    });
  }

  admit(id: number): Promise<PhonesState> {
    return this.#change(async () => {
      const asking = this.#asking.get(id);
      if (asking === undefined || this.#open === null) return;
      this.#asking.delete(id);
      const { place, name, socket } = asking;
      const rivals = [...this.#devices].filter(([, device]) => device.place === place);
      const tooMany = place === 'table' ? rivals.length - MOST_SCREENS + 1 : rivals.length;
      for (const [other] of rivals.slice(0, Math.max(0, tooMany))) this.#dismiss(other, 'released');
      const device: Admitted = { place, name, key: newKey(), socket: null };
      this.#devices.set(id, device);
      await this.#setApart();
      // Saved before the device is told its key.
      await this.#keep();
      this.#connect(device, socket);
      await this.#open.invitations.spend(place);
    });
  }

  refuse(id: number): Promise<PhonesState> {
    return this.#change(async () => {
      this.#asking.get(id)?.socket.endAs('refused');
      this.#asking.delete(id);
    });
  }

  release(place: Place): Promise<PhonesState> {
    return this.#change(async () => {
      for (const [id, device] of this.#devices) if (device.place === place) this.#dismiss(id, 'released');
      await this.#setApart();
      await this.#keep();
    });
  }

  async dispose(): Promise<void> {
    // The saved devices are kept, because they may return when the program runs again.
    await this.#queue.put(() => this.#close(GOING_AWAY));
  }

  /** Runs changes one after the other, and tells the table the new state. */
  #change(task: () => Promise<void>): Promise<PhonesState> {
    return this.#queue.put(async () => {
      await task();
      this.#tell();
      return this.state();
    });
  }

  #tell(): void {
    this.#means.tell(this.state());
  }

  /** Opens the door at an address. Returns why that failed, or `null`. */
  async #openAt(
    { address, port }: Pick<KeptDoor, 'address' | 'port'>,
    seats: readonly Seat[],
  ): Promise<PhonesTrouble | null> {
    const gameId = this.#means.gameId();
    if (gameId === null) return null;
    const places = [...seats, 'table' as const];
    try {
      const door = await openDoor({
        page: this.#options.readPage(),
        address,
        port,
        findKey: (name) => this.#deviceBy(name)?.key ?? this.#open?.invitations.find(name)?.key ?? null,
        onDevice: (socket, name) => this.#greet(socket, name),
      });
      const invitations = new Invitations(door.authority, this.#options.keyOfCode ?? keyOfCode, () => this.#tell());
      await invitations.make(places);
      this.#open = { door, gameId, address, invitations };
      this.#means.log.info('phones invited', { places: places.length });
      return null;
    } catch (error) {
      this.#means.log.fault('no door for phones', error);
      return port === 0 ? 'notAllowed' : 'moved';
    }
  }

  async #close(code: number = HAND_ENDS.over): Promise<void> {
    const open = this.#open;
    if (open === null) return;
    this.#open = null;
    open.invitations.end();
    this.#asking.clear();
    this.#devices.clear();
    await open.door.close(code);
    this.#means.log.info('phones stopped');
  }

  #deviceBy(keyName: string): Admitted | undefined {
    return [...this.#devices.values()].find(({ key }) => nameOfKey(key) === keyName);
  }

  /** Handles a device that has greeted: one that was admitted before goes on, any other one asks for a place. */
  #greet(socket: SealedSocket, keyName: string): void {
    socket.listen((text) => {
      const hello = helloIn(text);
      const device = this.#deviceBy(keyName);
      const place = this.#open?.invitations.find(keyName)?.place;
      if (hello === null) socket.close(MISBEHAVED);
      else if (device !== undefined) this.#welcomeBack(device, hello, socket);
      else if (place === undefined) socket.endAs('unknown');
      else if (this.#asking.size >= MOST_ASKING) socket.endAs('full');
      else this.#ask({ place, name: hello, socket });
    });
  }

  /** Lets a device that was admitted before go on. It may have another name now. */
  #welcomeBack(device: Admitted, name: string, socket: SealedSocket): void {
    const isRenamed = device.name !== name;
    device.name = name;
    this.#connect(device, socket);
    if (isRenamed) void this.#change(() => this.#keep());
  }

  #ask(asking: Asking): void {
    const id = this.#nextId();
    this.#asking.set(id, asking);
    asking.socket.listen(() => asking.socket.close(MISBEHAVED));
    asking.socket.onClose(() => this.#asking.delete(id) && this.#tell());
    asking.socket.send(JSON.stringify({ waits: true } satisfies DoorHello));
    this.#tell();
  }

  /** Serves a device with what its place may know. */
  #connect(device: Admitted, socket: SealedSocket): void {
    const { key, place } = device;
    // A sleeping device does not receive this, but its connection is closed all the same.
    device.socket?.endAs('elsewhere');
    device.socket = socket;
    socket.send(JSON.stringify({ waits: false, key, place } satisfies DoorHello));
    const line = new Line(socket, this.#means.placeHost(place), LIMITS);
    const isTooFast = countMessages();
    socket.listen((text) => {
      if (isTooFast()) socket.close(MISBEHAVED);
      else line.receive(Buffer.from(text));
    });
    socket.onClose(() => {
      if (device.socket !== socket) return;
      device.socket = null;
      this.#tell();
    });
    this.#tell();
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  #dismiss(id: number, end: HandEnd): void {
    const device = this.#devices.get(id);
    this.#devices.delete(id);
    device?.socket?.endAs(end);
  }

  /** Invites devices to the game on the table, and returns the seats of its people. */
  #invite(): Promise<readonly Seat[]> {
    return this.#means.invite((seat) => void (seat === null ? this.stop() : this.release(seat)));
  }

  /**
   * The devices that were at this table before the program ended, until somebody has decided whether they may return.
   */
  #former(): KeptDoor | null {
    const kept = this.#open === null ? this.#means.kept() : null;
    return kept?.gameId === this.#means.gameId() ? kept : null;
  }

  /** Saves the admitted devices for after a restart. */
  #keep(): Promise<void> {
    const open = this.#open;
    const devices = [...this.#devices.values()].map(({ place, name, key }) => ({ place, name, key }));
    if (open === null || devices.length === 0) return this.#means.keep(null);
    return this.#means.keep({ gameId: open.gameId, address: open.address, port: open.door.port, devices });
  }

  #setApart(): Promise<void> {
    const places = [...this.#devices.values()].map(({ place }) => place);
    return this.#means.setApart(places.filter((place): place is Seat => place !== 'table'));
  }
}

/** The name in a device's first message, made fit to be shown; `null` for any other message. */
function helloIn(text: string): string | null {
  try {
    return cleanName(helloSchema.parse(JSON.parse(text)).name, LONGEST_NAME.player) || null;
  } catch {
    return null;
  }
}

/** Returns whether too many messages came, counting one each time. */
function countMessages(): () => boolean {
  let since = 0;
  let count = 0;
  return () => {
    const now = performance.now();
    if (now - since > WHILE) [since, count] = [now, 0];
    count += 1;
    return count > MOST_MESSAGES;
  };
}

/** Makes the door for phones. Nothing listens until somebody invites. */
export const createPhones =
  (options: PhonesOptions) =>
  (means: PhonesMeans): Phones =>
    new PhonesDoor(options, means);

/** The door of the built program. `folder`: where the program's own scripts lie. */
export const phonesOf = (folder: string) =>
  createPhones({ readPage: () => readPage(path.join(folder, '../hand')), addresses: () => ownAddresses() });
