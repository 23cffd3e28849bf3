import { applyAction, type GameState, isOver, legalActions, newGame, nextDecider, pathOf } from '../../flow/runner.ts';
import type { Decided } from '../../session/saves/savedGame.ts';
import { EMBLEMS } from '../../vocabulary/seats.ts';
import type { ActionPattern, Lesson, LessonDeal, LessonStep } from '../lesson.ts';
import { fits } from '../patterns.ts';
import { scriptedMove } from './others.ts';

/** A game as far as a lesson brings it. */
export interface Line {
  readonly deal: LessonDeal;
  readonly actions: readonly Decided[];
}

/** The lesson's own decisions at a step, in order. */
function ownAt({ wait, ours = [] }: LessonStep): readonly ActionPattern[] {
  if (wait === 'decision') return ours.slice(0, 1);
  return typeof wait === 'object' && 'until' in wait ? ours : [];
}

/**
 * The game at the beginning of a step, when every decision before it was the lesson's own. Bots that decide by
 * themselves have not decided yet. Throws a RangeError when a decision of the lesson is not legal.
 */
export function lineTo(lesson: Lesson, number: number): Line {
  let deal: LessonDeal | undefined;
  let own: ActionPattern[] = [];
  const marks = new Map<string, number>();
  for (const [index, step] of lesson.steps.entries()) {
    if (step.deal !== undefined) [deal, own] = [step.deal, []];
    marks.set(step.id, own.length);
    if (index === number) break;
    if (typeof step.wait === 'object' && 'takeBack' in step.wait) own.length = marks.get(step.wait.takeBack) ?? 0;
    else own.push(...ownAt(step));
  }
  if (deal === undefined) throw new RangeError(`${lesson.id} deals no game`);
  return { deal, actions: played(deal, [...deal.before, ...own]) };
}

/** Plays the learner's decisions, the others' in between and after. */
function played(deal: LessonDeal, own: readonly ActionPattern[]): readonly Decided[] {
  const { options, seed, emblems, seat } = deal;
  const game = newGame({ options, seed, emblems: emblems.map((emblem) => EMBLEMS.indexOf(emblem)) });
  const actions: Decided[] = [];
  for (const pattern of own) {
    othersPlay(game, deal, actions);
    const action = legalActions(game, seat).find((legal) => fits(legal, pattern));
    if (action === undefined) throw new RangeError(`${JSON.stringify(pattern)} is not legal at ${pathOf(game)}`);
    applyAction(game, seat, action);
    actions.push({ seat, action });
  }
  return actions;
}

/** Plays the others' decisions until it is the learner's turn, or that of a bot that decides by itself, or nobody's. */
function othersPlay(game: GameState, deal: LessonDeal, actions: Decided[]): void {
  while (!isOver(game)) {
    const seat = nextDecider(game);
    if (seat === deal.seat) return;
    const decided = actions.filter((other) => other.seat === seat).length;
    const action = scriptedMove(deal, legalActions(game, seat), decided);
    if (action === null) return;
    applyAction(game, seat, action);
    actions.push({ seat, action });
  }
}
