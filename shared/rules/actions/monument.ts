import type { MonumentAction } from '../../vocabulary/actions.ts';
import { changeSince, figuresFor } from '../pieces/changes.ts';
import { buildMonument, canBuildMonument, canTakeMonument, nextMonument, reuseMonument } from '../pieces/monuments.ts';
import { spendAction } from '../pieces/requirements.ts';
import { hasUnusedTile } from '../pieces/tiles.ts';
import { contentIn, seatOf } from '../position/position.ts';
import { cloneSeat } from '../position/seat.ts';
import { type ActionRule, NO_REMARKS, tooFewCoins } from './actionRule.ts';

const reuse: MonumentAction = { type: 'monument', action: 'reuse' };
const build: MonumentAction = { type: 'monument', action: 'build' };

/** Taking a monument instead of a colony or a statue: reused as it lies, or built (rules §10.1). */
export const monument = {
  legal(position, seat, found) {
    if (!canTakeMonument(position, seat)) return;
    found.push(reuse);
    if (canBuildMonument(contentIn(position), seat)) found.push(build);
  },
  isOpen: canTakeMonument,
  /** Refuses nothing in games without the expansion. */
  refuse(position, seat) {
    if (position.layout.monuments.length === 0) return [];
    const { requirement, buildCost } = contentIn(position).monuments;
    if (canTakeMonument(position, seat)) {
      if (!hasUnusedTile(seat)) return [{ action: build, reason: 'noTile', needed: 1, have: 0 }];
      return tooFewCoins(build, buildCost, seat.coins);
    }
    if (seat.monument !== null) return [{ action: reuse, reason: 'monumentTaken', needed: 0, have: 1 }];
    const lacking = seat.tracks.military < requirement.military ? 'military' : 'culture';
    return [{ action: reuse, reason: lacking, needed: requirement[lacking], have: seat.tracks[lacking] }];
  },
  /** What a built monument brings is on its back; the price is known. */
  preview(position, after, { action }) {
    const content = contentIn(position);
    if (action === 'reuse') {
      reuseMonument(content, after);
      return NO_REMARKS;
    }
    after.coins -= content.monuments.buildCost;
    return { price: content.monuments.buildCost };
  },
  /** Monuments that other seats have built cannot come up, so they are left out. */
  outcomes(position, after, { action }) {
    if (action === 'reuse') return [];
    const built = position.seats.map((seat) => seat.monument?.monument);
    return contentIn(position)
      .monuments.tiles.filter(({ id }) => !built.includes(id))
      .map(({ id }) => Object.assign(cloneSeat(after), { monument: { monument: id, tile: null, side: null } }));
  },
  apply(position, emit, seat, { action }) {
    const content = contentIn(position);
    const state = seatOf(position, seat);
    const back = nextMonument(position);
    position.monumentsTaken += 1;
    spendAction(position, 0);
    const before = figuresFor(emit, state);
    if (action === 'reuse') {
      reuseMonument(content, state);
      emit?.({ type: 'monumentReused', seat, change: changeSince(before, state) });
    } else {
      buildMonument(content, state, back);
      emit?.({ type: 'monumentBuilt', seat, monument: back.id, change: changeSince(before, state) });
    }
  },
} satisfies ActionRule<'monument'>;
