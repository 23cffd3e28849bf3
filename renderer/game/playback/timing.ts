import type { GameUpdate } from '../../../shared/contract/answers.ts';
import type { GameEvent, GameEventType } from '../../../shared/vocabulary/events.ts';
import type { Speed } from '../../../shared/vocabulary/preferences.ts';
import { useSettings } from '../../platform/settings.ts';

/** Whether the game goes on by itself: nobody at this screen has anything to decide, and it is not over. */
export const botsPlay = ({ screen, view }: GameUpdate): boolean =>
  screen.actor === null && screen.curtain === null && view.result === null;

/** Whether bots play among themselves: then nobody at this screen will ever decide. */
export const botsAlone = ({ players }: GameUpdate): boolean =>
  players.every(({ controller }) => controller.kind === 'bot');

/** How many times as fast everything is shown while a key is held. */
export const FAST_FACTOR = 8;

/** How fast and how lively the table may move. */
export interface Pace {
  readonly speed: Speed;
  readonly reducedMotion: boolean;
  /** How many times as fast as that: 1 when it is left out. */
  readonly tempo?: number;
}

/** Shows a position without anything on the way to it. */
export const AT_ONCE: Pace = { speed: 'instant', reducedMotion: false };

/** Milliseconds at normal speed: after an event that more of its group follow, and after the last of the group. */
interface Pause {
  readonly between: number;
  readonly after: number;
  /** Events that happen together, in one wave round the table. */
  readonly group: string;
}

const alone = (after: number): Pause => ({ between: after, after, group: '' });

const PAUSES: Readonly<Record<GameEventType, Pause>> = {
  sideChosen: alone(120),
  setupTaken: { between: 160, after: 450, group: 'setup' },
  epochStarted: alone(1500),
  wheelSet: alone(650),
  stepStarted: alone(120),
  wheelTurned: alone(400),
  cardsDrawn: { between: 35, after: 300, group: 'draw' },
  draftDecided: { between: 50, after: 120, group: 'decide' },
  cardBought: { between: 70, after: 500, group: 'reveal' },
  cardSold: { between: 60, after: 420, group: 'reveal' },
  cardDiscarded: { between: 40, after: 430, group: 'reveal' },
  cardUncovered: { between: 60, after: 240, group: 'reveal' },
  incomeGained: { between: 90, after: 420, group: 'income' },
  colonyPlundered: alone(700),
  colonyIntegrated: alone(1150),
  statueCarved: alone(800),
  monumentReused: alone(650),
  monumentBuilt: alone(1000),
  monumentTilePlaced: alone(500),
  tileRedeemed: alone(420),
  allyBonusGained: alone(420),
  marketOpened: alone(520),
  marketCoinPlaced: { between: 160, after: 360, group: 'market' },
  freeCardTaken: alone(450),
  cardRemoved: { between: 200, after: 400, group: 'feed' },
  feedingPaid: { between: 200, after: 400, group: 'feed' },
  foodSurplusGained: { between: 200, after: 400, group: 'feed' },
  silverBought: alone(450),
  goldBought: alone(450),
  passed: { between: 40, after: 150, group: 'pass' },
  seatTaken: alone(300),
  gameScored: alone(2800),
};

/** A little less than half: a round of five seats then takes at most 0.8 s. */
const FAST = 0.43;

/** The longest pause without motion: long enough to see what has changed. */
const LONGEST_STILL = 400;

/** Returns the milliseconds to wait after an event before the next one (`null`: the last) is shown. */
export const pauseAfter = (
  event: GameEvent,
  next: GameEvent | null,
  { speed, reducedMotion, tempo = 1 }: Pace,
): number => {
  if (speed === 'instant') return 0;
  const { between, after, group } = PAUSES[event.type];
  const goesOn = next !== null && group !== '' && PAUSES[next.type].group === group;
  const factor = (speed === 'fast' ? FAST : 1) / tempo;
  if (reducedMotion) return goesOn ? 0 : Math.min(LONGEST_STILL, after * factor);
  return (goesOn ? between : after) * factor;
};

/** Whether movement is to be avoided: as the player set it, else as the system says. */
export function reducesMotion(): boolean {
  const { reducedMotion } = useSettings.getState();
  if (reducedMotion !== 'auto') return reducedMotion === 'on';
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Returns how fast and how lively the table may move now. Where nobody looks nothing is played, only kept up with:
 * browsers let a page that is out of sight move once a second at most.
 */
export const paceNow = (): Pace => ({
  speed: document.hidden ? 'instant' : useSettings.getState().speed,
  reducedMotion: reducesMotion(),
});

/**
 * The same for what happened in a game. Bots that play alone are there to be watched: at instant speed nothing moves, but
 * what each did stands for a moment, and a skip ends it.
 */
export function paceFor(update: GameUpdate): Pace {
  const pace = paceNow();
  const isUnseen = pace.speed === 'instant' && !document.hidden && botsAlone(update);
  return isUnseen ? { speed: 'fast', reducedMotion: true } : pace;
}
