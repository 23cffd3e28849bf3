import { applyAction, clone, type GameState } from '../../flow/runner.ts';
import type { Action } from '../../vocabulary/actions.ts';
import type { GameEvent, GameEventType } from '../../vocabulary/events.ts';
import type { Seat } from '../../vocabulary/seats.ts';

/** Who may know what of one type of event. An event that is `OPEN` keeps nothing from anybody. */
interface Knowledge<E> {
  /** The field that only the event's own seat may know; all others get `null`. */
  readonly secret?: keyof E;
  /** When that field is secret; left out: always. */
  readonly secretIf?: (event: E) => boolean;
  /** The field with the card, the cards, the colony tile or the monument that the event names. */
  readonly names?: keyof E;
  /** Whether the event reveals something hidden, so that no decision before it can be undone. */
  readonly reveals?: true;
}

const OPEN = {} as const;

/** Who may know what of each type of event (rules §11). The compiler demands a line for each new type. */
const KNOWLEDGE: { readonly [T in GameEventType]: Knowledge<Extract<GameEvent, { readonly type: T }>> } = {
  sideChosen: { secret: 'side' },
  setupTaken: { reveals: true },
  epochStarted: OPEN,
  wheelSet: OPEN,
  stepStarted: OPEN,
  wheelTurned: OPEN,
  cardsDrawn: { secret: 'cards', names: 'cards', reveals: true },
  draftDecided: OPEN,
  cardBought: { names: 'card' },
  cardSold: { secret: 'card', secretIf: ({ phase }) => phase === 'A', names: 'card' },
  cardDiscarded: { names: 'card', reveals: true },
  cardUncovered: { names: 'card', reveals: true },
  incomeGained: OPEN,
  colonyPlundered: OPEN,
  colonyIntegrated: { names: 'tile', reveals: true },
  statueCarved: OPEN,
  monumentReused: OPEN,
  monumentBuilt: { names: 'monument', reveals: true },
  monumentTilePlaced: OPEN,
  tileRedeemed: { names: 'card' },
  allyBonusGained: OPEN,
  marketOpened: OPEN,
  marketCoinPlaced: OPEN,
  cardRemoved: { secret: 'card', secretIf: ({ faceDown }) => faceDown, names: 'card' },
  freeCardTaken: { secret: 'card', names: 'card', reveals: true },
  feedingPaid: OPEN,
  foodSurplusGained: OPEN,
  silverBought: OPEN,
  goldBought: OPEN,
  passed: OPEN,
  seatTaken: OPEN,
  gameScored: OPEN,
};

/** The table's line for an event. The compiler cannot see that the line fits this type of event. */
const knowledgeOf = ({ type }: GameEvent): Knowledge<Record<string, unknown>> =>
  KNOWLEDGE[type] as Knowledge<Record<string, unknown>>;

/**
 * The event as `viewer` may know it, or as everybody may (`null`): a secret field of another seat becomes `null` (rules
 * §11).
 */
export function eventFor(viewer: Seat | null, event: GameEvent): GameEvent {
  const { secret, secretIf } = knowledgeOf(event);
  if (secret === undefined || secretIf?.({ ...event }) === false) return event;
  return 'seat' in event && event.seat === viewer ? event : ({ ...event, [secret]: null } as GameEvent);
}

/** Whether an event reveals something that was hidden from somebody. */
export const isRevealing = (event: GameEvent): boolean => knowledgeOf(event).reveals === true;

/** Whether a legal action would reveal something hidden. Tries it on a copy; `state` is not changed. */
export function wouldReveal(state: GameState, seat: Seat, action: Action): boolean {
  let reveals = false;
  applyAction(clone(state), seat, action, (event) => {
    reveals ||= isRevealing(event);
  });
  return reveals;
}

/** The ids of the cards, colony tiles and monuments that an event names to whoever may read it. */
export function piecesIn(event: GameEvent): readonly string[] {
  const { names } = knowledgeOf(event);
  if (names === undefined) return [];
  const named = (event as unknown as Record<string, string | readonly string[] | null>)[names];
  return [named ?? []].flat();
}
