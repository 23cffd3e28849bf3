import type { DecisionEntry, DecisionPlace, Why } from '../../../shared/contract/answers.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import type { Expansion } from '../../../shared/vocabulary/options.ts';
import { leaningOf, REASON_PARTS, type Reason, type ReasonPart } from '../../../shared/vocabulary/reason.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { actionView } from '../actions/index.ts';
import { sightSentence } from './sightWords.ts';

/** What is needed for a sentence about a reason besides the reason itself. */
export interface ReasonContext {
  readonly expansions: readonly Expansion[];
  /** Returns what an action is, as one phrase. */
  readonly say: (action: Action) => string;
  /** Whether a bot took the decision: a bot that looks only one position ahead and takes less has made a mistake. */
  readonly isBot?: boolean;
  /** Whether only the most important kind of points is named, without figures. */
  readonly isBrief?: boolean;
}

/** The smallest difference of points that is shown: estimates are not more precise. */
const WORTH_TELLING = 0.5;
const PARTS = 2;

export const categoryWords = (category: ReasonPart, expansions: readonly Expansion[], text: Text): string =>
  category === 'statues' && expansions.includes('monuments')
    ? text('reason.part.statues.monuments')
    : text(`reason.part.${category}`);

const toTenths = (points: number): number => Math.round(points * 10) / 10;

/** The categories sorted by how much they contribute in the direction of the whole difference, the most first. */
function sortedParts({ lead, parts }: Reason): readonly ReasonPart[] {
  const pull = (category: ReasonPart): number => parts[category] * Math.sign(lead);
  return [...REASON_PARTS].sort((a, b) => pull(b) - pull(a));
}

/**
 * The category that contributes most, and those that work strongly against it: without them the figures would not add
 * up.
 */
function partsWords(reason: Reason, expansions: readonly Expansion[], text: Text): string {
  const { lead, parts } = reason;
  const words = (category: ReasonPart): string =>
    text('reason.part', {
      category: categoryWords(category, expansions, text),
      points: text.signed(toTenths(parts[category])),
    });
  const sorted = sortedParts(reason);
  const main = sorted
    .slice(0, PARTS)
    .filter((category, place) => place === 0 || parts[category] * Math.sign(lead) >= WORTH_TELLING);
  const named = text.list(main.map(words));
  const against = sorted.at(-1);
  if (against === undefined || -parts[against] * Math.sign(lead) < Math.max(1, Math.abs(lead) / 2)) return named;
  return text('reason.despite', { parts: named, against: words(against) });
}

/** The kind of points that makes up most of the difference. */
const mainWords = (reason: Reason, expansions: readonly Expansion[], text: Text): string =>
  sortedParts(reason)
    .slice(0, 1)
    .map((category) => categoryWords(category, expansions, text))
    .join('');

/** The reason seen from the other action. */
const reversed = (reason: Reason): Reason => ({
  ...reason,
  lead: -reason.lead,
  parts: Object.fromEntries(REASON_PARTS.map((part) => [part, -reason.parts[part]])) as Reason['parts'],
});

/**
 * Returns why an action was good or bad: one sentence compares it with the best other action and names the points, a
 * second one tells what was seen in games played on.
 */
export function reasonSentence(reason: Reason, context: ReasonContext, text: Text): string {
  const verdict = verdictSentence(reason, context, text);
  return reason.seen === null ? verdict : `${verdict} ${sightSentence(reason.seen, text)}`;
}

function verdictSentence(reason: Reason, context: ReasonContext, text: Text): string {
  const { expansions, say, isBot, isBrief } = context;
  const { action, instead, lead, certain } = reason;
  if (instead === null) return text('reason.forced', { action: say(action) });
  const named = { action: say(action), other: say(instead) };
  if (certain !== null) return text(`reason.certain.${certain}`, named);
  const { sign, byPoints } = leaningOf(reason);
  if (sign === 0) return text('reason.even', named);
  if (!byPoints) {
    const games = Math.round(Math.abs(reason.chance ?? 0) * 100);
    return text(sign > 0 ? 'reason.wins' : 'reason.loses', { ...named, games });
  }
  const isSlip = isBot === true && reason.chance === null && lead < 0;
  const points = Math.round(Math.abs(lead));
  if (isSlip) return text('reason.slip', { ...named, points, parts: partsWords(reversed(reason), expansions, text) });
  const parts = isBrief === true ? mainWords(reason, expansions, text) : partsWords(reason, expansions, text);
  return text(lead > 0 ? 'reason.better' : 'reason.worse', { ...named, points, parts });
}

/** Returns what an action of the decision log is, as one phrase without its price, which the log does not tell. */
export const loggedActionWords = (action: Action, place: DecisionPlace, text: Text): string =>
  actionView(action).booked(action, place, text);

/** Returns a decision of the log in one sentence: what was done, and how good it was. */
export const decisionSentence = (
  entry: DecisionEntry,
  isBot: boolean,
  expansions: readonly Expansion[],
  text: Text,
): string =>
  reasonSentence(entry.reason, { expansions, isBot, say: (action) => loggedActionWords(action, entry, text) }, text);

/** Returns a decision in one sentence for a newcomer: without naming who took it, and without tenths of points. */
export const briefSentence = (entry: DecisionEntry, expansions: readonly Expansion[], text: Text): string =>
  reasonSentence(
    entry.reason,
    { expansions, isBrief: true, say: (action) => loggedActionWords(action, entry, text) },
    text,
  );

/** Returns why a bot decided as it did, as far as it may be told, in one sentence. */
export function whyWords(why: Why, expansions: readonly Expansion[], text: Text): string {
  switch (why.kind) {
    case 'open':
      return decisionSentence(why.entry, true, expansions, text);
    case 'bare':
      return bareWords(why.place, why.action, why.instead, text);
    case 'sold':
      return why.instead === null
        ? text('why.sold', { card: text.list(why.place.hand.map((card) => text.card(card))) })
        : text('why.soldInstead', { card: text.card(why.instead.keep) });
    case 'hidden':
      return text('why.hidden');
  }
}

function bareWords(place: DecisionPlace, action: Action, instead: Action | null, text: Text): string {
  const named = { action: loggedActionWords(action, place, text) };
  return instead === null
    ? text('reason.forced', named)
    : text('why.bare', { ...named, other: loggedActionWords(instead, place, text) });
}
