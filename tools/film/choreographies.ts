import { lastRoundOf } from '../../renderer/game/lastRound.ts';
import type { GameUpdate } from '../../shared/contract/answers.ts';
import { playBotGame } from '../../shared/session/bots/botGame.ts';
import { Session } from '../../shared/session/live/session.ts';
import { type Played, replay } from '../../shared/session/replay/replay.ts';
import type { SavedGame } from '../../shared/session/saves/savedGame.ts';
import type { GameEvent, GameEventType } from '../../shared/vocabulary/events.ts';
import { EXPANSIONS } from '../../shared/vocabulary/options.ts';
import type { BotLevel } from '../../shared/vocabulary/preferences.ts';
import { EMBLEMS } from '../../shared/vocabulary/seats.ts';

/** Something that the table shows in motion. */
export interface Choreography {
  readonly name: string;
  /** The events that it tells of; the strip begins with the first of them. */
  readonly events: readonly GameEventType[];
  /** Which occasion; left out: any. */
  readonly suits?: (events: readonly GameEvent[]) => boolean;
  /** Whether it must happen to the seat in front. */
  readonly own: boolean;
  /** Which positions it has to lead to; all, when left out. */
  readonly leadsTo?: (after: GameUpdate) => boolean;
  /** Milliseconds at normal speed from the strip's first picture to its last. */
  readonly lasts: number;
}

const inPhase =
  (phase: 'A' | 'B') =>
  (events: readonly GameEvent[]): boolean =>
    events.some(({ type }) => type === 'draftDecided') === (phase === 'A');

const counting =
  (types: readonly GameEventType[], least: number) =>
  (events: readonly GameEvent[]): boolean =>
    events.filter(({ type }) => types.includes(type)).length >= least;

/** A card of phase B that moves the own markers by so many steps at least. */
const moving =
  (least: number) =>
  (events: readonly GameEvent[]): boolean =>
    inPhase('B')(events) &&
    events.some(
      (event) =>
        event.type === 'cardBought' &&
        event.seat === 0 &&
        Object.values(event.change.tracks).filter((steps) => steps > 0).length > 1 &&
        Object.values(event.change.tracks).reduce((sum, steps) => sum + steps, 0) >= least,
    );

const beginning =
  (epoch: number) =>
  (events: readonly GameEvent[]): boolean =>
    events.some((event) => event.type === 'epochStarted' && event.epoch === epoch);

const REVEALED = ['cardBought', 'cardSold'] as const;

export const CHOREOGRAPHIES: readonly Choreography[] = [
  { name: 'deal', events: ['cardsDrawn'], suits: counting(['cardsDrawn'], 5), own: false, lasts: 1100 },
  { name: 'commit', events: ['draftDecided'], suits: (events) => events.length === 1, own: true, lasts: 600 },
  { name: 'reveal', events: REVEALED, suits: counting(REVEALED, 5), own: false, lasts: 1500 },
  { name: 'buy', events: ['cardBought'], suits: moving(3), own: true, lasts: 1500 },
  { name: 'sell', events: ['cardSold'], suits: inPhase('B'), own: true, lasts: 1200 },
  { name: 'wheel', events: ['wheelSet', 'wheelTurned'], own: false, lasts: 1000 },
  { name: 'colonyPlundered', events: ['colonyPlundered'], own: true, lasts: 2800 },
  { name: 'colonyIntegrated', events: ['colonyIntegrated'], own: true, lasts: 2420 },
  { name: 'statue', events: ['statueCarved'], own: true, lasts: 2400 },
  { name: 'feeding', events: ['cardRemoved', 'feedingPaid'], own: true, lasts: 1200 },
  { name: 'medal', events: ['silverBought', 'goldBought'], own: true, lasts: 1200 },
  { name: 'market', events: ['marketOpened'], own: true, lasts: 1400 },
  { name: 'monument', events: ['monumentBuilt'], own: true, lasts: 2420 },
  { name: 'epoch', events: ['epochStarted'], suits: beginning(2), own: false, lasts: 2400 },
  { name: 'lastEpoch', events: ['epochStarted'], suits: beginning(3), own: false, lasts: 2400 },
  {
    name: 'lastRound',
    events: REVEALED,
    own: false,
    leadsTo: ({ events, view }) => events.some((event) => lastRoundOf(event, view)?.ofGame === true),
    lasts: 2600,
  },
  { name: 'over', events: ['gameScored'], own: false, lasts: 2660 },
  { name: 'count', events: ['gameScored'], own: false, lasts: 12_600 },
];

/** The table before something happens, and all that the page is told of it. */
export interface Occasion {
  readonly before: GameUpdate;
  readonly after: GameUpdate;
}

const NAMES = ['Ada', 'Bruno', 'Chandra', 'Dimitri', 'Estelle'];
/** Good ones buy medals and monuments, weak ones cannot feed their people. */
const LEVELS: readonly BotLevel[] = ['governor', 'apprentice'];
const MOST_GAMES = 12;

const gameOf = (seed: number): SavedGame => ({
  gameId: `film-${seed}`,
  name: null,
  seed,
  mode: 'advanced',
  expansions: EXPANSIONS,
  content: 'standard',
  deal: null,
  players: NAMES.map((name, seat) => ({
    name,
    emblem: EMBLEMS[seat] ?? 'lion',
    controller: { kind: 'bot', level: LEVELS[seed % LEVELS.length] ?? 'governor' },
  })),
  actions: [],
});

const isOwn = (event: GameEvent): boolean => 'seat' in event && event.seat === 0;

/** Whether what followed a decision is an occasion to show a choreography. */
export const isOccasion = ({ events: told, suits, own }: Choreography, events: readonly GameEvent[]): boolean => {
  const meant = events.filter(({ type }) => told.includes(type));
  return meant.length > 0 && (!own || meant.some(isOwn)) && (suits === undefined || suits(events));
};

interface Recorded {
  readonly saved: SavedGame;
  readonly played: readonly Played[];
}

const recorded: Recorded[] = [];

/** Games that bots have played, each played when it is first asked for. */
function* games(): Generator<Recorded> {
  for (let index = 0; index < MOST_GAMES; index++) {
    let game = recorded[index];
    if (game === undefined) {
      const { saved } = playBotGame(gameOf(index + 1));
      game = { saved, played: replay(saved).played };
      recorded.push(game);
    }
    yield game;
  }
}

/** The game up to a decision, with a person in the first seat: the table shows what that one may see. */
const sessionBefore = ({ saved }: Recorded, decision: number): Session =>
  new Session({
    ...saved,
    players: saved.players.map((player, seat) => (seat === 0 ? { ...player, controller: { kind: 'human' } } : player)),
    actions: saved.actions.slice(0, decision),
  });

/** The first occasion in the bots' games. Throws a RangeError where there is none. */
export function occasionOf(choreography: Choreography): Occasion {
  for (const game of games()) {
    for (const [decision, { events, seat, action }] of game.played.entries()) {
      if (!isOccasion(choreography, events)) continue;
      const session = sessionBefore(game, decision);
      const before = session.update([]);
      session.act(seat, action);
      const after = session.update([]);
      if (choreography.leadsTo?.(after) ?? true) return { before, after };
    }
  }
  throw new RangeError(`no game comes to ${choreography.name}`);
}
