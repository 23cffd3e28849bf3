import { isInPlay } from '../../content/inPlay.ts';
import { COLOURS, type Colour, numberOfColour, TRACK_OF_COLOUR } from '../../vocabulary/colours.ts';
import type { CardId } from '../../vocabulary/pieces.ts';
import type { Decision, Epoch } from '../../vocabulary/time.ts';
import type { Track } from '../../vocabulary/tracks.ts';
import type { Refused } from '../actions/actionRule.ts';
import type { Remedy } from '../observation/observation.ts';
import { catchUpCoins, incomeOf } from '../pieces/income.ts';
import { medalPrice } from '../pieces/medals.ts';
import { reachedStatues, statueBonusOf } from '../pieces/statues.ts';
import { topOf } from '../pieces/tableau.ts';
import { loanCards, redemptionPrice } from '../pieces/tiles.ts';
import { ofTrack } from '../position/byKey.ts';
import { contentIn, type Position } from '../position/position.ts';
import type { SeatState } from '../position/seat.ts';

/** A remedy that takes more cards than this is too far away to be shown. */
const NEAR_CARDS = 3;

/** Remedies shown at most: more would hide the nearest ones. */
const MOST_REMEDIES = 2;

/** What is refused, and to whom. */
interface Case {
  readonly position: Position;
  readonly decision: Decision;
  readonly seat: SeatState;
  readonly refusal: Refused;
}

/**
 * Returns the nearest remedies for a refusal, at most two: what would make the refused action possible. They come from
 * the seat's own means and from what lies open on the table, and hold as long as nothing else changes.
 */
export function remediesFor(
  position: Position,
  decision: Decision,
  seat: SeatState,
  refusal: Refused,
): readonly Remedy[] {
  const wanted: Case = { position, decision, seat, refusal };
  switch (refusal.reason) {
    case 'coins':
      return remediesForCoins(wanted);
    case 'military':
    case 'culture':
      return lacksBoth(wanted) ? [] : [...paying(wanted), ...raising(wanted, refusal.reason)].slice(0, MOST_REMEDIES);
    case 'trackTooLow':
      return refusal.track === undefined ? [] : raising(wanted, refusal.track).slice(0, MOST_REMEDIES);
    case 'noTile':
      return loanCards(seat).map((card) => ({ kind: 'redeem', card: card.id, coins: redemptionPrice(card) }));
    default:
      return [];
  }
}

/** A monument asks for military and culture: where both are short, no single thing helps (rules §10.1). */
function lacksBoth({ position, seat, refusal }: Case): boolean {
  const { military, culture } = contentIn(position).monuments.requirement;
  return refusal.action.type === 'monument' && seat.tracks.military < military && seat.tracks.culture < culture;
}

const isLastHalf = ({ epoch, phase }: Position): boolean => epoch === 3 && phase === 'B';

const incomeIn = (seat: SeatState): number => incomeOf(seat) + catchUpCoins(seat);

function remediesForCoins({ position, decision, seat, refusal }: Case): readonly Remedy[] {
  const missing = refusal.needed - refusal.have;
  const income = incomeIn(seat);
  if (decision === 'draft') return draftRemedies(position, seat, missing);
  if (isLastHalf(position) || decision === 'feeding') return [];
  if (decision === 'medals' && refusal.action.type !== 'redeemTile') {
    const medal = refusal.action.type === 'gold' ? 'gold' : 'silver';
    const price = medalPrice(contentIn(position), seat, medal, (position.epoch + 1) as Epoch);
    // Until then there is an income in each phase.
    return [{ kind: 'nextEpoch', price, coins: 2 * income }];
  }
  return income > 0 ? [{ kind: 'income', coins: income, enough: income >= missing }] : [];
}

function draftRemedies(position: Position, seat: SeatState, missing: number): readonly Remedy[] {
  const income = incomeIn(seat);
  if (position.phase === 'A') return income > 0 ? [{ kind: 'leave', coins: income, enough: income >= missing }] : [];
  if (turnsLeft(position) === 0) return [];
  const coins = contentIn(position).saleValue[position.epoch] + seat.effects.sellBonus;
  return [{ kind: 'sale', coins, enough: coins >= missing }];
}

