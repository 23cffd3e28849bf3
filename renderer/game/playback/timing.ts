import type { GameUpdate } from '../../../shared/contract/answers.ts';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import type { Speed } from '../../../shared/vocabulary/preferences.ts';
import { reducesMotion } from '../../platform/motion.ts';
import { useSettings } from '../../platform/settings.ts';
import { eventView } from '../actions/index.ts';
import { alone } from '../actions/view.ts';

/** Whether the game goes on by itself: it is not over, and no person has to decide, at this screen or on a device. */
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
  /** Whether pictures of the player's own city are shown even if nothing moves; left out: yes. */
  readonly pictured?: boolean;
}

/** Shows a position at once, without animation. */
export const AT_ONCE: Pace = { speed: 'instant', reducedMotion: false };

/** A little less than half: a round of five seats then takes at most 0.8 s. */
const FAST = 0.43;

/** The longest pause without motion: long enough to see what has changed. */
const LONGEST_STILL = 400;

/** The pause for a picture of the player's own city, at least as long as its title is shown. */
const STILL_PICTURE = 1300;

/** Milliseconds for announcing the last round of the game, and before it for showing the card taken just before. */
export const LAST_ROUND = 2500;
export const LAST_TAKEN = 540;

/** Milliseconds for which the table stays visible when a new epoch begins, before its picture. */
export const EPOCH_OVER = 140;

/** Milliseconds for the transition between the table and a picture of a celebration; words appear after it. */
export const PASSES = 280;

/** Milliseconds until the tile of a colony or monument has been shown to everybody and moves to its place. */
export const TILE_SHOWN = 500;

/** The factor for all times of the 3D table, at each speed: 1 is normal, 0 at once. */
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
 * Returns the pace for the events of a game. A game of bots alone is watched, so at instant speed nothing moves, but
 * each move is shown for a moment; a skip ends it.
 */
export function paceFor(update: GameUpdate): Pace {
  const pace = paceNow();
  const isUnseen = pace.speed === 'instant' && !document.hidden && botsAlone(update);
  return isUnseen ? { speed: 'fast', reducedMotion: true, pictured: false } : pace;
}
