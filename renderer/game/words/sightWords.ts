import type { Sight, SightFact } from '../../../shared/vocabulary/sight.ts';
import { numeral, type Text } from '../../platform/i18n/text.ts';

/** The facts that are told as a thing and how often it happened. */
type Thing = Exclude<SightFact, { readonly kind: 'gone' | 'emptied' | 'coins' }>;

function thingWords(fact: Thing, text: Text): string {
  switch (fact.kind) {
    case 'colony':
      return text('seen.colony', { level: fact.level });
    case 'statue':
      return text('seen.statue', { requirement: fact.requirement });
    case 'market':
      return text('seen.market', { market: fact.market });
    case 'later':
      return text('seen.later', { card: text.card(fact.card) });
    case 'sets':
    case 'silver':
    case 'gold':
    case 'integrated':
      return text(`seen.${fact.kind}`, { count: fact.count });
    default:
      return text(`seen.${fact.kind}`);
  }
}

/** Returns in one sentence what tells two actions apart in games that were played on with both. */
export function sightSentence({ fact, until, games, own, other }: Sight, text: Text): string {
  const counts = { games, own, other };
  const half = { epoch: numeral(until.epoch), phase: until.phase };
  switch (fact.kind) {
    case 'gone':
      return text('seen.gone', { ...counts, card: text.card(fact.card), left: text.card(fact.other) });
    case 'emptied': {
      const piles = { colour: text(`colour.${fact.colour}`), left: text(`colour.${fact.other}`) };
      return text('seen.emptied', { ...counts, ...piles });
    }
    case 'coins':
      return text('seen.coins', { ...counts, ...half });
    default:
      return text('seen.counted', { ...counts, ...half, what: thingWords(fact, text) });
  }
}
