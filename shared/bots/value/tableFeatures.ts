import { leaderOf } from '../../rules/position/position.ts';
import { COLOUR_NUMBERS } from '../../vocabulary/colours.ts';
import { EXPANSIONS } from '../../vocabulary/options.ts';
import { named, placesOf } from './featureNames.ts';
import { clipped, type SeatFacts } from './seatFacts.ts';

const NAMES = [
  'drafts',
  'draftsToFeeding',
  'incomes',
  'colonies',
  'statues',
  'feedings',
  'medals',
  'marketCoins',
  'freeCards',
  'epochI',
  'epochIII',
  'phaseB',
  'seats',
  'advanced',
  ...EXPANSIONS.toReversed(),
  'order',
  'lead',
  'othersCoins',
  'openColours',
] as const;
const AT = placesOf(NAMES);
const EXPANSIONS_AT = EXPANSIONS.map((expansion) => ({ expansion, place: AT[expansion] }));

export const TABLE_FEATURES = named('table', NAMES);

/** The clock, what was agreed, and what little of the others matters. */
export function tableFeatures(
  { game, seat, state, clock, others, score, sets }: SeatFacts,
  out: Float32Array,
  at: number,
): number {
  const { options } = game.table;
  const seats = game.seats.length;
  const isPhaseB = game.phase === 'B';
  out[at + AT.drafts] = clock.drafts / 30;
  out[at + AT.draftsToFeeding] = clock.draftsToFeeding / 10;
  out[at + AT.incomes] = clock.incomes / 6;
  out[at + AT.colonies] = clock.colonies / 6;
  out[at + AT.statues] = clock.statues / 6;
  out[at + AT.feedings] = clock.feedings / 3;
  out[at + AT.medals] = clock.medals / 3;
  out[at + AT.marketCoins] = clock.marketCoins / 2;
  out[at + AT.freeCards] = clock.freeCards / 2;
  out[at + AT.epochI] = game.epoch === 1 ? 1 : 0;
  out[at + AT.epochIII] = game.epoch === 3 ? 1 : 0;
  out[at + AT.phaseB] = isPhaseB ? 1 : 0;
  out[at + AT.seats] = (seats - 2) / 3;
  out[at + AT.advanced] = options.mode === 'advanced' ? 1 : 0;
  for (const { expansion, place } of EXPANSIONS_AT) out[at + place] = options.expansions.includes(expansion) ? 1 : 0;
  out[at + AT.order] = ((seat - leaderOf(game) + seats) % seats) / 4;
  out[at + AT.lead] = clipped((score.total - others.points) / 60);
  out[at + AT.othersCoins] = others.coins / 40;
  let open = 0;
  if (isPhaseB && clock.drafts > 0) {
    for (const colour of COLOUR_NUMBERS) {
      open += state.counts[colour] === sets && game.piles[colour].length > 0 ? 1 : 0;
    }
  }
  out[at + AT.openColours] = open / 5;
  return at + NAMES.length;
}
