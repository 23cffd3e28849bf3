/** A thing on the table touches another, in the picture in which that is seen. */
export interface Contact {
  /** It is set down; it steps on a space of a track; the wheel passes a notch, and comes to rest in one. */
  readonly kind: 'lands' | 'steps' | 'clicks' | 'stops';
  /** The layer that draws it, as `card1`, or `wheel`. */
  readonly layer: string;
  /** The piece. */
  readonly id: string;
  /** How many steps of its way are still before it. */
  readonly left: number;
  /** Where in the picture: −1 at its left edge, 1 at its right one. */
  readonly x: number;
  /** Whether the player's hand moves it, and nothing that happened. */
  readonly byHand?: boolean;
}

type Listener = (contact: Contact) => void;

const listeners = new Set<Listener>();

/** Told by the 3D table alone. */
export function tellContact(contact: Contact): void {
  for (const listener of listeners) listener(contact);
}

/** Hears of every contact; returns the function that ends it. */
export function onContact(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
