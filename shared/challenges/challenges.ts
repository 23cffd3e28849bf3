import { BOT_STYLES } from '../vocabulary/preferences.ts';
import type { Goal } from './goals.ts';
import type { ChallengeTable, Opponent } from './table.ts';

/** A star is earned by a game that shows all of its goals; it stays, and the next game may earn the others. */
export type Star = readonly Goal[];

export interface Challenge {
  /** Never changed: what was earned is kept under it. */
  readonly id: ChallengeId;
  readonly table: ChallengeTable;
  readonly stars: readonly [Star, Star, Star];
}

const apprentice: Opponent = { level: 'apprentice' };
const citizen: Opponent = { level: 'citizen' };
const governor: Opponent = { level: 'governor' };
const regent: Opponent = { level: 'regent' };
const hadara: Opponent = { level: 'hadara' };

const basic = (...opponents: Opponent[]): ChallengeTable => ({ opponents, mode: 'basic', expansions: [] });
const advanced = (...opponents: Opponent[]): ChallengeTable => ({ opponents, mode: 'advanced', expansions: [] });

const win: Goal = { kind: 'win' };
const least = <K extends Extract<Goal, { least: number }>['kind']>(kind: K, number: number) => ({
  kind,
  least: number,
});

/** From the easiest to the hardest. */
const LIST = [
  { id: 'firstCrown', table: basic(apprentice), stars: [[win], [least('points', 120)], [least('lead', 25)]] },
  {
    id: 'fullGranary',
    table: basic(apprentice),
    stars: [[least('citizens', 15)], [{ kind: 'track', track: 'food', least: 20 }], [{ kind: 'nobodyStarves' }, win]],
  },
  {
    id: 'workshop',
    table: basic(apprentice, apprentice),
    stars: [[least('statues', 2)], [least('statues', 3)], [least('statues', 3), win]],
  },
  {
    id: 'treasury',
    table: basic(apprentice, citizen),
    stars: [
      [{ kind: 'track', track: 'income', least: 18 }],
      [{ kind: 'track', track: 'income', least: 24 }],
      [{ kind: 'track', track: 'income', least: 28 }, win],
    ],
  },
  {
    id: 'newShores',
    table: basic(citizen),
    stars: [[least('colonies', 3)], [least('colonies', 4)], [least('colonies', 5)]],
  },
  {
    id: 'signedAndSealed',
    table: advanced(apprentice, citizen),
    stars: [[least('silver', 2)], [least('silver', 2), least('gold', 1)], [least('silver', 2), least('gold', 2)]],
  },
  {
    id: 'allFields',
    table: advanced(citizen),
    stars: [[least('everyColour', 2)], [least('everyColour', 3)], [least('everyColour', 4)]],
  },
  {
    id: 'peddler',
    table: advanced(citizen),
    stars: [[least('sold', 10)], [least('sold', 10), win], [least('sold', 12), win]],
  },
  {
    id: 'purpleRobe',
    table: advanced(citizen, citizen),
    stars: [
      [{ kind: 'cards', colour: 'purple', least: 5 }],
      [{ kind: 'cards', colour: 'purple', least: 6 }],
      [{ kind: 'cards', colour: 'purple', least: 7 }, win],
    ],
  },
  {
    id: 'raider',
    table: advanced(citizen, citizen),
    stars: [[least('plundered', 3)], [least('plundered', 3), win], [least('plundered', 4)]],
  },
  { id: 'crowd', table: advanced(citizen, citizen, citizen), stars: [[win], [least('lead', 15)], [least('lead', 30)]] },
  {
    id: 'goldenAge',
    table: advanced(governor),
    stars: [
      [least('gold', 2)],
      [{ kind: 'category', category: 'gold', least: 56 }],
      [{ kind: 'category', category: 'gold', least: 70 }],
    ],
  },
  {
    id: 'peacefulRealm',
    table: advanced(citizen),
    stars: [
      [{ kind: 'fewCards', colour: 'red', most: 2 }, win],
      [{ kind: 'fewCards', colour: 'red', most: 1 }, win],
      [{ kind: 'fewCards', colour: 'red', most: 0 }, win],
    ],
  },
  {
    id: 'allies',
    table: advanced(governor, governor),
    stars: [[least('integrated', 3)], [least('integrated', 4)], [least('integrated', 5)]],
  },
  {
    id: 'gallery',
    table: advanced(governor, governor),
    stars: [
      [{ kind: 'category', category: 'statues', least: 48 }],
      [{ kind: 'category', category: 'statues', least: 54 }],
      [{ kind: 'category', category: 'statues', least: 56 }, win],
    ],
  },
  {
    id: 'monumental',
    table: { ...advanced(citizen, citizen), expansions: ['monuments'] },
    stars: [
      [{ kind: 'monument', fate: 'built' }],
      [{ kind: 'monument', fate: 'built' }, win],
      [{ kind: 'category', category: 'statues', least: 75 }],
    ],
  },
  {
    id: 'scrap',
    table: { ...advanced(governor), expansions: ['monuments'] },
    stars: [
      [{ kind: 'monument', fate: 'reused' }],
      [{ kind: 'monument', fate: 'reused' }, win],
      [{ kind: 'monument', fate: 'reused' }, least('lead', 20)],
    ],
  },
  {
    id: 'marketDay',
    table: { ...advanced(citizen, governor), expansions: ['market'] },
    stars: [
      [{ kind: 'market', market: 'small' }],
      [{ kind: 'market', market: 'large' }],
      [{ kind: 'market', market: 'large' }, win],
    ],
  },
  {
    id: 'stallholder',
    table: { ...advanced(governor), expansions: ['market'] },
    stars: [
      [{ kind: 'category', category: 'market', least: 2 }],
      [{ kind: 'category', category: 'market', least: 4 }],
      [{ kind: 'category', category: 'market', least: 4 }, win],
    ],
  },
  {
    id: 'court',
    table: { ...advanced(citizen, citizen), expansions: ['nobles'] },
    stars: [
      [{ kind: 'cards', colour: 'purple', least: 6 }],
      [win, { kind: 'cards', colour: 'purple', least: 6 }],
      [least('points', 200)],
    ],
  },
  {
    id: 'noCrowns',
    table: advanced(governor, governor),
    stars: [
      [{ kind: 'fewCards', colour: 'purple', most: 1 }, win],
      [{ kind: 'fewCards', colour: 'purple', most: 0 }, win],
      [{ kind: 'fewCards', colour: 'purple', most: 0 }, least('lead', 15)],
    ],
  },
  {
    id: 'hoarder',
    table: advanced(governor),
    stars: [[least('coins', 25)], [least('coins', 35)], [least('coins', 25), win]],
  },
  {
    id: 'balance',
    table: advanced(governor, regent),
    stars: [[least('allTracks', 15)], [least('allTracks', 18)], [least('allTracks', 20)]],
  },
  {
    id: 'sameCards',
    table: { ...advanced(regent, regent), seed: 2911 },
    stars: [[least('points', 170)], [win], [least('points', 200)]],
  },
  {
    id: 'fewHands',
    table: advanced(regent),
    stars: [
      [{ kind: 'fewBought', most: 20 }, least('points', 150)],
      [{ kind: 'fewBought', most: 20 }, win],
      [{ kind: 'fewBought', most: 18 }, win],
    ],
  },
  {
    id: 'bareSquares',
    table: advanced(governor, governor, governor),
    stars: [
      [{ kind: 'fewStatues', most: 2 }, win],
      [{ kind: 'fewStatues', most: 1 }, least('points', 150)],
      [{ kind: 'fewStatues', most: 1 }, win],
    ],
  },
  {
    id: 'allStyles',
    table: {
      ...advanced(...BOT_STYLES.map((style): Opponent => ({ level: 'regent', style }))),
      oneAway: true,
    },
    stars: [[least('points', 160)], [win], [least('lead', 15)]],
  },
  {
    id: 'everythingAtOnce',
    table: { ...advanced(regent, regent, governor), expansions: ['monuments', 'market', 'nobles'] },
    stars: [[least('points', 220)], [win], [least('lead', 20)]],
  },
  {
    id: 'tenCoins',
    table: { ...advanced(hadara), gift: 10 },
    stars: [[least('points', 170)], [win], [least('lead', 20)]],
  },
  { id: 'master', table: advanced(hadara, regent), stars: [[least('points', 185)], [win], [least('lead', 20)]] },
] as const satisfies readonly (Omit<Challenge, 'id'> & { readonly id: string })[];

export type ChallengeId = (typeof LIST)[number]['id'];

export const CHALLENGES: readonly Challenge[] = LIST;

/** `undefined` for one that this program does not know. */
export const challengeOf = (id: string): Challenge | undefined => CHALLENGES.find((challenge) => challenge.id === id);
