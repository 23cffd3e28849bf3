import type { Card } from '../../content/content.ts';
import { decisionOf, type GameState } from '../../flow/runner.ts';
import {
  allyBonusActions,
  draftActions,
  freeCardActions,
  goldAction,
  passAction,
  payToFeedAction,
  placeTileActions,
  removeAction,
  sideActions,
  silverActions,
  stallActions,
  takeActions,
  type Uses,
  wheelActions,
} from '../../rules/actionTable.ts';
import { tracksOfLastColony } from '../../rules/colonies.ts';
import { feedingPrice } from '../../rules/feeding.ts';
import { boxSize } from '../../rules/freeCards.ts';
import { canBuyMedal, medalPrice } from '../../rules/medals.ts';
import { contentIn, type SeatState, seatOf } from '../../rules/position.ts';
import { canBuy, cardsOwned, priceOf, saleOf, tileUseOf, topOf } from '../../rules/tableau.ts';
import type { Action, DraftAction, TakeAction } from '../../vocabulary/actions.ts';
import { COLOURS } from '../../vocabulary/colours.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import { TRACKS, type Track } from '../../vocabulary/tracks.ts';
import { quickColony, quickStatue } from './quickTakings.ts';
import type { Worth } from './worth.ts';

/* A policy for playouts: fast, deterministic, and not stupid. It looks at nothing that its seat may not know. */

/** The unused tile whose track is worth most; undefined when there is none. */
function bestTile(seat: SeatState, worth: Worth): Track | undefined {
  let best: Track | undefined;
  for (const track of TRACKS) {
    if (seat.tiles[track] > 0 && (best === undefined || worth.tracks[track] > worth.tracks[best])) best = track;
  }
  return best;
}

function purchase<A extends DraftAction | TakeAction>(seat: SeatState, card: Card, uses: Uses<A>, worth: Worth): A {
  if (card.effect === undefined || tileUseOf(seat, card) !== 'required') return uses.buy;
  return uses.buyWithTile[bestTile(seat, worth) ?? 'income'];
}

/** What buying the card brings, its price paid: −Infinity when the seat may not. */
function profit(seat: SeatState, card: Card, worth: Worth): number {
  if (!canBuy(seat, card)) return Number.NEGATIVE_INFINITY;
  return worth.card(card.id) - priceOf(seat, card) * worth.coin;
}

/** Buys what brings most, or sells what is worth least. */
function quickDraft(game: GameState, seat: SeatState, worth: Worth): Action {
  const content = contentIn(game);
  let best: Card | undefined;
  let worst: Card | undefined;
  let most = Number.NEGATIVE_INFINITY;
  let least = Number.POSITIVE_INFINITY;
  const consider = (card: Card): void => {
    const gain = profit(seat, card, worth);
    if (gain > most) [best, most] = [card, gain];
    if (gain < least) [worst, least] = [card, gain];
  };
  if (game.phase === 'A') {
    for (const id of seat.hand) consider(content.card(id));
  } else {
    for (const colour of COLOURS) {
      const top = topOf(game, colour);
      if (top !== undefined) consider(top);
    }
  }
  const chosen = best !== undefined && most > saleOf(content, seat, best) * worth.coin ? best : worst;
  if (chosen === undefined) throw new RangeError('there is nothing to draft');
  const uses: Uses<DraftAction> | Uses<TakeAction> =
    game.phase === 'A' ? draftActions(chosen.id) : takeActions[chosen.colour];
  return chosen === best && most > saleOf(content, seat, chosen) * worth.coin
    ? purchase<DraftAction | TakeAction>(seat, chosen, uses, worth)
    : uses.sell;
}

/** What an owned card would be missed for. */
function lossOf(game: GameState, id: string, worth: Worth): number {
  const { gains, points, effect } = contentIn(game).card(id);
  let loss = points + (effect === undefined ? 0 : 3);
  for (const track of TRACKS) loss += (gains[track] ?? 0) * worth.tracks[track];
  return loss;
}

