import type { GoldAction } from '../../vocabulary/actions.ts';
import { changeSince, figuresFor } from '../pieces/changes.ts';
import { buyGold, canBuyMedal, medalPrice, medalsHeld } from '../pieces/medals.ts';
import { contentIn, seatOf } from '../position/position.ts';
import { type ActionRule, tooFewCoins } from './actionRule.ts';

const action: GoldAction = { type: 'gold' };

/** Buying a gold medal (rules §7.5). */
export const gold = {
  legal(position, seat, found) {
    if (canBuyMedal(contentIn(position), seat, 'gold', position.epoch)) found.push(action);
  },
  isOpen: (position, seat) => canBuyMedal(contentIn(position), seat, 'gold', position.epoch),
  refuse(position, seat) {
    const content = contentIn(position);
    const held = medalsHeld(seat, 'gold');
    const { maxEach } = content.medals;
    if (held >= maxEach) return [{ action, reason: 'medalsFull', needed: maxEach, have: held }];
    return tooFewCoins(action, medalPrice(content, seat, 'gold', position.epoch), seat.coins);
  },
  preview(position, after) {
    const content = contentIn(position);
    const price = medalPrice(content, after, 'gold', position.epoch);
    buyGold(content, after, position.epoch);
    return { price };
  },
  apply(position, emit, seat) {
    const state = seatOf(position, seat);
    const before = figuresFor(emit, state);
    buyGold(contentIn(position), state, position.epoch);
    emit?.({ type: 'goldBought', seat, change: changeSince(before, state) });
  },
} satisfies ActionRule<'gold'>;
