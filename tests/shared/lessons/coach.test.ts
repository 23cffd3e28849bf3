import { describe, expect, it } from 'vitest';
import type { GameUpdate } from '../../../shared/contract/answers.ts';
import type { LessonId } from '../../../shared/contract/lessonNames.ts';
import { mistakeOf } from '../../../shared/lessons/coach/mistakes.ts';
import { factsOf, outlookOf, topicOf } from '../../../shared/lessons/coach/topics.ts';
import type { ActionPattern, LessonDeal } from '../../../shared/lessons/lesson.ts';
import { lessonOf } from '../../../shared/lessons/lessons.ts';
import { fits } from '../../../shared/lessons/patterns.ts';
import { standing } from '../../../shared/lessons/values.ts';
import type { Choice, ObservedSeat } from '../../../shared/rules/observation/observation.ts';
import { dealOf } from '../../../shared/rules/position/deal.ts';
import { Session } from '../../../shared/session/live/session.ts';
import { COLONY_LEVELS } from '../../../shared/vocabulary/pieces.ts';
import { DECISIONS } from '../../../shared/vocabulary/time.ts';
import { LANGUAGES } from '../../../shared/words/words.ts';
import { wordsIn } from '../../renderer/platform/i18n/words.ts';
import { LessonGame } from './lessonGame.ts';

interface At {
  readonly update: GameUpdate;
  readonly deal: LessonDeal;
}

const at = (lesson: LessonId, step: string): LessonGame =>
  new LessonGame(
    lessonOf(lesson),
    lessonOf(lesson).steps.findIndex(({ id }) => id === step),
  );

const slip = ({ update: { view, choices }, deal }: At, pattern: ActionPattern) => {
  const choice = choices.find(({ action }) => fits(action, pattern));
  if (choice === undefined) throw new Error(`${JSON.stringify(pattern)} is not legal`);
  return mistakeOf(choice, choices, view, deal.seat);
};

/** The same position with something else about the own seat. */
function withOwn({ update, deal }: At, change: (own: ObservedSeat) => Partial<ObservedSeat>): At {
  const seats = update.view.seats.map((seat, index) => (index === deal.seat ? { ...seat, ...change(seat) } : seat));
  return { update: { ...update, view: { ...update.view, seats } }, deal };
}