function quickFeeding(game: GameState, seat: SeatState, worth: Worth): Action {
  let cheapest = seat.faceDown[0] ?? '';
  let least = cheapest === '' ? Number.POSITIVE_INFINITY : 1;
  for (const id of seat.cards) {
    const loss = lossOf(game, id, worth);
    if (loss < least) [cheapest, least] = [id, loss];
  }
  const price = feedingPrice(seat, game.feedingPayments) * worth.coin;
  return price < least ? payToFeedAction : removeAction(cheapest);
}

function quickMedals(game: GameState, seat: SeatState, worth: Worth): Action {
  const content = contentIn(game);
  const canPay = (medal: 'gold' | 'silver'): boolean => canBuyMedal(content, seat, medal, game.epoch);
  const price = (medal: 'gold' | 'silver'): number => medalPrice(content, seat, medal, game.epoch) * worth.coin;
  if (canPay('gold') && worth.gold > price('gold')) return goldAction;
  if (!canPay('silver')) return passAction;
  const tiles = TRACKS.filter((track) => seat.tiles[track] > 0);
  const best = tiles.reduce<Track | undefined>(
    (chosen, track) => (chosen === undefined || worth.silver[track] > worth.silver[chosen] ? track : chosen),
    undefined,
  );
  return best !== undefined && worth.silver[best] > price('silver') ? silverActions[best] : passAction;
}

/** A free card where it fills a set, if it will be fed. */
function quickFreeCard(game: GameState, seat: SeatState): Action {
  if (cardsOwned(seat) >= seat.tracks.food && game.epoch < 3) return passAction;
  const open = COLOURS.filter((colour) => boxSize(game, colour) > 0);
  const rarest = open.sort((a, b) => seat.counts[a] - seat.counts[b])[0];
  return rarest === undefined ? passAction : freeCardActions[rarest];
}

function quickStall(worth: Worth): Action {
  const worths = [...TRACKS.map((track) => worth.tracks[track]), 2, worth.coin];
  return stallActions[worths.indexOf(Math.max(...worths))] as Action;
}

function quickTile(game: GameState, seat: SeatState, worth: Worth): Action {
  const tile = bestTile(seat, worth) ?? 'income';
  return placeTileActions[tile][game.epoch === 3 || worth.tracks[tile] < 1 ? 'points' : 'track'];
}

function quickAlly(game: GameState, seat: SeatState, worth: Worth): Action {
  const [first, ...others] = tracksOfLastColony(contentIn(game), seat);
  const best = others.reduce((a, b) => (worth.tracks[b] > worth.tracks[a] ? b : a), first ?? 'income');
  return allyBonusActions[best];
}

function quickSide(game: GameState, seat: Seat, worth: Worth): Action {
  const card = contentIn(game).setupCard(game.table.setupCards[seat] as string);
  const [a = 0, b = 0] = [card.A, card.B].map(({ coins, tracks }) =>
    TRACKS.reduce((sum, track) => sum + tracks[track] * worth.tracks[track], coins * worth.coin),
  );
  return sideActions[a >= b ? 0 : 1] as Action;
}

/** Returns a legal action for a seat that has to decide. Throws a RangeError when the game is over. */
export function quickAction(game: GameState, seat: Seat, worth: Worth): Action {
  const state = seatOf(game, seat);
  switch (decisionOf(game)) {
    case 'draft':
      return quickDraft(game, state, worth);
    case 'colony':
      return quickColony(game, state, worth);
    case 'statue':
      return quickStatue(game, state, worth, bestTile(state, worth));
    case 'feeding':
      return quickFeeding(game, state, worth);
    case 'medals':
      return quickMedals(game, state, worth);
    case 'freeCard':
      return quickFreeCard(game, state);
    case 'market':
      return quickStall(worth);
    case 'placeTile':
      return quickTile(game, state, worth);
    case 'allyBonus':
      return quickAlly(game, state, worth);
    case 'setWheel':
      return wheelActions[0] as Action;
    case 'chooseSide':
      return quickSide(game, seat, worth);
    case null:
      throw new RangeError('the game is over');
  }
}
