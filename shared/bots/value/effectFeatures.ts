import type { Card } from '../../content/content.ts';
import { EFFECT_TYPES, EFFECTS, type Effect, type EffectUse } from '../../vocabulary/effects.ts';
import type { Clock } from './clock.ts';
import { clear, named, placesOf } from './featureNames.ts';
import type { SeatFacts } from './seatFacts.ts';

/** What each type of effect may still bring; then these. */
const OTHERS = ['surplusFood', 'tilesOnCards', 'allyBonusDue'] as const;
const AT = placesOf(OTHERS);

export const EFFECT_FEATURES = named('effects', [...EFFECT_TYPES, ...OTHERS]);

/** What an effect still has to work on: a share of the whole game, 0 … 1. */
type Share = (clock: Clock) => number;

const SHARES: Readonly<Record<EffectUse, Share>> = {
  once: () => 1,
  drafts: (clock) => clock.drafts / 20,
  incomes: (clock) => clock.incomes / 4,
  colonies: (clock) => clock.colonies / 4,
  statues: (clock) => clock.statues / 4,
  takings: (clock) => (clock.colonies + clock.statues) / 4,
  feedings: (clock) => clock.feedings / 2,
  medals: (clock) => clock.medals / 2,
};

/** What there is to say of a card's effect, whatever the game. */
interface Working {
  /** Its type's place among the features. */
  readonly place: number;
  readonly strength: number;
  readonly share: Share;
}

function workingOf(effect: Effect): Working {
  const { works, unit, ...description } = EFFECTS[effect.type];
  const main = 'main' in description ? (effect[description.main] ?? 1) : 1;
  return { place: EFFECT_TYPES.indexOf(effect.type), strength: main / unit, share: SHARES[works] };
}

/** What has been asked for, by the numbers of the cards: it is asked for by the million. */
const remembered: (Working | undefined)[] = [];

function workingOn(card: Card, effect: Effect): Working {
  const known = card.number < remembered.length ? remembered[card.number] : undefined;
  if (known !== undefined) return known;
  const working = workingOf(effect);
  while (remembered.length <= card.number) remembered.push(undefined);
  remembered[card.number] = working;
  return working;
}

/**
 * Writes what the owned effects may still bring: one number for each type of effect, then coins for surplus food, tiles
 * on cards, and an ally bonus that is due. Returns the next free index.
 */
export function effectFeatures({ state, clock, cards }: SeatFacts, out: Float32Array, at: number): number {
  const others = at + EFFECT_TYPES.length;
  clear(out, at, others + OTHERS.length);
  for (const card of state.effects.cards) {
    const { effect } = card;
    if (effect === undefined) continue;
    const { place, strength, share } = workingOn(card, effect);
    out[at + place] = (out[at + place] ?? 0) + strength * share(clock);
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
