import type { Observation } from '../../shared/rules/observation/observation.ts';
import type { GameEvent } from '../../shared/vocabulary/events.ts';
import { COLONY_LEVELS, STATUES } from '../../shared/vocabulary/pieces.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';
import type { Cue, EventSound } from '../game/actions/view.ts';
import { lastRoundOf } from '../game/lastRound.ts';
import type { Contact, onPieceEvent } from '../game/state/pieceEvents.ts';
import { type TableState, useTable } from '../game/state/table.ts';
import { panOf, soundOf, soundsOf } from './eventSounds.ts';
import type { Manner, Play } from './sprites.ts';

/** Milliseconds that a cue waits for its piece to land. A piece that has not landed by then is not seen, and the cue is played. */
const LONGEST_FLIGHT = 1200;
/** Milliseconds after an event in which what still moves belongs to it. */
const AFTERMATH = 1500;

/** A cue that is played when its thing touches down. */
interface Awaited {
  readonly thing: string;
  readonly cue: Cue;
  readonly manner: Manner;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** The 3D table, as far as it is heard. */
export interface MovingTable {
  /** Whether things are seen to move on it now. */
  readonly moves: () => boolean;
  readonly onPieceEvent: typeof onPieceEvent;
}

/** Where a seat's sounds come from when nothing of it is seen: the next seat clockwise sits at the left. */
function seatPan(seat: Seat, { update, shown }: TableState): number {
  const seats = shown?.seats.length ?? 1;
  const front = update?.screen.viewer ?? update?.screen.actor ?? 0;
  const clockwise = (seat - front + seats) % seats;
  if (clockwise === 0) return 0;
  return panOf(seats < 3 ? -0.6 : -0.8 + (1.6 * (clockwise - 1)) / (seats - 2));
}

/** Whether a colony or a statue came into reach of the seat that the screen serves. */
function reachesThreshold(event: GameEvent, { update, shown }: TableState): boolean {
  if (!('change' in event) || event.seat !== update?.screen.viewer) return false;
  const after = shown?.seats[event.seat]?.tracks;
  if (after === undefined) return false;
  const { military = 0, culture = 0 } = event.change.tracks;
  const passes = (value: number, steps: number, thresholds: readonly number[]) =>
    thresholds.some((threshold) => value - steps < threshold && threshold <= value);
  return passes(after.military, military, COLONY_LEVELS) || passes(after.culture, culture, STATUES);
}

/** Whether a winner is a person at this screen; where nobody but bots played, somebody won in any case. */
const wonHere =
  ({ update }: TableState) =>
  (winners: readonly Seat[]): boolean => {
    const people = update?.players.flatMap(({ controller }, seat) => (controller.kind === 'human' ? [seat] : [])) ?? [];
    return people.length === 0 || people.some((seat) => winners.includes(seat));
  };

/** Behind the curtain nothing is heard: it could tell the next player what the one before does. */
const isCovered = ({ update, playing }: TableState): boolean =>
  update?.screen.curtain != null && update.privacy === 'curtain' && !playing;

/**
 * Plays what is heard of the game on the table: of every event that playback shows, and of everything that touches
 * something. Returns the function that ends it.
 */
export function followTable(play: Play, { moves, onPieceEvent }: MovingTable): () => void {
  let awaited: Awaited[] = [];
  let lastEvent = Number.NEGATIVE_INFINITY;

  const await_ = (thing: string, cue: Cue, manner: Manner): void => {
    const entry: Awaited = { thing, cue, manner, timer: setTimeout(() => arrive(entry, manner), LONGEST_FLIGHT) };
    awaited.push(entry);
  };
  const arrive = (entry: Awaited, manner: Manner): void => {
    clearTimeout(entry.timer);
    awaited = awaited.filter((other) => other !== entry);
    play(entry.cue, manner);
  };
  const playSound = ({ begins, lands, still }: EventSound, manner: Manner): void => {
    if (begins !== undefined) play(begins, manner);
    if (!moves()) {
      if (lands !== undefined) play(lands[1], manner);
      if (still !== undefined) play(still, manner);
    } else if (lands !== undefined) await_(lands[0], lands[1], manner);
  };
  const hearEvent = (event: GameEvent, before: GameEvent | null, state: TableState): void => {
    lastEvent = performance.now();
    const manner = 'seat' in event ? { pan: seatPan(event.seat, state) } : {};
    if (opensReveal(event, before, state.shown)) play('reveal');
    if (lastRoundOf(event, state.shown)?.ofGame === true) play('epoch3');
    for (const sound of soundsOf(event, wonHere(state))) playSound(sound, manner);
    if (reachesThreshold(event, state)) playSound({ lands: ['peg', 'threshold'] }, manner);
  };
  const hearContact = (contact: Contact): void => {
    const state = useTable.getState();
    if (isCovered(state)) return;
    const thing = contact.layer.replace(/\d$/, '');
    const pan = panOf(contact.x);
    const entry = contact.left === 0 ? awaited.find((other) => other.thing === thing) : undefined;
    if (entry !== undefined) arrive(entry, { ...entry.manner, pan });
    const isOfEvent = state.playing || performance.now() - lastEvent < AFTERMATH;
    const sound = isOfEvent || contact.byHand === true ? soundOf(contact) : null;
    if (sound !== null) play(sound.cue, sound.manner);
  };
  /** What happened before a new game was laid on the table is not shown; that an epoch begins is heard all the same. */
  const hearOpening = (state: TableState): void => {
    const opening = state.update?.events.find(({ type }) => type === 'epochStarted');
    if (opening !== undefined && !isCovered(state)) hearEvent(opening, null, state);
  };
  const follow = (state: TableState, before: TableState): void => {
    if (state.update?.gameId !== before.update?.gameId) {
      forget();
      hearOpening(state);
    } else if (state.event !== null && state.event !== before.event && !isCovered(state))
      hearEvent(state.event, before.event, state);
  };
  const forget = (): void => {
    for (const { timer } of awaited) clearTimeout(timer);
    awaited = [];
    lastEvent = Number.NEGATIVE_INFINITY;
  };
  const endings = [useTable.subscribe(follow), onPieceEvent(hearContact), forget];
  return () => {
    for (const end of endings) end();
  };
}

/** Whether with this event the choices of all are revealed (rules §4.1). */
function opensReveal(event: GameEvent, before: GameEvent | null, shown: Observation | null): boolean {
  const isReveal = event.type === 'cardBought' || event.type === 'cardSold';
  return isReveal && shown?.phase === 'A' && before?.type === 'draftDecided';
}
