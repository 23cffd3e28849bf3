import type { FinishedGame, FinishedSeat } from '../statistics/facts.ts';
import { COLOURS, type Colour } from '../vocabulary/colours.ts';
import type { Market } from '../vocabulary/pieces.ts';
import type { ScoreCategory } from '../vocabulary/score.ts';
import { EPOCHS } from '../vocabulary/time.ts';
import { TRACKS, type Track } from '../vocabulary/tracks.ts';

/** A goal that a finished game shows for one seat. Numbers are the least, unless it says `most`. */
export type Goal =
  | { readonly kind: 'win' }
  | { readonly kind: 'lead'; readonly least: number }
  | { readonly kind: 'points'; readonly least: number }
  | { readonly kind: 'category'; readonly category: ScoreCategory; readonly least: number }
  | { readonly kind: 'track'; readonly track: Track; readonly least: number }
  | { readonly kind: 'allTracks'; readonly least: number }
  | { readonly kind: 'cards'; readonly colour: Colour; readonly least: number }
  | { readonly kind: 'fewCards'; readonly colour: Colour; readonly most: number }
  | { readonly kind: 'everyColour'; readonly least: number }
  | { readonly kind: 'citizens'; readonly least: number }
  | { readonly kind: 'nobodyStarves' }
  | { readonly kind: 'colonies'; readonly least: number }
  | { readonly kind: 'integrated'; readonly least: number }
  | { readonly kind: 'plundered'; readonly least: number }
  | { readonly kind: 'statues'; readonly least: number }
  | { readonly kind: 'fewStatues'; readonly most: number }
  | { readonly kind: 'silver'; readonly least: number }
  | { readonly kind: 'gold'; readonly least: number }
  | { readonly kind: 'sold'; readonly least: number }
  | { readonly kind: 'fewBought'; readonly most: number }
  | { readonly kind: 'coins'; readonly least: number }
  | { readonly kind: 'monument'; readonly fate: 'reused' | 'built' }
  | { readonly kind: 'market'; readonly market: Market };

export type GoalKind = Goal['kind'];

/** What a goal is measured by: the seat, and the others at its table. */
interface Outcome {
  readonly own: FinishedSeat;
  readonly others: readonly FinishedSeat[];
}

type Check<K extends GoalKind> = (goal: Extract<Goal, { kind: K }>, outcome: Outcome) => boolean;

const lead = ({ own, others }: Outcome): number =>
  own.score.total - Math.max(...others.map(({ score }) => score.total));

/** The last feeding is the one of the last epoch. */
const fedAtLast = ({ feedings }: FinishedSeat): number => feedings[EPOCHS.length - 1]?.fed ?? 0;

/** How each kind of goal is computed from the facts of a finished game. */
const CHECKS: { readonly [K in GoalKind]: Check<K> } = {
  win: (_, { own }) => own.rank === 1,
  lead: ({ least }, outcome) => lead(outcome) >= least,
  points: ({ least }, { own }) => own.score.total >= least,
  category: ({ category, least }, { own }) => own.score[category] >= least,
  track: ({ track, least }, { own }) => own.tracks[track] >= least,
  allTracks: ({ least }, { own }) => TRACKS.every((track) => own.tracks[track] >= least),
  cards: ({ colour, least }, { own }) => own.cards[colour] >= least,
  fewCards: ({ colour, most }, { own }) => own.cards[colour] <= most,
  everyColour: ({ least }, { own }) => COLOURS.every((colour) => own.cards[colour] >= least),
  citizens: ({ least }, { own }) => fedAtLast(own) >= least,
  nobodyStarves: (_, { own }) => own.feedings.every(({ unfed }) => unfed === 0),
  colonies: ({ least }, { own }) => own.colonies.length >= least,
  integrated: ({ least }, { own }) => own.colonies.filter(({ integrated }) => integrated).length >= least,
  plundered: ({ least }, { own }) => own.colonies.filter(({ integrated }) => !integrated).length >= least,
  statues: ({ least }, { own }) => own.statues.length >= least,
  fewStatues: ({ most }, { own }) => own.statues.length <= most,
  silver: ({ least }, { own }) => own.silver.length >= least,
  gold: ({ least }, { own }) => own.gold >= least,
  sold: ({ least }, { own }) => own.sold >= least,
  fewBought: ({ most }, { own }) => own.bought <= most,
  coins: ({ least }, { own }) => own.coins >= least,
  monument: ({ fate }, { own }) => own.monument === fate,
  market: ({ market }, { own }) => own.market === market,
};

/** Whether a seat of a finished game shows all of these. Throws a RangeError where there is no such seat. */
export function isReached(goals: readonly Goal[], game: FinishedGame, seat: number): boolean {
  const own = game.seats[seat];
  if (own === undefined) throw new RangeError(`no seat ${seat}`);
  const outcome = { own, others: game.seats.filter((_, other) => other !== seat) };
  return goals.every((goal) => (CHECKS[goal.kind] as Check<GoalKind>)(goal as never, outcome));
}
