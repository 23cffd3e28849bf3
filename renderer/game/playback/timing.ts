import type { GameUpdate } from '../../../shared/contract/answers.ts';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import type { Speed } from '../../../shared/vocabulary/preferences.ts';
import { reducesMotion } from '../../platform/motion.ts';
import { useSettings } from '../../platform/settings.ts';
import { eventView } from '../actions/index.ts';
import { alone } from '../actions/view.ts';

/**
 * Whether the game goes on by itself: nobody at this screen has anything to decide, no person does on a device of their
 * own, and it is not over.
 */
export const botsPlay = ({ screen, view, players }: GameUpdate): boolean =>
  screen.actor === null &&
  screen.curtain === null &&
  view.result === null &&
  !view.deciders.some((seat) => players[seat]?.controller.kind === 'human');

/** Whether bots play among themselves: then nobody at this screen will ever decide. */
export const botsAlone = ({ players }: GameUpdate): boolean =>
  players.every(({ controller }) => controller.kind === 'bot');

/** How many times as fast everything is shown while a key is held. */
export const FAST_FACTOR = 8;

/** How fast and how lively the table may move. */
export interface Pace {
  readonly speed: Speed;
  readonly reducedMotion: boolean;
  /** How many times as fast as the speed; 1 when left out. */
  readonly tempo?: number;
  /** Whether pictures of the own city are shown where nothing moves; left out: they are. */
  readonly pictured?: boolean;
}

/** Shows a position at once, without animation. */
export const AT_ONCE: Pace = { speed: 'instant', reducedMotion: false };

/** A little less than half: a round of five seats then takes at most 0.8 s. */
const FAST = 0.43;

/** The longest pause without motion: long enough to see what has changed. */
const LONGEST_STILL = 400;

/** The same for a picture of the own city, which is looked at: as long as its title stands there at least. */
const STILL_PICTURE = 1300;

/** Milliseconds for which it is celebrated that the game's last round begins, with what was taken just before, which is seen first for so long. */
export const LAST_ROUND = 2500;
export const LAST_TAKEN = 540;

/** Milliseconds for which the table is still seen when a new epoch begins, before its picture. */
export const EPOCH_OVER = 140;

/** Milliseconds in which the table and a picture of what is celebrated pass into each other: words wait until it is there whole. */
export const PASSES = 280;

/** Milliseconds until a colony or a monument has been held up before everybody, and is on its way to its place. */
export const TILE_SHOWN = 500;

/** By what the 3D table scales all its times, at each speed: 1 is normal, 0 at once. */
export const TABLE_TEMPOS: Readonly<Record<Speed, number>> = { normal: 1, fast: 0.5, instant: 0 };

/**
 * Returns the milliseconds to wait after an event before the next one (`null`: the last) is shown.
 * @param isLastRound whether the last round of the game begins with it, which is celebrated
 * @param isAcross whether it happened to somebody across the table
 */
export const pauseAfter = (
  event: GameEvent,
  next: GameEvent | null,
  { speed, reducedMotion, tempo = 1, pictured = true }: Pace,
  isLastRound = false,
  isAcross = false,
): number => {
  if (speed === 'instant') return 0;
  const { between, after: own, group, across = own } = isLastRound ? alone(LAST_ROUND) : eventView(event).pause;
  const after = isAcross ? across : own;
  const goesOn = next !== null && group !== '' && eventView(next).pause.group === group;
  const factor = (speed === 'fast' ? FAST : 1) / tempo;
  const hasPicture = isLastRound || (event.type === 'epochStarted' && event.epoch > 1);
  const longest = pictured && hasPicture ? STILL_PICTURE : LONGEST_STILL;
  if (reducedMotion) return goesOn ? 0 : Math.min(longest, after * factor);
  return (goesOn ? between : after) * factor;
};

/**
 * Returns the speed and motion of the table now. A hidden page shows positions at once, as browsers slow hidden pages
 * down to one step a second.
 */
export const paceNow = (): Pace => ({
  speed: document.hidden ? 'instant' : useSettings.getState().speed,
  reducedMotion: reducesMotion(),
});

/**
 * The same for the events of a game. Games of bots alone are watched: at instant speed nothing moves, but each move is
 * shown for a moment, and a skip ends it.
 */
export function paceFor(update: GameUpdate): Pace {
  const pace = paceNow();
  const isUnseen = pace.speed === 'instant' && !document.hidden && botsAlone(update);
  return isUnseen ? { speed: 'fast', reducedMotion: true, pictured: false } : pace;
}
