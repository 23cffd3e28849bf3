import type { BookEntry, Reason } from '../../../shared/contract/answers.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import type { Expansion } from '../../../shared/vocabulary/options.ts';
import { SCORE_CATEGORIES, type ScoreCategory } from '../../../shared/vocabulary/score.ts';
import type { Text } from '../../i18n/text.ts';
import { deedWords, passWords } from './deedWords.ts';

/** What a sentence about a reason needs to know besides. */
export interface ReasonContext {
  readonly expansions: readonly Expansion[];
  /** Returns what an action is, as one phrase. */
  readonly say: (action: Action) => string;
}

/** Points that are told apart: estimates are not better than that. */
const WORTH_TELLING = 0.5;
const PARTS = 2;

const categoryWords = (category: ScoreCategory, expansions: readonly Expansion[], text: Text): string =>
  category === 'statues' && expansions.includes('monuments')
    ? text('reason.part.statues.monuments')
    : text(`reason.part.${category}`);

const toTenths = (points: number): number => Math.round(points * 10) / 10;

/** Categories by how much they pull the way of the whole, the most first. */
function sortedParts({ lead, parts }: Reason): readonly ScoreCategory[] {
  const pull = (category: ScoreCategory): number => parts[category] * Math.sign(lead);
  return [...SCORE_CATEGORIES].sort((a, b) => pull(b) - pull(a));
}

/** What makes most of the whole, and what pulls hard against it: without that the figures would not add up. */
function partsWords(reason: Reason, expansions: readonly Expansion[], text: Text): string {
  const { lead, parts } = reason;
  const words = (category: ScoreCategory): string =>
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

/** Returns in one sentence why an action was good or bad: against the best other one, and in what. */
export function reasonSentence(reason: Reason, { expansions, say }: ReasonContext, text: Text): string {
  const { action, instead, lead } = reason;
  if (instead === null) return text('reason.forced', { action: say(action) });
  const named = { action: say(action), other: say(instead) };
  if (Math.abs(lead) < WORTH_TELLING) return text('reason.even', named);
  return text(lead > 0 ? 'reason.better' : 'reason.worse', {
    ...named,
    points: Math.round(Math.abs(lead)),
    parts: partsWords(reason, expansions, text),
  });
}

/** Returns what an action of the books is, as one phrase, without its price, which the books do not tell. */
export function bookedWords(action: Action, { step, tops }: BookEntry, text: Text): string {
  switch (action.type) {
    case 'setWheel':
      return text('reason.wheel', { number: action.rotation + 1 });
    case 'draft':
    case 'take': {
      const id = action.type === 'draft' ? action.keep : tops[action.colour];
      const card = id === undefined ? '' : text.card(id);
      if (action.action === 'sell') return text('reason.sell', { card });
      if (action.tile === undefined) return text('reason.buy', { card });
      return text('reason.buyTile', { card, track: text(`track.${action.tile}`) });
    }
    case 'redeemTile':
      return text('reason.redeem', { card: text.card(action.card) });
    case 'remove':
      return text('choice.remove', { card: text.card(action.card) });
    case 'pass':
      return passWords(step, text);
    default:
      return deedWords(action, text);
  }
}

/** Returns a decision of the books in one sentence: what was done, and how good that was. */
export const bookSentence = (entry: BookEntry, expansions: readonly Expansion[], text: Text): string =>
  reasonSentence(entry.reason, { expansions, say: (action) => bookedWords(action, entry, text) }, text);
