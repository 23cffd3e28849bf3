import type { Seat } from '../vocabulary/seats.ts';

/* Devices around the table: phones that hold the hand of one seat, and screens that only show the table. */

/** What a device is for: a seat, or showing the table to everybody. */
export type Place = Seat | 'table';

/** What lets a device ask for a place. Everybody who sees it can ask; somebody at the table decides who gets in. */
export interface Invitation {
  readonly place: Place;
  /** The address with its key after `#`, as in the QR code. It works once. */
  readonly link: string;
  /** The code that can be typed at the short address instead. It works once, and only for some minutes. */
  readonly code: string;
}

/** A device that waits until somebody at the table lets it in. */
export interface AskingDevice {
  readonly id: number;
  readonly place: Place;
  /** What it calls itself. */
  readonly name: string;
}

/** A device that was let in. It keeps its place while it is away. */
export interface Device {
  readonly id: number;
  readonly place: Place;
  readonly name: string;
  readonly connected: boolean;
}

/**
 * Why no phone can be invited: this computer is in no network (`noNetwork`), or the system does not let the program
 * listen there (`notAllowed`). `moved`: earlier devices cannot return, because the address or port where they look for
 * the table is not available.
 */
export type PhonesTrouble = 'noNetwork' | 'notAllowed' | 'moved';

/** Whether the program listens for phones, and who has come. */
export interface PhonesState {
  /** Where it listens; `null`: nowhere. */
  readonly door: { readonly address: string; readonly link: string } | null;
  /** This computer's addresses in its networks, the likeliest first. */
  readonly addresses: readonly string[];
  readonly invitations: readonly Invitation[];
  readonly asking: readonly AskingDevice[];
  readonly devices: readonly Device[];
  /** Devices that were at this game's table before the program ended. They return only if the table allows it. */
  readonly former: readonly Pick<Device, 'place' | 'name'>[];
  readonly trouble: PhonesTrouble | null;
}

/** Nothing listens, and nobody was invited. */
export const NO_PHONES: PhonesState = {
  door: null,
  addresses: [],
  invitations: [],
  asking: [],
  devices: [],
  former: [],
  trouble: null,
};