/** Turns of phase B that the seat whose turn it is has after this one (rules §6). */
function turnsLeft(position: Position): number {
  let cards = 0;
  for (const colour of COLOURS) cards += position.piles[numberOfColour(colour)].length;
  return Math.floor((cards - 1) / position.seats.length);
}

/**
 * The seat may pay for missing steps (`payRequirement`), but has too few coins for it. Monuments cannot be paid for in
 * this way.
 */
function paying({ position, seat, refusal }: Case): Remedy[] {
  const perStep = seat.effects.payRequirement?.coinsPerStep;
  if (perStep === undefined || refusal.action.type === 'monument') return [];
  const coins = (refusal.needed - refusal.have) * perStep;
  return coins <= position.paymentLeft ? [{ kind: 'pay', coins }] : [];
}

/**
 * Cards and statues that would raise the track by enough before the next chance. If there are none: how many cards it
 * would take, as long as these are few (`NEAR_CARDS`).
 */
function raising(wanted: Case, track: Track): Remedy[] {
  const { position, decision, refusal } = wanted;
  const isOver = decision === 'draft' ? position.phase === 'B' && turnsLeft(position) === 0 : isLastHalf(position);
  if (isOver) return [];
  const missing = refusal.needed - refusal.have;
  const found = [...faceUpCards(wanted, track), ...reachableStatues(wanted, track)]
    .filter(({ steps }) => steps >= missing)
    .sort((one, other) => one.steps - other.steps);
  return found.length > 0 ? found : cardsToBuy(position, decision, track, missing);
}

type RaisingRemedy = Extract<Remedy, { kind: 'faceUp' | 'statue' }>;

/** The top cards of the piles but the refused one: they can be taken in this phase B or in the one to come. */
function faceUpCards({ position, refusal }: Case, track: Track): RaisingRemedy[] {
  return COLOURS.flatMap((colour) => {
    const top = topOf(position, numberOfColour(colour));
    if (top === undefined || top.id === refusedCard(position, refusal)) return [];
    return [{ kind: 'faceUp', card: top.id, track, steps: ofTrack(top.gains, track) }];
  });
}

function refusedCard(position: Position, { action }: Case['refusal']): CardId | undefined {
  if (action.type === 'draft') return action.keep;
  return action.type === 'take' ? topOf(position, numberOfColour(action.colour))?.id : undefined;
}

/** A statue in reach, with a tile for the track on it (rules §7.3). */
function reachableStatues({ position, seat }: Case, track: Track): RaisingRemedy[] {
  if (ofTrack(seat.tiles, track) === 0) return [];
  const content = contentIn(position);
  return reachedStatues(content, seat).map((requirement) => ({
    kind: 'statue',
    requirement,
    track,
    steps: statueBonusOf(seat, content.statue(requirement)),
  }));
}

const colourOf = (track: Track): Colour =>
  COLOURS.find((colour) => colour !== 'purple' && TRACK_OF_COLOUR[colour] === track) as Colour;

/** How many cards of the track's own colour it takes at least, if each were the best card of the next draft's epoch. */
function cardsToBuy(position: Position, decision: Decision, track: Track, missing: number): Remedy[] {
  const colour = colourOf(track);
  const isNext = decision !== 'draft' && position.phase === 'B';
  const epoch = (isNext ? position.epoch + 1 : position.epoch) as Epoch;
  const steps = contentIn(position)
    .cards.filter((card) => card.colour === colour && card.epoch === epoch && isInPlay(card, position.table.options))
    .map(({ gains }) => gains[track]);
  const most = Math.max(0, ...steps);
  const count = Math.ceil(missing / most);
  return count > NEAR_CARDS ? [] : [{ kind: 'cards', colour, epoch, track, count, most }];
}
