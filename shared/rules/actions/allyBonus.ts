import type { AllyBonusAction } from '../../vocabulary/actions.ts';
import type { Track } from '../../vocabulary/tracks.ts';
import { changeSince, figuresFor } from '../pieces/changes.ts';
import { tracksOfLastColony } from '../pieces/colonies.ts';
import { addToTrack, byTrack } from '../position/byKey.ts';
import { contentIn, seatOf } from '../position/position.ts';
import { type ActionRule, NO_REMARKS } from './actionRule.ts';

const actions: Readonly<Record<Track, AllyBonusAction>> = byTrack((track) => ({ type: 'allyBonus', track }));

/** Raising a track that is printed on the colony which was just integrated (rules §10.3 `allyBonus`). */
export const allyBonus = {
  legal(position, seat, found) {
    for (const track of tracksOfLastColony(contentIn(position), seat)) found.push(actions[track]);
  },
  preview(_position, after, { track }) {
    addToTrack(after.tracks, track, after.effects.allyBonus);
    return NO_REMARKS;
  },
  apply(position, emit, seat, { track }) {
    const state = seatOf(position, seat);
    const before = figuresFor(emit, state);
    addToTrack(state.tracks, track, state.effects.allyBonus);
    emit?.({ type: 'allyBonusGained', seat, track, change: changeSince(before, state) });
  },
} satisfies ActionRule<'allyBonus'>;
