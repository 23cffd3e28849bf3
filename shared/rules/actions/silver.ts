import type { SilverAction } from '../../vocabulary/actions.ts';
import { TRACKS, type Track } from '../../vocabulary/tracks.ts';
import { changeSince, figuresFor } from '../pieces/changes.ts';
import { buySilver, canBuyMedal, medalPrice, medalsHeld } from '../pieces/medals.ts';
import { hasUnusedTile } from '../pieces/tiles.ts';
import { byTrack, ofTrack } from '../position/byKey.ts';
import { contentIn, seatOf } from '../position/position.ts';
import { type ActionRule, tooFewCoins } from './actionRule.ts';

const actions: Readonly<Record<Track, SilverAction>> = byTrack((tile) => ({ type: 'silver', tile }));

/** Buying a silver medal and laying an unused tile on it (rules §7.5). */
export const silver = {
  legal(position, seat, found) {
    if (!canBuyMedal(contentIn(position), seat, 'silver', position.epoch)) return;
    for (const tile of TRACKS) if (ofTrack(seat.tiles, tile) > 0) found.push(ofTrack(actions, tile));
  },
  isOpen: (position, seat) => hasUnusedTile(seat) && canBuyMedal(contentIn(position), seat, 'silver', position.epoch),
  refuse(position, seat) {
    const content = contentIn(position);
    const action = actions.income;
    const held = medalsHeld(seat, 'silver');
    const { maxEach } = content.medals;
    if (held >= maxEach) return [{ action, reason: 'medalsFull', needed: maxEach, have: held }];
    if (!hasUnusedTile(seat)) return [{ action, reason: 'noTile', needed: 1, have: 0 }];
    return tooFewCoins(action, medalPrice(content, seat, 'silver', position.epoch), seat.coins);
  },
  preview(position, after, { tile }) {
    const content = contentIn(position);
    const price = medalPrice(content, after, 'silver', position.epoch);
    buySilver(content, after, tile, position.epoch);
    return { price };
  },
  apply(position, emit, seat, { tile }) {
    const state = seatOf(position, seat);
    const before = figuresFor(emit, state);
    buySilver(contentIn(position), state, tile, position.epoch);
    emit?.({ type: 'silverBought', seat, tile, change: changeSince(before, state) });
  },
} satisfies ActionRule<'silver'>;
