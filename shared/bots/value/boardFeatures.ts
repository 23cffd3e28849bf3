import { ofTrack } from '../../rules/position/byKey.ts';
import { COLOURS } from '../../vocabulary/colours.ts';
import { TRACKS } from '../../vocabulary/tracks.ts';
import { named, placesOf } from './featureNames.ts';
import { clipped, type SeatFacts } from './seatFacts.ts';

/** Of each track the value and its unused tiles, of each colour the cards; then these. */
const NAMES = [
  'coins',
  'coinsForCard',
  'cards',
  'sets',
  'missingColours',
  'surplusFood',
  'hunger',
  'unusedTiles',
  'colonyPoints',
  'statuePoints',
  'silverPoints',
  'goldPoints',
  'cardPoints',
  'marketPoints',
  'points',
  'incomeToCome',
  'coinsToSpend',
  'militaryToUse',
  'cultureToUse',
  'foodToUse',
  'cardsToFeed',
  'setsToGrow',
  'surplusAtFeeding',
  'incomeDebt',
] as const;
const AT = placesOf(NAMES);

export const BOARD_FEATURES = named('board', [
  ...TRACKS.flatMap((track) => [track, `${track}Tiles`]),
  ...COLOURS.map((colour) => `${colour}Cards`),
  ...NAMES,
]);

/** Coins, tracks, cards, sets, food, tiles, and what the clock makes of them. */
export function boardFeatures(facts: SeatFacts, out: Float32Array, at: number): number {
  const { state, clock, score, cards, sets, missing } = facts;
  const { coins, tracks, tiles, counts } = state;
  let next = at;
  for (const track of TRACKS) {
    out[next] = ofTrack(tracks, track) / 25;
    out[next + 1] = ofTrack(tiles, track) / 2;
    next += 2;
  }
  for (const count of counts) out[next++] = count / 7;
  const slack = tracks.food - cards;
  out[next + AT.coins] = coins / 30;
  out[next + AT.coinsForCard] = clipped((coins - 4) / 8);
  out[next + AT.cards] = cards / 25;
  out[next + AT.sets] = sets / 5;
  out[next + AT.missingColours] = missing / 5;
  out[next + AT.surplusFood] = clipped(slack / 10);
  out[next + AT.hunger] = slack < 0 ? Math.min(1, -slack / 6) : 0;
  out[next + AT.unusedTiles] = (tiles.income + tiles.military + tiles.culture + tiles.food) / 8;
  out[next + AT.colonyPoints] = score.colonies / 50;
  out[next + AT.statuePoints] = score.statues / 60;
  out[next + AT.silverPoints] = score.silver / 30;
  out[next + AT.goldPoints] = score.gold / 60;
  out[next + AT.cardPoints] = score.cards / 40;
  out[next + AT.marketPoints] = score.market / 10;
  out[next + AT.points] = score.total / 150;
  out[next + AT.incomeToCome] = (tracks.income * clock.incomes) / 60;
  out[next + AT.coinsToSpend] = (coins * clock.drafts) / 300;
  out[next + AT.militaryToUse] = (tracks.military * clock.colonies) / 60;
  out[next + AT.cultureToUse] = (tracks.culture * clock.statues) / 60;
  out[next + AT.foodToUse] = (tracks.food * clock.feedings) / 30;
  out[next + AT.cardsToFeed] = (cards * clock.feedings) / 30;
  out[next + AT.setsToGrow] = (sets * clock.drafts) / 60;
  out[next + AT.surplusAtFeeding] = clock.draftsToFeeding > 0 ? clipped((slack * 2 - clock.draftsToFeeding) / 12) : 0;
  out[next + AT.incomeDebt] = tracks.income === Math.max(0, tracks.income) ? 0 : tracks.income / 5;
  return next + NAMES.length;
}
