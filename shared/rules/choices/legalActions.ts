import type { Card } from '../../content/content.ts';
import type { Action, DraftAction, TakeAction } from '../../vocabulary/actions.ts';
import { COLOURS } from '../../vocabulary/colours.ts';
import { COLONY_LEVELS, STATUES, type TileSide } from '../../vocabulary/pieces.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import type { Decision } from '../../vocabulary/time.ts';
import { TRACKS, type Track } from '../../vocabulary/tracks.ts';
import { canIntegrate, colonyPayment, tracksOfLastColony } from '../pieces/colonies.ts';
import { feedingPrice } from '../pieces/feeding.ts';
import { coloursInBox } from '../pieces/freeCards.ts';
import { canBuyMedal } from '../pieces/medals.ts';
import { canBuildMonument, canTakeMonument } from '../pieces/monuments.ts';
import { statuePayment } from '../pieces/statues.ts';
import { canBuy, tileUseOf, topOf } from '../pieces/tableau.ts';
import { canRedeem } from '../pieces/tiles.ts';
import { ofColour, ofTrack } from '../position/byKey.ts';
import { contentIn, type Position, type SeatState, seatOf } from '../position/position.ts';
import {
  allyBonusActions,
  colonyActions,
  draftActions,
  freeCardActions,
  goldAction,
  monumentActions,
  passAction,
  payToFeedAction,
  placeTileActions,
  redeemTileAction,
  removeAction,
  sideActions,
  silverActions,
  stallActions,
  statueActions,
  takeActions,
  type Uses,
  wheelActions,
} from './actionTable.ts';

type SidesOfTiles = Readonly<Record<Track, Readonly<Record<TileSide, Action>>>>;
type CardUses = Uses<DraftAction> | Uses<TakeAction>;

/** Exactly the actions that `seat` may take at a decision, each once (rules §12). */
export function actionsFor(position: Position, decision: Decision, seat: Seat): Action[] {
  const actions: Action[] = [];
  const state = seatOf(position, seat);
  switch (decision) {
    case 'chooseSide':
      return sideActions.slice();
    case 'setWheel':
      return wheelActions.slice();
    case 'draft':
      if (position.phase === 'A') addDrafts(actions, state);
      else addTakes(actions, position, state);
      return actions;
    case 'market':
      return stallActions.slice();
    case 'colony':
      addColonies(actions, position, state);
      addMonument(actions, position, state);
      if (position.actionsLeft > 0) addRedemptions(actions, state);
      break;
    case 'allyBonus':
      return tracksOfLastColony(contentIn(position), state).map((track) => allyBonusActions[track]);
    case 'placeTile':
      addSides(actions, state, placeTileActions);
      return actions;
    case 'statue':
      addStatues(actions, position, state);
      addMonument(actions, position, state);
      if (position.actionsLeft > 0) addRedemptions(actions, state);
      break;
    case 'feeding':
      addFeeding(actions, position, state);
      return actions;
    case 'freeCard':
      for (const colour of coloursInBox(position)) actions.push(freeCardActions[colour]);
      break;
    case 'medals':
      addMedals(actions, position, state);
      addRedemptions(actions, state);
      break;
  }
  actions.push(passAction);
  return actions;
}

/** What can be done with a drafted card: sell it always; buy it if the seat may (rules §4.2, §12). */
function addUses(actions: Action[], seat: SeatState, card: Card, uses: CardUses): void {
  actions.push(uses.sell);
  if (!canBuy(seat, card)) return;
  const tileUse = tileUseOf(seat, card);
  if (tileUse !== 'required') actions.push(uses.buy);
  if (tileUse === 'none') return;
  for (const track of TRACKS) {
    if (ofTrack(seat.tiles, track) > 0) actions.push(ofTrack<DraftAction | TakeAction>(uses.buyWithTile, track));
  }
}

function addDrafts(actions: Action[], seat: SeatState): void {
  for (const card of seat.hand) addUses(actions, seat, card, draftActions(card));
}

function addTakes(actions: Action[], position: Position, seat: SeatState): void {
  for (const colour of COLOURS) {
    const top = topOf(position, colour);
    if (top !== undefined) addUses(actions, seat, top, ofColour(takeActions, colour));
  }
}

function addColonies(actions: Action[], position: Position, seat: SeatState): void {
  if (position.actionsLeft === 0) return;
  const content = contentIn(position);
  for (const level of COLONY_LEVELS) {
    const payment = colonyPayment(position, seat, level);
    if (payment === Number.POSITIVE_INFINITY) continue;
    actions.push(colonyActions[level].plunder);
    if (canIntegrate(seat, content.colony(level), payment)) actions.push(colonyActions[level].integrate);
  }
}

function addStatues(actions: Action[], position: Position, seat: SeatState): void {
  if (position.actionsLeft === 0) return;
  for (const requirement of STATUES) {
    if (statuePayment(position, seat, requirement) === Number.POSITIVE_INFINITY) continue;
    addSides(actions, seat, statueActions[requirement]);
  }
}

/** A monument instead of a colony or a statue (rules §10.1). */
function addMonument(actions: Action[], position: Position, seat: SeatState): void {
  if (position.actionsLeft === 0 || !canTakeMonument(position, seat)) return;
  actions.push(monumentActions.reuse);
  if (canBuildMonument(contentIn(position), seat)) actions.push(monumentActions.build);
}

/** Both sides of each unused tile. */
function addSides(actions: Action[], seat: SeatState, places: SidesOfTiles): void {
  for (const tile of TRACKS) {
    if (ofTrack(seat.tiles, tile) === 0) continue;
    const { track, points } = ofTrack(places, tile);
    actions.push(track, points);
  }
}

/** Tiles that can be taken back from their cards (rules §10.3 `tileLoan`, §16.6). */
function addRedemptions(actions: Action[], seat: SeatState): void {
  for (const card of seat.effects.tileLoan) if (canRedeem(seat, card)) actions.push(redeemTileAction(card));
}

function addFeeding(actions: Action[], position: Position, seat: SeatState): void {
  for (const card of seat.cards) actions.push(removeAction(card));
  for (const card of seat.faceDown) actions.push(removeAction(card));
  if (feedingPrice(seat, position.feedingPayments) !== Number.POSITIVE_INFINITY) actions.push(payToFeedAction);
}

function addMedals(actions: Action[], position: Position, seat: SeatState): void {
  const content = contentIn(position);
  if (canBuyMedal(content, seat, 'silver', position.epoch)) {
    for (const tile of TRACKS) {
      if (ofTrack(seat.tiles, tile) > 0) actions.push(ofTrack(silverActions, tile));
    }
  }
  if (canBuyMedal(content, seat, 'gold', position.epoch)) actions.push(goldAction);
}
