import { type Card, cardOf, content } from '../content/content.ts';
import { type Colour, TRACK_OF_COLOUR } from '../vocabulary/colours.ts';
import type { Epoch } from '../vocabulary/time.ts';
import { TRACKS, type Track, type Tracks } from '../vocabulary/tracks.ts';
import { sumOfEffects } from './ownedEffects.ts';
import type { SeatState } from './position.ts';

/** Price after the discount of one coin for each owned card of the colour (rules §5.1). */
export const priceOf = (seat: SeatState, card: Card): number => Math.max(0, card.cost - seat.counts[card.colour]);

/** Coins for selling a card: the sale value of its epoch and every `sellBonus` (rules §5.3, §9). */
export const saleOf = (seat: SeatState, card: Card): number =>
  content.saleValue[card.epoch as Epoch] + sumOfEffects(seat, 'sellBonus', (effect) => effect.coins);

/** Moves the tracks by `gains`, `times` over (−1 takes them back). */
export function moveTracks(tracks: Tracks, gains: Readonly<Partial<Tracks>>, times: 1 | -1): void {
  for (const track of TRACKS) tracks[track] += (gains[track] ?? 0) * times;
}

/** Pays for a card and adds it to the tableau with its gains and its effect; `tile` is laid on a `bonusTile` card. */
export function buyCard(seat: SeatState, card: Card, tile: Track | undefined): void {
  seat.coins -= priceOf(seat, card);
  seat.cards.push(card.id);
  seat.counts[card.colour] += 1;
  moveTracks(seat.tracks, card.gains, 1);
  moveByScholars(seat, card.colour, 1);
  if (card.effect === undefined) return;
  seat.effectCards.push(card.id);
  moveByEffect(seat, card, 1);
  if (tile !== undefined) layTile(seat, card, tile);
}

/** Takes a card out of the tableau with all that it gave; a tile on it is free again (rules §7.4, §9). */
export function removeCard(seat: SeatState, card: Card): void {
  takeOut(seat.cards, card.id);
  moveTracks(seat.tracks, card.gains, -1);
  if (card.effect !== undefined) {
    liftTile(seat, card);
    moveByEffect(seat, card, -1);
    takeOut(seat.effectCards, card.id);
  }
  moveByScholars(seat, card.colour, -1);
  seat.counts[card.colour] -= 1;
}

function takeOut(cards: string[], id: string): void {
  const index = cards.indexOf(id);
  if (index < 0) throw new RangeError(`not owned: ${id}`);
  cards.splice(index, 1);
}

/** Owned scholars raise their track when a card of their colour comes, and lower it when one goes. */
function moveByScholars(seat: SeatState, colour: Colour, times: 1 | -1): void {
  if (colour === 'purple') return;
  const steps = sumOfEffects(seat, 'scholar', (effect) => (effect.colour === colour ? effect.steps : 0));
  seat.tracks[TRACK_OF_COLOUR[colour]] += steps * times;
}

/** What a card's own effect does to the tracks when it comes (1) or goes (−1). */
function moveByEffect(seat: SeatState, card: Card, times: 1 | -1): void {
  const effect = card.effect;
  if (effect?.type === 'scholar' && effect.colour !== undefined) {
    seat.tracks[TRACK_OF_COLOUR[effect.colour]] += (effect.steps ?? 0) * seat.counts[effect.colour] * times;
  }
  if (effect?.type === 'statueBonus') {
    for (const statue of seat.statues) {
      if (statue.side === 'track') seat.tracks[statue.tile] += (effect.amount ?? 0) * times;
    }
  }
}

function layTile(seat: SeatState, card: Card, tile: Track): void {
  seat.tiles[tile] -= 1;
  seat.cardTiles.push({ card: card.id, tile });
  seat.tracks[tile] += card.effect?.steps ?? 0;
}

function liftTile(seat: SeatState, card: Card): void {
  const index = seat.cardTiles.findIndex((laid) => laid.card === card.id);
  const laid = seat.cardTiles[index];
  if (laid === undefined) return;
  seat.cardTiles.splice(index, 1);
  seat.tiles[laid.tile] += 1;
  seat.tracks[laid.tile] -= card.effect?.steps ?? 0;
}

/** Whether the seat has an unused tile of any colour. */
export const hasUnusedTile = (seat: SeatState): boolean => TRACKS.some((track) => seat.tiles[track] > 0);

/** Points printed on the owned cards. */
export function pointsOnCards(seat: SeatState): number {
  let points = 0;
  for (const id of seat.cards) points += cardOf(id).points;
  return points;
}
