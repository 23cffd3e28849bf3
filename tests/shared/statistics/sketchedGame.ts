import type { FinishedGame, FinishedSeat } from '../../../shared/statistics/facts.ts';
import { type Entry, historyOf } from '../../../shared/statistics/history.ts';
import type { BotLevel, BotStyle } from '../../../shared/vocabulary/preferences.ts';
import { EMBLEMS } from '../../../shared/vocabulary/seats.ts';
import { EPOCHS } from '../../../shared/vocabulary/time.ts';
import { scoreLine } from '../../fixtures/scoreLine.ts';

type SeatChanges = Partial<FinishedSeat>;

/** A seat at which nothing much has happened. */
export const seatWith = (total: number, changes: SeatChanges = {}): FinishedSeat => ({
  name: 'Ada',
  emblem: 'lion',
  player: { kind: 'person' },
  handedOver: false,
  handicap: 0,
  rank: 1,
  score: scoreLine({ cards: total }),
  totals: [Math.round(total / 4), Math.round(total / 2), total],
  coins: 3,
  tracks: { income: 10, military: 10, culture: 10, food: 20 },
  cards: { yellow: 2, red: 2, blue: 2, green: 2, purple: 2 },
  faceDown: 0,
  purple: ['1-purple-01', '2-purple-01'],
  bought: 12,
  sold: 18,
  colonies: [],
  statues: [],
  monument: null,
  market: null,
  silver: [],
  gold: 0,
  feedings: EPOCHS.map((epoch) => ({ epoch, fed: 3 * epoch, paid: 0, unfed: 1 })),
  ...changes,
});

/** Another seat: a bot where a level is given. */
export const other = (
  total: number,
  level: BotLevel | null = null,
  changes: SeatChanges = {},
  style: BotStyle | null = null,
) =>
  seatWith(total, {
    name: 'Bo',
    emblem: 'dragon',
    player: level === null ? { kind: 'person' } : { kind: 'bot', level, style },
    ...changes,
  });

let games = 0;

/** A game of Ada, the lion at seat 0, with the places that the points give. */
export function gameWith(
  own: FinishedSeat,
  others: readonly FinishedSeat[],
  changes: Partial<FinishedGame> = {},
): FinishedGame {
  games += 1;
  const seats = [
    own,
    ...others.map((seat, index) => ({ ...seat, emblem: EMBLEMS.filter((one) => one !== 'lion')[index] ?? 'monkey' })),
  ];
  return {
    gameId: `game-${games}`,
    finishedAt: 1000 * games,
    seed: games,
    mode: 'advanced',
    expansions: [],
    content: 'standard',
    uncounted: null,
    seats: seats.map((seat) => ({
      ...seat,
      rank: 1 + seats.filter(({ score }) => score.total > seat.score.total).length,
    })),
    ...changes,
  };
}

/** All games of Ada among these, oldest first. */
export const ofAda = (...played: readonly FinishedGame[]): readonly Entry[] =>
  historyOf(played, { name: 'Ada', emblem: 'lion' });
