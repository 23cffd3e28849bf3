import type { Epoch } from '../../vocabulary/time.ts';
import { scoreGame } from '../pieces/scoring.ts';
import { byColour } from '../position/byKey.ts';
import { contentIn, extraCoinOf, handicapOf, leaderOf, seatOf, seatsInOrder } from '../position/position.ts';
import { cloneTracks } from '../position/seat.ts';
import type { EngineEffect } from './move.ts';

/* How the game and its epochs begin and end, and the wheel. */

/**
 * Reveals all sides. Each seat gets its side's coins and tracks, the coin for leading less often, and its handicap
 * (rules §1.2, §2.3, §2.7).
 */
export const takeSetupCards: EngineEffect = (position, emit) => {
  for (const seat of seatsInOrder(position)) {
    const state = seatOf(position, seat);
    const card = position.table.setupCards[seat] as string;
    const side = state.side ?? 'A';
    const printed = contentIn(position).setupCard(card)[side];
    const extraCoin = extraCoinOf(position, seat);
    state.side = side;
    const handicap = handicapOf(position, seat);
    state.coins = printed.coins + extraCoin + handicap;
    state.tracks = cloneTracks(printed.tracks);
    emit?.({
      type: 'setupTaken',
      seat,
      card,
      side,
      tracks: { ...printed.tracks },
      coins: state.coins,
      extraCoin,
      ...(handicap > 0 && { handicap }),
    });
  }
};

/** The epoch's decks come to the board (rules §3.1). */
export const startEpoch: EngineEffect = (position, emit) => {
  position.phase = 'A';
  position.rotation = -1;
  position.turns = 0;
  position.turn = leaderOf(position);
  position.drawn = byColour(() => 0);
  position.boxTaken = byColour(() => 0);
  emit?.({ type: 'epochStarted', epoch: position.epoch, firstPlayer: leaderOf(position) });
};

export const nextEpoch: EngineEffect = (position) => {
  position.epoch = (position.epoch + 1) as Epoch;
};

export const turnWheel: EngineEffect = (position, emit) => {
  position.turns += 1;
  emit?.({ type: 'wheelTurned', turns: position.turns });
};

export const finish: EngineEffect = (position, emit) => {
  position.result = scoreGame(position);
  emit?.({ type: 'gameScored', sheet: position.result });
};