describe('the coach warns', () => {
  it('of a card that finds no bread, and not where bread can still be had', () => {
    const game = at('bread', 'last');
    const buy: ActionPattern = { type: 'take', colour: 'blue', action: 'buy' };
    expect(slip(game, buy)).toEqual({ kind: 'starving', values: { unfed: 2, cards: 9, food: 7 } });
    expect(slip(game, { ...buy, action: 'sell' })).toBeNull();
    // A turn before: who brings bread still lies open, and can be paid for.
    const before = at('bread', 'present');
    expect(slip(before, { type: 'take', colour: 'purple', action: 'buy' })).toBeNull();
    expect(slip(before, { type: 'take', colour: 'blue', action: 'buy' })).toMatchObject({ kind: 'starving' });
    expect(slip(before, { type: 'take', colour: 'green', action: 'buy' })).toBeNull();
  });

  it('in the last epoch only of a hunger that does not pay', () => {
    const buy: ActionPattern = { type: 'take', colour: 'blue', action: 'buy' };
    const late = (points: number, reaches: Partial<Choice['preview']['reaches']> = {}): At => {
      const { update, deal } = at('bread', 'last');
      const choices = update.choices.map((choice) => ({
        ...choice,
        preview: {
          ...choice.preview,
          points: fits(choice.action, buy) ? points : 1,
          reaches: { ...choice.preview.reaches, ...(fits(choice.action, buy) && reaches) },
        },
      }));
      return { deal, update: { ...update, choices, view: { ...update.view, epoch: 3 } } };
    };
    expect(slip(late(1), buy)).toMatchObject({ kind: 'starving' });
    // Whoever leaves in its place brings fewer points.
    expect(slip(late(4), buy)).toBeNull();
    expect(slip(late(-1, { colonies: [30] }), buy)).toBeNull();
    const dear = withOwn(late(4), ({ cards }) => ({ cards: cards.map(() => '3-purple-01') }));
    expect(slip(dear, buy)).toMatchObject({ kind: 'starving' });
  });

  it('of a colony that is left, by its points and coins', () => {
    const game = at('tracks', 'colony');
    expect(slip(game, { type: 'pass' })).toEqual({ kind: 'colonyLeft', values: { points: 2, coins: 3 } });
    expect(slip(game, { type: 'colony' })).toBeNull();
  });

  it('of a statue that is left', () => {
    expect(slip(at('tracks', 'statue'), { type: 'pass' })).toMatchObject({ kind: 'statueLeft' });
  });

  it('of the last tile of a high track under a statue', () => {
    const game = at('tracks', 'statue');
    const points: ActionPattern = { type: 'statue', tile: 'culture', side: 'points' };
    expect(slip(game, points)).toBeNull();
    const last = withOwn(game, ({ tiles }) => ({ tiles: { ...tiles, culture: 1 } }));
    expect(slip(last, points)).toMatchObject({ kind: 'silverBlocked', track: 'culture' });
    expect(slip(last, { ...points, side: 'track' })).toBeNull();
    expect(
      slip(
        withOwn(last, () => ({ silver: ['income', 'food'] })),
        points,
      ),
    ).toBeNull();
  });

  it('of a purchase after which a statue cannot be paid any more', () => {
    const buy: ActionPattern = { type: 'take', colour: 'red', action: 'buy' };
    const late = (coins: number): At => {
      const { update, deal } = at('openPiles', 'first');
      const paying = withOwn({ update, deal }, ({ cards, tracks, statues }) => ({
        coins,
        cards: [...cards, '3-purple-a04'],
        tracks: { ...tracks, income: 0, culture: 11 },
        statues,
      }));
      const choices = paying.update.choices.map((choice) => ({
        ...choice,
        preview: {
          ...choice.preview,
          coinsAfter: coins - (choice.preview.price ?? 0),
          tracksAfter: { ...choice.preview.tracksAfter, income: 0, culture: 11 },
        },
      }));
      return { deal, update: { ...paying.update, choices, view: { ...paying.update.view, epoch: 3 } } };
    };
    // The red card costs two, a missing step of culture three.
    const kinds = [2, 3, 4, 5, 9].map((coins) => slip(late(coins), buy)?.kind ?? null);
    expect(kinds).toEqual([null, 'statueUnpaid', 'statueUnpaid', null, null]);
  });

  it('of a medal that is worth more than its coins, in the last epoch only', () => {
    expect(slip(at('points', 'choose'), { type: 'pass' })).toEqual({
      kind: 'medalLeft',
      values: { gain: 15, coins: 39, few: 7 },
    });
    expect(slip(at('points', 'climb'), { type: 'pass' })?.kind).not.toBe('medalLeft');
  });

  it('of going without a first silver medal, which is never cheaper', () => {
    const game = at('points', 'climb');
    expect(slip(game, { type: 'pass' })).toEqual({
      kind: 'silverLater',
      values: { now: 4, later: 9, gain: 5 },
      track: 'food',
    });
    game.act({ type: 'silver', tile: 'income' });
    expect(slip(game, { type: 'pass' })).toBeNull();
  });

  it('of giving up somebody who brings food', () => {
    const game = at('bread', 'present');
    game.act({ type: 'take', colour: 'purple', action: 'buy' });
    game.act({ type: 'take', colour: 'blue', action: 'buy' });
    expect(game.update.view.decision).toBe('feeding');
    expect(slip(game, { type: 'remove', card: '1-blue-10' })).toMatchObject({
      kind: 'feederRemoved',
      values: { food: 1, unfed: 2 },
    });
    expect(slip(game, { type: 'remove', card: '1-blue-07' })).toBeNull();
  });

  it('by what the seat may know and nothing else: swapped hidden cards change no word', () => {
    const game = at('bread', 'last');
    const heard = ({ view, choices }: GameUpdate) =>
      JSON.stringify(choices.map((choice) => mistakeOf(choice, choices, view, game.deal.seat)));
    const { saved } = game.session;
    const deal = dealOf(game.deal.options, saved.content, saved.seed);
    const others = { ...deal.decks, 2: { ...deal.decks[2], red: [...deal.decks[2].red].reverse() } };
    const swapped = new Session({ ...saved, deal: { ...deal, decks: others } }).update([]);
    expect(swapped.view).toEqual(game.update.view);
    expect(heard(swapped)).toBe(heard(game.update));
    expect(heard(game.update)).toContain('starving');
  });
});

