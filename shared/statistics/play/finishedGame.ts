import { scoreSeat } from '../../rules/pieces/scoring.ts';
import { cardsOwned } from '../../rules/pieces/tableau.ts';
import { byColour } from '../../rules/position/byKey.ts';
import { contentIn, type Position } from '../../rules/position/position.ts';
import type { SeatState } from '../../rules/position/seat.ts';
import { stylesDrawnIn } from '../../session/bots/drawnStyle.ts';
import { type Played, type Replay, replay } from '../../session/replay/replay.ts';
import { deciderOf } from '../../session/saves/earlierPlayers.ts';
import type { SavedGame } from '../../session/saves/savedGame.ts';
import { numberOfColour } from '../../vocabulary/colours.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import { STANDARD_CONTENT } from '../../vocabulary/pieces.ts';
import type { BotStyle } from '../../vocabulary/preferences.ts';
import { ranksOf, type ScoreLine, type ScoreSheet } from '../../vocabulary/score.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import { strengthOf } from '../../vocabulary/strength.ts';
import { EPOCHS, type Epoch } from '../../vocabulary/time.ts';
import type { Feeding, FinishedGame, FinishedSeat, SeatPlayer, UncountedGame } from '../facts.ts';

/** Where a seat stood when an epoch was over. */
interface EpochEnd {
  readonly epoch: Epoch;
  readonly total: number;
  /** Cards that it owned. */
  readonly owned: number;
}

const endsIn = (position: Position, epoch: Epoch): EpochEnd[] =>
  position.seats.map((seat) => ({
    epoch,
    total: scoreSeat(contentIn(position), seat).total,
    owned: cardsOwned(seat),
  }));

/** Plays a game through. Returns it with the ends of its epochs, each by seat. */
function playThrough(saved: SavedGame): { readonly game: Replay; readonly ends: readonly EpochEnd[][] } {
  const ends: EpochEnd[][] = [];
  let epoch: Epoch = 1;
  const game = replay(saved, (position) => {
    // Between the end of an epoch and the first decision of the next one nobody gains or loses anything.
    if (position.epoch !== epoch) ends.push(endsIn(position, epoch));
    epoch = position.epoch;
  });
  return { game, ends: [...ends, endsIn(game.state, epoch)] };
}

/** The events of each epoch that happened to a seat. */
function eventsBySeat({ opening, played }: Replay, seat: Seat): ReadonlyMap<Epoch, readonly GameEvent[]> {
  const byEpoch = new Map<Epoch, GameEvent[]>(EPOCHS.map((epoch) => [epoch, []]));
  let epoch: Epoch = 1;
  for (const event of [...opening, ...played.flatMap((decided: Played) => decided.events)]) {
    if (event.type === 'epochStarted') epoch = event.epoch;
    if ('seat' in event && event.seat === seat) byEpoch.get(epoch)?.push(event);
  }
  return byEpoch;
}

const many = (events: readonly GameEvent[], type: GameEvent['type']): number =>
  events.filter((event) => event.type === type).length;

/** Cards taken for nothing come after the feeding (rules §10.3 `freeCard`): they were not fed yet. */
const feedingOf = ({ epoch, owned }: EpochEnd, events: readonly GameEvent[]): Feeding => ({
  epoch,
  fed: owned - many(events, 'freeCardTaken'),
  paid: many(events, 'feedingPaid'),
  unfed: many(events, 'cardRemoved'),
});

const isOnePerson = (saved: SavedGame, seat: Seat, decisions: number): boolean => {
  const sitters = Array.from({ length: decisions }, (_, decision) => deciderOf(saved, seat, decision));
  const own = saved.players[seat];
  return sitters.every(({ name, controller }) => controller.kind === 'human' && name === own?.name);
};

/** A bot that was weaker for a while counts as the weaker one. */
function playerOf(saved: SavedGame, seat: Seat, decisions: number, drawn: BotStyle | null): SeatPlayer {
  const { controller } = deciderOf(saved, seat, decisions);
  if (controller.kind === 'human') return { kind: 'person' };
  const sitters = Array.from({ length: decisions }, (_, decision) => deciderOf(saved, seat, decision).controller);
  const bots = [controller, ...sitters].filter((sitter) => sitter.kind === 'bot');
  const weakest = bots.reduce((one, other) => (strengthOf(other) < strengthOf(one) ? other : one));
  const { style = null } = controller;
  return {
    kind: 'bot',
    level: weakest.level,
    ...(weakest.strength !== undefined && { strength: weakest.strength }),
    style: style === 'surprise' ? drawn : style,
  };
}

