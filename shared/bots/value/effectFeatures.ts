import type { Effect } from '../../content/content.ts';
import { EFFECTS, type EffectType } from '../../vocabulary/pieces.ts';
import type { Clock } from './clock.ts';
import { named, placesOf } from './featureNames.ts';
import type { SeatFacts } from './seatFacts.ts';

/** What each type of effect may still bring; then these. */
const OTHERS = ['surplusFood', 'tilesOnCards', 'allyBonusDue'] as const;
const AT = placesOf(OTHERS);

export const EFFECT_FEATURES = named('effects', [...EFFECTS, ...OTHERS]);

/** What an effect still has to work on: a share of the whole game, 0 … 1. */
type Use = (clock: Clock) => number;

const once: Use = () => 1;
const drafts: Use = (clock) => clock.drafts / 20;
const incomes: Use = (clock) => clock.incomes / 4;
const colonies: Use = (clock) => clock.colonies / 4;
const statues: Use = (clock) => clock.statues / 4;
const takings: Use = (clock) => (clock.colonies + clock.statues) / 4;
const feedings: Use = (clock) => clock.feedings / 2;
const medals: Use = (clock) => clock.medals / 2;

/** When each effect works, and the number on the card that counts as 1. */
const USES: Readonly<Record<EffectType, { readonly use: Use; readonly unit: number }>> = {
  sellBonus: { use: drafts, unit: 1 },
  bonusTile: { use: once, unit: 2 },
  scholar: { use: drafts, unit: 1 },
  statueBonus: { use: statues, unit: 2 },
  medalDiscount: { use: medals, unit: 1 },
  payToFeed: { use: feedings, unit: 1 },
  foodSurplus: { use: feedings, unit: 3 },
  incomeCatchUp: { use: incomes, unit: 2 },
  colonyLoot: { use: colonies, unit: 4 },
  fullSilver: { use: once, unit: 1 },
  setPoints: { use: once, unit: 4 },
  colourJoker: { use: once, unit: 1 },
  doubleAction: { use: takings, unit: 1 },
  lowerRequirement: { use: takings, unit: 4 },
  payRequirement: { use: takings, unit: 3 },
  noDiscount: { use: drafts, unit: 1 },
  tileLoan: { use: medals, unit: 5 },
  allyBonus: { use: colonies, unit: 1 },
  statueCoins: { use: statues, unit: 4 },
  freeCard: { use: feedings, unit: 1 },
};

/** The main number of an effect; 1 where it has none of its own. */
const strengthOf = (effect: Effect): number =>
  effect.coins ?? effect.steps ?? effect.amount ?? effect.points ?? effect.coinsPerTrack ?? effect.coinsPerStep ?? 1;

const PLACES: ReadonlyMap<EffectType, number> = new Map(EFFECTS.map((type, index) => [type, index]));

/** What the owned effects may still bring, one number for each type; coins for surplus food; tiles on cards; a bonus just due. */
export function effectFeatures({ state, clock, cards }: SeatFacts, out: Float32Array, at: number): number {
  const others = at + EFFECTS.length;
  out.fill(0, at, others + OTHERS.length);
  for (const { effect } of state.effects.cards) {
    if (effect === undefined) continue;
    const place = at + (PLACES.get(effect.type) ?? 0);
    const { use, unit } = USES[effect.type];
    const strength = strengthOf(effect) / unit;
    out[place] = (out[place] ?? 0) + strength * use(clock);
    if (effect.type === 'allyBonus' && clock.owesAllyBonus) {
      out[others + AT.allyBonusDue] = (out[others + AT.allyBonusDue] ?? 0) + strength / 2;
    }
    if (effect.type === 'foodSurplus') {
      out[others + AT.surplusFood] = clock.feedings > 0 ? Math.min(1, Math.max(0, state.tracks.food - cards) / 4) : 0;
    }
  }
  out[others + AT.tilesOnCards] = state.cardTiles.length / 3;
  return others + OTHERS.length;
}