describe('the coach speaks of', () => {
  it('every decision, and of the monument where one can be taken', () => {
    const choices = at('tracks', 'colony').update.choices;
    const { view } = at('tracks', 'colony').update;
    const values = standing({ view, choices, seat: 0, title: String });
    const last = topicOf({ ...view, decision: 'medals', epoch: 3 }, choices);
    expect(last).toBe('medalsLast');
    const topics = [...DECISIONS.map((decision) => topicOf({ ...view, decision }, choices)), 'monument' as const, last];
    expect(topics).not.toContain(null);
    expect(topicOf({ ...view, decision: 'draft', phase: 'B' }, choices)).toBe('draftB');
    expect(topicOf({ ...view, decision: 'draft', phase: 'A' }, choices)).toBe('draftA');
    expect(topicOf({ ...view, decision: null }, [])).toBeNull();
    for (const language of LANGUAGES) {
      const text = wordsIn(language);
      for (const topic of topics) {
        if (topic === null) continue;
        for (const kind of ['first', 'matters'] as const) {
          const sentence = text(`coach.${kind}.${topic}`, values);
          expect(sentence).not.toMatch(/[{}]/);
          expect([sentence, sentence.split(/\s+/).length <= 35]).toEqual([sentence, true]);
        }
      }
    }
  });

  it('what the own seat has that still counts', () => {
    const { update, deal } = withOwn(at('tracks', 'colony'), ({ tracks }) => ({ tracks: { ...tracks, culture: 5 } }));
    expect(factsOf(update.view, deal.seat)).toEqual(['coins', 'bread', 'colonyReached', 'statue']);
    expect(factsOf({ ...update.view, decision: 'chooseSide' }, deal.seat)).toEqual([]);
    const end = { ...update.view, epoch: 3, phase: 'B' } as const;
    expect(factsOf({ ...end, step: 'medals', decision: 'medals' }, deal.seat)).toEqual(['coins']);
    expect(factsOf({ ...end, step: 'freeCard', decision: 'freeCard' }, deal.seat)).toEqual(['coins', 'bread']);
    const statues = { ...end, step: 'statue' } as const;
    expect(factsOf({ ...statues, decision: 'statue' }, deal.seat)).toEqual(['coins', 'bread', 'statue']);
    const turn = { ...statues.turn, actionsLeft: 0 };
    const weak = withOwn({ update, deal }, ({ tracks }) => ({ tracks: { ...tracks, military: 0 } }));
    expect(factsOf(weak.update.view, deal.seat)).toContain('colony');
    const built = { ...end, step: 'colony', decision: 'placeTile', turn } as const;
    expect(factsOf(built, deal.seat)).toEqual(['coins', 'bread', 'statue']);
    expect(factsOf({ ...statues, decision: 'placeTile', turn }, deal.seat)).toEqual(['coins', 'bread']);
    const all = withOwn({ update, deal }, () => ({ colonies: COLONY_LEVELS.map((level) => ({ level, tile: null })) }));
    expect(factsOf(all.update.view, deal.seat)).not.toContain('colonyReached');
  });

  it('what is closest to hurting, then what is closest in reach', () => {
    const game = at('openPiles', 'fed');
    // One card of each colour: none is missing.
    const village = withOwn(game, () => ({
      cards: ['1-yellow-06', '1-red-06', '1-blue-09', '1-green-02', '1-purple-03'],
    }));
    const look = (change: (own: ObservedSeat) => Partial<ObservedSeat>) => {
      const { update, deal } = withOwn(village, change);
      return outlookOf(update.view, deal.seat)?.kind;
    };
    const tracks = { income: 8, military: 4, culture: 7, food: 20 };
    expect(look(({ cards }) => ({ tracks: { ...tracks, food: cards.length } }))).toBe('bread');
    expect(look(() => ({ tracks: { ...tracks, military: 7 } }))).toBe('colony');
    expect(look(() => ({ tracks: { ...tracks, culture: 9 } }))).toBe('statue');
    expect(look(() => ({ tracks, cards: ['1-red-05'] }))).toBe('colour');
    expect(look(() => ({ tracks }))).toBe('income');
  });
});