/** Who sat there: a person throughout, a bot throughout, or one after the other. */
function sitterOf(saved: SavedGame, seat: Seat): Pick<FinishedSeat, 'player' | 'handedOver'> {
  const decisions = saved.actions.filter((decided) => decided.seat === seat).length;
  const player = playerOf(saved, seat, decisions, stylesDrawnIn(saved)[seat] ?? null);
  const everPeople =
    player.kind === 'person' ||
    (saved.earlier ?? []).some((one) => one.seat === seat && one.controller.kind === 'human' && one.until > 0);
  return { player, handedOver: everPeople && !isOnePerson(saved, seat, decisions) };
}

function standingOf(
  { lines }: ScoreSheet,
  seat: Seat,
  ends: readonly EpochEnd[],
): Pick<FinishedSeat, 'rank' | 'score' | 'totals'> {
  const score = lines[seat] as ScoreLine;
  const rank = ranksOf(lines)[seat] as number;
  return { rank, score, totals: ends.map(({ total }) => total) };
}

/** What lies before a seat at the end. */
function possessionsOf(
  state: SeatState,
): Omit<
  FinishedSeat,
  | 'name'
  | 'emblem'
  | 'player'
  | 'handedOver'
  | 'handicap'
  | 'rank'
  | 'score'
  | 'totals'
  | 'bought'
  | 'sold'
  | 'feedings'
> {
  const { coins, tracks, cards, faceDown, counts, monument, market, silver, gold, statues, colonies } = state;
  return {
    coins,
    tracks: { ...tracks },
    cards: byColour((colour) => counts[numberOfColour(colour)]),
    faceDown: faceDown.length,
    purple: cards.filter(({ colour }) => colour === 'purple').map(({ id }) => id),
    colonies: colonies
      .map(({ level, tile }) => ({ level, integrated: tile !== null }))
      .sort((one, other) => one.level - other.level),
    statues: statues.map(({ requirement, tile, side }) => ({ requirement, tile, side })),
    monument: monument && (monument.monument === null ? 'reused' : 'built'),
    market,
    silver: [...silver],
    gold,
  };
}

/** The first reason for which a game is no measure of anybody's play. A deal of its own is one that was known before. */
function uncountedBecause({ imported, deal, practice, content }: SavedGame): UncountedGame | null {
  if (imported === true) return 'imported';
  if (deal !== null) return 'whatIf';
  if (practice === true) return 'takenBack';
  return content === STANDARD_CONTENT ? null : 'ownNumbers';
}

/**
 * Plays a finished game through and returns its facts. `finishedAt`: milliseconds since 1970.
 * Its content must be registered. Throws a RangeError when the game is not over, and as `replay` does.
 */
export function finishedGameOf(saved: SavedGame, finishedAt: number): FinishedGame {
  const { game, ends } = playThrough(saved);
  const { result, seats } = game.state;
  if (result === null) throw new RangeError(`game ${saved.gameId} is not over`);
  const { gameId, seed, mode, expansions, content, players } = saved;
  return {
    gameId,
    finishedAt,
    seed,
    mode,
    expansions,
    content,
    uncounted: uncountedBecause(saved),
    seats: players.map(({ name, emblem, handicap = 0 }, seat) => {
      const events = eventsBySeat(game, seat);
      const own = ends.map((end) => end[seat] as EpochEnd);
      const all = [...events.values()].flat();
      return {
        name,
        emblem,
        ...sitterOf(saved, seat),
        handicap,
        ...standingOf(result, seat, own),
        ...possessionsOf(seats[seat] as SeatState),
        bought: many(all, 'cardBought'),
        sold: many(all, 'cardSold'),
        feedings: own.map((end) => feedingOf(end, events.get(end.epoch) ?? [])),
      };
    }),
  };
}
