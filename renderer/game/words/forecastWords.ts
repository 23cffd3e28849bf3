import type { FeedingForecast, IncomeForecast } from '../../../shared/forecast/forecast.ts';
import type { Goal, Threshold } from '../../../shared/forecast/thresholds.ts';
import type { Track } from '../../../shared/vocabulary/tracks.ts';
import { numeral, type Text } from '../../platform/i18n/text.ts';

/** Returns the half epoch in which something comes. */
export const halfEpochWords = ({ epoch, phase }: Pick<IncomeForecast, 'epoch' | 'phase'>, text: Text): string =>
  text('foresight.half', { epoch: numeral(epoch), phase });

/** Returns what the next income brings, a line each. */
export function incomeLines(income: IncomeForecast, text: Text): readonly string[] {
  const { coins, catchUp, coinsAfter, marketCoins, opens } = income;
  return [
    text('foresight.income.coins', { signed: text.signed(coins), before: coinsAfter - coins, after: coinsAfter }),
    ...(catchUp > 0 ? [text('foresight.income.catchUp', { coins: catchUp })] : []),
    ...(marketCoins > 0 ? [text('foresight.income.market', { coins: marketCoins })] : []),
    ...(opens === null ? [] : [text('foresight.income.opens', { market: opens })]),
  ];
}

/** Returns what the next feeding asks for, a line each. */
export function feedingLines(feeding: FeedingForecast, text: Text): readonly string[] {
  const { owned, food, unfed, payable, priceEach, surplus } = feeding;
  return [
    text('foresight.feeding.cards', { owned, food }),
    unfed === 0
      ? text('foresight.feeding.fed', { spare: Math.max(0, food - owned) })
      : text('foresight.feeding.unfed', { count: unfed }),
    ...(payable > 0 ? [text('foresight.feeding.payable', { count: payable, coins: priceEach })] : []),
    ...(surplus > 0 ? [text('foresight.feeding.surplus', { coins: surplus })] : []),
  ];
}

/** Returns what a threshold leads to. */
export const goalWords = (goal: Goal, text: Text): string =>
  text(`threshold.${goal.kind}`, 'at' in goal ? { at: goal.at } : {});

/** Returns how far a seat is from it. */
export function reachWords(threshold: Threshold, text: Text): string {
  const { goal, reach, missing, payment } = threshold;
  switch (reach) {
    case 'reached':
      return text('threshold.reached');
    case 'payable':
      return text('threshold.payable', { missing, coins: payment });
    case 'short':
      return shortWords(threshold, text);
    case 'done':
    case 'blocked':
      return text(`threshold.${reach}.${goal.kind}`);
  }
}

/** What is missing: of two things, those that are. */
function shortWords({ goal, missing, missingToo }: Threshold, text: Text): string {
  const parts = measuresOf(goal).flatMap((measure, index) => {
    const count = index === 0 ? missing : missingToo;
    if (count === 0) return [];
    return measure === 'coins'
      ? text('unit.coins', { count })
      : text('threshold.part', { count, track: text(`track.${measure}`) });
  });
  return text('threshold.short', { list: text.list(parts), count: missing + missingToo });
}

/** Returns what a threshold is about: one thing, or two of which both are needed. */
export function measuresOf({ kind }: Goal): readonly (Track | 'coins')[] {
  switch (kind) {
    case 'colony':
      return ['military'];
    case 'statue':
      return ['culture'];
    case 'monument':
      return ['military', 'culture'];
    case 'market':
      return ['income', 'food'];
    case 'medal':
      return ['coins'];
  }
}
