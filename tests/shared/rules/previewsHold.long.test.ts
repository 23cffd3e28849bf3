import { expect, it } from 'vitest';
import { contentOf } from '../../../shared/content/content.ts';
import { applyAction, choicesOf, clone, deciders, decisionOf, type GameState } from '../../../shared/flow/runner.ts';
import type { PointsChange, Preview } from '../../../shared/rules/observation/observation.ts';
import { changeSince } from '../../../shared/rules/pieces/changes.ts';
import { reachedColonies } from '../../../shared/rules/pieces/colonies.ts';
import { unfedCards } from '../../../shared/rules/pieces/feeding.ts';
import { scoreSeat } from '../../../shared/rules/pieces/scoring.ts';
import { reachedStatues } from '../../../shared/rules/pieces/statues.ts';
import { cloneSeat, type SeatState } from '../../../shared/rules/position/seat.ts';
import { ACTION_TYPES, type Action } from '../../../shared/vocabulary/actions.ts';
import { DECIDED_BY, type GameEvent } from '../../../shared/vocabulary/events.ts';
import { SCORE_CATEGORIES, type ScoreLine } from '../../../shared/vocabulary/score.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { isFedForGood } from '../../../shared/vocabulary/time.ts';
import { everySetup } from '../../fixtures/options.ts';
import { seatAt } from '../../fixtures/play.ts';
import { playRandomly } from '../../fixtures/randomGame.ts';
import { rareGames } from '../../fixtures/rareGames.ts';
import { sampled } from '../../thorough.ts';

/** The seat at the moment at which its action is done and reported, and the engine has done nothing of itself yet. */
interface Outcome {
  readonly after: SeatState;
  readonly payments: number;
  readonly event: GameEvent | null;
}

/** Does the action in a copy of the game; where everybody decides in secret, the others have decided before. */
function outcomeOf(game: GameState, seat: Seat, action: Action): Outcome {
  const next = clone(game);
  for (const other of deciders(game)) {
    const [first] = other === seat ? [] : choicesOf(next, other);
    if (first !== undefined) applyAction(next, other, first.action);
  }
  let outcome: Outcome = { after: cloneSeat(seatAt(next, seat)), payments: next.feedingPayments, event: null };
  applyAction(next, seat, action, (event) => {
    if (!('seat' in event) || event.seat !== seat || !DECIDED_BY[event.type]?.includes(action.type)) return;
    outcome = { after: cloneSeat(seatAt(next, seat)), payments: next.feedingPayments, event };
  });
  return outcome;
}

/** What the action costs by itself: the coins that are gone, and those that its effects gave. */
function priceOf(game: GameState, action: Action, { event }: Outcome): number | null {
  if (event === null || !('change' in event)) return null;
  switch (event.type) {
    case 'cardBought': {
      const { effect } = contentOf(game.table.content).card(event.card);
      const lent = effect?.type === 'tileLoan' && 'tile' in action && action.tile !== undefined;
      return (lent ? (effect.coins ?? 0) : 0) - event.change.coins;
    }
    case 'monumentBuilt':
    case 'tileRedeemed':
    case 'feedingPaid':
    case 'silverBought':
    case 'goldBought':
      return 0 - event.change.coins;
    default:
      return null;
  }
}

/** Every field of the preview, from what has really happened. */
function previewFrom(game: GameState, seat: Seat, action: Action, outcome: Outcome): Preview {
  const content = contentOf(game.table.content);
  const before = seatAt(game, seat);
  const { after, payments, event } = outcome;
  const change = changeSince(before, after);
  return {
    coins: change.coins,
    coinsAfter: after.coins,
    tracks: change.tracks,
    tracksAfter: after.tracks,
    price: priceOf(game, action, outcome),
    requirementPaid: event !== null && 'paid' in event ? event.paid : 0,
    points: scoreSeat(content, after).total - scoreSeat(content, before).total,
    reaches: {
      colonies: reachedColonies(content, after).filter((level) => !reachedColonies(content, before).includes(level)),
      statues: reachedStatues(content, after).filter((statue) => !reachedStatues(content, before).includes(statue)),
    },
    unfed: isFedForGood(game.epoch, decisionOf(game)) ? 0 : unfedCards(after, payments),
    pointsBetween: null,
    pointsBy: pointsBy(scoreSeat(content, before), scoreSeat(content, after)),
  };
}

const pointsBy = (before: ScoreLine, after: ScoreLine): Preview['pointsBy'] =>
  SCORE_CATEGORIES.map((category) => ({ category, points: after[category] - before[category] }))
    .filter(({ points }) => points !== 0)
    .map(({ category, points }) => ({ category, least: points, most: points }));

/** Whether a category's change is one of those that were told. */
const isWithinOne = ({ category, most: points }: PointsChange, told: readonly PointsChange[]): boolean =>
  told.some((change) => change.category === category && change.least <= points && points <= change.most);

/** Whatever a hidden back decides is told as unknown: only what comes of it on top may differ. */
const knownOf = ({ coins, coinsAfter, price, requirementPaid }: Preview) => ({
  coins,
  coinsAfter,
  price,
  requirementPaid,
});

/** Whether an action turns up a back that nobody knew. */
const turnsUpBack = ({ event }: Outcome): boolean =>
  event?.type === 'colonyIntegrated' || event?.type === 'monumentBuilt';

/** What was told of an action, and what has happened, as far as the two must be the same. */
function compared(preview: Preview, real: Preview, outcome: Outcome): readonly [object, object] {
  if (!turnsUpBack(outcome)) return [preview, real];
  const { least, most } = preview.pointsBetween ?? { least: Number.NaN, most: Number.NaN };
  const isWithin =
    least <= real.points &&
    real.points <= most &&
    real.pointsBy.every((change) => isWithinOne(change, preview.pointsBy));
  return [
    { ...knownOf(preview), isWithin },
    { ...knownOf(real), isWithin: true },
  ];
}

/** Setups in whose random games every type of action comes up. */
const SETUPS = [...sampled(everySetup(71), 3), ...rareGames];

it('previews say in every field what then happens, whatever was agreed and whatever is done', () => {
  const seen = new Set<Action['type']>();
  for (const setup of SETUPS) {
    let decisions = 0;
    playRandomly(setup, (game, { seat }) => {
      decisions += 1;
      // Draft by draft hundreds of choices are much the same.
      if (decisionOf(game) === 'draft' && decisions % 7 !== 0) return undefined;
      for (const { action, preview } of choicesOf(game, seat)) {
        seen.add(action.type);
        const outcome = outcomeOf(game, seat, action);
        const [told, happened] = compared(preview, previewFrom(game, seat, action, outcome), outcome);
        // Compared as text first: most are right, and looking for differences takes long.
        if (JSON.stringify(told) !== JSON.stringify(happened)) expect(told, JSON.stringify(action)).toEqual(happened);
      }
      return undefined;
    });
  }
  expect([...seen].sort()).toEqual([...ACTION_TYPES].sort());
});
