import type { Content, Statue } from '../../content/content.ts';
import type { StatueAction } from '../../vocabulary/actions.ts';
import type { StatueRequirement } from '../../vocabulary/pieces.ts';
import { addToTrack } from '../position/byKey.ts';
import { withOneMore } from '../position/lists.ts';
import type { Position } from '../position/position.ts';
import type { SeatState } from '../position/seat.ts';
import { paymentFor, UNPAYABLE } from './requirements.ts';
import { countTile } from './tiles.ts';

function hasCarved(seat: SeatState, requirement: StatueRequirement): boolean {
  for (const carved of seat.statues) if (carved.requirement === requirement) return true;
  return false;
}

/**
 * Coins to pay for the missing requirement of a statue; `UNPAYABLE` when it is carved already or out of reach (rules
 * §7.3, §9).
 */
export function statuePayment(position: Position, seat: SeatState, requirement: StatueRequirement): number {
  const payment = paymentFor(seat, requirement, seat.tracks.culture, position.paymentLeft);
  return payment === UNPAYABLE || hasCarved(seat, requirement) ? UNPAYABLE : payment;
}

/** What a statue's tile is worth to this seat, as track steps or as points (rules §9 `statueBonus`). */
export const statueBonusOf = (seat: SeatState, statue: Statue): number => statue.bonus + seat.effects.statueBonus;

/** Carves a statue and places the unused tile on it; `statueCoins` pays for it (rules §7.3, §10.3). */
export function carveStatue(content: Content, seat: SeatState, action: StatueAction, payment: number): void {
  seat.coins += seat.effects.statueCoins - payment;
  countTile(seat, action.tile, -1);
  seat.statues = withOneMore(seat.statues, { requirement: action.requirement, tile: action.tile, side: action.side });
  if (action.side === 'track')
    addToTrack(seat.tracks, action.tile, statueBonusOf(seat, content.statue(action.requirement)));
}

/** Points of the carved statues and of their points-side tiles (rules §8). */
export function pointsOfStatues(content: Content, seat: SeatState): number {
  let points = 0;
  for (const { requirement, side } of seat.statues) {
    const statue = content.statue(requirement);
    points += statue.points + (side === 'points' ? statueBonusOf(seat, statue) : 0);
  }
  return points;
}

/** Statues that the seat has not carved yet and whose requirement it meets without paying. */
export const reachedStatues = (content: Content, seat: SeatState): StatueRequirement[] =>
  content.statues
    .filter(
      ({ requirement }) => !hasCarved(seat, requirement) && paymentFor(seat, requirement, seat.tracks.culture, 0) === 0,
    )
    .map((statue) => statue.requirement);
