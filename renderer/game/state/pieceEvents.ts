/** A piece touches another one on the 3D table, in the frame in which that is seen. */
export interface Contact {
  /** It is set down; it steps on a space of a track; the wheel passes a notch, or stops in one; a house rises. */
  readonly kind: 'lands' | 'steps' | 'clicks' | 'stops' | 'rises';
  /** The layer that draws it, as `card1`, or `wheel`. */
  readonly layer: string;
  /** The piece. */
  readonly id: string;
  /** How many steps of its way are left. */
  readonly left: number;
  /** Where in the picture: −1 at its left edge, 1 at its right one. */
  readonly x: number;
  /** Whether the player moves it, and not an event of the game. */
  readonly byHand?: boolean;
}

type Listener = (contact: Contact) => void;

const listeners = new Set<Listener>();

/** Reports a contact to all listeners. Only the 3D table calls it. */
export function emitPieceEvent(contact: Contact): void {
  for (const listener of listeners) listener(contact);
}

/** Listens to every contact; returns the function that ends it. */
export function onPieceEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
