import type { Action } from '../../vocabulary/actions.ts';
import type { Decision } from '../../vocabulary/time.ts';
import type { Position } from '../position/position.ts';
import type { ActionRule, ActionType, Choosing } from './actionRule.ts';
import { allyBonus } from './allyBonus.ts';
import { chooseSide } from './chooseSide.ts';
import { colony } from './colony.ts';
import { draft } from './draft.ts';
import { freeCard } from './freeCard.ts';
import { gold } from './gold.ts';
import { monument } from './monument.ts';
import { pass } from './pass.ts';
import { payToFeed } from './payToFeed.ts';
import { placeTile } from './placeTile.ts';
import { redeemTile } from './redeemTile.ts';
import { remove } from './remove.ts';
import { setWheel } from './setWheel.ts';
import { silver } from './silver.ts';
import { stall } from './stall.ts';
import { statue } from './statue.ts';
import { take } from './take.ts';

/** The rules of every type of action. */
export const RULES = {
  chooseSide,
  setWheel,
  draft,
  take,
  colony,
  statue,
  monument,
  placeTile,
  redeemTile,
  allyBonus,
  stall,
  freeCard,
  remove,
  payToFeed,
  silver,
  gold,
  pass,
} as const satisfies { readonly [T in ActionType]: ActionRule<T> };

/**
 * The action types of each decision, in the order in which legal actions and refusals are listed. This order must never
 * change: bots that see no difference take the first action. The draft of phase B allows `take` instead (`rulesAt`).
 */
const ACTIONS_AT: Readonly<Record<Decision, readonly ActionType[]>> = {
  chooseSide: ['chooseSide'],
  setWheel: ['setWheel'],
  draft: ['draft'],
  market: ['stall'],
  colony: ['colony', 'monument', 'redeemTile', 'pass'],
  allyBonus: ['allyBonus'],
  placeTile: ['placeTile'],
  statue: ['statue', 'monument', 'redeemTile', 'pass'],
  feeding: ['remove', 'payToFeed'],
  freeCard: ['freeCard', 'pass'],
  medals: ['silver', 'gold', 'redeemTile', 'pass'],
};

/** The rules of one action's type. */
export const ruleOf = (action: Action): Choosing<ActionType> => RULES[action.type];

/** The rules of every action type that a decision allows, in the order of `ACTIONS_AT`. */
export const rulesAt = ({ phase }: Position, decision: Decision): readonly Choosing<ActionType>[] =>
  decision === 'draft' && phase === 'B' ? [take] : ACTIONS_AT[decision].map((type) => RULES[type]);
