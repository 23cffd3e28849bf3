import { contentOf } from '../../../shared/content/content.ts';
import { slipOf } from '../../../shared/lessons/coach/slips.ts';
import { coloursOf, standing } from '../../../shared/lessons/values.ts';
import type { Choice, Observation, ObservedSeat } from '../../../shared/rules/observation/observation.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { TRACKS, type Track } from '../../../shared/vocabulary/tracks.ts';

/* A newcomer who decides by rules of thumb alone: nothing is looked ahead, nobody is watched. */

/** A decision to be taken: what one sees, and what one may do. */
export interface Question {
  readonly view: Observation;
  readonly seat: Seat;
  readonly choices: readonly Choice[];
}

type Rule = (choice: Choice, question: Question, own: ObservedSeat) => number;

/** Five coins are a point at the end; before that they buy. */
const COIN = { 1: 0.6, 2: 0.45, 3: 0.3 } as const;
const THRESHOLD = 3;

const incomesOf = ({ view, seat, choices }: Question): number =>
  Number(standing({ view, seat, choices, title: (card) => card }).incomes);

/** “What will these steps bring until the end? … the step to a colony or statue. Keep coins for the next rounds.” */
const steps: Rule = ({ preview }, question) => {
  const coin = COIN[question.view.epoch];
  const { tracks, reaches, coins, price, points } = preview;
  const spent = price === null ? coins : -price;
  const own = points + (price === null ? 0 : price / 5);
  const income = (tracks.income ?? 0) * incomesOf(question) * coin;
  const others = ((tracks.military ?? 0) + (tracks.culture ?? 0) + (tracks.food ?? 0)) * 0.7;
  const open = (reaches.colonies.length + reaches.statues.length) * THRESHOLD;
  return own + income + others + open + spent * coin;
};

/** “Look at your price, then at food.” */
const bread: Rule = ({ preview }, { view }) => (view.phase === 'B' ? -4 * preview.unfed : 0);

/** “Early, integrate. Late, compare points, five coins being one.” */
const colony: Rule = ({ action, preview }, { view }) => {
  if (action.type !== 'colony') return 0;
  const worth = preview.pointsBetween?.most ?? preview.points;
  return 1 + action.level / 10 + (view.epoch < 3 && action.action === 'integrate' ? 20 : worth);
};

const lowestFirst = ({ tracks }: ObservedSeat, track: Track): number => -tracks[track] / 100;

/** “Early, the track side pays longer; in the last epoch take points. Use tiles of tracks that silver will not crown.” */
const statue: Rule = ({ action }, { view }, own) => {
  if (action.type !== 'statue' && action.type !== 'placeTile') return 0;
  const requirement = action.type === 'statue' ? action.requirement : 0;
  const early = view.epoch < 3;
  const side = (action.side === 'track') === early ? 1 : 0;
  const income = early && action.tile === 'income' && action.side === 'track' ? 0.5 : 0;
  return 1 + requirement + side + income + lowestFirst(own, action.tile);
};

/** “Silver for the track that will end highest. Gold if your scarcest colour keeps growing.” */
const medals: Rule = ({ action, preview }, { view }, own) => {
  if (view.epoch === 3) return preview.points;
  if (action.type === 'silver') return 1 + own.tracks[action.tile] / 100;
  const { content } = view;
  const counts = Object.values(coloursOf(own, contentOf(content)));
  return action.type === 'gold' && Math.min(...counts) >= view.epoch ? 0.5 : 0;
};

/** “Give up what brings least from now on. Keep those who bring food.” */
const feeding: Rule = ({ action }, { view }) => {
  if (action.type !== 'remove') return 0;
  const { points, gains } = contentOf(view.content).card(action.card);
  return -points - TRACKS.reduce((sum, track) => sum + Math.max(0, gains[track]), 0) / 2 - 10 * gains.food;
};

const ALL: readonly Rule[] = [];
const RULES: Readonly<Partial<Record<NonNullable<Observation['decision']>, readonly Rule[]>>> = {
  draft: [steps, bread],
  colony: [colony],
  statue: [statue],
  medals: [medals],
  feeding: [feeding],
};

const isBuy = ({ action }: Choice): boolean => 'action' in action && action.action === 'buy';

/** Who does not listen: the first card that can be paid for, and whatever else is offered first. */
export const unheeding = ({ choices }: Question): Choice | undefined =>
  choices.find(isBuy) ?? choices.find(({ action }) => action.type !== 'pass') ?? choices[0];

/** Who is warned before a slip, and knows nothing else. */
export function warned(question: Question): Choice | undefined {
  const { choices, view, seat } = question;
  const safe = choices.filter((choice) => slipOf(choice, choices, view, seat) === null);
  return unheeding({ ...question, choices: safe.length === 0 ? choices : safe });
}

/** Who reads “What matters now?” as it stands, and heeds warnings. */
export function heeding(question: Question): Choice | undefined {
  const { choices, view, seat } = question;
  const own = view.seats[seat];
  if (own === undefined || view.decision === null) return choices[0];
  const rules = RULES[view.decision] ?? ALL;
  const worth = (choice: Choice): number => rules.reduce((sum, rule) => sum + rule(choice, question, own), 0);
  const safe = choices.filter((choice) => slipOf(choice, choices, view, seat) === null);
  const [best] = [...(safe.length === 0 ? choices : safe)].sort((one, other) => worth(other) - worth(one));
  return best;
}
